# Decrypto, in unseren eigenen Worten.
# Die Argumente jeder Meldung sind die Felder ihres Structs in model.py, gezeigt nach maskenball/texts/arguments.py.

game-name = Decrypto
game-tagline = Vier Schlüsselwörter, drei Hinweise: klar genug für euch, zu dunkel für die anderen.
game-line = Klar für euch, dunkel für sie.
game-length = etwa 30 Minuten


## Teams, Marker, Sprachen

Team-white = Weiß
Team-black = Schwarz

Token-interception = Abfangmarker
Token-miscommunication = Missverständnismarker

Language-de = Deutsch
Language-en = Englisch


## Was alle hören

event-Began =
    { $black_count ->
        [one] Das Team: { $white }. Abfangspezialist ist { $black }.
       *[other] Die Teams stehen. Weiß: { $white }. Schwarz: { $black }.
    }
event-TeamNamed = { $seat } gibt dem Team { $team } einen Namen: „{ $name }“.
event-RoundBegan = Runde { $round } beginnt.
event-EncryptorNamed = { $seat } verschlüsselt für { $team }.
event-CluesRead =
    { $seat } liest die Hinweise von { $team } vor: 1 { $first_is ->
        [none] (fehlt)
       *[some] „{ $first }“
    }, 2 { $second_is ->
        [none] (fehlt)
       *[some] „{ $second }“
    }, 3 { $third_is ->
        [none] (fehlt)
       *[some] „{ $third }“
    }.
event-Objected = { $seat } erhebt Einspruch gegen Hinweis { $position }: „{ $clue }“.
event-ObjectionDecided =
    { $struck ->
        [true] Hinweis { $position } („{ $clue }“) ist gestrichen.
       *[false] Hinweis { $position } („{ $clue }“) bleibt stehen.
    } Für das Streichen: { $votes_yes }. Dagegen: { $votes_no }.
event-InterceptionGuessed =
    { $guess_is ->
        [none] { $team } hat keinen Code zum Abfangen aufgeschrieben.
       *[some] { $team } versucht abzufangen: { $guess }. { $right ->
            [true] Abgefangen!
           *[false] Daneben.
        }
    }
event-DecodingGuessed =
    { $guess_is ->
        [none] { $team } hat keinen Code aufgeschrieben und liegt damit falsch.
       *[some] { $team } entschlüsselt: { $guess }. { $right ->
            [true] Richtig.
           *[false] Missverstanden!
        }
    }
event-CodeShown = Der Code von { $team } war { $code }.
event-TokenTaken = { $team } nimmt einen { $token }.
event-Tied = Gleichstand, auch nach Punkten ({ $white_points } zu { $black_points }): Jetzt zählt, wer mehr Schlüsselwörter der anderen kennt.
event-KeywordsGuessed =
    { $team } tippt auf 1 { $first_is ->
        [none] –
       *[some] { $first }
    }, 2 { $second_is ->
        [none] –
       *[some] { $second }
    }, 3 { $third_is ->
        [none] –
       *[some] { $third }
    }, 4 { $fourth_is ->
        [none] –
       *[some] { $fourth }
    }. Richtig: { $right }.
event-Ended =
    { $outcome } { $black_count ->
        [0] Die Schlüsselwörter: { $white }.
       *[other] Die Schlüsselwörter von Weiß: { $white }. Die von Schwarz: { $black }.
    }


## Was nur du hörst, oder dein Team

event-KeywordsDealt = Eure Schlüsselwörter: 1 { $first }, 2 { $second }, 3 { $third }, 4 { $fourth }.
event-CodeDrawn = Dein Code für Runde { $round }: { $code }.
event-CluesSealed =
    Deine Hinweise liegen fest: 1 { $first_is ->
        [none] (fehlt)
       *[some] „{ $first }“
    }, 2 { $second_is ->
        [none] (fehlt)
       *[some] „{ $second }“
    }, 3 { $third_is ->
        [none] (fehlt)
       *[some] „{ $third }“
    }.


## Antworten

action-Name = { $seat } verschlüsselt
action-NameTeam = Das Team „{ $name }“ nennen
action-Write = Hinweise schreiben: { $first } – { $second } – { $third }
action-Guess =
    { $code_is ->
        [none] Kein Tipp
       *[some] Der Code ist { $code }
    }
action-Object = Einspruch gegen Hinweis { $position }
action-Vote =
    { $strike ->
        [true] Streichen
       *[false] Stehen lassen
    }
action-GuessKeywords = Schlüsselwörter raten: { $first } – { $second } – { $third } – { $fourth }


## Behauptungen

claim-IRead = Ich lese Hinweis { $position } als { $number }.
claim-IWouldEncrypt = Ich würde gern verschlüsseln.
claim-IPass = Keine Ahnung, entscheidet ihr.


## Was gerade geschieht

phase-Naming = Die Teams bestimmen, wer verschlüsselt.
phase-Writing = Die Hinweise werden geschrieben.
phase-Guessing = Der Code von { $team } wird geraten.
phase-Objecting = { $seat } hat Einspruch gegen Hinweis { $position } von { $team } erhoben: Der Tisch stimmt ab.
phase-Recalling = Gleichstand: Beide Teams raten die Schlüsselwörter der anderen.


## Wie es ausgeht

outcome-interceptions =
    { $side ->
        [white] Weiß hat zwei Codes von Schwarz abgefangen und gewinnt.
       *[black] Schwarz hat zwei Codes von Weiß abgefangen und gewinnt.
    } Gewonnen: { $winners }.
outcome-miscommunications =
    { $side ->
        [white] Schwarz hat den eigenen Code zweimal missverstanden: Weiß gewinnt.
       *[black] Weiß hat den eigenen Code zweimal missverstanden: Schwarz gewinnt.
    } Gewonnen: { $winners }.
outcome-points =
    Gleichstand nach Markern, aber { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat mehr Punkte und gewinnt. Gewonnen: { $winners }.
outcome-keywords =
    Gleichstand, aber { $side ->
        [white] Weiß
       *[black] Schwarz
    } kennt mehr Schlüsselwörter der anderen und gewinnt. Gewonnen: { $winners }.
outcome-shared = Unentschieden bis zuletzt: Beide Teams gewinnen, also { $winners }.
outcome-interceptor = { $winners } hat als Abfangspezialist zwei Marker beisammen und gewinnt gegen das Team.
outcome-uncaught = Fünf Runden überstanden, und dem Abfangspezialisten fehlen Marker: Das Team gewinnt. Gewonnen: { $winners }.


## Optionen

option-language = Sprache der Schlüsselwörter
    .hint = In welcher Sprache die Schlüsselwörter stehen; Hinweise dürft ihr in jeder geben.
option-timer = Sanduhr
    .hint = Sekunden, die nach dem ersten fertigen Team noch zum Schreiben bleiben; 0 schaltet sie ab.
option-guess_timer = Zeit zum Raten
    .hint = Sekunden für beide Tipps; 0 heißt ohne Uhr, wie im Original.
option-teams = Aufteilung der Teams
    .hint = Für jeden Platz eine 1 (Weiß) oder 2 (Schwarz), etwa 1212; leer lassen heißt auslosen.
option-words = Eigene Schlüsselwörter
    .hint = Eure Liste, ein Wort je Zeile oder mit Kommas; leer lassen heißt unsere Wörter.


## Was nicht geht

error-empty_clue = Hinweis { $position } ist noch leer: Alle drei müssen dastehen, bevor du fertig bist.
error-long_clue = Hinweis { $position } ist zu lang: { $given } Zeichen, höchstens { $most } passen.
error-clue_used = „{ $clue }“ war in diesem Spiel schon ein Hinweis: Nimm für Platz { $position } einen anderen.
error-clue_twice = „{ $clue }“ steht schon da: Die drei Hinweise müssen verschieden sein.
error-clue_is_keyword = In „{ $clue }“ steckt euer Schlüsselwort { $keyword }: Umschreib es.
error-clue_is_translation = „{ $clue }“ übersetzt euer Schlüsselwort { $keyword }: Auch das ist nicht erlaubt.
error-clue_has_keyword = „{ $clue }“ ist mit eurem Schlüsselwort { $keyword } zusammengesetzt: Such ein anderes Wort.
error-clue_is_number = „{ $clue }“ nennt nur Nummern von Schlüsselwörtern: Ein Hinweis muss die Bedeutung treffen.
error-clue_is_length = „{ $clue }“ verrät nur, wie viele Buchstaben das Wort hat: Ein Hinweis muss die Bedeutung treffen.
error-clue_is_letter = „{ $clue }“ ist nur ein Buchstabe: Ein Hinweis muss die Bedeutung treffen.
error-not_a_code = Ein Code hat drei Ziffern von 1 bis 4, zum Beispiel 3.4.2.
error-digit_twice = Jede Ziffer kommt im Code höchstens einmal vor.
error-long_guess = Wort { $number } ist zu lang: { $given } Zeichen, höchstens { $most } passen.
error-words_many = In eurer Liste stehen { $given } Wörter, es passen aber höchstens { $most }.
error-words_few = In eurer Liste stehen { $given } Wörter, ihr braucht aber mindestens { $least }.
error-words_twice = „{ $word }“ steht zweimal in eurer Liste (auch als „{ $other }“): Streich eins davon.
error-words_letters = „{ $word }“ geht nicht als Schlüsselwort: Es müssen Wörter aus Buchstaben sein, mindestens zwei.
error-words_long = „{ $word }“ ist zu lang: { $given } Zeichen, höchstens { $most } passen.
error-teams_unclear = Für die Teams braucht ihr genau { $players } Ziffern, 1 oder 2, eine für jeden Platz.
error-teams_uneven = { $white } gegen { $black } geht nicht: Die Teams müssen möglichst gleich groß sein; zu dritt sind zwei Weiß.
error-deal_keywords = Diese Aufstellung braucht vier verschiedene Schlüsselwörter je Team (zu dritt nur für Weiß).
error-deal_codes = In dieser Aufstellung steht ein Code, den es nicht gibt, oder nicht einer je Team.


## Regeln

rule-D-01 = Zwei möglichst gleich große Teams
rule-D-02 = Vier Schlüsselwörter, nur fürs eigene Team
rule-D-03 = Genug Wörter, und keins zweimal hintereinander
rule-D-04 = 24 Codekarten je Team
rule-D-05 = Der Notizzettel
rule-D-06 = Ein Name fürs Team
rule-D-07 = Teams nach Wunsch oder Los
rule-D-10 = Wer verschlüsselt, und wann wieder
rule-D-11 = Den Code sieht nur, wer verschlüsselt
rule-D-12 = Drei Hinweise, in der Reihenfolge des Codes
rule-D-13 = Die Sanduhr läuft, wenn das erste Team fertig ist
rule-D-14 = Die Hinweise von Weiß werden zuerst vorgelesen
rule-D-15 = Wer verschlüsselt hat, schweigt
rule-D-16 = Erst abfangen, dann entschlüsseln, dann aufdecken
rule-D-17 = In Runde 1 wird nicht abgefangen
rule-D-18 = Ein Abfangmarker für jeden abgefangenen Code
rule-D-19 = Ein Missverständnismarker für jeden falsch gelesenen Code
rule-D-20 = Code und Hinweise kommen auf den Zettel
rule-D-21 = Dann dasselbe für Schwarz
rule-D-22 = Nur alle drei Ziffern in Reihe zählen
rule-D-23 = Die Karten kommen zurück
rule-D-24 = Ab wann Hinweise fest sind
rule-D-25 = Fehlende Hinweise
rule-D-26 = Beim Abfangen raten alle mit
rule-D-27 = Ein Tipp je Team
rule-D-28 = Die zweite Hälfte wird immer gespielt
rule-D-30 = Ein Wort, mehrere, ein Satz
rule-D-31 = Jeder Hinweis gehört zu einer Ziffer
rule-D-32 = Hinweise meinen die Bedeutung
rule-D-33 = Nur Dinge, die alle wissen könnten
rule-D-34 = Wie es geschrieben wird, sehen alle
rule-D-35 = Kein heimliches Wort vom Verschlüsseler
rule-D-36 = Vorgelesen ist vorgelesen
rule-D-37 = Kein Hinweis zweimal
rule-D-38 = Weder Code noch Schlüsselwort noch Übersetzung
rule-D-39 = Was beim Schreiben geprüft wird
rule-D-40 = Abgerechnet wird am Ende der Runde
rule-D-41 = Zwei Abfangmarker gewinnen
rule-D-42 = Zwei Missverständnismarker verlieren
rule-D-43 = Wann Gleichstand ist
rule-D-44 = Gleichstand: erst die Punkte
rule-D-45 = Gleichstand: dann die Schlüsselwörter
rule-D-46 = Gleichstand: sonst gewinnen beide
rule-D-47 = Zwei Gründe, ein Sieger
rule-D-48 = Vorher raten bringt nichts; keine neunte Runde
rule-D-50 = Geprüft werden nur die eigenen vier Wörter
rule-D-51 = Zusammengesetzte Wörter
rule-D-52 = Zahlen als Hinweis
rule-D-53 = Einspruch und Abstimmung
rule-D-60 = Zu dritt: zwei gegen den Abfangspezialisten
rule-D-61 = Zu dritt: Die beiden wechseln sich ab
rule-D-62 = Zu dritt: alle Marker für den Abfangspezialisten
rule-D-63 = Zu dritt: in Runde 1 wird nicht abgefangen
rule-D-64 = Zu dritt: zwei Marker auf einmal
rule-D-65 = Zu dritt: zwei Marker in fünf Runden
rule-D-66 = Zu dritt: keine Sanduhr, Einspruch nur gemeinsam

# Fertige Einstellungen, zum Antippen
preset-first_evening = Erster Abend
    .hint = Mit Sanduhr, wie empfohlen.
preset-unhurried = In Ruhe
    .hint = Ohne Uhren.
preset-brisk = Zügig
    .hint = Auch fürs Raten läuft eine Uhr.
