# Die Worte des Terminals. Was Spiele und Kern sagen, steht in deren eigenen Katalogen.

## Die Kommandozeile im Ganzen

cli-usage = maskenball BEFEHL [...]
cli-main-about =
    Ein digitaler Tisch für Spiele, in denen Leute verbergen, wer sie sind: Öffne ihn
    für die Handys ringsum, spiel im Terminal gegen Bots, schlag Regeln nach, sieh dir
    Aufzeichnungen an, lass Bots tausende Partien spielen. Ohne Befehl: serve.
cli-main-examples =
    {"  "}maskenball                               öffnet den Tisch für die Handys ringsum
    {"  "}maskenball play resistance               du gegen vier Bots
    {"  "}maskenball play --help                   was du sonst noch wählen kannst
    {"  "}maskenball games                         alle Spiele mit ihren Optionen
    {"  "}maskenball --lang en rules resistance    die nummerierten Regeln, auf Englisch
cli-commands = Befehle
cli-examples = Beispiele:
cli-version = nennt die Version
cli-lang = Sprache; darf überall in der Zeile stehen (sonst die deines Systems)
cli-json = als JSON, für Programme
cli-see-help = Mehr dazu: { $command } --help
cli-unrecognized = Das kann hier nicht stehen: { $words }
cli-given-twice = { $flag } steht hier zweimal.
cli-no-language = Die Sprache „{ $given }“ gibt es hier nicht, nur { $known }.
cli-interrupted = Abgebrochen.
cli-decimal-point = ,

# Was argparse von sich aus sagt; %s, %r und %(name)s füllt es selbst.
cli-word-usage = Aufruf:{" "}
cli-word-positionals = Angaben
cli-word-options = Optionen
cli-word-help = zeigt diese Hilfe
cli-word-required = Es fehlt noch etwas: %s
cli-word-argument = %(argument_name)s: %(message)s
cli-word-choice = %(value)r gibt es nicht, nur %(choices)s
cli-word-one = dahinter fehlt ein Wert
cli-word-most-one = nimmt höchstens einen Wert
cli-word-least-one = dahinter fehlt ein Wert
cli-word-some = nimmt %s Werte
cli-word-explicit = nimmt keinen Wert, bekam aber %r

# Was für etwas Einzusetzendes steht
cli-command-word = BEFEHL
cli-game-word = SPIEL
cli-rule-word = NUMMER
cli-level-word = BOT
cli-file-word = DATEI
cli-side-word = SEITE=BOT
cli-viewer-word = WER
cli-option-word = NAME=WERT

cli-game = welches Spiel: { $known }
cli-level = welche Bots spielen: eine Stufe, die „maskenball games“ nennt (sonst die stärkste), oder eine eigene Klasse als Paket:Klasse
cli-option = Optionen des Spiels: plot=ja hunter=nein, oder einfach plot; NAME=@DATEI liest den Wert aus einer Datei; „maskenball games“ erklärt sie
cli-data = eigene Daten des Spiels aus einer Datei: Spielplan, Übersicht, Wörter („maskenball data“)


## Befehle

cli-serve-usage = maskenball serve [...]
cli-serve-help = einen Server für Handys und Rechner ringsum öffnen
cli-serve-about =
    Öffne auf diesem Rechner einen Server und erfahre, wo ihn Handys im selben Netz finden.
    Räume und Partien stehen in einer Datei: Beende und starte ihn, wie du willst, alle
    kommen dorthin zurück, wo sie waren. Alles hier lässt sich auch in der Umgebung
    setzen: --close-after 48 als MASKENBALL_CLOSE_AFTER=48.
cli-serve-host = auf welcher Adresse er hört (sonst 0.0.0.0: in allen Netzen dieses Rechners)
cli-serve-port = der Port (sonst 8080; 0: irgendein freier)
cli-serve-database = die Datei, in der alles steht (sonst eine bei deinen Daten), oder postgresql://...
cli-serve-workers = so viele Prozesse teilen sich die Arbeit; nur mit PostgreSQL (sonst 1)
cli-serve-peer-host = unter dieser Adresse erreichen Server auf anderen Rechnern mit demselben PostgreSQL diesen hier
cli-serve-workers-alone = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL: --database postgresql://...
cli-serve-public-url = die Adresse, unter der man kommt, etwa https://spiele.example
cli-serve-close-after = schließt Räume, die so viele Stunden niemand genutzt hat (sonst 24)
cli-serve-limit = andere Grenzen, etwa rooms=100 sockets_per_address=20
cli-serve-log = Protokoll für Menschen, oder je Zeile ein JSON-Objekt
cli-serve-behind-proxy = glaubt X-Forwarded-For: Davor steht ein Proxy
cli-serve-no-metrics = nichts unter /metrics
cli-serve-quiet = schreibt nichts, protokolliert nur, was schiefging
cli-serve-examples =
    {"  "}maskenball serve
    {"  "}maskenball serve --port 9000 --database abend.sqlite
    {"  "}maskenball serve --host 127.0.0.1 --behind-proxy --log json
cli-serve-open = Maskenball ist offen.
cli-serve-here = Auf diesem Rechner:  { $address }
cli-serve-phones = Im selben Netz:      { $address }
cli-serve-public = Für alle:            { $address }
cli-serve-only-here = Von anderen Geräten aus ist er nicht zu erreichen.
cli-serve-kept = Alles steht in { $file }
cli-serve-stop = Strg-C schließt; was gespielt ist, bleibt erhalten.
cli-serve-closed = Geschlossen. Alles bleibt erhalten; „maskenball“ öffnet wieder.

cli-play-usage = maskenball play [SPIEL] [...]
cli-play-help = in diesem Terminal spielen, gegen Bots oder mit anderen
cli-play-about =
    Spiel in diesem Terminal. Allein spielst du gegen Bots. Nennst du mehrere Leute,
    reicht ihr die Tastatur herum: Bevor sie weitergeht, wird der Bildschirm gelöscht
    (auch zum Zurückblättern), damit niemand die Geheimnisse der anderen sieht. Wer
    mittendrin aufhört (/q oder Strg-C), spielt später mit --resume weiter.
cli-play-players = wie viele insgesamt spielen, Leute und Bots (sonst so wenige wie möglich)
cli-play-people = die Namen der Leute; auf den übrigen Plätzen sitzen Bots (mit --resume: wer davon hier sitzt)
cli-play-seed = ein beliebiger Text; derselbe Text verteilt die Karten noch einmal genauso
cli-play-save = speichert die Aufzeichnung in dieser Datei, auch wenn ihr abbrecht
cli-play-resume = spielt eine gespeicherte Partie weiter und speichert sie wieder in dieser Datei
cli-play-examples =
    {"  "}maskenball play
    {"  "}maskenball play resistance --players 7 --people Ada --option plot interrogator
    {"  "}maskenball play resistance --players 6 --people Ada Bo Cy --save abend.json
    {"  "}maskenball play --resume abend.json

cli-games-usage = maskenball games [--json]
cli-games-help = Spiele mit Plätzen und Optionen auflisten
cli-games-about = Alle Spiele: für wie viele, mit welchen Bots, mit welchen Optionen.
cli-games-examples =
    {"  "}maskenball games
    {"  "}maskenball games --json

cli-rules-usage = maskenball rules SPIEL [NUMMER|WORT ...]
cli-rules-help = die nummerierten Regeln eines Spiels nachschlagen
cli-rules-about =
    Die Überschriften aller nummerierten Regeln; mit der Nummer einer Regel diese ganz
    (im Wortlaut englisch), mit einem anderen Wort alle Überschriften, die dazu passen.
cli-rules-ids = die Nummer einer Regel, etwa W-04, oder ein Wort zum Suchen
cli-rules-examples =
    {"  "}maskenball rules resistance
    {"  "}maskenball rules resistance W-04 W-05
    {"  "}maskenball rules resistance hacker

cli-simulate-usage = maskenball simulate SPIEL [...]
cli-simulate-help = Bots viele Partien spielen lassen und zählen
cli-simulate-about =
    Lass Bots viele Partien gegeneinander spielen und zähl, wer warum gewinnt. Die
    Bereiche enthalten die wahre Chance mit einer Sicherheit von 95 %. Derselbe
    Startwert ergibt dieselben Partien.
cli-simulate-players = wie viele spielen (sonst so wenige wie möglich)
cli-simulate-games = wie viele Partien (sonst 200)
cli-simulate-seed = ein beliebiger Text; derselbe Text ergibt dieselben Partien
cli-simulate-side = andere Bots für eine Seite, etwa spies=random
cli-simulate-workers = wie viele Prozesse sich die Arbeit teilen (sonst einer je Kern)
cli-simulate-examples =
    {"  "}maskenball simulate resistance --players 7 --games 5000
    {"  "}maskenball simulate resistance --option hunter --seed dienstag --json
    {"  "}maskenball simulate resistance --side spies=random

cli-arena-usage = maskenball arena SPIEL BOT BOT [...]
cli-arena-help = Bots auf jeder Seite gegeneinander antreten lassen
cli-arena-about =
    Jeder Bot trifft auf jeden und auf sich selbst, auf jeder Seite und mit
    denselben Karten; wo alle für sich spielen, auf den geraden Plätzen gegen
    die ungeraden und umgekehrt. Am Ende steht, wie oft wer gewonnen hat, mit
    95-%-Bereichen.
cli-arena-bots = zwei oder mehr: Stufen, die „maskenball games“ nennt, oder eigene Klassen als Paket:Klasse
cli-arena-two = Nenn zwei Bots oder mehr, jeden einmal.
cli-arena-title = { $game }: je Paarung { $games } Partien zu { $players }
cli-arena-wins = gewinnt
cli-arena-won = Gewonnen
cli-arena-against = Gegen andere
cli-arena-even = Gerade Plätze
cli-arena-odd = Ungerade Plätze
cli-arena-stopped = Abgebrochen; gezählt sind die { $pairings } zu Ende gespielten Paarungen.
cli-arena-examples =
    {"  "}maskenball arena resistance random heuristic --games 1000
    {"  "}maskenball arena resistance heuristic meine_bots:Vorsichtig --players 7 --json

cli-replay-usage = maskenball replay DATEI [...]
cli-replay-help = die Aufzeichnung einer Partie ansehen
cli-replay-about =
    Sieh dir eine Aufzeichnung Schritt für Schritt an: was jemand erfahren, getan und
    gehört hat, und was von diesem Platz aus am Ende zu sehen ist. Wenn du nichts
    anderes sagst, siehst du nur zu.
cli-replay-file = eine Aufzeichnung, wie „play --save“ sie schreibt (-: von der Standardeingabe)
cli-replay-as = mit wessen Augen: ein Name, ein Platz (1, 2, ...), zuschauer oder alles
cli-replay-to = nach diesem Schritt aufhören (0: gleich nach dem Verteilen)
cli-replay-examples =
    {"  "}maskenball replay abend.json
    {"  "}maskenball replay abend.json --as Ada --to 12
    {"  "}maskenball replay abend.json --as alles
cli-data-usage = maskenball data SPIEL [DATEI] [--schema]
cli-data-help = die Daten eines Spiels zeigen, die du ersetzen kannst, oder deine prüfen
cli-data-about =
    Manche Spiele haben Daten, die du durch die deiner eigenen Schachtel ersetzen kannst:
    Spielplan und Karten, die Übersicht der Charaktere, die Schlüsselwörter. Ohne DATEI
    siehst du unsere (ein guter Anfang für eigene), mit DATEI wird deine geprüft. Gespielt
    wird damit durch --data DATEI.
cli-data-file = deine Datei, die geprüft werden soll
cli-data-schema = das JSON-Schema solcher Dateien ausgeben
cli-data-examples =
    {"  "}maskenball data cultists > schachtel.json
    {"  "}maskenball data cultists schachtel.json
    {"  "}maskenball play cultists --data schachtel.json

cli-analyse-usage = maskenball analyse DATEI [...]
cli-analyse-help = wer was hätte wissen können und wer am Gewinnen war
cli-analyse-about =
    Geh eine aufgezeichnete Partie durch: Zu jedem Moment siehst du, wie oft jede Seite von
    dort aus gewinnt (Bots spielen zu Ende) und wer sich über wen allein durch Logik sicher
    sein konnte. Mit --json auch, wen gute Spieler wofür gehalten hätten.
cli-analyse-games = so viele Partien werden von jedem Moment aus zu Ende gespielt: mehr machen es genauer
cli-analyse-examples =
    {"  "}maskenball analyse abend.json
    {"  "}maskenball analyse abend.json --games 64
cli-analyse-title = { $game }: { $names }
cli-analyse-entry = Eintrag
cli-analyse-phase = Dann kam
cli-analyse-sure = Nun sicher
cli-analyse-knows = { $who } über { $whom }

cli-verify-usage = maskenball verify DATEI [...]
cli-verify-help = prüfen, ob eine aufgezeichnete Partie ehrlich war
cli-verify-about =
    Prüf eine Aufzeichnung: ob ihre Einträge nach den Regeln zu ihrem Ergebnis führen, ob
    die Verteilung aus dem Startwert kam und ob dessen Prüfsumme die Zusage ist, die beim
    Verteilen alle gesehen haben. Endet mit 0, wenn alles stimmt, und mit 1, wenn nicht.
cli-verify-commitment = die Prüfsumme vom Verteilen (64 hexadezimale Ziffern)
cli-verify-examples =
    {"  "}maskenball verify abend.json
    {"  "}maskenball verify abend.json --json
cli-verify-replays = Alle { $entries } Einträge folgen den Regeln und führen zum Ergebnis: { $outcome }
cli-verify-unfinished = Die { $entries } Einträge folgen den Regeln, aber die Partie ist nicht zu Ende: Es gibt kein Ergebnis zu prüfen.
cli-verify-no-outcome = Die Einträge führen zu einem Ende, aber die Aufzeichnung sagt nicht, wie es ausging.
cli-verify-dealt = Die Verteilung kam aus dem Startwert und ebenso aller Zufall danach.
cli-verify-by-hand = Die Verteilung ist von Hand geschrieben oder ein Startwert fehlt: Nichts zeigt, wie sie zustande kam.
cli-verify-promised = Der Startwert ist der, der beim Verteilen zugesagt war.
cli-verify-broken = Der Startwert ist nicht der, der beim Verteilen zugesagt war: Seine Prüfsumme ist { $hash }.
cli-verify-compare = Vergleich mit der Zusage, die du beim Verteilen gesehen hast: { $hash }
cli-verify-no-seed = Die Aufzeichnung nennt keinen Startwert, also kann es nicht der zugesagte sein.
cli-verify-no-hash = Eine Zusage hat { $length } hexadezimale Ziffern, wie beim Verteilen gezeigt.

cli-schema-usage = maskenball schema [SPIEL] [--protocol | --openapi]
cli-schema-help = das JSON-Schema von Aufzeichnungen oder des Protokolls ausgeben
cli-schema-about =
    Das JSON-Schema der Aufzeichnungen, die „play --save“ schreibt; mit --protocol das der
    Nachrichten zwischen Clients und Server und dessen, was ein Spiel dazu beiträgt; mit
    --openapi eine OpenAPI-Beschreibung dessen, was der Server über HTTP beantwortet.
cli-schema-protocol = die Nachrichten zwischen Clients und Server
cli-schema-openapi = was sich über HTTP erfragen lässt, als OpenAPI
cli-schema-of-what = Von welchem Spiel? maskenball schema SPIEL oder maskenball schema --protocol
cli-schema-examples =
    {"  "}maskenball schema resistance > resistance.schema.json
    {"  "}maskenball schema --protocol resistance
    {"  "}maskenball schema --openapi > maskenball.openapi.json

cli-bench-usage = maskenball bench [SPIEL] [--seconds N]
cli-bench-help = messen, wie schnell die Regeln hier laufen
cli-bench-about =
    Miss, wie schnell die Regeln auf diesem Rechner laufen: Zufallsspiele in einem Prozess,
    nach Rechenzeit, das beste von mehreren Malen. Zeiten sind Millionstelsekunden je
    Antwort; „Sicht“ ist dasselbe, wenn jedes Mal berechnet wird, was jemand sieht;
    „Anfang“ und „Ende“ sind das erste und letzte Viertel einer langen Partie; KB ist der
    Speicher eines Tischs.
cli-bench-seconds = Zeit für jede Zeile
cli-bench-game = Spiel
cli-bench-players = Personen
cli-bench-answer = µs
cli-bench-games = Partien/s
cli-bench-view = Sicht
cli-bench-early = Anfang
cli-bench-late = Ende
cli-bench-memory = KB
cli-bench-examples =
    {"  "}maskenball bench
    {"  "}maskenball bench resistance --seconds 5

cli-mcp-usage = maskenball mcp [--server URL] [--http PORT] [--host HOST]
cli-mcp-help = ein Platz für einen KI-Assistenten (Model Context Protocol)
cli-mcp-about =
    Ein Platz für ein Programm, das das Model Context Protocol spricht: Es liest Spiele und
    Regeln, eröffnet Tische mit Bots, kommt in Räume eines Servers und bekommt zu sehen,
    was sein Platz wissen darf. Über Standardein- und -ausgabe, wie Assistenten es starten,
    oder über HTTP.
cli-mcp-server = ein Maskenball-Server, dessen Räume eröffnet und betreten werden können
cli-mcp-http = statt über Standardein- und -ausgabe über HTTP an diesem Port, unter /mcp
cli-mcp-host = unter welcher Adresse (nur auf diesem Rechner, wenn nichts anderes gesagt ist)
cli-mcp-no-url = „{ $given }“ ist keine Adresse eines Servers wie http://localhost:8080.
cli-mcp-missing = Dafür fehlt das Extra „mcp“: pip install 'maskenball[mcp]'
cli-mcp-examples =
    {"  "}maskenball mcp
    {"  "}maskenball mcp --server http://localhost:8080
    {"  "}maskenball mcp --http 8090

cli-new-game-usage = maskenball new-game NAME
cli-new-game-help = ein eigenes Spiel beginnen
cli-new-game-about =
    Schreibt ein kleines Spiel, das läuft, als eigenes Paket: Regeln mit Wörtern in beiden
    Sprachen und Tests, die dasselbe von ihm verlangen wie von unseren. Ist es installiert,
    kann jeder Tisch auf diesem Rechner es spielen; dann mach deines daraus.
cli-new-game-name = wie das Spiel im Code heißt, etwa spyfall
cli-new-game-examples =
    {"  "}maskenball new-game spyfall
cli-new-game-done = Da ist es: { $folder }. So geht es weiter:
cli-new-game-bad-name = „{ $given }“ kann kein Spiel heißen: Es braucht Kleinbuchstaben, Ziffern und Unterstriche und beginnt mit einem Buchstaben.
cli-new-game-taken = Ein Spiel namens „{ $given }“ gibt es schon. Bitte wähle einen anderen Namen.
cli-new-game-exists = { $folder } gibt es schon. Bitte wähle einen anderen Namen oder einen anderen Ort.


## Was daran falsch sein kann

cli-no-such-command = Einen Befehl „{ $given }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-broken-game = Das Spiel „{ $given }“ aus einem anderen Paket lässt sich nicht laden ({ $reason }).
cli-no-game = Ein Spiel „{ $given }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-option = Eine Option „{ $given }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-level = Bots der Stufe „{ $given }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-side = Eine Seite „{ $given }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-rule = Eine Regel „{ $given }“ gibt es nicht. { $near ->
        [none] Ohne Nummer siehst du alle Überschriften.
       *[other] Meinst du { $near }?
    }
cli-no-seat = „{ $given }“ ist niemand an diesem Tisch, oder es könnten mehrere sein. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-not-yes-or-no = Die Option { $option } kann ja oder nein sein, nicht „{ $given }“.
cli-no-value = Die Option { $option } kennt „{ $given }“ nicht. { $near ->
        [none] Möglich: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-option-needs-value = Die Option { $option } braucht einen Wert: { $option }=WERT.
cli-option-takes-file = Die Option { $option } nimmt eine Datei: { $option }=@{ $file }.
cli-no-data = { $game } hat keine Daten, die du ersetzen kannst.
cli-no-house = { $game } braucht keine Vorlage: Die Datei ist ein Text mit einem Wort je Zeile.
cli-bad-data = In { $file } stimmt etwas nicht: { $why }
cli-but = {" "}(sondern { $known })
cli-no-json = Zeile { $line }, Zeichen { $column }: Hier ist es kein JSON mehr.
cli-data-fits = { $file } ist in Ordnung, für { $players } Leute.
cli-no-number = „{ $given }“ soll eine ganze Zahl sein, von { $least } bis { $most }
cli-not-one-of = „{ $given }“ müsste eins davon sein: { $known }
cli-no-switch = { $name } kann ja oder nein sein, nicht „{ $given }“.
cli-no-limit = Die Grenze „{ $given }“ gibt es nicht. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meinst du „{ $near }“?
    }
cli-no-limit-number = Die Grenze { $name } müsste eine Zahl sein, mindestens 1, nicht „{ $given }“.
cli-no-url = „{ $given }“ müsste eine Adresse sein wie https://spiele.example, ohne Pfad dahinter.
cli-no-pair = „{ $given }“ soll eine Seite und eine Stufe nennen, etwa spies=random
cli-too-many-people = { $people } Leute sind zu viele: Dieses Spiel ist für höchstens { $most }.
cli-too-few-seats = { $people } Leute passen nicht an einen Tisch mit { $players } Plätzen.
cli-needs-terminal = Wenn ihr die Tastatur herumreicht, muss der Bildschirm dazwischen gelöscht werden; das geht nur in einem echten Terminal.
cli-cant-read = { $file } ist nicht zu lesen: { $why }.
cli-cant-write = { $file } ist nicht zu schreiben: { $why }.
cli-file-trouble = { $reason ->
        [missing] So eine Datei oder einen solchen Ordner gibt es nicht
        [folder] Das ist ein Ordner
        [denied] Das ist nicht erlaubt
        [full] Die Platte ist voll
        [exists] Es gibt sie schon, und überschrieben wird nichts
        [long] Der Name ist zu lang
       *[other] { $text }
    }
cli-too-far = Diese Aufzeichnung hat { $steps } Schritte, einen Schritt { $given } gibt es nicht.
cli-which-game = Welches Spiel? Es gibt: { $known }.
cli-resume-alone = Mit --resume gilt, was in der Aufzeichnung steht: Dazu passen nur --people und --level.
cli-resume-other = { $file } lässt sich so nicht weiterspielen: Nenn eine Datei, und als Spiel keins oder { $game }.
cli-resume-over = Diese Partie ist schon zu Ende. Ansehen: maskenball replay { $file }


## Listen

cli-players = { $least } bis { $most } Leute
cli-levels = Bots, die schwächsten zuerst: { $levels }
cli-games-more = Spielen: maskenball play { $game } · Regeln: maskenball rules { $game }
cli-rules-more = Eine Regel ganz: maskenball rules { $game } { $rule }


## Viele Partien

cli-playing = Sie spielen
cli-simulate-title = { $game }: { $games } Partien zu { $players }, Bots: { $bots }
cli-simulate-winner = Gewonnen
cli-simulate-reason = Grund
cli-simulate-count = Partien
cli-simulate-share = Anteil
cli-simulate-interval = 95-%-Bereich
cli-simulate-all = gleich warum
cli-simulate-alone = { $count ->
    [0] niemand
    [one] ein Spieler
   *[other] { $count } Spieler
}
cli-simulate-answers = Antworten in einer Partie: im Mittel { $mean }, von { $least } bis { $most }.
cli-simulate-steps = Schritte in einer Partie: im Mittel { $mean }, von { $least } bis { $most }.
cli-simulate-faults = { $bot } hat { $count }-mal versagt; stattdessen galt die sichere Antwort.
cli-simulate-stopped = Abgebrochen nach { $games } von { $wanted } Partien; gezählt ist, was gespielt wurde.


## Ansehen

cli-replay-title = Schritt { $step } von { $steps }
cli-knows = Was { $name } weiß
cli-only-to = nur { $names }


## Spielen

cli-guest = Gast
cli-pick-game = Welches Spiel?
cli-welcome-go = Los geht’s mit Enter:
cli-table = Am Tisch
cli-table-bots = Bots
cli-how-to =
    Auf eine Frage tippst du eine Zahl oder ein Wort aus der Antwort, dann Enter.
    Was mit / beginnt, ist ein Befehl: /sag Hallo, /log, /q. Nur / zeigt alle.
cli-you = du
cli-know = Du weißt
cli-known-more = … und { $count } mehr: /zeig
cli-news = Neues
cli-news-before = davor noch { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }: /log
cli-your-turn = Du bist dran.
cli-no-clock = Die Uhr ({ $seconds } Sekunden) läuft im Terminal nicht: Lass dir Zeit.
cli-cant-ask = Diese Frage lässt sich im Terminal noch nicht stellen.
cli-may-cut = Du darfst jetzt eingreifen; mit Enter allein lässt du es.
cli-cannot-cut = Jemand könnte jetzt eingreifen, du aber nicht.
cli-prompt = Deine Wahl (/ hilft):
cli-prompt-some = Deine Wahl, etwa 1 2 (/ hilft):
cli-prompt-text = Dein Text (/ hilft):
cli-prompt-keep = Dein Text, Enter behält „{ $text }“ (/ hilft):
cli-prompt-enter = Enter oder deine Wahl (/ hilft):
cli-prompt-back = Deine Wahl (Enter: zurück, / hilft):
cli-prompt-go-on = Weiter mit Enter (/ hilft):
cli-prompt-never-mind = Deine Wahl (Enter: doch nicht):
cli-page-more = Weiter mit Enter:
cli-page-back = Zurück zum Spiel mit Enter:
cli-not-offered = „{ $given }“ geht hier nicht. Tipp eine der Zahlen, oder / für Hilfe.
cli-nothing-typed = Tipp eine der Zahlen, oder / für Hilfe.
cli-several = „{ $given }“ passt auf mehrere Antworten:
cli-meant = Meinst du { $command }? Befehle beginnen mit einem /.
cli-no-slash = Einen Befehl { $given } gibt es nicht; ein / allein zeigt alle.
cli-twice = { $name } ist doppelt genannt.
cli-wrong-number = { $least ->
        [one] Eine Person muss es sein
       *[other] { $least } müssen es sein
    }, du hast { $given } genannt.
cli-wrong-range = { $least } bis { $most } müssen es sein, du hast { $given } genannt.
cli-pass = Gib die Tastatur an { $name }.
cli-pass-enter = { $name }: Drück Enter, wenn nur du hinsiehst.
cli-leave = Aufhören? Die Partie wird gespeichert, du kannst sie später weiterspielen. (j/n)
cli-yes-words = j ja
cli-no-words = n nein
cli-left = Die Partie ist abgebrochen.
cli-kept = Die Partie ist gespeichert. Weiter geht es mit:
cli-no-more-input = Die Eingabe war vor der Partie zu Ende: Sie ist abgebrochen.
cli-over = Das Spiel ist aus
cli-won = Du hast gewonnen!
cli-lost = Du hast verloren.
cli-saved = Aufzeichnung gespeichert. Ansehen: maskenball replay { $file } --as alles
cli-offer-save = Aufzeichnung speichern? (j: als { $file }, sonst Dateiname; Enter: nein)

# Was man bei einer Frage tippt; mehrere Wörter für dasselbe stehen nebeneinander.
cli-command-say = sag say
cli-command-help = hilfe help
cli-command-rule = regel rule regeln rules
cli-command-claim = behaupte claim
cli-command-log = log verlauf
cli-command-view = zeig view
cli-command-back = zurück back
cli-command-quit = q quit ende exit

cli-say-what = Was denn? Zum Beispiel: /sag Ich ließe Bo zu Hause
cli-nothing-said = Du sagst doch nichts.
cli-who-hears = Wer soll das hören?
cli-hear-all = alle am Tisch
cli-hear-some = nur { $circle }: { $names }
cli-cant-speak = Du kannst jetzt nicht sprechen.
cli-no-claims = Jetzt gibt es nichts zu behaupten.
cli-claims = Was behauptest du, wahr oder nicht?
cli-claim-general = etwas über dich oder den Tisch
cli-claim-about = etwas über { $name }
cli-log = Alles bisher
cli-help-answer = Tipp die Zahl einer Antwort oder Anfänge von Wörtern darin, dann Enter.
cli-help-some = Tipp Zahlen oder Anfänge von Namen, mit Leerzeichen oder Kommas dazwischen: 1 3 oder ada, cy
cli-help-only = Hier gibt es nichts zu wählen, drück Enter. Gefragt werden alle gleich, damit es niemanden verrät.
cli-help-text = Tipp deinen Text, dann Enter. Nur was mit / beginnt, ist ein Befehl.
cli-help-optional = Tipp die Zahl einer Antwort. Mit Enter allein lässt du es.
cli-help-commands = Befehle gehen bei jeder Frage und beginnen mit einem /:
cli-help-say = /sag TEXT
    .does = etwas sagen
cli-help-claim = /behaupte
    .does = etwas behaupten, das auch Bots verstehen
cli-help-log = /log
    .does = alles, was bisher geschehen ist
cli-help-view = /zeig
    .does = der Tisch und alles, was du weißt
cli-help-rule = /regel WORT
    .does = Regeln dazu; mit einer Nummer eine im Wortlaut
cli-help-back = /zurück
    .does = diese Antwort von vorn beginnen
cli-help-quit = /q
    .does = aufhören; die Partie wird gespeichert

cli-move-database-usage = maskenball move-database VON NACH
cli-move-database-help = die Datenbank eines Servers umziehen, etwa zu PostgreSQL
cli-move-database-about =
    Zieh mit allen Räumen, Partien und Aufzeichnungen von einer Datenbank in eine andere um,
    die noch leer sein muss: eine Datei von SQLite oder ein PostgreSQL mit seiner Adresse.
    Beende vorher den Server. Was du umziehst, bleibt auch am alten Ort.
cli-move-database-from = VON
cli-move-database-to = NACH
cli-move-database-source = die Datenbank von jetzt: eine Datei oder postgresql://...
cli-move-database-target = die neue: eine Datei oder postgresql://...
cli-move-database-examples =
    {"  "}maskenball move-database maskenball.sqlite postgresql://localhost/maskenball
    {"  "}maskenball move-database postgresql://localhost/maskenball maskenball.sqlite
cli-move-database-nothing = Es gibt keine Datei { $file }.
cli-move-database-not-empty = In { $file } steht schon etwas: Nimm bitte eine leere Datenbank.
cli-move-database-done = { $rooms ->
    [one] Ein Raum
   *[other] { $rooms } Räume
} und { $records ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
} liegen jetzt in { $file }.
