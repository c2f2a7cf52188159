# Was die Seiten über Der Widerstand sagen, außer dessen eigenen Wörtern.

goal = Der Widerstand gewinnt mit drei gelungenen Missionen, die Spione mit drei gescheiterten oder fünf abgelehnten Teams in Folge.

badge-leader = führt
badge-investigator = Ermittler
badge-interrogator = Verhörer
board-missions = Die fünf Missionen
board-mission = Mission { $mission }
board-rejected-title = Abgelehnt
board-rejected = { $count } von 5 Teams in Folge abgelehnt
board-characters = Wer im Spiel ist
mission-size = { $size } gehen
mission-success = gelungen
mission-fail = gescheitert
mission-two = Diese Mission scheitert erst mit zwei Fehlschlägen.
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
history-key = ✓ Ja, ✕ Nein, umrahmt: im Team, Krone: führt.

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

# Überschriften: höchstens fünf Wörter, und wer handelt
head-Proposing =
    { $me ->
        [true] Du stellst das Team auf
       *[false] { $name } stellt das Team auf
    }
head-Opining =
    { $me ->
        [true] Du stimmst zuerst ab
       *[false] Offene Stimmen zuerst
    }
head-Voting = Alle stimmen ab
head-Playing =
    { $me ->
        [true] Du bist auf Mission { $mission }
       *[false] Das Team ist unterwegs
    }
head-Dealing =
    { $me ->
        [true] Du verteilst Plotkarten
       *[false] { $name } verteilt Plotkarten
    }
head-Acting =
    { $me ->
        [true] Du handelst sofort
       *[false] { $name } handelt sofort
    }
head-Offering =
    { $me ->
        [true] Du kannst eingreifen
       *[false] { $name } kann eingreifen
    }
head-Pondering = Klagt jemand vorzeitig an?
head-Accusing =
    { $me ->
        [true] Du klagst an
       *[false] { $name } klagt an
    }
head-Investigating =
    { $me ->
        [true] Du ermittelst
       *[false] { $name } ermittelt
    }
head-Showing =
    { $me ->
        [true] Du zeigst eine Karte
       *[false] { $name } zeigt eine Karte
    }
head-Interrogating =
    { $me ->
        [true] Du verhörst
       *[false] { $name } verhört
    }
head-won-resistance = Der Widerstand gewinnt
head-won-spies = Die Spione gewinnen
reason-three_successes = Drei Missionen sind gelungen
reason-three_failures = Drei Missionen sind gescheitert
reason-five_rejected = Fünf Teams in Folge sind abgelehnt
reason-chief_found = Der Jäger lag mit der Anklage richtig

# Meine Karte: Ziel und Fähigkeit in je einem Satz
card-goal-resistance =
    { $hunter ->
        [true] Drei Missionen gelingen, und euer Jäger findet den Vorsitz der Spione.
       *[false] Drei Missionen gelingen.
    }
card-goal-spies =
    { $hunter ->
        [true] Drei Missionen scheitern, und euer Jäger findet den Vorsitz des Widerstands.
       *[false] Drei Missionen scheitern, oder fünf Teams in Folge werden abgelehnt.
    }
card-ability-resistance = Auf Missionen spielst du immer „Erfolg“.
card-ability-spy = Auf Missionen darfst du „Fehlschlag“ spielen.
card-ability-resistance_chief = Du spielst immer „Erfolg“. Der Jäger der Spione sucht dich.
card-ability-resistance_hunter = Nach drei Erfolgen klagst du an: Triffst du den Vorsitz der Spione, gewinnt ihr.
card-ability-spy_chief =
    { $large ->
        [true] Du darfst „Vorsitzender-Fehlschlag“ spielen. Der Jäger des Widerstands sucht dich.
       *[false] Du darfst „Fehlschlag“ spielen. Der Jäger des Widerstands sucht dich.
    }
card-ability-spy_hunter = Du darfst „Fehlschlag“ spielen und nach drei Fehlschlägen anklagen, einmal vielleicht früher.
card-ability-doppelganger = Wird gegen dich ermittelt, darfst du dich als Vorsitz ausgeben.
card-ability-coordinator = Euer Vorsitz kennt dich. Klagt der Jäger der Spione dich an, verliert ihr.
card-ability-double_agent = Du darfst „Fehlschlag“ spielen. Die Spione kennen dich, du kennst sie nicht.
card-ability-deceiver = Die Spione halten dich vielleicht für ihren Doppelagenten.
card-ability-resistance_hacker = Du darfst „Hacken“ spielen: Einmal Hacken kehrt das Ergebnis um.
card-ability-spy_hacker = Du darfst „Hacken“ spielen, nie „Fehlschlag“: Einmal Hacken kehrt das Ergebnis um.

# Wer im Spiel ist, in sechs Wörtern
short-resistance = Spielt auf Missionen immer „Erfolg“
short-spy = Darf auf Missionen „Fehlschlag“ spielen
short-resistance_chief = Wird vom Jäger der Spione gesucht
short-resistance_hunter = Klagt nach drei Erfolgen an
short-spy_chief = Wird vom Jäger des Widerstands gesucht
short-spy_hunter = Klagt nach drei Fehlschlägen an
short-doppelganger = Darf sich als Vorsitz ausgeben
short-coordinator = Kennt niemand außer dem eigenen Vorsitz
short-double_agent = Spion, der die anderen nicht kennt
short-deceiver = Sieht für Spione wie Doppelagent aus
short-resistance_hacker = Kann ein Missionsergebnis umkehren
short-spy_hacker = Kann umkehren, nie „Fehlschlag“ spielen

# Plotkarten in sechs Wörtern
short-close_eye = Einmal: eine Missionskarte heimlich ansehen
short-strong_leader = Einmal: selbst die Führung übernehmen
short-no_confidence = Einmal: ein angenommenes Team kippen
short-opinion_maker = Immer: offen vor allen anderen abstimmen
short-take_responsibility = Sofort: jemandem eine Plotkarte nehmen
short-overheard = Sofort: die Seite von nebenan sehen
short-open_up = Sofort: jemandem die eigene Seite zeigen
short-confidence = Sofort: Anführer zeigt jemandem die Seite
short-spotlight = Einmal: jemanden offen spielen lassen

# Auf der Bühne
stage-of = von { $size }
stage-go =
    { $size ->
        [one] geht
       *[other] gehen
    }
stage-two = erst 2 Fehlschläge
stage-proposes = { $name } schlägt vor
stage-accepted = Angenommen
stage-rejected = Abgelehnt
stage-yes = Ja
stage-no = Nein
stage-success = Erfolg
stage-fail = Fehlschlag
stage-exposed = Offen spielen!
stage-leads = Starke Führung
stage-chief = Bist du Vorsitzender?
stage-chief-early = Vorzeitig: Bist du Vorsitzender?
stage-deceiver = Bist du der Täuscher?
stage-answer-right = Ja, richtig!
stage-answer-wrong = Nein, falsch!
stage-swap = Die beiden tauschen die Seiten
stage-turned = Mission { $mission } kehrt sich um
stage-forward = tritt vor
score = Missionen: { $won } gelungen, { $lost } gescheitert

# Die Wende des Abends
turn-won = Mission { $mission } mit { $yes } zu { $no }: Dieses Team hat gehalten.
turn-lost = { $yes } zu { $no }, und { $spy } ist auf Mission { $mission }.

# Wer was kann, in einem Satz
about-resistance = Will drei gelungene Missionen, hat keine besondere Gabe und kann nur „Erfolg“ spielen.
about-spy = Will drei gescheiterte Missionen und spielt „Erfolg“ oder „Fehlschlag“.
about-resistance_chief = Spielt immer „Erfolg“; findet ihn der Jäger der Spione, gewinnen die Spione.
about-resistance_hunter = Tritt nach drei Erfolgen vor und klagt an: Trifft er den Vorsitz der Spione, gewinnt der Widerstand.
about-spy_chief = Spielt wie ein Spion; findet ihn der Jäger des Widerstands, gewinnt der Widerstand.
about-spy_hunter = Klagt nach drei Fehlschlägen an, unter Umständen einmal früher: Trifft er den Vorsitz des Widerstands, gewinnen die Spione.
about-doppelganger = Gehört zum Widerstand und darf sich bei einer Ermittlung als Vorsitz ausgeben.
about-coordinator = Gehört zum Widerstand und ist dessen Vorsitz bekannt; auch auf ihn darf der Jäger der Spione zielen.
about-double_agent = Ein Spion, den die anderen Spione kennen, der sie aber nicht kennt.
about-deceiver = Gehört zum Widerstand; die Spione können ihn nicht vom Doppelagenten unterscheiden.
about-resistance_hacker = Gehört zum Widerstand und spielt „Erfolg“ oder „Hacken“: Einmal Hacken kehrt das Ergebnis um.
about-spy_hacker = Ein Spion, der „Erfolg“ oder „Hacken“ spielt, nie „Fehlschlag“: Einmal Hacken kehrt das Ergebnis um.

# Was die Erzählstimme kürzer sagt
told-Voted =
    { $accepted ->
        [true] Angenommen, { $votes_yes_count } zu { $votes_no_count }.
       *[false] Abgelehnt, { $votes_yes_count } zu { $votes_no_count }.
    }
told-Opined = Die ersten Stimmen sind offen.
told-MissionDone =
    { $succeeded ->
        [true] Mission { $field } gelingt!
       *[false] Mission { $field } scheitert!
    }

# Fragen im Dock, mit ihrem Gegenstand
question-you = du
question-team = { $team }: losschicken?
question-give = Wer bekommt „{ $plot }“?
question-confidence = Wem zeigst du deine Seite?
question-take_responsibility = Welche Karte nimmst du?
question-overheard = Wen belauschst du?
question-open_up = Wem zeigst du deine Seite?
question-close_eye = Wessen Karte siehst du an?
question-strong_leader = Willst du selbst führen?
question-no_confidence = Kippst du dieses Team?
question-spotlight = Wer muss offen spielen?
question-Accusing = Wer hat den Vorsitz?
question-Investigating = Gegen wen ermittelst du?
question-Interrogating = Wen verhörst du?
team-question = Wer geht auf Mission { $mission }?
team-missing =
    { $count ->
        [0] Vollzählig
       *[other] Noch { $count }
    }
team-investigator = Und wer ermittelt?
team-tap = Tipp Masken an.
team-mission = Auf welche Mission?
team-propose = Vorschlagen
