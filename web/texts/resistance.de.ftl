# Was die Seiten über Der Widerstand sagen, außer dessen eigenen Wörtern.

game-length = etwa 30 Minuten
goal = Der Widerstand gewinnt mit drei gelungenen Missionen, die Spione mit drei gescheiterten oder fünf abgelehnten Teams in Folge.

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
mission-success = gelungen
mission-fail = gescheitert
mission-two = Diese Mission scheitert erst mit zwei Fehlschlägen.
mission-two-short = 2 Fehlschl.
plots-title = Plotkarten auf dem Tisch
plots-drawn = gerade gezogen
plot-close_eye = Einmal: Wenn die Missionskarten verdeckt liegen, sieht man sich die Karte von jemand anderem an.
plot-strong_leader = Einmal: Wenn die Führung wechselt, nimmt man sie an sich.
plot-no_confidence = Einmal: Ein angenommenes Team gilt doch als abgelehnt.
plot-opinion_maker = Immer: Wer sie hat, stimmt offen und vor allen anderen ab.
plot-take_responsibility = Sofort: Wer sie bekommt, nimmt jemandem eine Plotkarte weg.
plot-overheard = Sofort: Wer sie bekommt, sieht, auf welcher Seite jemand nebenan steht.
plot-open_up = Sofort: Wer sie bekommt, zeigt einer Person die eigene Seite.
plot-confidence = Sofort: Wer führt, zeigt einer Person die eigene Seite.
plot-spotlight = Einmal: Vor einer Mission bestimmt man jemanden aus dem Team, der offen spielen muss.
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

# Mein Ziel und meine Rolle, in klaren Worten
goal-resistance =
    { $hunter ->
        [true] Dein Ziel: drei gelungene Missionen, und dann muss euer Jäger den Vorsitzenden der Spione anklagen. Findet der Jäger der Spione vorher euren, verliert ihr.
       *[false] Dein Ziel: drei gelungene Missionen. Finde heraus, wem du trauen kannst, und lass die anderen spüren, dass du es ehrlich meinst.
    }
goal-spies =
    { $hunter ->
        [true] Dein Ziel: drei gescheiterte Missionen, und dann muss euer Jäger einen Vorsitzenden des Widerstands anklagen. Auch fünf abgelehnte Teams in Folge gewinnen für euch.
       *[false] Dein Ziel: drei gescheiterte Missionen, oder fünf abgelehnte Teams in Folge. Misch dich unter die anderen und bleib unerkannt.
    }
role-resistance = Du gehörst zum Widerstand und hast keine besondere Gabe. Auf Missionen spielst du immer Erfolg; beweisen kannst du niemandem, wer du bist.
role-spy = Du bist Spion. Auf Missionen darfst du Erfolg oder Fehlschlag spielen. Der Widerstand darf nicht merken, dass du einer bist.
role-resistance_chief = Du bist Vorsitzender des Widerstands und spielst immer Erfolg. Der Jäger der Spione sucht dich: Gib niemandem Anlass, dich anzuklagen. Wird gegen dich ermittelt, musst du es zeigen.
role-resistance_hunter = Du bist der Jäger des Widerstands und spielst immer Erfolg. Nach dem dritten Erfolg trittst du vor und klagst an: Triffst du den Vorsitzenden der Spione, gewinnt ihr. Bis dahin soll niemand wissen, wer du bist.
role-spy_chief =
    Du bist Vorsitzender der Spione. { $large ->
        [true] Auf Missionen spielst du Erfolg oder Vorsitzender-Fehlschlag, und wie viele davon fallen, sehen alle.
       *[false] Auf Missionen spielst du Erfolg oder Fehlschlag.
    } Der Jäger des Widerstands sucht dich. Wird gegen dich ermittelt, musst du es zeigen.
role-spy_hunter = Du bist der Jäger der Spione und darfst Erfolg oder Fehlschlag spielen. Nach der dritten gescheiterten Mission klagst du an: Triffst du einen Vorsitzenden des Widerstands, gewinnt ihr. Einmal darfst du es früher versuchen, wenn es dir angeboten wird.
role-doppelganger = Du bist der Doppelgänger, gehörst zum Widerstand und spielst immer Erfolg. Wird gegen dich ermittelt, darfst du dich als Vorsitzender ausgeben und so den Jäger der Spione auf die falsche Spur locken.
role-coordinator = Du bist der Koordinator und spielst für den Widerstand immer Erfolg. Eure Vorsitzenden kennen dich, du kennst sie nicht. Klagt dich der Jäger der Spione an, gewinnen die Spione: Bleib unauffällig.
role-double_agent = Du bist der Doppelagent, ein Spion, und darfst Erfolg oder Fehlschlag spielen. Die anderen Spione kennen dich, aber du kennst sie nicht.
role-deceiver = Du bist der Täuscher, gehörst zum Widerstand und spielst immer Erfolg. Die Spione halten dich vielleicht für ihren Doppelagenten: Nutz das, aber sie erfahren nie, wer von euch beiden wer ist.
role-resistance_hacker = Du bist der Hacker des Widerstands. Auf Missionen spielst du Erfolg oder Hacken; ein einzelnes Hacken dreht das Ergebnis um. Wie oft gehackt wurde, sehen alle, aber nicht von wem.
role-spy_hacker = Du bist der Hacker der Spione. Du spielst Erfolg oder Hacken, nie Fehlschlag; ein einzelnes Hacken dreht das Ergebnis um. Wie oft gehackt wurde, sehen alle, aber nicht von wem.
