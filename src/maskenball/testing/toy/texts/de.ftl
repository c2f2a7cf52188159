# Die Wörter dieses Spiels auf Deutsch. Eine Nachricht heißt nach dem, wovon sie spricht; ihre Argumente sind die Felder
# dieses Structs (siehe maskenball.texts.arguments).

game-name = Der Dieb im Haus
game-tagline = Einer von euch stiehlt bei Nacht; bei Tag benennt ihr Verdächtige.
game-line = Einer von euch stiehlt. Wer?
game-length = 5 Minuten


## Optionen

option-rounds = Runden
    .hint = So viele Nächte vergehen, bis der Dieb feststeht.
option-objections = Einsprüche
    .hint = Wer nicht einverstanden ist, darf das Benennen einmal unterbrechen.


## Was man tut

action-Name = Der Dieb ist { $seat }
action-Nod = Nicken
action-Object = Einspruch erheben
action-Judge = { $upheld_is ->
        [true] Dem Einspruch stattgeben
       *[false] Den Einspruch ablehnen
    }
action-Sleep = Schlafen
action-Steal = Bei { $seat } stehlen


## Was geschah

event-Began = Das Spiel beginnt.
event-YouAre = { $thief_is ->
        [true] Du bist der Dieb.
       *[false] Du bist nicht der Dieb.
    }
event-Named = Verdächtigt werden: { $seats }.
event-Nodded = { $seat } nickt.
event-Objected = { $seat } erhebt Einspruch.
event-Judged = Der Einspruch wird { $upheld_is ->
        [true] angenommen
       *[false] abgelehnt
    }, { $votes_yes_count } zu { $votes_no_count }.
event-Rested = Die Rast ist vorbei, es wird Nacht.
event-Stole = In Nacht { $night } hast du bei { $seat } gestohlen.
event-Robbed = In Nacht { $night } hat jemand bei dir gestohlen.
event-Dawned = Nacht { $night } ist vorbei.
event-Ended = Der Dieb war { $thief }.


## Was man sagt

claim-Innocent = Ich bin nicht der Dieb.
claim-Suspect = Ich verdächtige { $seat }.


## Was gerade geschieht

phase-Naming = Alle benennen einen Verdächtigen.
phase-Objecting = Alle anderen urteilen über den Einspruch von { $by }.
phase-Resting = Alle ruhen.
phase-Stealing = Es ist Nacht.

outcome-dawn = Die letzte Nacht ist vorbei. Gewonnen: { $winners }.


## Was abgelehnt wird

error-too_many_rounds = Zu fünft sind drei Runden mit Einsprüchen zu lang: Spielt weniger Runden oder ohne Einsprüche.
error-no_such_thief = Der Dieb muss am Tisch sitzen.


## Die Überschrift jeder Regel (RULES.md)

rule-T-01 = Spieler und Dieb
rule-T-02 = Verdächtige benennen
rule-T-03 = Nicken
rule-T-04 = Einspruch
rule-T-05 = Rast
rule-T-06 = Nacht
rule-T-07 = Ende
