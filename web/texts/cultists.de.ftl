# Was die Seiten über Among Cultists sagen, außer dessen eigenen Wörtern.

game-length = 45 bis 60 Minuten
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
board-people = Alle
board-round = Runde { $round }
board-points = { $points } von { $target } Punkten
board-power-on = Strom an
board-power-off = Strom aus
board-votable = Abstimmungen möglich
board-portal = Portal offen
board-decks = Puls { $pulse }, Hand { $hand }
board-route = Deine Route in dieser Runde: { $colours }
board-hand = Deine Hand:
path-hint = Tipp die Orte der Reihe nach an, höchstens { $most } Schritte.
path-meets = Du würdest treffen, am Ort { $who }.
path-nobody = Du würdest niemanden treffen.
path-none = Wähl zuerst, wohin du gehst.
path-circle = Du darfst nicht enden, wo du losgegangen bist.
path-no-way = Von dort führt kein Weg direkt zum Ort { $place }.
path-long = Weiter kommst du in dieser Runde nicht.
path-route = Meine Route: gedrückt halten
path-undo = Einen zurück
path-go = Dorthin gehen

ask-Moving = Wohin gehst du?
ask-Meeting = Ihr begegnet euch: Gib eine Pulskarte.
ask-Sneaking = Nimmst du den geheimen Weg?
ask-Acting = Was tust du hier?
ask-Announcing = Sag, was du gesehen hast.
ask-Voting = Auf wen zeigst du?
ask-Deciding = Das Messer hat das letzte Wort.
ask-CleaningUp = Die Runde ist vorbei: Geht es weiter?
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
role-investigator = Du ermittelst. Du hast nur „Lebend“ und „Erfolg“, und in Räumen handelst du nur, wo deine Route es erlaubt. Ob du selbst schon ermordet bist, weißt du nicht.
role-seer = Du bist der Seher: Du ermittelst und weißt, wer zum Kult gehört. Hilf den anderen unauffällig, denn nennt der Kult am Ende dich, verliert ihr. Sag nie, dass du der Seher bist.
role-cultist = Du gehörst zum Kult. Bei Begegnungen darfst du „Ermordet“ geben, in Räume „Gescheitert“ oder Sabotage legen, deine Route missachten und bei Prüfungen lügen. Niemand darf merken, dass du es warst.
