# Was alle Spiele gemeinsam haben: wie Leute und Aufzählungen heißen, und was der Kern ablehnt.
# Die Argumente jeder Meldung: maskenball/texts/arguments.py.

said = { $seat }: { $words }
seat-name = Platz { $number }
list-and = und
list-nobody = niemand
value-on = an
value-off = aus
value-none = nichts

action-Ring = Die Zeit ist um
phase-Over = Das Spiel ist aus.


## Abgelehnte Antworten

error-unknown = Das geht nicht ({ $code }).
error-not_asked = Du bist gerade nicht gefragt: Warte, bis du an der Reihe bist.
error-not_offered = Das geht hier nicht: Wähle eine der angebotenen Antworten.
error-wrong_number =
    Du hast { $given } gewählt, es müssen aber { $exact ->
        [true] genau { $least }
       *[false] { $least } bis { $most }
    } sein.
error-named_twice = Du hast jemanden doppelt genannt: Alle können nur einmal gewählt werden.
error-empty_text = Da steht nichts: Schreib mindestens ein eigenes Wort.
error-bad_text = Darin sind Zeichen, die sich nicht speichern lassen: Bitte tippe es neu.
error-long_text = Das ist zu lang: { $given } Zeichen, höchstens { $most } passen.
error-not_complete = Es fehlen noch Antworten.
error-nothing_sealed = Du hast noch nicht geantwortet, also gibt es nichts zurückzunehmen.
error-over = Das Spiel ist aus, Antworten zählen nicht mehr.
error-no_such_slot = Hier läuft keine Uhr mit diesem Namen.
error-not_an_action = Diese Antwort kennt das Spiel nicht ({ $reason }).
error-no_such_seat = Platz { $given } gibt es nicht: Dieser Tisch hat { $most } Plätze.


## Abgelehnte Worte

error-no_channel = Dort kannst du gerade nicht sprechen.
error-empty_talk = Sag eins nach dem anderen: entweder einen Text oder eine Behauptung.
error-long_talk = Das ist zu lang: { $given } Zeichen, höchstens { $most } passen.


## Abgelehnte Spiele und Optionen

error-no_such_game = Ein Spiel namens „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-bad_players = Dieses Spiel ist für { $least } bis { $most } Leute, nicht für { $given }.
error-bad_name = „{ $given }“ geht nicht als Name: Er braucht 1 bis { $most } gewöhnliche Zeichen.
error-same_name = Zwei am Tisch heißen gleich: Bitte unterscheidet euch.
error-bad_seed = Der Startwert muss ein Text sein.
error-bad_deal = So kann in diesem Spiel nicht ausgeteilt sein ({ $reason }).
error-bad_carry = Das Vorspiel hat etwas hinterlassen, womit dieses Spiel nichts anfangen kann ({ $reason }).
error-long_options = Diese Optionen sind zu lang: { $given } Bytes, höchstens { $most } passen.
error-bad_option = Diese Option gibt es nicht, oder sie kann diesen Wert nicht haben ({ $reason }).

error-no_such_level = Für dieses Spiel gibt es keinen Bot namens „{ $given }“. Es gibt: { $known }.
error-no_sides = In { $game } ist niemandem eine Seite anzusehen, also kann keine Seite eine eigene Stufe haben.
error-bad_levels = Gib einen Bot für alle an oder einen für jeden der { $players } Plätze, nicht { $given }.
error-no_such_bot = Einen Bot „{ $given }“ gibt es nicht zu laden ({ $reason }). Genannt wird er als Paket:Klasse.
error-bot_stays_here = Anderen Prozessen lässt sich dieser Bot nicht übergeben ({ $reason }). Mit einer Klasse auf oberster Ebene eines Moduls geht es, oder mit einem Prozess.
error-bad_games = Die Zahl der Partien muss mindestens 1 sein, nicht { $given }.


## Abgelehnte Dateien

error-record_unreadable = Diese Aufzeichnung ist nicht lesbar, die Datei ist beschädigt oder verändert ({ $reason }).
error-record_foreign = Diese Datei ist keine Aufzeichnung von Maskenball.
error-record_format = Diese Aufzeichnung hat Format { $given }, dieses Maskenball liest aber Format { $known }.
error-record_rules = Diese Aufzeichnung folgt der Regelversion { $given }, das Spiel hat jetzt Version { $known }.
error-record_breaks = Eintrag { $entry } dieser Aufzeichnung passt nicht zum Spiel: { $reason }
error-record_outcome = Laut dieser Aufzeichnung endet das Spiel anders, als ihre Züge es ergeben: Die Datei wurde verändert.
error-bad_position = Das ist keine Stellung dieses Spiels, oder sie ist beschädigt ({ $reason }).
error-many_worlds = Zu dieser Stellung passen zu viele Welten; ein Spiel kann dort beginnen, wo es höchstens { $most } sind.
error-bad_table = Dieser gespeicherte Tisch ist nicht lesbar, die Datei ist beschädigt oder gehört zu einem anderen Spiel ({ $reason }).


## Was an Daten nicht stimmt (maskenball/texts/reasons.py)

reason-unknown_field = { $field } gibt es hier nicht
reason-missing_field = { $field } fehlt
reason-type = hier soll { $wanted } stehen, nicht { $given }
reason-bound = die Zahl muss { $bound } sein
reason-length = die Länge muss { $bound } sein
reason-pattern = so lässt sich das nicht schreiben
reason-value = „{ $value }“ kann hier nicht stehen
reason-no_json = ab Byte { $byte } ist es kein JSON
reason-truncated = mitten im JSON ist Schluss
reason-no_text = es ist kein Text in UTF-8
list-or = oder
kind-int = eine ganze Zahl
kind-float = eine Zahl
kind-str = ein Text
kind-bool = true oder false
kind-array = eine Liste [ ]
kind-object = ein Objekt { "{" } { "}" }
kind-null = nichts (null)


## Womit Bots je nach Charakter anfangen

voice-bold =
    { $variant ->
        [0] Hört zu.
        [1] { "" }
       *[2] Merkt euch das.
    }
voice-quiet =
    { $variant ->
        [0] { "" }
        [1] Tja.
       *[2] { "" }
    }
voice-wary =
    { $variant ->
        [0] Vorsicht.
        [1] { "" }
       *[2] Ich führe Buch.
    }
voice-joker =
    { $variant ->
        [0] Tadaa!
        [1] Auweia.
       *[2] { "" }
    }
voice-calm =
    { $variant ->
        [0] { "" }
        [1] Überlegen wir mal.
       *[2] Also gut.
    }
