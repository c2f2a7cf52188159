# Was die Seiten über Among Cultists sagen, außer dessen eigenen Wörtern.

goal = Die Ermittler sammeln genug Punkte oder finden den Kult; der Kult mordet, sabotiert und lügt.

badge-knife = hat das Messer: das letzte Wort bei Abstimmungen
badge-knife-short = Messer
badge-ghost = Geist
map-title = Das Haus
map-cards = Karten in diesem Raum
map-active = aktiv
map-marker = Kultistenmarker
map-fishman = Fischmensch
board-state = Wie es steht
board-round = Runde { $round }
board-power-on = Strom an
board-power-off = Strom aus
board-portal = Portal offen
board-route = Deine Route in dieser Runde: { $colours }
board-hand = Deine Hand:
path-hint = Tipp die Orte der Reihe nach an, höchstens { $most } Schritte.
path-none = Wähl zuerst, wohin du gehst.
path-circle = Du darfst nicht enden, wo du losgegangen bist.
path-undo = Einen zurück
path-go = Gehen

ask-Moving = Wohin gehst du?
ask-Meeting = Welchen Puls gibst du?
ask-Sneaking = Nimmst du den geheimen Weg?
ask-Acting = Was tust du hier?
ask-Announcing = Was hast du gesehen?
ask-Voting = Auf wen zeigst du?
ask-Deciding = Bleibst du bei deiner Stimme?
ask-CleaningUp = Weiter zur nächsten Runde?
ask-Unmasking = Wer ist der Seher?
help-Moving = Nenn einen ganzen Weg. Wen du unterwegs triffst, mit dem hast du eine Begegnung.
help-Meeting = Wer sich trifft, gibt dem anderen verdeckt eine Pulskarte. Niemand kennt den eigenen Puls.
help-Acting = Tu, was dieser Ort erlaubt. Ermittler sind an ihre Route gebunden, Kultisten nicht.
help-Voting = Alle zeigen gleichzeitig auf jemanden oder enthalten sich; danach darf, wer das Messer hat, die eigene Stimme noch ändern.
field-Murderer-by = Wer?
field-Murderer-seat = Wen?
field-IWasWith-seat = Mit wem?
field-IWasWith-place = Wo?
claims-IAm = Ich bin …
claims-ISuspect = Ich verdächtige …
claims-ITrust = Ich traue …
claims-IWasWith = Ich war mit …
claims-Murderer = Hat … gemordet?
claims-MyRoute = Meine Route …

# Mein Ziel und meine Rolle, in klaren Worten
goal-investigators = Dein Ziel: zusammen { $points } Punkte in höchstens zehn Runden, oder { $two ->
        [true] den ganzen Kult hinauswählen
       *[false] den Kultisten hinauswählen
    }. { $seer ->
        [true] Danach darf der Kult noch den Seher nennen; trifft er, habt ihr doch verloren.
       *[false] Punkte bringen geprüfte Räume, in denen „Erfolg“ liegt.
    }
goal-cultists = Dein Ziel: heimlich genug Ermittler ermorden, oder dafür sorgen, dass nach zehn Runden Punkte fehlen. { $seer ->
        [true] Wirst du enttarnt, kannst du noch gewinnen, indem du den Seher nennst.
       *[false] Lass dich nicht hinauswählen.
    }
card-goal-investigators = Zusammen { $points } Punkte in zehn Runden, oder den Kult hinauswählen.
card-goal-cultists = Heimlich genug Ermittler ermorden, oder zehn Runden lang ihre Punkte verhindern.
role-investigator = Du ermittelst. Du hast nur „Lebend“ und „Erfolg“, und in Räumen handelst du nur, wo deine Route es erlaubt. Ob du selbst schon ermordet bist, weißt du nicht.
role-seer = Du bist der Seher: Du ermittelst und weißt, wer zum Kult gehört. Hilf den anderen unauffällig, denn nennt der Kult am Ende dich, verliert ihr. Sag nie, dass du der Seher bist.
role-cultist = Du gehörst zum Kult. Bei Begegnungen darfst du „Ermordet“ geben, in Räume „Gescheitert“ oder Sabotage legen, deine Route missachten und bei Prüfungen lügen. Niemand darf merken, dass du es warst.

# Überschriften: wer etwas tut, in höchstens fünf Wörtern
headline-Moving = { $name } ist unterwegs
    .me = Du bist unterwegs
headline-Meeting = Begegnung im Halbdunkel
    .me =
        { $count ->
            [1] Du begegnest { $name }
            [2] { $name } und { $other } hier
           *[other] { $count } andere stehen hier
        }
headline-Sneaking = Geheimtür: { $name }
    .me = Vor dir: eine Geheimtür
headline-Acting = { $name } handelt
    .me = Du handelst
headline-Announcing = { $name } hat nachgesehen
    .me = Du hast nachgesehen
headline-Voting = Auf wen zeigt ihr?
headline-Deciding = { $name } hat das Messer
    .me = Du hast das letzte Wort
headline-CleaningUp = Die Runde ist vorbei
headline-Unmasking = Still! Der Kult spricht
headline-won-investigators = Die Ermittler gewinnen
headline-won-cultists = Der Kult gewinnt
reason-points = Die Beweise reichen
reason-eliminated = Der Kult ist enttarnt
reason-presented = Genug Ermittler sind ermordet
reason-murders = Genug Ermittler waren schon ermordet
reason-time = Nach zehn Runden fehlen Beweise
reason-seer_named = Der Seher ist erkannt

# Auf dem Plan
map-people =
    { $count ->
        [0] niemand hier
       *[other] hier: { $names }
    }
map-vote = Hier kann man zur Abstimmung rufen
map-dark = Hier lässt sich der Strom einschalten
score-round = Runde { $round } von { $rounds }
score-points = { $points } von { $target } Beweisen
score-points-word = Beweise
vote-tap = Tipp auf eine Maske. Änderbar, bis alle gezeigt haben.
knife-tap = Oder tipp auf eine andere Maske.
knife-stay = Dabei bleiben: { $name }
knife-nobody = niemand
path-left =
    { $left ->
        [0] Am Ziel: { $place }
        [one] Noch ein Schritt
       *[other] Noch { $left } Schritte
    }
path-any = Geist: überallhin
path-show-route = Route
path-alone = Du triffst niemanden.
path-short-meets = Du triffst { $names }.

beat-round = Runde { $round }
beat-round-sub = { $name } hat das Messer
beat-dark = Licht aus!
beat-dark-sub = Jetzt begegnen sich alle, die zusammenstehen
beat-light = Licht an!
beat-lives = { $name } lebt
beat-murdered = { $name } ist ermordet
beat-says = sagt { $name }
beat-ghost = { $name } ist jetzt Geist
beat-voted-out = { $name } wird hinausgewählt
beat-nobody = Niemand wird hinausgewählt
beat-calls = { $name } ruft zur Abstimmung
beat-stay = { $name } bleibt dabei
beat-change = { $name } zeigt auf { $target }
beat-abstain = { $name } enthält sich doch
beat-drawn = { $name } zieht ein Ereignis
beat-paths = Von den unsicheren Wegen
beat-checked = { $name } prüft: { $place }
beat-portal-opened = Ein Portal!
beat-portal-closed = Portal geschlossen
beat-portal-lapsed = Portal verfallen
beat-no-name = Kein Name fällt
beat-votes =
    { $count ->
        [0] Niemand zeigt auf jemanden
        [1] Eine Stimme gegen { $name }
       *[other] { $count } Stimmen gegen { $name }
    }

# Tafel
sheet-decks = Decks und Hände
sheet-events = Was geschah
sheet-hand-line = Pulsdeck { $pulse } · Puls auf der Hand { $pulses } · Aufgaben { $tasks }
sheet-paths = Unsichere Wege: { $count } Karten
sheet-bag = Im Beutel noch { $count } Ereignisse
sheet-colours = Farben und Formen
