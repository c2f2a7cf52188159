# Was der Server Menschen sagt, auf Deutsch. Codes wie in server/*.py.

error-stale = Am Tisch ist es inzwischen weitergegangen: Schau noch einmal hin und antworte auf das, was jetzt gefragt ist.
error-not_playing = Hier läuft gerade kein Spiel.
error-already_playing = Es läuft ein Spiel: Das muss warten, bis es vorbei ist.
error-not_seated = Du schaust zu: Das können nur die, die am Tisch sitzen.
error-already_seated = Du hast schon einen Platz.
error-seat_taken = Dieser Platz ist nicht frei.
error-only_own_seat = Du hattest in diesem Spiel schon einen Platz: Bis es vorbei ist, kannst du nur dorthin zurück.
error-not_requested = Diese Person fragt nicht (mehr) nach diesem Platz.
error-not_here = Diese Person ist nicht (mehr) an diesem Tisch.
error-not_yourself = Dich selbst kannst du nicht hinauswerfen: Verlass den Tisch.
error-only_host = Das kann nur der Gastgeber.
error-no_bot_there = Dort sitzt kein Bot.
error-name_taken = Hier heißt schon jemand „{ $given }“: Bitte nimm einen anderen Namen.
error-mixed_name = „{ $given }“ mischt Buchstaben aus mehreren Alphabeten: Bitte schreib deinen Namen in einem.
error-not_ready = Noch sind nicht alle bereit.
error-room_locked = Die Tür zu diesem Tisch ist zu: Bitte den Gastgeber, sie zu öffnen.
error-room_full = Dieser Tisch ist voll.
error-no_spectators = An diesem Tisch wird nicht zugeschaut.
error-wrong_password = Das ist nicht das Passwort dieses Tisches.
error-no_such_room = Einen Tisch mit diesem Code gibt es nicht: Prüf ihn noch einmal, oder er wurde geschlossen.
error-no_such_record = Unter dieser Adresse liegt keine Aufzeichnung (mehr).
error-wrong_key = Das ist nicht der Schlüssel dieser Aufzeichnung.
error-records_full = Dieser Server nimmt keine Aufzeichnungen von anderswo mehr an: Versuch es später noch einmal.
error-no_such_page = Unter dieser Adresse gibt es nichts.
error-no_such_method = Auf diese Weise lässt sich unter dieser Adresse nichts tun.
error-too_slow = Das kam zu langsam an: Bitte schick es noch einmal.
error-too_long = Das ist länger, als dieser Server liest.
error-house_full = Auf diesem Server ist kein Tisch mehr frei: Versuch es später noch einmal.
error-too_fast = Das war zu viel auf einmal: Warte bitte einen Moment.
error-bad_seconds = Zeiten sind ganze Sekunden, von 1 bis { $most }.
error-mask_taken = Diese Maske trägt schon jemand am Tisch.
error-wait_for_marks = Noch { $seconds } s: Die anderen sehen sich das Ende an. Danach kannst du auch ohne sie anfangen.
error-muted = Der Gastgeber hat dich stumm geschaltet.
error-chat_while_playing = Während gespielt wird, gehört dieser Chat denen, die nur zuschauen: Sprich am Tisch.
error-not_stored = Das ließ sich nicht speichern und ist darum nicht geschehen: Versuch es gleich noch einmal.
error-unsure = Die Datenbank hat nicht geantwortet: Ob das geschehen ist, zeigt sich gleich.
error-moving = Dieser Tisch zieht gerade auf einen anderen Server um: Versuch es gleich noch einmal.
error-our_mistake = Das war unser Fehler, nicht deiner. Es hat sich nichts geändert; versuch etwas anderes.
error-not_a_message = Diese Nachricht versteht der Server nicht ({ $reason }).
error-foreign_host = Dieser Server heißt { $host }: Bitte geh dorthin.
error-foreign_origin = Diese Anfrage kam von der Seite eines anderen und wurde nicht ausgeführt.

## Warum ein Server nicht beginnen kann

error-port_taken = Port { $port } ist von einem anderen Programm belegt: Wähle einen anderen mit --port, oder mit --port 0 irgendeinen freien.
error-port_forbidden = Port { $port } steht nicht allen offen: Wähle mit --port einen über 1023.
error-no_such_host = Dieser Rechner hat keine Adresse { $host }, auf der er hören könnte.
error-database_in_use = Mit { $file } arbeitet schon ein anderer Server: Beende ihn, oder wähle mit --database eine andere Datei.
error-database_unusable = { $file } lässt sich nicht als Datenbank benutzen: { $reason }.
error-database_driver = Für PostgreSQL fehlt ein Paket: pip install 'maskenball[postgres]'.

## Was protokolliert wird, für Menschen

log-room-opened = Ein Tisch wurde geöffnet
log-game-left-out = Ein Spiel aus einem anderen Paket ließ sich nicht laden und fehlt
log-bot-failed = Ein Bot aus einem anderen Paket hat versagt; für ihn zählt die sichere Antwort
log-fault = Ein Fehler von uns
log-descriptors-short = Die Verbindungen werden knapp: Erhöhe die Grenze für offene Dateien (LimitNOFILE)
log-not-stored = Ließ sich nicht auf die Platte schreiben

## Die Startseite

page-title = Hier ist Maskenball
page-what = Maskenball ist ein digitaler Tisch für Spiele, in denen Leute verbergen, wer sie sind: Der Widerstand, Nacht der Entscheidung, Among Cultists, Sein oder nicht sein und Decrypto, für Menschen und Bots.
page-next = Der Server läuft, und Programme können hier spielen, aber der Tisch für den Browser ist nicht eingebaut. Im Quellverzeichnis baut ihn „make web“; danach starte den Server neu.
page-terminal = Im Terminal kannst du sofort spielen:
page-source = inoffizielle Fan-Software
