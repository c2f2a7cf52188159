# Was die Seiten über Decrypto sagen, außer dessen eigenen Wörtern.

goal = Zwei abgefangene Codes gewinnen, zwei Missverständnisse verlieren. Gib Hinweise, die dein Team versteht und das andere nicht.

team-white = Weiß
team-black = Schwarz
badge-encryptor = verschlüsselt
board-round = Runde { $round }
board-interceptions = abgefangen
board-misses = missverstanden
sheet-clues = Hinweise
sheet-theirs = andere
sheet-own = eigene
sheet-code = Code
clue-hold = Halten: Code, Wörter
clue-hint = Hinweis { $number }
clue-send = Hinweise senden
code-for = Zahl für „{ $clue }“

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
form-NameTeam = Teamname
channel-white = Weiß
channel-black = Schwarz
claims-IRead = Ich lese Hinweis …
claims-IWouldEncrypt = Ich möchte verschlüsseln
claims-IPass = Keine Ahnung

# Mein Ziel und meine Rolle, in klaren Worten
goal-team = Euer Ziel: zweimal den Code der anderen abfangen. Missversteht ihr zweimal euren eigenen, habt ihr verloren.
goal-pair = Euer Ziel: fünf Runden überstehen. Der Abfangspezialist bekommt einen Marker für jeden erratenen Code und für jeden, den ihr missversteht; zwei davon sind sein Sieg.
goal-interceptor = Dein Ziel: zwei Marker in fünf Runden. Du bekommst einen, wenn du den Code errätst, und einen, wenn die beiden ihn missverstehen.
role-encryptor = Du verschlüsselst: Nur du kennst den Code. Gib zu jeder Zahl einen Hinweis auf das Wort mit dieser Nummer, und schweig dann, bis geraten ist. Eure vier Wörter darf niemand sonst sehen.
role-decoder = Du entschlüsselst: Du kennst eure vier Wörter, aber nicht den Code. Rate mit deinem Team, welche Nummern die Hinweise meinen. Eure Wörter darf niemand sonst erfahren.
role-interceptor = Du fängst ab: Du kennst keine Wörter. Merk dir, welche Hinweise zu welcher Nummer gehörten, und rate ab der zweiten Runde den Code.

# Die Bühne: Überschrift, Blätter, Streifen
headline-Naming = Wer verschlüsselt diesmal?
headline-Naming-you = Ihr bestimmt, wer verschlüsselt
headline-Writing =
    { $count ->
        [one] { $names } verschlüsselt
       *[other] { $names } verschlüsseln
    }
headline-Writing-you = Du verschlüsselst
headline-Guessing = Der Code von { $team }
headline-Guessing-guesses = Ihr entschlüsselt
headline-Guessing-silent = Du schweigst, dein Team rät
headline-Guessing-intercepts = Ihr fangt ab
headline-Objecting = { $name } erhebt Einspruch
headline-Objecting-you = Du erhebst Einspruch
headline-Recalling = Gleichstand: Welche Wörter?
headline-won = { $team } gewinnt
headline-won-shared = Beide Teams gewinnen
headline-won-interceptor = Abgefangen!
headline-won-uncaught = Das Team gewinnt
reason-interceptions = Zwei Codes sind abgefangen
reason-miscommunications = Die anderen haben ihren eigenen Code zweimal missverstanden
reason-points = Gleichstand, und die Punkte entscheiden
reason-keywords = Gleichstand, und die erratenen Wörter entscheiden
reason-shared = Unentschieden bis zuletzt
reason-interceptor = Der Abfangspezialist hat zwei Marker beisammen
reason-uncaught = Fünf Runden, und dem Abfangspezialisten fehlen Marker
stage-hold = Halten: eure Wörter
stage-hold-code = Halten: Code und Wörter
stage-word = Wort { $number }
stage-code = Dein Code
stage-code-theirs = Der Code von { $team }
stage-no-words = Keine Wörter: Du liest nur mit
stage-earlier = Frühere Hinweise
stage-none = noch keine
stage-first = Runde 1: Noch fängt niemand ab
stage-clue = Hinweis { $position }
stage-struck = gestrichen
stage-missing = fehlt
doing-writes = schreibt
mark-interception =
    { $count ->
        [0] Noch nichts abgefangen
        [one] Einmal abgefangen
       *[other] { $count }-mal abgefangen
    }
mark-miscommunication =
    { $count ->
        [0] Noch kein Missverständnis
        [one] Ein Missverständnis
       *[other] { $count } Missverständnisse
    }
sheet-earlier = Hinweise von { $team }

# Die Fragen im Pult
dock-Naming = Wer verschlüsselt für euch?
dock-Writing = Drei Hinweise, in dieser Reihenfolge
dock-Writing-done = Passen die drei Hinweise?
dock-Writing-short = Senden
dock-Guessing = Welche Zahl meint „{ $clue }“?
dock-Guessing-missing = Welche Zahl fehlt noch?
dock-Guessing-done = Ist das ihr Code?
dock-Guessing-ours = Ist das euer Code?
dock-digits =
    { $count ->
        [one] Noch 1 Ziffer
       *[other] Noch { $count } Ziffern
    }
dock-guess = Das ist er
dock-given = Euer Tipp liegt. Das letzte Wort zählt.
dock-sent = Deine Hinweise liegen. Änderbar, bis beide fertig sind.
dock-Objecting = „{ $clue }“: gegen die Regeln?
dock-strike = Streichen
dock-keep = Gilt
dock-Recalling = Welche Wörter haben sie?
dock-object = Einspruch
dock-object-which = Welcher Hinweis ist nicht erlaubt?

# Meine Karte
card-encryptor = Verschlüsseler
card-decoder = Entschlüsseler
card-interceptor = Abfangspezialist
card-team = Team { $team }
card-alone = Allein gegen zwei
card-goal-team = Fangt zweimal den Code der anderen ab, und versteht euren eigenen.
card-goal-pair = Übersteht fünf Runden, bevor der Abfangspezialist zwei Marker hat.
card-goal-interceptor = Hol dir in fünf Runden zwei Marker.
card-encryptor-does = Schreib zu jeder Zahl deines Codes einen Hinweis, dann schweig.
card-decoder-does = Rate aus den Hinweisen, welche Zahlen gemeint sind.
card-interceptor-does = Rate ab Runde 2 ihren Code, ganz ohne Wörter.

# Was geschieht
beat-round = Runde { $round }
beat-encrypts = verschlüsselt
beat-clues = Hinweise von { $team }
beat-code = Der Code
beat-caught = Abgefangen!
beat-missed = Nicht abgefangen
beat-understood = Verstanden!
beat-misread = Missverstanden!
beat-token-interception = { $team } fängt ab!
beat-token-miscommunication = { $team } hat sich missverstanden
beat-objection = Einspruch!
beat-struck = Gestrichen
beat-stands = Der Hinweis gilt
beat-tied = Gleichstand!
beat-tied-points = { $white } : { $black } Punkte
beat-right =
    { $count ->
        [one] 1 Wort richtig
       *[other] { $count } Wörter richtig
    }
stage-you = Du
stage-catcher = Fängt ab
clue-to-go =
    { $count ->
        [one] Noch 1 Hinweis
       *[other] Noch { $count } Hinweise
    }
doing-done = fertig
stage-catcher-goal = Zwei Marker in fünf Runden
dock-back = Zurück
dock-name-save = Merken
