# Was die Seiten über Decrypto sagen, außer dessen eigenen Wörtern.

game-length = etwa 30 Minuten
goal = Zwei abgefangene Codes gewinnen, zwei Missverständnisse verlieren. Gib Hinweise, die dein Team versteht und das andere nicht.

team-white = Weiß
team-black = Schwarz
badge-encryptor = verschlüsselt
board-round = Runde { $round }
board-words = Eure vier Wörter
board-code = Code: { $code }
board-ours = euer Team
board-interceptions = abgefangen
board-misses = missverstanden
sheet-clues = Hinweise
sheet-theirs = andere
sheet-own = eigene
sheet-code = Code
reveal-title = Aufgedeckt, Runde { $round }: der Code von { $team }
reveal-understood = verstanden
reveal-misunderstood = missverstanden
reveal-caught = abgefangen
reveal-missed = nicht abgefangen
reveal-nobody = Dafür nimmt niemand einen Marker.
clue-hold = Halten: Code, Wörter
clue-struck = gestrichen
code-cover = Der Tipp eures Teams
clue-hint = Hinweis { $number }
clue-missing =
    { $count ->
        [one] Ein Hinweis fehlt noch.
       *[other] { $count } Hinweise fehlen noch.
    }
clue-send = Hinweise vorlesen
code-for = Zahl für „{ $clue }“
code-send = Unser Tipp: { $code }
code-missing = Für jeden Hinweis eine Zahl
code-given = Der Tipp eures Teams: { $code }. Das letzte Wort zählt.

ask-Naming = Wer von euch verschlüsselt?
ask-Writing = Du verschlüsselst: Schreib drei Hinweise.
ask-Guessing = Welcher Code ist es?
ask-Objecting = Ist dieser Hinweis gegen die Regeln?
ask-Recalling = Wie heißen die Wörter des anderen Teams?
help-Naming = Jedes Team bestimmt, wer in dieser Runde verschlüsselt.
help-Writing = Wer verschlüsselt, schreibt zu jeder Zahl des Codes einen Hinweis. Hinweise gelten den Wörtern, nie Buchstaben oder Schreibweisen.
help-Guessing = Beide Teams raten den Code aus den Hinweisen. Was du hier sagst, hört nur dein Team.
help-Objecting = Alle entscheiden, ob der Hinweis gilt.
help-Recalling = Schreibt auf, welche Wörter die anderen eurer Meinung nach haben.
field-Name-seat = Wer verschlüsselt?
field-GuessKeywords-first = Wort 1
field-GuessKeywords-second = Wort 2
field-GuessKeywords-third = Wort 3
field-GuessKeywords-fourth = Wort 4
field-NameTeam-name = Der Name eures Teams
form-NameTeam = Dem Team einen Namen geben
channel-white = Weiß
channel-black = Schwarz
claims-IRead = Ich lese Hinweis …
claims-IWouldEncrypt = Ich möchte verschlüsseln
claims-IPass = Keine Ahnung

# Mein Ziel und meine Rolle, in klaren Worten
goal-team = Euer Ziel: zweimal den Code der anderen abfangen. Missversteht ihr zweimal euren eigenen, habt ihr verloren.
goal-pair = Euer Ziel: fünf Runden überstehen. Der Abfangende bekommt einen Marker für jeden erratenen Code und für jeden, den ihr missversteht; zwei davon sind sein Sieg.
goal-interceptor = Dein Ziel: zwei Marker in fünf Runden. Du bekommst einen, wenn du den Code errätst, und einen, wenn die beiden ihn missverstehen.
role-encryptor = Du verschlüsselst: Nur du kennst den Code. Gib zu jeder Zahl einen Hinweis auf das Wort mit dieser Nummer, und schweig dann, bis geraten ist. Eure vier Wörter darf niemand sonst sehen.
role-decoder = Du entschlüsselst: Du kennst eure vier Wörter, aber nicht den Code. Rate mit deinem Team, welche Nummern die Hinweise meinen. Eure Wörter darf niemand sonst erfahren.
role-interceptor = Du fängst ab: Du kennst keine Wörter. Merk dir, welche Hinweise zu welcher Nummer gehörten, und rate ab der zweiten Runde den Code.
