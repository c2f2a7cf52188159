# Sein oder nicht sein (Hoax), in unseren eigenen Worten.
# Die Argumente jeder Meldung sind die Felder ihres Structs in model.py, gezeigt nach maskenball/texts/arguments.py.

game-name = Sein oder nicht sein
game-tagline = Heute Kaiser, morgen Dieb: Alle sind, wer sie gerade sein wollen, bis jemand zweifelt.
game-line = Heute Kaiser, morgen Dieb.
game-length = etwa 20 Minuten


## Charaktere, Steine und was in einem Zug geschieht

Character-king = Kaiser
Character-judge = Richter
Character-bishop = Papst
Character-wizard = Zauberer
Character-thief = Dieb
Character-peasant = Bauer

Kind-gold = Gold
Kind-wine = Wein
Kind-grain = Korn

Source-others = von allen anderen
Source-player = von einer Person
Source-stock = aus dem Vorrat

Link-action = persönliche Aktion
Link-king = Einspruch des Kaisers
Link-judge = Strafe des Richters
Link-bishop = Vergebung des Papstes
Link-wizard = Schutz des Zauberers

Status-stands = gilt
Status-fell = widerrufen
Status-gone = mit ausgeschieden
Status-supports = ausgeschieden, trägt aber noch

Stage-0 = Aktion
Stage-1 = Kaiser
Stage-2 = Richter
Stage-3 = Päpste
Stage-4 = Entscheidung
Stage-5 = Bezahlung
Stage-6 = Letzte Gelegenheit


## Was alle hören

event-Began = Die Karten sind verteilt. { $first } beginnt.
event-TokensTaken = Alle haben einen Stein genommen: { $kinds_by_name }.
event-TurnBegan = { $seat } ist am Zug.
event-Acted =
    { $character_is ->
        [none] { $seat } darf keine Aktion mehr benutzen und setzt aus.
       *[some] { $seat }: Ich bin der { $character }! { $kind_is ->
            [none] Es bringt nichts ein.
           *[some] { $count ->
                [0] { $target_is ->
                    [none] Es gibt kein { $kind } zu holen.
                   *[some] Bei { $target } ist kein { $kind } zu holen.
                }
               *[other] { $count } { $kind } { $givers_count ->
                    [0] aus dem Vorrat
                   *[other] von { $givers }
                }.
            }
        }
    }
event-Declared =
    { $seats_count ->
        [0] Niemand erhebt als Kaiser Einspruch.
        [one] { $seats } erklärt die Aktion als Kaiser für verboten.
       *[other] { $seats } erklären die Aktion als Kaiser für verboten.
    }
event-Fined =
    { $seat_is ->
        [none] Niemand verhängt als Richter eine Strafe.
       *[some] { $seat } verlangt als Richter zur Strafe: { $tokens }.
    }
event-Forgave =
    { $seats_count ->
        [0] Niemand bietet als Papst Vergebung an.
        [one] { $seats } bietet als Papst Vergebung an.
       *[other] { $seats } bieten als Papst Vergebung an.
    }
event-Paid =
    { $tokens_count ->
        [0] { $seat } nimmt die Strafe von { $judge } an, hat aber nichts zu zahlen.
       *[other] { $seat } zahlt die Strafe an { $judge }: { $tokens }.
    }
event-Shared = { $judge } gibt davon an { $king } als Kaiser weiter: { $kind }.
event-Accepted = { $seat } lässt sich von { $bishop } vergeben.
event-PricePaid =
    { $kind_is ->
        [none] { $bishop } bekommt von { $seat } nichts dafür.
       *[some] { $bishop } bekommt von { $seat } dafür: { $kind }.
    }
event-Resisted = { $seat }: Ich bin der Zauberer! Ich zahle nichts.
event-Doubted = { $by } zweifelt: Ist { $seat } wirklich { $character }?
event-Voted =
    { $upheld ->
        [true] Die Mehrheit zweifelt ({ $votes_yes_count }:{ $votes_no_count }): { $votes_yes }. { $seat } muss die Wahrheit sagen.
       *[false] Zu wenige zweifeln ({ $votes_yes_count }:{ $votes_no_count }): { $votes_yes }. { $seat } bleibt { $character }.
    }
event-Admitted = { $seat } gibt zu, nicht „{ $character }“ zu sein, und darf diesen Charakter nicht mehr benutzen.
event-Fell = Damit fällt auch „{ $character }“ von { $seat }.
event-GaveBack =
    { $giver_is ->
        [none] Aus dem Vorrat
       *[some] Von { $giver }
    } { $receiver_is ->
        [none] gehen in den Vorrat zurück
       *[some] gehen an { $receiver } zurück
    }: { $count } { $kind }.
event-Unmasked = { $by } will { $seat } enttarnen. Ausgeschieden ist { $out }.
event-Questioned = { $by } zahlt ein Info-Pack und befragt { $seat }.
event-Shown = { $seat } hat { $by } heimlich einen Charakter gezeigt.
event-Ended =
    { $outcome } Wer war wer: { $characters_by_name }. Punkte: { $points_by_name }. Stand: { $score_by_name }.{ $champions_count ->
        [0] { "" }
        [one] { " " }Die Partienfolge gewinnt { $champions }.
       *[other] { " " }Die Partienfolge gewinnen zusammen { $champions }.
    }


## Was nur du hörst

event-Dealt = Du bist in Wahrheit: { $character }.
event-Saw = { $seat } zeigt dir „{ $character }“ und ist das also nicht.
event-Showed = Du zeigst { $seat } „{ $character }“.
event-Handed =
    Du gibst { $seat } die Fragekarte „{ $character }“: { $right ->
        [true] Das stimmt!
       *[false] Das stimmt nicht, du bist draußen.
    }
event-Received =
    { $seat } gibt dir die Fragekarte „{ $character }“: { $right ->
        [true] Das stimmt leider, du bist draußen.
       *[false] Das stimmt nicht!
    }


## Was du tun kannst

action-Choose = { $kind } nehmen
action-Act =
    Als { $character } handeln{ $target_is ->
        [none] { "" }
       *[some] , bei { $target }
    }{ $kind_is ->
        [none] { "" }
       *[some] , { $kind }
    }
action-Pass = Passen
action-Declare = Als Kaiser die Aktion für verboten erklären
action-Fine = Als Richter strafen: { $tokens }
action-Forgive = Als Papst Vergebung anbieten
action-Pay = Die Strafe an { $judge } zahlen
action-Accept = Dir von { $bishop } vergeben lassen
action-Resist = Zauberer sein und nichts zahlen
action-Demand = { $kind } verlangen
action-Share = { $king } als Kaiser { $kind } abgeben
action-Doubt = Bezweifeln, dass { $seat } „{ $character }“ ist
action-Vote =
    { $yes ->
        [true] Ich zweifle auch
       *[false] Ich zweifle nicht
    }
action-Unmask = { $seat } als „{ $character }“ enttarnen
action-Question = Für ein Info-Pack { $seat } befragen
action-Show = „{ $character }“ zeigen


## Was du behaupten kannst

claim-IAm = Ich bin wirklich { $character }.
claim-IsNot = { $seat } ist nicht { $character }.
claim-IDoubt = Ich glaube { $seat } „{ $character }“ nicht.
claim-ITrust = Ich vertraue { $seat }.


## Was gerade geschieht

phase-Choosing = Alle nehmen sich einen Stein.
phase-Acting = Wer am Zug ist, handelt als irgendein Charakter.
phase-Declaring = Erklärt jemand als Kaiser die Aktion für verboten?
phase-Fining = Verhängt jemand als Richter eine Strafe?
phase-Forgiving = Bietet jemand als Papst Vergebung an?
phase-Deciding = Wer bestraft wird, entscheidet: zahlen, sich vergeben lassen oder Zauberer sein.
phase-Naming = { $bishop } nennt den Preis der Vergebung.
phase-Sharing = { $judge } gibt einen Stein an einen Kaiser weiter.
phase-Closing = Letzte Gelegenheit in diesem Zug: Zweifelt noch jemand?
phase-Accusing = { $by } bezweifelt, dass { $seat } „{ $character }“ ist, und alle übrigen stimmen ab.
phase-Showing = { $seat } sucht aus, was { $by } heimlich zu sehen bekommt.


## Wie es ausging

outcome-last_in = Alle anderen sind ausgeschieden: Gewonnen hat { $winners }.
outcome-wrongly_accused = Zu Unrecht bezweifelt und die Karte aufgedeckt: Gewonnen hat { $winners }.
outcome-quiet = Zu lange kam nichts mehr ans Licht, das Spiel ist aus. Gemeinsam gewonnen haben { $winners }.


## Optionen

option-big_table = Großer Tisch
    .hint = Neun bis zwölf Leute dürfen mitspielen: für große Runden, die Zeit mitbringen und warten können.
option-games = Zahl der Partien
    .hint = Über so viele Partien werden Punkte gezählt: für Runden, die wissen wollen, wer auf Dauer am besten lügt.
option-quiet_turns = Stille Züge
    .hint = Nach so vielen Zügen, in denen nichts ans Licht kam, ist das Spiel aus: für alle, die nicht ewig belauert werden wollen.
option-overview = Charakterübersicht
    .hint = Was jeder Charakter als Aktion darf: für alle, die die Tabelle aus ihrer Schachtel benutzen wollen.


## Abgelehnte Optionen und Kartenverteilungen

error-small_table = Mehr als { $most } Leute gehen nur am großen Tisch, ihr seid { $given }: Schalte „{ option-big_table }“ ein.
error-overview_no_action = In dieser Übersicht hat kein Charakter eine Aktion: Mindestens einer braucht eine.
error-overview_stock_packs = Im Vorrat gibt es keine Info-Packs: Bei „{ $character }“ passen „stock“ und „packs“ nicht zusammen.
error-deal_characters = Die Charaktere dieser Verteilung passen nicht: Es gibt jeden nur zweimal, und alle bekommen genau einen.
error-deal_first = Wer laut dieser Verteilung beginnt, sitzt nicht am Tisch.
error-deal_score = Der Punktestand dieser Verteilung passt nicht zur Zahl der Leute oder der Partien.


## Die nummerierten Regeln (RULES.md)

rule-S-01 = Je zwanzig Steine, und nicht mehr
rule-S-02 = Zwölf Karten, eine für jede Person
rule-S-03 = Ein Stein nach Wahl zu Beginn
rule-S-04 = Wer beginnt, und dann im Uhrzeigersinn
rule-S-05 = Was alle sehen und was geheim ist
rule-S-10 = Eine persönliche Aktion, wahr oder gelogen
rule-S-11 = Die Wirkung tritt sofort ein
rule-S-12 = Kaiser: Goldsteuer
rule-S-13 = Papst: Kirchensteuer in Wein
rule-S-14 = Dieb: zwei Steine, auch aus Info-Packs
rule-S-15 = Zauberer: ein loser Stein
rule-S-16 = Bauer: zwei Korn aus dem Vorrat
rule-S-17 = Richter: keine eigene Aktion
rule-S-18 = Beispiele für Dieb und Papst
rule-S-19 = Auch eine Aktion ohne Ertrag zählt
rule-S-20 = Worauf eine Reaktion beruhen muss
rule-S-21 = Kaiser: die Aktion verbieten, sofort oder nie
rule-S-22 = Richter: zwei Steine Strafe
rule-S-23 = Papst: Vergebung für einen Stein
rule-S-24 = Zauberer: keine Strafe gilt
rule-S-25 = Wer bestraft wird, sucht aus
rule-S-26 = Der Richter teilt mit einem Kaiser
rule-S-27 = Ohne Richter keine Strafe
rule-S-28 = Wer nicht alles zahlen kann
rule-S-29 = Die Reihenfolge in einem Zug
rule-S-30 = Zweifeln und darüber abstimmen
rule-S-31 = Die einfache Mehrheit
rule-S-32 = Gelogen: zugeben und verzichten
rule-S-33 = Wahr: aufdecken und gewinnen
rule-S-34 = Ohne Mehrheit geht es weiter
rule-S-35 = Nach einem Widerruf
rule-S-36 = Ein Beispiel mit Anton und Bernd
rule-S-37 = Was ein Zweifel trifft
rule-S-38 = Auch Gefallenes lässt sich bezweifeln
rule-S-39 = Wenn fällt, wer bezahlt wurde
rule-S-40 = Enttarnen mit einer Fragekarte
rule-S-41 = Richtig oder falsch: Einer von beiden scheidet aus
rule-S-42 = Nur die beiden kennen die Karte
rule-S-43 = Was vom Zug der Ausgeschiedenen bleibt
rule-S-44 = Ausscheiden vor und nach der Bezahlung
rule-S-50 = Info-Packs und loser Besitz
rule-S-51 = Befragen kostet ein Info-Pack
rule-S-52 = Was gezeigt werden darf
rule-S-53 = Gezeigtes bleibt erlaubt
rule-S-54 = Wenn nichts mehr zu zeigen ist
rule-S-55 = Ein Beispiel mit Claudia und Bernd
rule-S-60 = Zu zweit genügt ein Zweifel
rule-S-61 = Zu zweit auf sich selbst aufbauen
rule-S-62 = Ein Beispiel mit Claudia und Erich
rule-S-63 = Ab wann die Regeln für zwei gelten
rule-S-64 = Wann man dazwischengehen kann
rule-S-65 = Was steht und was fällt
rule-S-66 = Nach einer Unterbrechung wird neu gefragt
rule-S-67 = Wenn alle Richter oder Päpste gefallen sind
rule-S-68 = Wie Steine zurückgehen
rule-S-69 = Wer für Ausgeschiedene eintritt
rule-S-70 = Wer gewinnt
rule-S-71 = Punkte über mehrere Partien
rule-S-72 = Punkte nach einem falschen Zweifel
rule-S-73 = Am Ende liegt alles offen
rule-S-74 = Wenn lange nichts ans Licht kommt

# Fertige Einstellungen, zum Antippen
preset-first_evening = Erster Abend
    .hint = Eine Partie.
preset-three_games = Drei Partien
    .hint = Punkte zählen über drei Partien.
preset-big_table = Großer Tisch
    .hint = Für neun bis zwölf Leute.
