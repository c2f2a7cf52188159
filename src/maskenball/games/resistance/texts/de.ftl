# Der Widerstand mit Feindliche Absichten, in unseren eigenen Worten.
# Die Argumente jeder Meldung sind die Felder ihres Structs in model.py, gezeigt nach maskenball/texts/arguments.py.

game-name = Der Widerstand
game-tagline = Fünf Missionen, und Spione unter euch: Wen schickt ihr los?
game-line = Wen schickt ihr los?
game-length = etwa 30 Minuten


## Karten, Charaktere, Seiten

Side-resistance = Widerstand
Side-spies = Spione

Character-resistance = Widerstand
Character-spy = Spion
Character-resistance_chief = Vorsitzender des Widerstands
Character-resistance_hunter = Jäger des Widerstands
Character-spy_chief = Vorsitzender der Spione
Character-spy_hunter = Jäger der Spione
Character-doppelganger = Doppelgänger
Character-coordinator = Koordinator
Character-double_agent = Doppelagent
Character-deceiver = Täuscher
Character-resistance_hacker = Hacker des Widerstands
Character-spy_hacker = Hacker der Spione

Card-success = Erfolg
Card-fail = Fehlschlag
Card-chief_fail = Vorsitzender-Fehlschlag
Card-hack = Hacken

Loyalty-no_chief = Kein Vorsitzender
Loyalty-chief = Vorsitzender
Loyalty-resistance_chief = Vorsitzender des Widerstands
Loyalty-spy_chief = Vorsitzender der Spione
Loyalty-resistance = Widerstand
Loyalty-spy = Spion

Plot-close_eye = Scharfes Auge
Plot-strong_leader = Starke Führung
Plot-no_confidence = Misstrauensvotum
Plot-opinion_maker = Meinungsmache
Plot-take_responsibility = Verantwortung übernehmen
Plot-overheard = Belauschtes Gespräch
Plot-open_up = Ein offenes Wort
Plot-confidence = Vertrauensbeweis
Plot-spotlight = Im Rampenlicht

Recognition-spy = Spion
Recognition-spy_chief = Vorsitzender der Spione
Recognition-double_agent = Doppelagent
Recognition-agent_or_deceiver = Doppelagent oder Täuscher
Recognition-resistance_chief = Vorsitzender des Widerstands
Recognition-coordinator = Koordinator

Occasion-investigation = Ermittlung
Occasion-interrogation = Verhör
Occasion-overheard = Belauschtes Gespräch
Occasion-open_up = Ein offenes Wort
Occasion-confidence = Vertrauensbeweis
Occasion-close_eye = Scharfes Auge


## Was alle hören

event-Began = Die Charaktere sind verteilt. Zuerst führt { $leader }.
event-LeaderChanged = Jetzt führt { $leader }.
event-LedStrongly = { $leader } spielt „{ Plot-strong_leader }“ und führt jetzt.
event-PlotsDrawn = Plotkarten auf dem Tisch: { $plots }.
event-PlotKept = { $seat } hebt „{ $plot }“ für später auf.
event-LoyaltyShown = { $seat } hat { $by } eine Treuekarte gezeigt, die sonst niemand sieht.
event-PlotGiven = { $seat } bekommt „{ $plot }“.
event-PlotTaken = { $by } nimmt „{ $plot }“ von { $seat }.
event-Proposed =
    { $leader } schlägt für Mission { $field } vor: { $team }.{ $investigator_is ->
        [none] { "" }
       *[some] { " " }Der Ermittler-Marker geht an { $investigator }.
    }
event-Opined = Erste, offene Stimmen. Ja: { $votes_yes }. Nein: { $votes_no }.
event-Voted =
    { $accepted ->
        [true] Das Team { $team } ist angenommen
       *[false] Das Team { $team } ist abgelehnt
    }, { $votes_yes_count } zu { $votes_no_count }. Ja: { $votes_yes }. Nein: { $votes_no }.
event-Overruled = { $by } spielt „{ Plot-no_confidence }“: Das Team ist doch abgelehnt.
event-Exposed = { $by } spielt „{ Plot-spotlight }“: { $seat } muss offen spielen.
event-CardsLaid =
    { $open_is ->
        [none] Die Missionskarten liegen verdeckt auf dem Tisch.
       *[some] { $open } spielt offen „{ $card }“; die übrigen Missionskarten liegen verdeckt.
    }
event-MissionDone =
    { $succeeded ->
        [true] Mission { $field } gelingt
       *[false] Mission { $field } scheitert
    } mit { $team }: { $fails ->
        [0] { $chief_fails ->
            [0] kein Fehlschlag
            [one] ein Vorsitzender-Fehlschlag
           *[other] { $chief_fails } Vorsitzender-Fehlschläge
        }
        [one] ein Fehlschlag{ $chief_fails ->
            [0] { "" }
            [one] , ein Vorsitzender-Fehlschlag
           *[other] , { $chief_fails } Vorsitzender-Fehlschläge
        }
       *[other] { $fails } Fehlschläge{ $chief_fails ->
            [0] { "" }
            [one] , ein Vorsitzender-Fehlschlag
           *[other] , { $chief_fails } Vorsitzender-Fehlschläge
        }
    }{ $hacks ->
        [0] { "" }
        [one] , einmal Hacken
       *[other] , { $hacks }-mal Hacken
    }.
event-SteppedForward = { $seat } tritt vor: { $character }.
event-Accused =
    { $by } klagt { $seat } { $early ->
        [true] vorzeitig an
       *[false] an
    }: { $right ->
        [true] Das ist richtig!
       *[false] Das ist falsch.
    }
event-NobodyAccused = Niemand klagt vorzeitig an.
event-ResultTurned =
    Das Ergebnis kehrt sich um: Mission { $field } zählt jetzt als { $succeeded ->
        [true] Erfolg
       *[false] Fehlschlag
    }.
event-Looked =
    { $occasion_is ->
        [investigation] { $by } ermittelt gegen { $seat }.
        [interrogation] { $by } verhört { $seat } und gibt den Marker weiter.
        [overheard] { $by } belauscht { $seat } und sieht eine Treuekarte.
        [open_up] { $seat } spricht offen mit { $by } und zeigt eine Treuekarte.
        [confidence] { $seat } zieht { $by } ins Vertrauen und zeigt eine Treuekarte.
       *[close_eye] { $by } hat ein scharfes Auge auf { $seat } und sieht die Missionskarte.
    }
event-Blamed =
    { $by } tritt als Doppelagent vor und benennt { $seat } als Täuscher: { $right ->
        [true] Das ist richtig, die beiden tauschen Charakter und Seite!
       *[false] Das ist falsch.
    }
event-Ended = { $outcome } Wer war wer: { $characters_by_name }.


## Was nur du hörst

event-Dealt =
    Dein Charakter: { $character }. { $character_is ->
        [spy] Du spielst für die Spione.
        [spy_chief] Du spielst für die Spione.
        [spy_hunter] Du spielst für die Spione.
        [double_agent] Du spielst für die Spione.
        [spy_hacker] Du spielst für die Spione.
       *[resistance] Du spielst für den Widerstand.
    }
event-Recognised =
    { $recognition_is ->
        [spy] Mit dir { $seats_count ->
            [one] spioniert
           *[other] spionieren
        }: { $seats }.
        [spy_chief] Den Vorsitz der Spione { $seats_count ->
            [one] hat
           *[other] haben
        }: { $seats }.
        [double_agent] { $seats } ist euer Doppelagent und kennt dich nicht.
        [agent_or_deceiver] Doppelagent und Täuscher sind { $seats }; wer was ist, weißt du nicht.
        [resistance_chief] { $seats } hat mit dir den Vorsitz des Widerstands.
       *[coordinator] { $seats } ist euer Koordinator und kennt dich nicht.
    }
event-Played =
    In der { $number ->
        [0] ersten
        [1] zweiten
        [2] dritten
        [3] vierten
       *[other] fünften
    } Mission hast du „{ $card }“ gespielt.
event-SawCard =
    In der { $number ->
        [0] ersten
        [1] zweiten
        [2] dritten
        [3] vierten
       *[other] fünften
    } Mission hast du die Karte von { $seat } gesehen: „{ $card }“.
event-Saw =
    { $occasion } { $missions ->
        [0] vor der ersten Mission
        [one] nach einer Mission
       *[other] nach { $missions } Missionen
    }: { $seat } zeigt dir „{ $loyalty }“.
event-Showed =
    { $occasion } { $missions ->
        [0] vor der ersten Mission
        [one] nach einer Mission
       *[other] nach { $missions } Missionen
    }: Du zeigst { $seat } „{ $loyalty }“.


## Was du tun kannst

action-Propose =
    Vorschlagen: { $team }{ $field_is ->
        [none] { "" }
       *[some] { " " }für Mission { $field }
    }{ $investigator_is ->
        [none] { "" }
       *[some] , Ermittler-Marker an { $investigator }
    }
action-Vote =
    { $yes ->
        [true] Ja zum Team
       *[false] Nein zum Team
    }
action-Play = „{ $card }“ spielen
action-GoOn = Weiter
action-Accuse = { $seat } anklagen
action-Blame = { $seat } als Täuscher benennen
action-Investigate = Gegen { $seat } ermitteln
action-Show = „{ $loyalty }“ zeigen
action-Interrogate = { $seat } verhören
action-Give = Die Karte an { $seat } geben
action-Take = „{ $plot }“ von { $seat } nehmen
action-Overhear = { $seat } belauschen
action-Confide = Dich { $seat } anvertrauen
action-Keep = Die Karte aufheben
action-Lead = Die Führung übernehmen
action-Overrule = Das Team doch ablehnen
action-Expose = { $seat } offen spielen lassen
action-Peek = Die Karte von { $seat } ansehen


## Was du behaupten kannst

claim-IAm =
    { $side_is ->
        [resistance] Ich gehöre zum Widerstand.
       *[spies] Ich gehöre zu den Spionen.
    }
    .said =
        { $variant ->
            [0] { $side_is ->
                [spies] Ich gehöre zu den Spionen.
               *[resistance] Ich gehöre zum Widerstand.
            }
            [1] { $side_is ->
                [spies] Ich spioniere.
               *[resistance] Ich bin auf eurer Seite.
            }
           *[2] { $side_is ->
                [spies] Ich spiele für die Spione.
               *[resistance] Da liegt ihr falsch: Ich spioniere nicht.
            }
        }
claim-ISaw = { $seat } hat mir „{ $loyalty }“ gezeigt.
    .said =
        { $variant ->
            [0] { $seat } hat mir „{ $loyalty }“ gezeigt.
            [1] Ich habe bei { $seat } nachgesehen: „{ $loyalty }“.
           *[2] Bei { $seat } weiß ich es: „{ $loyalty }“.
        }
claim-ITrust = Ich vertraue { $seat }.
    .said =
        { $variant ->
            [0] Ich vertraue { $seat }.
            [1] { $seat } ist in Ordnung.
           *[2] { $seat } würde ich jederzeit schicken.
        }
claim-IDistrust = Ich traue { $seat } nicht.
    .said =
        { $variant ->
            [0] Ich traue { $seat } nicht.
            [1] { $seat } spioniert, wenn ihr mich fragt.
           *[2] Lieber ohne { $seat }.
        }

## Warum Bots es behaupten: jeweils auf drei Arten, damit niemand zweimal hintereinander dasselbe sagt

reason-OnFailures =
    { $variant ->
        [0] { $seat } war bei { $missions_count ->
            [one] Mission
           *[other] den Missionen
        } { $missions } dabei: gescheitert{ $with_me ->
            [true] , und ich war dabei.
           *[false] .
        }
        [1] { $missions_count ->
            [one] Mission { $missions } ist
           *[other] Die Missionen { $missions } sind
        } mit { $seat } gescheitert{ $with_me ->
            [true] , und mit mir.
           *[false] .
        }
       *[2] Wer war da, als { $missions_count ->
            [one] Mission { $missions } scheiterte
           *[other] die Missionen { $missions } scheiterten
        }? { $seat }{ $with_me ->
            [true] , neben mir.
           *[false] .
        }
    }
reason-LeftOver =
    { $variant ->
        [0] Mission { $mission } ist gescheitert, und nicht an mir. Bleibt { $seats }.
        [1] Ich habe bei Mission { $mission } Erfolg gespielt. Also war es { $seats_count ->
            [one] { $seats }.
           *[other] jemand von diesen: { $seats }.
        }
       *[2] Auf Mission { $mission } waren nur { $seats } und ich, und ich kenne mich.
    }
reason-LedFailure =
    { $variant ->
        [0] { $seat } hat das Team von Mission { $mission } aufgestellt, und es ist gescheitert.
        [1] Mission { $mission } war die Idee von { $seat }.
       *[2] Wessen Team ist bei Mission { $mission } gescheitert? Das von { $seat }.
    }
reason-VotedForFailure =
    { $variant ->
        [0] { $seat } war für Mission { $mission } und musste nicht mit.
        [1] Das Team, das bei Mission { $mission } scheiterte, war { $seat } recht.
       *[2] { $seat } wollte, dass Mission { $mission } stattfindet.
    }
reason-VotedAgainstSuccess =
    { $variant ->
        [0] { $seat } war gegen Mission { $mission }, und sie ist gelungen.
        [1] Mission { $mission } ging gut, ohne die Stimme von { $seat }.
       *[2] Warum wollte { $seat } Mission { $mission } verhindern?
    }
reason-AccusedMe =
    { $variant ->
        [0] { $seat } zeigt auf mich, und ich weiß es besser.
        [1] Wer mich beschuldigt, hilft den Spionen.
       *[2] Komisch, dass { $seat } gerade auf mich kommt.
    }
reason-Vouched =
    { $variant ->
        [0] { $seat } hat sich für { $other } eingesetzt.
        [1] { $seat } hat { $other } gedeckt.
       *[2] Und wer vertraut { $other }? { $seat }.
    }
reason-OnSuccesses =
    { $variant ->
        [0] { $seat } war bei { $missions_count ->
            [one] Mission
           *[other] den Missionen
        } { $missions } dabei: gelungen.
        [1] { $missions_count ->
            [one] Mission { $missions } ging
           *[other] Die Missionen { $missions } gingen
        } gut mit { $seat }.
       *[2] { $seat } hat geliefert, bei { $missions_count ->
            [one] Mission
           *[other] den Missionen
        } { $missions }.
    }
reason-NoFailures =
    { $variant ->
        [0] Ich war bei keiner Mission, die gescheitert ist.
        [1] Kein Fehlschlag hatte mich im Team.
       *[2] Zeigt mir einen Fehlschlag, bei dem ich dabei war.
    }
reason-NotAlone =
    { $variant ->
        [0] Ich war bei Mission { $mission } nicht allein: { $seats } { $seats_count ->
            [one] war
           *[other] waren
        } dabei.
        [1] Fragt { $seats } nach Mission { $mission }.
       *[2] Bei Mission { $mission } { $seats_count ->
            [one] war
           *[other] waren
        } auch { $seats } dabei.
    }
reason-ChangedMind =
    { $variant ->
        [0] Ich habe { $seat } vertraut, bis Mission { $mission } scheiterte.
        [1] Seit Mission { $mission } sehe ich das anders.
       *[2] Vor Mission { $mission } lag ich falsch.
    }


## Was gerade geschieht

phase-Proposing = Wer führt, stellt ein Team zusammen.
phase-Opining = Wer „{ Plot-opinion_maker }“ hat, stimmt vor allen anderen ab.
phase-Voting = Die Abstimmung über das Team läuft.
phase-Playing = Das Team spielt seine Missionskarten.
phase-Dealing = Wer führt, verteilt Plotkarten: { $plots }.
phase-Acting = { $seat } muss „{ $plot }“ sofort ausführen.
phase-Offering = Gelegenheit, „{ $plot }“ zu spielen oder aufzuheben.
phase-Pondering = Nach dem Fehlschlag: Gelegenheit zu einer vorzeitigen Anklage.
phase-Accusing = { $hunter } ist als Jäger vorgetreten und muss jemanden anklagen.
phase-Investigating = { $by } ermittelt und sucht aus, gegen wen.
phase-Showing = { $seat } zeigt { $by } heimlich eine Treuekarte.
phase-Interrogating = { $by } verhört und sucht aus, wen.


## Wie es ausging

outcome-three_successes = Drei Missionen sind gelungen: Der Widerstand gewinnt. Gewonnen: { $winners }.
outcome-three_failures = Drei Missionen sind gescheitert: Die Spione gewinnen. Gewonnen: { $winners }.
outcome-five_rejected = Fünf Teams in Folge sind abgelehnt: Die Spione gewinnen. Gewonnen: { $winners }.
outcome-chief_found =
    { $side ->
        [resistance] Der Jäger des Widerstands lag mit der Anklage richtig: Der Widerstand gewinnt.
       *[spies] Der Jäger der Spione lag mit der Anklage richtig: Die Spione gewinnen.
    } Gewonnen: { $winners }.


## Optionen

option-blind_spies = Blinde Spione
    .hint = Die Spione erfahren nicht, wer sonst noch spioniert: für Runden, in denen die Spione zu oft gewinnen.
option-targeting = Freie Missionswahl
    .hint = Wer führt, sucht auch die nächste Mission aus: für Runden, die das Spiel kennen und gern planen.
option-plot = Plotkarten
    .hint = Vor jeder Mission werden Karten mit Sonderrechten verteilt: für Runden, die mehr Hinweise und Überraschungen wollen.
option-interrogator = Verhörspezialist
    .hint = Nach der zweiten, dritten und vierten Mission sieht jemand, auf welcher Seite eine andere Person steht: ein leichter Einstieg, am besten ab sieben.
option-resistance_hacker = Hacker des Widerstands
    .hint = Jemand im Widerstand kann das Ergebnis einer Mission umkehren: für Runden, die das Grundspiel gut kennen.
option-spy_hacker = Hacker der Spione
    .hint = Ein Spion kann das Ergebnis umkehren, aber nie „Fehlschlag“ spielen: für Runden, die das Grundspiel gut kennen.
option-hidden_hacker = Unbekannter Hacker
    .hint = Der Hacker der Spione und die übrigen Spione kennen sich nicht: für Runden, in denen die Spione zu oft gewinnen.
option-hunter = Jäger
    .hint = Missionen allein gewinnen nicht mehr, jede Seite muss den Vorsitz der anderen finden: für erfahrene Runden mit etwas Zeit.
option-doppelganger = Doppelgänger
    .hint = Jemand im Widerstand darf sich bei Ermittlungen als Vorsitz ausgeben: für Jäger-Runden, in denen die Spione zu oft gewinnen.
option-coordinator = Koordinator
    .hint = Der Vorsitz des Widerstands kennt jemanden sicher, den aber auch der Jäger der Spione treffen darf: für Jäger-Runden, die das Risiko mögen.
option-double_agent = Doppelagent
    .hint = Ein Spion kennt die anderen nicht: für Jäger-Runden ab sieben, in denen die Spione zu oft gewinnen.
option-deceiver = Täuscher
    .hint = Für die Spione sieht jemand im Widerstand genauso aus wie der Doppelagent: für Jäger-Runden, die Verwirrung lieben.
option-blame = Schuld
    .hint = Einmal im Spiel darf der Doppelagent den Täuscher benennen, und stimmt es, tauschen beide die Seite: für Runden, die jähe Wendungen lieben.


## Abgelehnte Optionen und Kartenverteilungen

error-options_need_hunter = { option-doppelganger }, { option-coordinator }, { option-double_agent }, { option-deceiver } und { option-blame } brauchen „{ option-hunter }“: Schalte auch das ein.
error-deceiver_needs_double_agent = „{ option-deceiver }“ gibt es nur mit „{ option-double_agent }“: Schalte auch das ein.
error-blame_needs_deceiver = „{ option-blame }“ braucht „{ option-double_agent }“ und „{ option-deceiver }“.
error-hidden_hacker_needs_spy_hacker = „{ option-hidden_hacker }“ braucht „{ option-spy_hacker }“: Schalte auch das ein.
error-blind_spies_know_nobody = Mit „{ option-blind_spies }“ kennt kein Spion den anderen, deshalb gehen „{ option-double_agent }“, „{ option-deceiver }“ und „{ option-hidden_hacker }“ nicht dazu.
error-double_agent_needs_seven = „{ option-double_agent }“ geht erst ab sieben Leuten.
error-spy_hacker_needs_seven = Mit „{ option-hunter }“ geht „{ option-spy_hacker }“ erst ab sieben Leuten.
error-one_place_for_a_spy = Mit „{ option-hunter }“ ist nur für einen besonderen Spion Platz: Wähle „{ option-double_agent }“ oder „{ option-spy_hacker }“.
error-too_many_characters =
    { $wanted } besondere Charaktere für den Widerstand sind zu viele: So viele ihr seid, ist Platz für { $places ->
        [one] einen
       *[other] { $places }
    }.
error-deal_characters = Die Charaktere dieser Verteilung passen nicht zu den Optionen und der Zahl der Leute.
error-deal_leader = Wer laut dieser Verteilung zuerst führt, sitzt nicht am Tisch.
error-deal_deck = Die Plotkarten dieser Verteilung passen nicht zu den Optionen und der Zahl der Leute.


## Die nummerierten Regeln (RULES.md)

rule-W-01 = Seiten, Teamgrößen und Fehlschläge je nach Zahl der Leute
rule-W-02 = Geheime Charaktere; Spione kennen sich
rule-W-03 = Wer führt, schlägt ein Team vor
rule-W-04 = Alle stimmen zugleich ab; Gleichstand lehnt ab
rule-W-05 = Ein abgelehntes Team, und das fünfte in Folge
rule-W-06 = Missionskarten, verdeckt und gemischt
rule-W-07 = Nach jeder Mission wechselt die Führung
rule-W-08 = Drei Erfolge oder drei Fehlschläge beenden das Spiel
rule-W-09 = Blinde Spione und freie Missionswahl
rule-W-10 = Sag, was du willst, zeig nichts
rule-W-11 = Der Ablauf einer Runde
rule-W-12 = Wie Missionen bei freier Wahl zählen
rule-W-13 = Was blinde Spione ändern und was nicht
rule-W-14 = Gefragt zu werden verrät nichts
rule-P-01 = Der Stapel der Plotkarten
rule-P-02 = Plotkarten ziehen und verteilen
rule-P-03 = Scharfes Auge
rule-P-04 = Starke Führung
rule-P-05 = Misstrauensvotum
rule-P-06 = Meinungsmache
rule-P-07 = Verantwortung übernehmen
rule-P-08 = Belauschtes Gespräch
rule-P-09 = Ein offenes Wort
rule-P-10 = Vertrauensbeweis
rule-P-11 = Im Rampenlicht
rule-P-12 = Wer eine Plotkarte zuerst spielen darf
rule-P-13 = Mit Jäger oder Hacker zeigt man nur die Seite
rule-P-14 = Eine Plotkarte nach der anderen
rule-P-15 = Was an Plotkarten öffentlich ist
rule-P-16 = Wessen Karte das scharfe Auge sehen darf
rule-P-17 = Wann eine starke Führung eingreifen kann
rule-P-18 = Spielen im Rampenlicht
rule-J-01 = Die Charaktere mit dem Jäger
rule-J-02 = Wer wen kennt mit dem Jäger
rule-J-03 = Ein Jäger muss richtigliegen
rule-J-04 = Der Ermittler-Marker
rule-J-05 = Erfolg, Fehlschlag und Vorsitzender-Fehlschlag
rule-J-06 = Vorsitzender-Fehlschläge zählen wie Fehlschläge
rule-J-10 = Wann der Jäger der Spione vorzeitig anklagen darf
rule-J-11 = Was auf eine vorzeitige Anklage folgt
rule-J-12 = Keine vorzeitige Anklage nach dem dritten Fehlschlag
rule-J-13 = Die Gelegenheit zur vorzeitigen Anklage bleibt geheim
rule-J-20 = Drei gleiche Ergebnisse rufen einen Jäger vor
rule-J-21 = Richtig gewinnt, falsch kehrt das Ergebnis um
rule-J-22 = Der andere Jäger ist dran, oder es geht weiter
rule-J-23 = Anklagen nach der fünften Mission
rule-J-24 = Wer nicht angeklagt werden kann
rule-J-30 = Wer ermittelt
rule-J-31 = Die Treuekarte
rule-J-32 = Die neutrale Treuekarte
rule-J-33 = Wann es keine Ermittlung gibt
rule-J-40 = Der Doppelgänger
rule-J-41 = Der Koordinator
rule-J-42 = Der Doppelagent
rule-J-43 = Der Täuscher
rule-J-44 = Platz für besondere Charaktere
rule-J-45 = Schuld: den Täuscher benennen
rule-J-46 = Ein bekannter Jäger spielt weiter
rule-J-47 = Für die vorzeitige Anklage zählt das eigene Ergebnis der Mission
rule-J-48 = Welche Anklagen richtig sind
rule-J-49 = Ermittlungen sind öffentlich, ihr Ergebnis nicht
rule-J-50 = Was ein Seitentausch ändert
rule-V-01 = Wer den Verhör-Marker zuerst hat
rule-V-02 = Verhör nach der zweiten bis vierten Mission
rule-V-03 = Der Marker wandert weiter
rule-V-04 = Höchstens drei Verhöre
rule-V-05 = Mit anderen Modulen zeigt man nur die Seite
rule-V-06 = Ein Beispiel mit Peter und Tom
rule-H-01 = Die Hacker
rule-H-02 = Wer „Hacken“ spielen darf
rule-H-03 = Einmal Hacken kehrt das Ergebnis um
rule-H-04 = Wie oft gehackt wurde, ist öffentlich
rule-H-05 = Ein Hacker, den die Spione nicht kennen
rule-H-06 = Hacken und vorzeitige Anklage
rule-H-07 = Hacken bei Missionen, die zwei Fehlschläge brauchen
rule-H-08 = Hacker zusammen mit dem Jäger

# Fertige Einstellungen, zum Antippen
preset-first_evening = Erster Abend
    .hint = Nur Spione und Widerstand.
preset-plot_cards = Mit Plotkarten
    .hint = Anführer verteilen Karten, die mehr verraten.
preset-hunter = Jäger
    .hint = Beide Seiten suchen jemanden, auch nach den Missionen.
preset-interrogator = Verhör
    .hint = Eine Person prüft andere und gibt das Amt weiter.
