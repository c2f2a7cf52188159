# Among Cultists, in unseren eigenen Worten.
# Die Argumente jeder Meldung sind die Felder ihres Structs in model.py und events.py, gezeigt nach maskenball/texts/arguments.py.

game-name = Among Cultists
game-tagline = Sammelt Beweise, bevor euch jemand aus den eigenen Reihen zum Schweigen bringt.
game-line = Jemand von euch mordet.
game-length = etwa 45 Minuten


## Orte, Karten, Rollen

place-R1 = Bibliothek
place-R2 = Ritualsaal
place-R3 = Observatorium
place-R4 = Archiv
place-R5 = Cafeteria
place-R6 = Kontrollraum
place-R7 = Hörsaal
place-R8 = Labor
place-R9 = Museum
place-G1 = Gang Nordwest
place-G2 = Gang Nordost
place-G3 = Gang West
place-G4 = Gang Ost
place-G5 = Gang Südwest
place-G6 = Gang Südost

Side-investigators = Ermittler
Side-cultists = Kultisten

Role-investigator = Ermittler
Role-seer = Seher
Role-cultist = Kultist

Colour-red = rot
Colour-green = grün
Colour-blue = blau
Colour-yellow = gelb
Colour-violet = violett
Colour-white = weiß

Pulse-alive = Lebend
Pulse-murdered = Ermordet

Task-success = Erfolg
Task-failure = Gescheitert
Task-sabotage = −1 Sabotage

Happening-lightning = Blitzeinschlag
Happening-secret_doors = Geheimtüren
Happening-portal = Portal
Happening-window = Zerbrochenes Fenster
Happening-silence = Stille

PortalDeed-opened = geöffnet
PortalDeed-closed = geschlossen
PortalDeed-lapsed = verfallen

Encounters-each_step = bei jedem Schritt
Encounters-end_of_move = am Ende der Bewegung

Majority-all_players = mehr als die Hälfte aller
Majority-votes_cast = mehr als die Hälfte der abgegebenen Stimmen
Majority-plurality = die meisten Stimmen

Stage-moving = Bewegung
Stage-doors = Geheimtüren
Stage-acting = Aktionen


## Was alle hören

event-Began = Alles ist verteilt, und alle stehen im Startraum. Das Messer hat { $knife }.
event-RoundBegan = Runde { $round } beginnt. Das Messer hat { $knife }.
event-Moved = { $seat } geht: { $path }.
event-Met = { $place }: { $seats } begegnen sich.
event-PulseGiven = { $by } legt verdeckt eine Pulskarte zu { $to }.
event-EventDrawn = { $seat } zieht das Ereignis „{ $event }“.
event-PowerSwitched =
    { $by_is ->
        [none] Der Strom fällt aus.
       *[some] { $by } schaltet den Strom wieder ein.
    }
event-DoorUsed = { $seat } geht durch die Geheimtür: { $place }.
event-Stayed = { $seat } lässt die Geheimtür zu.
event-PortalUsed = { $by } stemmt sich gegen das Portal.
event-PortalChanged =
    { $deed_is ->
        [opened] Ein Portal öffnet sich. Drei Runden lang könnt ihr es zu zweit schließen.
        [closed] Das Portal ist zu. Jetzt genügen { $points } Punkte.
       *[lapsed] Das Portal ist zu lange offen geblieben. Jetzt braucht ihr { $points } Punkte.
    }
event-StatusChecked =
    { $camera ->
        [true] { $by } prüft durch die Kamera den Zustand von { $seat }.
       *[false] { $by } prüft den Zustand von { $seat }.
    }
event-Announced =
    { $murdered ->
        [true] { $by } sagt: { $seat } ist ermordet!
       *[false] { $by } sagt: { $seat } lebt.
    }
event-PileCardLaid = { $place }: Eine Karte vom Nachziehstapel kommt verdeckt dazu.
event-CorridorSecured = { $by } sichert den Gang: Eine verdeckte Karte kommt zu den unsicheren Wegen.
event-MarkerPlaced =
    { $place_is ->
        [none] Es sind keine Kultistenmarker mehr da.
       *[some] Ein Kultistenmarker blockiert den Raum { $place }.
    }
event-MarkerFought = { $by } vertreibt den Kultistenmarker aus dem Raum { $place }.
event-FishmanMoved =
    { $by_is ->
        [none] Der Fischmensch taucht auf: { $place }.
       *[some] { $by } verscheucht den Fischmenschen.
    }
event-RoomFilled = { $by } legt eine verdeckte Karte in den Raum { $place }.
event-TokenTurned =
    { $window ->
        [true] Der Raum { $place } ist jetzt aktiv, aber ein Fenster ist zerbrochen!
       *[false] Der Raum { $place } ist jetzt aktiv.
    }
event-PathsDrawn = Von den unsicheren Wegen kommt „{ $card }“.
event-RoomChecked =
    { $camera ->
        [true] { $by } prüft durch die Kamera den Raum { $place }
       *[false] { $by } prüft den Raum { $place }
    }: „{ $card }“. Punkte: { $points }.
event-VoteCalled = { $by } ruft zur Abstimmung.
event-Passed = { $seat } tut nichts.
event-Voted =
    { $seats_count ->
        [0] Niemand zeigt auf jemanden
        [one] { $seats } zeigt auf { $targets }
       *[other] { $seats } zeigen der Reihe nach auf { $targets }
    }. Enthalten: { $abstained }.
event-KnifeSpoke =
    { $changed ->
        [true] { $seat } mit dem Messer überlegt es sich anders und { $target_is ->
            [none] enthält sich.
           *[some] zeigt auf { $target }.
        }
       *[false] { $seat } mit dem Messer bleibt dabei.
    }
event-NoMajority = Die Abstimmung trifft niemanden.
event-BecameGhost =
    { $voted ->
        [true] { $seat } wird hinausgewählt und ist jetzt ein Geist.
       *[false] { $seat } ist ermordet und ab jetzt ein Geist.
    }
event-CleanedUp = Runde { $round } ist vorbei.
event-SteppedForward = Der Kult tritt vor: { $seats }. Alle anderen schweigen.
event-Named =
    { $seat_is ->
        [none] Niemand wird als Seher benannt.
       *[some] { $by } hält { $seat } für den Seher.
    }
event-Ended = { $outcome } Wer wer war: { $roles_by_name }.


## Was nur du erfährst

event-Dealt = Deine Rolle: { $role }. Deine Route steht auf Karte { $route }.
event-StartMurdered = Schon zu Beginn ermordet: { $seats }.
event-FellowSeen = Zu dir gehört { $seats }.
event-CultistsSeen = Du siehst, wer zum Kult gehört: { $seats }.
event-Gave = Du hast „{ $card }“ zu { $to } gelegt.
event-Put = { $place }: Du hast „{ $card }“ abgelegt.
event-Looked = Bei { $seat } liegen { $alive } × Lebend und { $murdered } × Ermordet.


## Was du antworten kannst

action-Move = Geh: { $path }
action-Give =
    { $to_is ->
        [none] „{ $card }“ geben
       *[some] „{ $card }“ zu { $to } legen
    }
action-UseDoor = Durch die Geheimtür: { $to }
action-Stay = Bleiben
action-CheckStatus = Zustand von { $seat } prüfen
action-SecureCorridor = Gang sichern mit „{ $card }“
action-FightCultist = Kultistenmarker bekämpfen
action-DriveOff = Fischmenschen verscheuchen
action-FillRoom = „{ $card }“ in diesen Raum legen
action-CheckRoom = Diesen Raum prüfen
action-CallVote = Abstimmung einleiten
action-WatchPlayer = Kamera: Zustand von { $seat } prüfen
action-WatchRoom = Kamera: Raum { $room } prüfen
action-RestartPower = Strom neu starten
action-ClosePortal = Portal schließen helfen
action-Pass = Nichts tun
action-Announce =
    { $murdered ->
        [true] „Ermordet!“ verkünden
       *[false] „Lebt.“ verkünden
    }
action-Point =
    { $seat_is ->
        [none] Enthaltung
       *[some] Auf { $seat } zeigen
    }
action-GoOn = Weiter
action-Present = Die Ermordeten präsentieren und gewinnen
action-Name =
    { $seat_is ->
        [none] Niemanden nennen
       *[some] { $seat } als Seher nennen
    }


## Was du behaupten kannst

claim-IAm =
    { $side_is ->
        [investigators] Ich gehöre zu den Ermittlern.
       *[cultists] Ich gehöre zu den Kultisten.
    }
claim-ISuspect = Ich verdächtige { $seat }.
claim-ITrust = Ich vertraue { $seat }.
claim-IWasWith = Ich war mit { $seat } hier: { $place }.
claim-Murderer = Hat { $by } etwa { $seat } ermordet?
claim-MyRoute = Meine Route erlaubt in dieser Runde { $colours }.


## Was gerade geschieht

phase-Moving =
    { $left_count ->
        [one] Bewegung. Nur { $left } geht noch.
       *[other] Bewegung. { $left_count } sind noch unterwegs.
    }
phase-Meeting = Eine Begegnung: Pulskarten wechseln verdeckt den Besitzer.
phase-Sneaking =
    { $left_count ->
        [one] Geheimtüren. Zuletzt ist { $left } dran.
       *[other] Geheimtüren. { $left_count } sind noch dran.
    }
phase-Acting =
    { $left_count ->
        [one] Aktionen. Zuletzt ist { $left } dran.
       *[other] Aktionen. { $left_count } sind noch dran.
    }
phase-Announcing = { $by } hat den Zustand von { $seat } geprüft und sagt gleich, was zu sehen war.
phase-Voting = Abstimmung: Redet darüber, dann zeigen alle zugleich auf jemanden.
phase-Deciding = Wer das Messer hat, hat das letzte Wort.
phase-CleaningUp = Aufräumen am Ende der Runde.
phase-Unmasking = Alle schweigen, denn jetzt kann der Kult noch den Seher nennen.


## Wie es ausging

outcome-points = Die Beweise reichen: Die Ermittler gewinnen. Gewonnen: { $winners }.
outcome-eliminated = Der Kult ist enttarnt: Die Ermittler gewinnen. Gewonnen: { $winners }.
outcome-presented = Genug Ermittler sind ermordet: Der Kult gewinnt. Gewonnen: { $winners }.
outcome-murders = Genug Ermittler waren schon früher ermordet: Der Kult gewinnt. Gewonnen: { $winners }.
outcome-time = Nach zehn Runden fehlen Beweise: Der Kult gewinnt. Gewonnen: { $winners }.
outcome-seer_named = Der Seher ist erkannt: Der Kult gewinnt doch noch. Gewonnen: { $winners }.


## Optionen

option-seer = Seher
    .hint = Jemand von den Ermittlern kennt den Kult, darf aber am Ende nicht erkannt werden. Gut für Gruppen, die gern viel reden.
option-encounters = Begegnungen
    .hint = Ob man sich bei jedem Schritt begegnet oder nur dort, wo die Bewegung endet. Das Ende der Bewegung spielt sich schneller.
option-majority = Mehrheit
    .hint = Was bei einer Abstimmung entscheidet. Die meisten Stimmen genügen in Gruppen, die sich sonst nie einig werden.
option-data = Eigene Schachtel
    .hint = Brett, Routen, Stapel und Zahlen aus einer eigenen Datei statt der unseren, für alle, die das Spiel besitzen.


## Was abgelehnt wird

error-no_way = Dort führt kein Weg hin: Gehe von Ort zu Ort, und nie in einen Gang mit dem Fischmenschen.
error-off_route = Dieser Raum liegt in dieser Runde nicht auf deiner Route: Hier geht nur, was keine Route braucht.
error-ends_where_it_began = Eine Bewegung darf nicht dort enden, wo sie angefangen hat.
error-deal_roles = Diese Rollen passen nicht zu Spielerzahl und Optionen.
error-deal_routes = Alle brauchen eine eigene Routenkarte aus dieser Schachtel.
error-deal_pulses = Diese Startkarten der Pulsdecks gibt es in dieser Schachtel nicht.
error-deal_rooms = Diese Startkarten der Räume gibt es in dieser Schachtel nicht.
error-deal_piles = Plättchen, Marker, Beutel oder Nachziehstapel passen nicht zu dieser Schachtel.
error-deal_knife = Das Messer muss jemand am Tisch haben.
error-data_unreadable = Diese Datei ist keine Schachtel für dieses Spiel ({ $reason }).
error-data_place_twice = Den Ort { $place } gibt es doppelt: Jeder Ort braucht einen eigenen Namen.
error-data_unknown_place = Eine Verbindung führt nach { $place }, doch diesen Ort gibt es nicht.
error-data_loop = Der Ort { $place } ist mit sich selbst verbunden.
error-data_door_not_in_room = Eine Geheimtür führt nach { $place }, doch das ist kein Raum.
error-data_start = Der Startort { $place } ist kein Raum.
error-data_fishman = Der Ort des Fischmenschen, { $place }, ist kein Gang.
error-data_one_room = Es muss genau einen Raum dieser Farbe geben: { $colour }. Gefunden: { $count }.
error-data_not_connected = Der Ort { $place } ist vom Rest des Bretts abgeschnitten.
error-data_few_colours = Vom Ort { $place } sind mit drei Schritten nur { $count } Farben zu erreichen, mindestens { $least } müssen es sein, auch um den Fischmenschen herum.
error-data_few_routes = Es gibt nur { $given } Routenkarten, gebraucht werden { $least }.
error-data_route_rounds = Routenkarte { $card } nennt { $given } Runden statt { $rounds }.
error-data_route_dead_end = Routenkarte { $card } lässt in Runde { $round } vom Ort { $place } aus keinen Raum erreichen.
error-data_few_events = Im Beutel sind nur { $given } Ereignisse, mindestens { $least } müssen es sein.
error-data_markers = Es muss für jeden Raum genau einen Kultistenmarker geben.
error-data_tokens = { $given } zerbrochene Fenster sind zu viele: Es gibt nur { $most } Räume.
error-data_investigator_hand = Ermittler dürfen nur „{ Pulse-alive }“ und „{ Task-success }“ auf der Hand haben.
error-data_tables = Die Zahlen müssen für 4, 5, 6, 7 und 8 Spieler je einmal dastehen.
error-data_unequal_hands = Bei { $players } Spielern sind die Hände verschieden groß: Das würde den Kult verraten.
error-data_harmless_cultist = Bei { $players } Spielern hat der Kult keine Karte „{ Pulse-murdered }“.
error-data_pulse_pool = Bei { $players } Spielern sind es { $given } Startkarten für die Pulsdecks, es müssen aber { $wanted } sein.
error-data_kills = Bei { $players } Spielern müssten { $given } Ermittler ermordet werden, es gibt aber nur { $most }.
error-data_room_pool = Bei { $players } Spielern sind es { $given } Startkarten für die Räume, es müssen aber { $wanted } sein.


## Überschriften der Regeln

rule-K-01 = Kultisten, Ermittler und der Seher
rule-K-02 = Sieg der Ermittler durch Punkte
rule-K-03 = Sieg der Ermittler durch Abstimmung
rule-K-04 = Sieg durch Präsentieren der Ermordeten
rule-K-05 = Sieg der Kultisten nach Runde 10
rule-K-06 = Der letzte Versuch, den Seher zu nennen
rule-K-07 = Zwei Kultisten
rule-K-08 = Wer als ermordeter Ermittler zählt
rule-K-09 = Was zuerst gilt
rule-K-10 = Nichts zeigen, fast alles sagen
rule-K-11 = Eine Bewegung endet nie am Anfang
rule-K-12 = Handkarten
rule-K-13 = Das Pulsdeck
rule-K-14 = Die erste Nacht
rule-K-15 = Raumdecks und unsichere Wege
rule-K-16 = Drei Lebenszustände
rule-K-17 = Der Aufbau
rule-K-18 = Was alle wissen und was geheim ist
rule-K-19 = Was ein Geist behält
rule-K-20 = Alle bewegen sich, vom Messer an
rule-K-21 = Auch Geister müssen weiterziehen
rule-K-22 = Der Gang des Fischmenschen
rule-K-23 = Begegnung bei Strom
rule-K-24 = Begegnung ohne Strom
rule-K-25 = Pulskarten geben
rule-K-26 = Niemand sieht nach
rule-K-27 = Geister begegnen niemandem
rule-K-28 = Bei jedem Schritt oder am Ende
rule-K-29 = Nur Betreten zählt
rule-K-30 = Ein Ereignis aus dem Beutel
rule-K-31 = Die Ereignisse
rule-K-32 = Geheimtüren der Reihe nach, Blitz zugleich
rule-K-34 = Genau eine Aktion
rule-K-35 = Nach einer Abstimmung geht es weiter
rule-K-36 = Was beim Prüfen zu sehen ist
rule-K-37 = Reihenfolge beim Prüfen
rule-K-40 = Zustand prüfen
rule-K-41 = Gang sichern
rule-K-42 = Kultist bekämpfen
rule-K-43 = Fischmensch verscheuchen
rule-K-45 = Raumdeck füllen
rule-K-46 = Das zerbrochene Fenster
rule-K-47 = Raum prüfen
rule-K-48 = Abstimmung einleiten
rule-K-49 = Kamera nutzen
rule-K-50 = Strom neu starten
rule-K-51 = Portal schließen
rule-K-52 = Kultistenmarker sperren Räume
rule-K-53 = Die Frist des Portals
rule-K-54 = Wer hinausgewählt wird, zeigt nichts
rule-K-55 = Zeigen, und das letzte Wort
rule-K-56 = Geister reden und stimmen mit
rule-K-57 = Was eine Mehrheit ist
rule-K-58 = Der letzte Kultist
rule-K-59 = Abstimmung nach einem Fund
rule-K-60 = Aufräumen
rule-K-61 = Alle werden gefragt, am Ende liegt alles offen
rule-K-70 = Hände gleicher Größe
rule-K-71 = Startkarten der Pulsdecks
rule-K-72 = Startkarten, Nachziehstapel, Marker, Plättchen
rule-K-73 = Der Plan
rule-K-74 = Die Routenkarten
rule-K-75 = Eine eigene Schachtel wird geprüft

# Fertige Einstellungen, zum Antippen
preset-first_evening = Erster Abend
    .hint = Mit Seher, wie empfohlen.
preset-no_seer = Ohne Seher
    .hint = Niemand weiß mehr als die anderen, außer dem Kult.
preset-brisk = Zügig
    .hint = Weniger Begegnungen, schnellere Abstimmungen.
