# Die Wörter der Seiten, auf Deutsch. Die der Spiele stehen bei den Spielen.

start-what = Fünf Spiele. Jemand lügt immer.
start-open = oder selbst einladen
start-players = { $least }–{ $most }
start-go = Tisch eröffnen
start-join = An einem Tisch mitspielen
start-code = Code vom Tisch
start-enter = Mitspielen
start-no-code = Einen Tisch mit diesem Code gibt es nicht: Er hat fünf Zeichen.
start-recent = Tische auf diesem Gerät
start-forget = Tisch { $code } vergessen
start-unofficial = Inoffizielle Fan-Software, frei und ohne Konten. Nichts verlässt den Server, auf dem du bist.
start-alone = Solo
who-title = Wer bist du?
who-go = So gehe ich zum Ball
look-mask = Maske
look-colour = Farbe der Maske
colour-own = Farbe der Maske selbst
colour-amber = Bernstein
colour-gold = Gold
colour-coral = Koralle
colour-crimson = Karmin
colour-rose = Rosé
colour-violet = Violett
colour-sky = Himmelblau
colour-teal = Petrol
colour-green = Grün
colour-ivory = Elfenbein
your-name = Dein Name
password = Passwort
offline = Der Server ist gerade nicht zu erreichen.
back = Zurück
twice = Wirklich? { $what }
close = Schließen

preferences = Einstellungen
preferences-language = Sprache
preferences-theme = Farben
theme-auto = Wie das Gerät
theme-dark = Nacht
theme-light = Tag
preferences-sound = Töne auf diesem Gerät
preferences-vibrate = Vibrieren, wenn ich gefragt bin
credits = Wer das gezeichnet hat
credits-own = Masken, Plakate, Räume und Töne sind von uns.
credits-icons = Zeichen von Lorc, Delapouite und anderen:
credits-fonts = Schriften: Figtree (The Figtree Project Authors) und Limelight (Sorkin Type Co), SIL Open Font License.

door-title = Tisch { $code }
door-people =
    { $count ->
        [one] Eine Person ist hier.
       *[other] { $count } Personen sind hier.
    }
door-host = Gastgeber: { $name }
door-play = Mitspielen
door-watch = Nur zuschauen
door-screen = Als Bildschirm für alle öffnen
door-no-name = Sag uns noch deinen Namen.
door-locked = Die Tür ist zu.
door-on = Es wird gerade gespielt: Du kannst zuschauen.
screen-name = Bildschirm
screen-join = Scannen und mitspielen
screen-who = Wer kommt zum Ball?
screen-free = frei
screen-code = oder den Code auf { $host } eingeben
screen-count = { $count } sind da, { $ready } bereit

fault = Hier ist etwas schiefgegangen. Dein Spiel ist gesichert: Lade die Seite neu, dann geht es weiter.
fault-reload = Neu laden
connecting = Verbinde …
reconnecting = Die Verbindung ist weg. Alles ist gesichert; du kommst von selbst zurück.
note-older_rules = Diese Partie hat nach älteren Regeln begonnen: Ihr könnt weiterspielen, sie aber hinterher nicht noch einmal ansehen.
note-broken_off = Der Server ist neu, und die laufende Partie ließ sich nicht fortsetzen: Bitte beginnt eine neue.
gone-title = Du bist nicht mehr an diesem Tisch
gone-closed = Dieser Tisch wurde geschlossen.
gone-no_such_room = Einen Tisch mit diesem Code gibt es nicht mehr.
gone-elsewhere = Du hast diesen Tisch an zu vielen Stellen offen: In den neuesten geht es weiter.
gone-left = Du hast den Tisch verlassen oder wurdest hinausgebeten.
gone-unknown_token = Der Platz dieses Geräts ist hier nicht (mehr) bekannt.
gone-too_fast = Es wurde zu viel auf einmal gesendet.
gone-version = Die Seite ist älter als der Server: Bitte lade sie neu.
gone-again = Wieder mitspielen
paused = Pause
menu = Menü
menu-pause = Uhren anhalten
menu-resume = Weiter
menu-break-off = Dieses Spiel abbrechen
menu-lobby = Zurück in die Lobby
menu-leave = Den Tisch endgültig verlassen
menu-host-now = Du bist jetzt Gastgeber.
menu-device = Auf einem anderen Gerät weiterspielen
menu-device-hint = Öffne dort diese Adresse. Sie ist dein Platz: Zeig sie niemandem.

room-qr = QR-Code von Tisch { $code }
room-code = Code dieses Tisches
room-share = Link teilen
room-copied = Link kopiert
room-seats =
    { $count ->
        [one] Eine Person am Tisch
       *[other] { $count } am Tisch
    }
room-move-to = { $name }: Tipp auf den Platz zum Tauschen.
room-remove-bot = Diesen Bot entfernen
room-kick = { $name } hinausbitten
room-mute = { $name } stumm schalten
room-unmute = { $name } wieder reden lassen
room-hand-on = { $name } zum Gastgeber machen
room-level = So spielen die Bots
room-add-bot = Ein Bot dazu
room-watching = Es schauen zu:
room-sit = An den Tisch setzen
room-stand = Aufstehen und zuschauen
room-start = Los geht’s
room-start-anyway = Los geht’s, auch ohne alle
room-ready = Bereit
room-ready-yes = ✓ Bereit
room-game = Spiel
lobby-title = Lobby, Tisch { $code }
room-invite = Einladen
room-link = Link zum Tisch
room-marked = Der Link ist markiert: Jetzt kopieren.
room-free = frei
room-players = { $least } bis { $most } Leute
room-count = { $ready } von { $count } bereit
room-alone = Noch bist du allein.
room-with-bots =
    { $count ->
        [one] Ein Bot spielt mit dir.
       *[other] { $count } Bots spielen mit dir.
    }
room-seated = Am Tisch: { $count } von höchstens { $most }
hold-on = Gedrückt halten
room-screen = Fernseher oder Beamer? Öffne dort
room-fill-up = Mit Bots auffüllen
room-fill = Auf { $count } auffüllen
room-bots = Bots
room-speed = Tempo der Bots
speed-leisurely = Gemächlich
speed-normal = Normal
speed-brisk = Flott
room-look = Maske
room-talk = Reden
room-more = Mehr
room-move-not = Doch nicht
teams-title = Teams
teams-tap = Tippt auf die Plätze, bis jeder im richtigen Team sitzt.
teams-done = So passt es
teams-draw = Auslosen
team-1 = Weiß
team-2 = Schwarz
presets = So spielt ihr
preset-own = Eigene Auswahl
level-random = Leicht
level-heuristic = Schwer
badge-bot = Bot
badge-host = Gastgeber
badge-ready = bereit
badge-away = weg
badge-won =
    { $count ->
        [one] hat ein Spiel gewonnen
       *[other] hat { $count } Spiele gewonnen
    }
options-recommended = Optionen (fürs erste Spiel empfohlen: so lassen)
options-changed =
    { $count ->
        [one] Optionen (eine geändert)
       *[other] Optionen ({ $count } geändert)
    }
settings-title = Einstellungen des Tisches
settings-timers = Mit Uhren
settings-timers-hint = Aus: Lasst euch Zeit, niemand wird gedrängt.
settings-absent = Wenn jemand weg ist
settings-absent-bot = springt ein Bot ein
settings-absent-wait = warten alle
settings-absent-safe = zählt die sichere Antwort
settings-grace = … nach so vielen Sekunden
settings-awaited = Alle sehen,
settings-awaited-names = auf wen gewartet wird
settings-awaited-count = nur, auf wie viele gewartet wird
settings-language = Der Bildschirm des Tisches spricht
settings-spectators = Zuschauen ist erlaubt
settings-lock = Die Tür ist zu
settings-protected = Es gibt ein Passwort
settings-protect = Passwort setzen
settings-unprotect = Kein Passwort

chat-title = Rund um den Tisch
talk-hint = Sag etwas
talk-say = Sagen
talk-to = Zu wem?
talk-claims = Behauptungen mit einem Tipp
talk-claims-more = Anderes behaupten …
talk-silent = Du kannst jetzt nichts sagen.
talk-unread = { $count } ungelesen
channel-all = alle
tab-talk = Gespräch
tab-log = Verlauf
tab-help = Hilfe
log-title = Was geschah
log-secret = Etwas nur für dich
cover-hint = Gedrückt halten
cover-secret = Dein Geheimnis
log-earlier = Zeigen, was vorher gesagt wurde
log-empty = Noch nichts.

now-you = Du bist dran.
now-awaited = Wir warten auf { $names }.
now-waiting =
    { $count ->
        [one] Es fehlt noch eine Antwort.
       *[other] Es fehlen noch { $count } Antworten.
    }
now-stand-in = Für { $names } spielt gerade ein Bot.
now-goes-on = Gleich geht es weiter.
title-you = Du bist dran
clock-left = Noch { $time }
board-seats = Plätze am Tisch

panel-title = Deine Antwort
panel-answered = Deine Antwort ist da.
panel-sealed = Versiegelt, bis alle geantwortet haben.
panel-change = Ändern
panel-keep = So lassen
panel-ways = Wie antwortest du?
panel-field = { $name }
panel-send = Antworten
hush-card = Karte { $number } von { $count }, verdeckt
hush-read = Halten: lesen
hush-tap = Lies verdeckt, dann tipp eine Karte an.
hush-taps = Lies verdeckt, tipp { $count } Karten an. Alle tun dasselbe.
hush-nothing = Es gibt nichts mehr zu wählen: Tipp irgendeine Karte an.
hush-missing =
    { $count ->
        [one] Tipp noch eine Karte an.
       *[other] Tipp noch { $count } Karten an.
    }
hush-lay = Abgeben
hush-done = Fertig
may-title = Das darfst du außerdem jederzeit
may-covered = Vielleicht darfst du außerdem etwas
may-covered-read = Lies verdeckt, ob hier etwas für dich liegt. Bei allen liegt dasselbe.
may-covered-nothing = Hier liegt nichts für dich: Was du antippst, bewirkt nichts.
may-covered-do = Ausführen
lack-more =
    { $count ->
        [one] Wähl noch eins.
       *[other] Wähl noch { $count }.
    }
lack-fewer = Wähl { $count } weniger.
lack-pick = Wähl eins.
lack-write = Schreib etwas.
lack-long = Höchstens { $count } Zeichen.
lack-twice = Niemand darf zweimal genannt werden.

ending-title = Das Ende
ending-won = Du hast gewonnen!
ending-lost = Du hast verloren.
ending-record = Aufzeichnung dieses Spiels herunterladen

# Das Ende als Schau
end-who = Wer war was?
end-headlines = Schlagzeilen des Abends
end-wants = will noch ein Spiel
end-rematch = Revanche
end-marks = { $count } von { $of }
end-anyway = Ohne die anderen beginnen
end-story = Geschichte
end-replay = Replay
end-lobby = Zur Lobby
end-next-game = Zum neuen Spiel
end-no-record = Von diesem Spiel gibt es keine Aufzeichnung.
end-last = Das letzte Spiel
end-suspected = Du hattest { $names } zu Recht im Verdacht.
end-suspected-since = Du hattest { $names } seit Runde { $round } zu Recht im Verdacht.
award-turn = Wende des Abends
award-liar = Bester Schwindel
award-liar-line =
    { $name }: { $count ->
        [one] eine falsche Behauptung
       *[other] { $count } falsche Behauptungen
    }{ $won ->
        [true] , und gewonnen.
       *[false] , vergebens.
    }
award-trusted = Nie bezweifelt
award-trusted-line =
    { $name }: kein einziger Verdacht{ $side ->
        [evil] , zu Unrecht.
        [good] , zu Recht.
       *[none] .
    }

narrator = Erzählstimme
narrator-start = Ton einschalten
narrator-on = Stimme ist an
narrator-off = Stimme ist aus
narrator-volume = Lautstärke
narrator-speed = Tempo
narrator-cover = Nachts rauscht Regen
narrator-no-voice = Dieses Gerät spricht diese Sprache nicht: Es gibt Untertitel und Geräusche.

log-only = nur { $names }
stats-title = In Zahlen
stats-rounds =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
stats-answers =
    { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    }
stats-minutes =
    { $count ->
        [one] etwa eine Minute
       *[other] etwa { $count } Minuten
    }
stats-who = Wer
stats-won = hat gewonnen
stats-column-answers = Antworten
stats-column-said = Gesagt
stats-column-claims = Behauptet
stats-column-votes = Ja / Nein
stats-column-wins = Siege hier
verify-check = Prüfen, ob ehrlich ausgeteilt wurde
verify-kept = Ehrlich ausgeteilt: Gemischt wurde so, wie es vor dem Spiel versprochen war.
verify-broken = Das passt nicht zu dem, was vor dem Spiel versprochen wurde.
verify-how = Wie das geprüft wird
verify-about = Vor dem Austeilen zeigt der Server eine Prüfsumme dessen, wie gemischt wird. In der Aufzeichnung steht es dann offen, und seine Prüfsumme muss dieselbe sein.
verify-by-server = Auf dieser Adresse darf dein Browser nicht selbst rechnen; gerechnet hat der Server.
verify-promised = Versprochen, wie dieses Gerät es sah:
verify-own = Prüfsumme der Aufzeichnung:
stage-dealt = Die Karten werden verteilt
replay-steps = Schritte des Spiels
replay-step = Schritt { $step } von { $steps }
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-speed = Tempo: { $speed }-fach
replay-turn-back = Zum Wendepunkt davor
replay-turn-next = Zum nächsten Wendepunkt
replay-eyes = Mit den Augen von
replay-all = jemandem, der alles weiß
replay-spectator = jemandem, der zuschaut

# Lektionen: ein Spiel in zwei Minuten lernen
lesson-learn = In zwei Minuten lernen
lesson-learned = Gelernt: noch einmal ansehen
lesson-short = Lernen
lesson-leave = Lektion beenden
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Mach es für mich
lesson-done = Fertig
lesson-step = Schritt { $step } von { $steps }
lesson-coach = Was du jetzt siehst und tust
lesson-news = Was gerade geschah
lesson-other = Das ginge auch. In dieser Lektion geht es so weiter: { $action }.

# Hilfe: mein Ziel, meine Rolle, und warum etwas nicht geht
help-mine = Meine Karte
help-mine-cover = Wer du bist und was du willst
why-no-seat = Diese Frage beantwortest du unten, nicht durch Tippen auf einen Platz.
why-not-seat = { $name } steht hier nicht zur Wahl.

help-now = Was kann ich jetzt tun?
help-why = Worauf warten wir?
help-goal = Worum geht es?
help-rules = Die Regeln dieser Phase
help-rules-all = Alle anderen Regeln
help-hushed = Deine Möglichkeiten liegen verdeckt vor dir; lies sie, wenn niemand hinsieht.
help-many = Du hast { $count } Antworten zur Wahl: Sie stehen bei deiner Antwort.
help-fill = Füll aus, was bei deiner Antwort steht. Leuchten Plätze am Tisch, kannst du sie antippen.
help-paused = Es ist Pause: Die Uhren stehen.
help-watching = Du schaust zu und wirst nichts gefragt.
help-answered = Deine Antwort ist da. Du kannst sie ändern, bis alle geantwortet haben.
help-yours = Du bist gefragt. Antippen kannst du nur, was jetzt erlaubt ist.
help-not-asked = Du wirst gerade nichts gefragt: Deshalb lässt sich kein Platz antippen.
help-hidden = Auf wen gewartet wird, bleibt geheim: Es würde etwas verraten.

# Ein Gerät für mehrere
hand-title = Noch jemand an diesem Gerät
hand-about = Ein Telefon geht reihum: Alle, die hier dazukommen, spielen auf diesem Gerät. Es sagt, wer dran ist, und zeigt vorher nichts Geheimes.
hand-name = Wer spielt noch mit?
hand-add = Dazusetzen
hand-away = { $name } von diesem Gerät wegnehmen
hand-give = Gib das Gerät an { $name } weiter.
hand-lay = Gerade muss hier niemand antworten.
hand-hold = { $name }: gedrückt halten, wenn nur du hinschaust
hand-others = Möchte jemand anderes etwas nachsehen?
hand-table = Auf den Tisch sehen
hand-has = Jetzt schaut nur { $name }.
hand-on = Verdecken
hand-leave-one = { $name } verlässt den Tisch endgültig
hand-leave-all = Alle an diesem Gerät verlassen den Tisch endgültig

# Zeichen, Stille, Pausen
sign-title = Ein Zeichen geben
sign-applause = Applaus
sign-laughter = lacht
sign-surprise = staunt
sign-doubt = zweifelt
sign-yes = ja
sign-no = nein
badge-muted = stumm
people-title = Wer hier ist
people-watching = schaut zu
people-ignore = Nur bei mir stumm
people-mute = Für alle stumm
people-hand-on = Zum Gastgeber machen
people-hint = Wer stumm ist, kann nichts schreiben und kein Zeichen geben. Antworten und Behauptungen, die das Spiel braucht, gehen immer.
talk-muted = Vom Gastgeber stumm geschaltet: { $names }
talk-you-muted = Der Gastgeber hat dich stumm geschaltet. Antworten und Behauptungen gehen weiter.
seat-ask = Darf ich mitspielen?
seat-which = Welcher Bot?
seat-request = { $name } möchte für den Bot { $bot } weiterspielen.
seat-host-decides = Der Gastgeber entscheidet.
seat-grant = Ja
seat-decline = Nein
seat-taken-over = Für { $bot } spielt jetzt { $name }.
seat-back = Zurück auf meinen Platz
pause-on = Pause: Die Uhren stehen.
pause-wish =
    { $count ->
        [one] { $names } möchte eine Pause.
       *[other] { $names } möchten eine Pause.
    }
pause-wish-on =
    { $count ->
        [one] { $names } möchte weiterspielen.
       *[other] { $names } möchten weiterspielen.
    }
pause-ask = Um eine Pause bitten
pause-ask-on = Ich bin wieder so weit
pause-me-too = Ich auch
pause-no-more = Doch nicht
go-on = Zeit überspringen
go-on-sure = Für alle, die noch nicht geantwortet haben, zählt dann, was sie vorbereitet haben, sonst das Sichere.
go-on-sure-all = Dann ist die Zeit für alle um.
go-on-not = Noch nicht

# Wie viele von jedem
counts-all = zusammen { $count }
counts-of = { $name }: { $count }
counts-more = Noch einmal { $name }
counts-fewer = Einmal weniger { $name }

stats-column-truth = Wahr / falsch
stats-truth = Wahr / falsch: was die Aufzeichnung bestätigt und was nicht. Vertrauen und Verdacht lassen sich nicht prüfen.

# Die Bühne: Leiste, Karte, Personen, Notizen, was gerade geschieht
bar-title = Karte, Gespräch, Tisch und Notizen
bar-card = Meine Karte
bar-talk = Reden
bar-table = Tisch
bar-notes = Notizen
card-hold = Halten zum Ansehen
card-only-you = Nur für dich. Loslassen deckt die Karte wieder zu.
card-goal = Ziel:
card-ability = Fähigkeit:
card-knows = Was du weißt
card-all = Alle haben eine Karte
card-got-it = Verstanden
card-later = Später ansehen
card-where = Danach liegt die Karte unten links. Halten hebt sie an.
card-asked = Du bist schon gefragt: Die Frage steht gleich hier.
card-pin = Offen lassen
beat-skip = Tippen: weiter
answer-yes = Ja
answer-no = Nein
panel-hold = Halten: { $action }
pass-all = Nichts mehr in diesem Zug
pass-all-on = Du passt, bis der Zug vorbei ist.
pass-all-stop = Doch wieder fragen
person-said = Gesagt und behauptet
person-silent = Hat noch nichts gesagt.
person-quiet = schweigt
person-votes = Stimmen bisher
suspicion-mine = Mein Verdacht
suspicion-of = Wie sehr verdächtigst du { $name }?
suspicion-none = kein Verdacht notiert
suspicion-0 = unverdächtig
suspicion-1 = eher unverdächtig
suspicion-2 = unklar
suspicion-3 = eher verdächtig
suspicion-4 = verdächtig
note-mine = Meine Notiz, nur für mich
note-private = Was du hier notierst, sieht niemand außer dir.
sleep-hint = Dieses Gerät lässt sich hier nicht wach halten: Stell die Bildschirmsperre auf ein paar Minuten.
share = Teilen
share-copied = Der Link ist kopiert.
share-by-hand = Dieser Browser lässt das Kopieren hier nicht zu: Kopier den Link aus dem Feld.
