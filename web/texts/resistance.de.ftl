# Was die Seiten über Der Widerstand sagen, außer dessen eigenen Wörtern.

game-length = etwa 30 Minuten
goal = Der Widerstand gewinnt mit drei geglückten Missionen, die Spione mit drei gescheiterten oder fünf abgelehnten Teams in Folge.

badge-leader = führt
badge-team = Team
badge-investigator = Ermittler
badge-interrogator = Verhörer
board-missions = Die fünf Missionen
board-mission = Mission { $mission }
board-team = Team für Mission { $mission }
board-last-vote = Letzte Abstimmung
board-rejected-title = Abgelehnt
board-rejected = { $count } von 5 Teams in Folge abgelehnt
board-characters = Wer im Spiel ist
mission-size = { $size } gehen
mission-success = geglückt
mission-fail = gescheitert
mission-two = Diese Mission scheitert erst mit zwei Fehlschlägen.
mission-two-short = 2 Fehlschl.
history-title = Alle Teams und Stimmen
history-mission = Mission
history-yes = Ja
history-no = Nein
history-in-team = (im Team)
history-key = ✓ Ja, ✕ Nein, umrahmt: im Team, ★ führt.

field-Propose-team = Wer geht?
field-Propose-field = Auf welche Mission?
field-Propose-investigator = Wer bekommt den Ermittlungsmarker?
ask-Proposing = Du führst: Stell das Team zusammen.
ask-Voting = Willst du dieses Team?
ask-Opining = Du stimmst offen vor allen anderen ab.
ask-Playing = Du bist auf der Mission: Spiel eine Karte.
ask-Pondering = Mach weiter, wenn du so weit bist.
claims-IAm = Ich bin …
claims-ISaw = Ich habe gesehen …
claims-ITrust = Ich traue …
claims-IDistrust = Ich traue nicht …
help-Proposing = Wer führt, wählt aus, wer auf die Mission geht. Tipp auf die Plätze am Tisch und bestätige.
help-Voting = Alle stimmen gleichzeitig ab. Mehr als die Hälfte Ja: Das Team geht los. Fünf abgelehnte Teams in Folge, und die Spione gewinnen.
help-Playing = Wer auf der Mission ist, spielt verdeckt eine Karte. Der Widerstand kann nur Erfolg spielen.
