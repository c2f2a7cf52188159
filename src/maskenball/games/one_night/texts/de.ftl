# Nacht der Entscheidung, in unseren eigenen Worten.
# Die Argumente jeder Meldung sind die Felder ihres Structs, gezeigt nach maskenball/texts/arguments.py.

game-name = Nacht der Entscheidung
game-tagline = Eine Nacht, ein Tag, eine Abstimmung: Wer ist am Morgen noch, wer er am Abend war?
game-line = Wer bist du am Morgen?
game-length = etwa 15 Minuten


## Token, Seiten, Spezialisten

Token-resistance = Widerstand
Token-spy = Spion


Side-resistance = Widerstand
Side-spies = Spione

Specialist-investigator = Ermittler
Specialist-thief = Dieb
Specialist-signaller = Hinweisgeber
Specialist-observer = Beobachter
Specialist-recruiter = Rekrutierer
Specialist-defector = Überläufer
Specialist-confirmer = Bestätiger
Specialist-analyst = Analytiker
Specialist-revealer = Enthüller
Specialist-rogue = Abtrünniger
Specialist-deep_agent = Tiefenagent

CardSet-recommended = Empfohlen
CardSet-turncoats = Überläufer und Abtrünnige
CardSet-spotlight = Im Scheinwerferlicht
CardSet-shadows = Im Schatten


## Was alle hören

event-Began = Token und Karten sind verteilt, im Spiel sind: { $cards }. Anführer ist { $leader }.
event-NightFell = Alle Augen sind zu. Nur die Spione haben sich kurz angesehen.
event-TurnCame = { $seat } ist an der Reihe.
event-NightEnded =
    Alle Aufträge sind abgeschlossen, die Nacht ist vorbei.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Offen liegt das Token vor { $seats }: Widerstand.
    }{ $hq_count ->
        [0] { "" }
       *[other] { " " }Offen liegt im HQ Platz { $hq }: Widerstand.
    }
event-MarkerTaken = { $seat } nimmt den Marker „{ $marker }“.
event-MarkerTurned =
    { $suspected ->
        [true] { $by } dreht den Marker von { $seat } um: verdächtig.
       *[false] { $by } dreht den Marker von { $seat } wieder zurück.
    }
event-Wished =
    { $end ->
        [true] { $seat } möchte abstimmen.
       *[false] { $seat } möchte doch noch reden.
    }
event-DiscussionEnded =
    { $majority ->
        [true] Die Mehrheit will abstimmen.
       *[false] Die Zeit ist um, jetzt wird abgestimmt.
    }
event-Voted = Gestimmt wurde, der Reihe nach, gegen { $targets }.
event-Eliminated = { $seat } ist ausgeschaltet. Das Token zeigt: { $token }.
event-NobodyEliminated = Niemand hat zwei Stimmen: Niemand wird ausgeschaltet.
event-Ended = Das Spiel ist aus. { $outcome }
event-Unmasked = { $seat }: ausgeteilt { $dealt } und { $card }, genommen den Marker „{ $marker }“, am Ende { $token }.
event-HqOpened = Im HQ lagen am Anfang { $dealt }, am Ende { $tokens }.
event-Deed = Nachts { $seat }: { $act }


## Was nur du erfährst

event-Dealt = Dein Token zeigt: { $token }. Deine Karte: { $card }.
event-SawSpies =
    { $seats_count ->
        [0] Du bist der einzige Spion am Tisch.
       *[other] Außer dir sind Spione: { $seats }.
    }{ $deep_agents_count ->
        [0] { "" }
       *[other] { " " }Die Augen zu hatte dabei: { $deep_agents }.
    }
event-SawOpen =
    Du siehst, was offen liegt.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Vor { $seats }: Widerstand.
    }{ $hq_count ->
        [0] { "" }
       *[other] { " " }Im HQ auf Platz { $hq }: Widerstand.
    }
event-FeltTap = { $by } hat dich angetippt.
event-LastLook = Zum Ende der Nacht siehst du noch einmal dein Token an: { $token }.


## Was in der Nacht getan wurde

event-Looked = Token von { $seat } angesehen: { $token }.
event-LookedAtOwn = Eigenes Token angesehen: { $token }.
event-LookedAtHq = Im HQ Platz { $place } angesehen: { $token }.
event-Stole = Token mit { $seat } getauscht und angesehen: { $token }.
event-Swapped = Ungesehen die Token von { $seats } vertauscht.
event-Recruited = Das Spion-Token von HQ-Platz { $place } mit dem Token von { $seat } vertauscht.
event-Defected = Das Spion-Token von HQ-Platz { $place } gegen das eigene getauscht.
event-Tapped = { $seat } angetippt.
event-SawCard = Karte von { $seat } angesehen: { $card }.
event-Revealed = Token von { $seat } umgedreht: { $token }.
event-DidNothing = Nichts zu tun.


## Antworten

action-CloseEyes = Augen zu
action-Look = Token von { $seat } ansehen
action-Steal = Token mit { $seat } tauschen
action-Tap = { $seat } antippen
action-Exchange = Token von { $seats } vertauschen
action-Search = Im HQ Platz { $place } ansehen
action-Recruit = Das Spion-Token { $seat } unterschieben
action-Inspect = Karte von { $seat } ansehen
action-Reveal = Token von { $seat } umdrehen
action-Betray = Token von { $resistance } und { $spy } vertauschen
action-Done = Auftrag abgeschlossen
action-TakeMarker = Marker „{ $marker }“ nehmen
action-TurnMarker =
    { $suspected ->
        [true] Marker von { $seat } umdrehen
       *[false] Marker von { $seat } zurückdrehen
    }
action-Wish =
    { $end ->
        [true] Ich will abstimmen
       *[false] Doch noch reden
    }
action-Vote = Gegen { $seat } stimmen


## Behauptungen

claim-IAm =
    { $token_is ->
        [spy] Ich bin jetzt Spion.
       *[resistance] Ich bin jetzt im Widerstand.
    }
    .said =
        { $token_is ->
            [spy] { $variant ->
                [0] Ich bin jetzt Spion.
                [1] Gut, ich bin Spion.
               *[2] Mein Token zeigt Spion.
            }
           *[resistance] { $variant ->
                [0] Ich bin im Widerstand.
                [1] Ich gehöre zu euch.
               *[2] Ich war es nicht.
            }
        }
claim-IWas = Ausgeteilt bekam ich { $token } und { $card }.
claim-ILooked = Ich war Ermittler und habe { $seat } angesehen: { $token }.
claim-IRevealed = Ich war Enthüller und habe { $seat } umgedreht: { $token }.
claim-IStole = Ich war Dieb und habe mit { $seat } getauscht: Bekommen habe ich { $token }.
claim-ISwapped = Ich habe { $seats } vertauscht.
claim-ISearched = Im HQ lag auf Platz { $place }: { $token }.
claim-IRecruited = Ich habe das Spion-Token von HQ-Platz { $place } mit { $seat } vertauscht.
claim-IDefected = Ich habe mir das Spion-Token von HQ-Platz { $place } geholt.
claim-ITapped = Ich habe { $seat } angetippt.
claim-IWasTapped = { $by } hat mich angetippt.
claim-INoticedNoTap = Mich hat niemand angetippt.
    .said =
        { $variant ->
            [0] Mich hat niemand angetippt.
            [1] Ich habe nichts gespürt.
           *[2] Bei mir war niemand.
        }
claim-IInspected = Ich war Analytiker und habe die Karte von { $seat } gesehen: { $card }.
claim-ISawMine = Ich habe in der Nacht mein eigenes Token gesehen: { $token }.
claim-ISawMineLast = Ganz am Ende der Nacht war mein Token: { $token }.
claim-IDidNothing = Ich hatte nichts zu tun.
    .said =
        { $variant ->
            [0] Ich hatte nichts zu tun.
            [1] Für mich gab es nachts nichts zu tun.
           *[2] Ich habe nur zugehört.
        }
claim-ITrust = Ich vertraue { $seat }.
    .said =
        { $variant ->
            [0] Ich vertraue { $seat }.
            [1] { $seat } glaube ich.
           *[2] { $seat } ist in Ordnung.
        }
claim-ISuspect = Ich halte { $seat } für einen Spion.
    .said =
        { $variant ->
            [0] Ich halte { $seat } für einen Spion.
            [1] Ich stimme gegen { $seat }.
           *[2] Mein Verdacht: { $seat }.
        }


## Warum Bots das sagen: jeweils auf drei Arten, damit niemand zweimal hintereinander dasselbe sagt

reason-SeenAsSpy =
    { $variant ->
        [0] { $by } hat dort Spion gesehen.
        [1] { $by } hat nachgesehen, und ich glaube es.
       *[2] Fragt { $by }: Da lag ein Spion-Token.
    }
reason-SeenAsResistance =
    { $variant ->
        [0] { $by } hat dort Widerstand gesehen.
        [1] { $by } hat nachgesehen und nichts Schlimmes gefunden.
       *[2] Fragt { $by }: Da lag Widerstand.
    }
reason-SawMyself =
    { $variant ->
        [0] Ich habe das Token selbst gesehen.
        [1] Meine Augen trügen mich nicht.
       *[2] Ich war nachts dort und weiß es.
    }
reason-TapDenied =
    { $variant ->
        [0] { $other } hat davon nichts gespürt.
        [1] Angetippt worden sein soll { $other }, sagt aber nein.
       *[2] Die Geschichte mit { $other } geht nicht auf.
    }
reason-TapFits =
    { $variant ->
        [0] { $other } hat es gespürt, das passt.
        [1] { $other } sagt dasselbe.
       *[2] Die Geschichte passt zu der von { $other }.
    }
reason-TappedMe =
    { $variant ->
        [0] Nur jemand vom Widerstand hätte mich angetippt.
        [1] { $seat } hat mich angetippt, das reicht mir.
       *[2] Ich habe es gespürt.
    }
reason-SameCard =
    { $variant ->
        [0] { $other } will auch { $card } gewesen sein.
        [1] { $card }? Das sagt auch { $other }.
       *[2] Mit { $other } wären das zu viele Karten dieser Art: { $card }.
    }
reason-SaysNothing =
    { $variant ->
        [0] Kein Wort über die Nacht.
        [1] Was hat { $seat } nachts getan? Wir wissen es nicht.
       *[2] { $seat } schweigt, alle anderen erzählen.
    }
reason-AccusesMe =
    { $variant ->
        [0] { $seat } irrt sich in mir.
        [1] { $seat } zeigt auf mich, und ich weiß es besser.
       *[2] Komisch, dass { $seat } gerade auf mich kommt.
    }


## Was gerade läuft

phase-Preparing = Alle merken sich Token und Karte, dann gehen die Augen zu.
phase-NightTurn = Es ist Nacht, { $seat } ist an der Reihe.
phase-Announcing = { $seat } nimmt einen Marker. Fasst euch kurz, geredet wird gleich.
phase-Discussing = Jetzt wird geredet: Wer war was, und wer ist es noch?
phase-Voting = Alle stimmen zugleich ab.


## Wie es ausging

outcome-spy_eliminated = Ein Spion ist ausgeschaltet: Der Widerstand gewinnt. Gewonnen: { $winners }.
outcome-no_spy_eliminated = Ausgeschaltet wurde kein Spion: Die Spione gewinnen. Gewonnen: { $winners }.
outcome-nobody_eliminated = Niemand ist ausgeschaltet, aber es sind Spione am Tisch: Die Spione gewinnen. Gewonnen: { $winners }.
outcome-all_spies_at_hq = Niemand ist ausgeschaltet, und alle Spion-Token liegen im HQ: Der Widerstand gewinnt. Gewonnen: { $winners }.
outcome-nobody_wins = Alle Spion-Token liegen im HQ, und doch wurde jemand ausgeschaltet: Der Widerstand verliert. Gewonnen: { $winners }.


## Optionen

option-card_set = Spezialisten
    .hint = Welche Karten im Spiel sind; mit den empfohlenen fangt ihr am besten an.
option-cards = Eigene Auswahl
    .hint = Eure eigenen Karten, so viele wie Leute und höchstens zwei von jeder; leer gilt die Auswahl darüber.
option-night = Sekunden pro Nachtzug
    .hint = So lange dauert jeder Zug in der Nacht, ob jemand viel zu tun hat oder nichts.
option-discussion = Sekunden zum Reden
    .hint = So lange dauert die Diskussion höchstens; bei 0 gibt es eine Minute pro Kopf.
option-answer = Sekunden pro Antwort
    .hint = So lange habt ihr für einen Marker oder eine Stimme; bei 0 wartet der Tisch auf alle.


## Abgelehnt

error-cards_count = Es müssen genau so viele Karten wie Leute sein: { $given } gewählt, { $players } nötig.
error-cards_copies = In der Schachtel liegt jede Karte nur { $most }-mal, „{ $card }“ ist { $given }-mal gewählt.
error-deal_tokens = Diese Verteilung braucht { $players } Token für die Leute und drei im HQ, und genau drei davon sind Spione.
error-deal_cards = Die Karten dieser Verteilung passen nicht zur Auswahl für { $players } Leute.
error-deal_leader = Wer laut dieser Verteilung führt, sitzt nicht an diesem Tisch für { $players } Leute.


## Regeln

rule-N-01 = Drei Spion-Token auf Leute und HQ verteilt
rule-N-02 = Ein Blick auf das eigene Token, am Anfang
rule-N-03 = So viele Spezialisten wie Leute
rule-N-04 = Marker für alle sichtbar, Karten geheim
rule-N-05 = Wer führt, im ersten und in jedem weiteren Spiel
rule-N-10 = Die Spione sehen einander
rule-N-11 = Der Widerstand erfährt dabei nichts
rule-N-20 = Der Reihe nach führen alle ihren Auftrag aus
rule-N-21 = Es zählt die Seite vom Spielbeginn
rule-N-22 = Aufträge sind Pflicht; Unmögliches entfällt
rule-N-23 = Im eigenen Zug nur, was der Auftrag erlaubt
rule-N-24 = Der letzte Blick der Führung
rule-N-25 = Der Ablauf der Nacht verrät nichts
rule-N-30 = Ermittler
rule-N-31 = Dieb
rule-N-32 = Hinweisgeber
rule-N-33 = Beobachter
rule-N-34 = Rekrutierer
rule-N-35 = Überläufer
rule-N-36 = Bestätiger
rule-N-37 = Analytiker
rule-N-38 = Enthüller
rule-N-39 = Abtrünniger
rule-N-40 = Tiefenagent
rule-N-41 = Die Suche im HQ
rule-N-42 = Wer nachts als Spion gilt
rule-N-43 = Wer angetippt wird, weiß von wem
rule-N-44 = Offene Token können wandern
rule-N-45 = „Andere“ heißt: nicht du selbst
rule-N-50 = Marker nehmen, wahr oder nicht
rule-N-51 = Reden darf man alles, ansehen nichts
rule-N-52 = Marker von Verdächtigen umdrehen
rule-N-53 = Das Ende der Diskussion
rule-N-60 = Alle stimmen zugleich, keine Enthaltung
rule-N-61 = Die meisten Stimmen, mindestens zwei
rule-N-62 = Ausgeschaltete zeigen ihr Token
rule-N-63 = Ein Spion getroffen: Widerstand gewinnt
rule-N-64 = Kein Spion getroffen: Spione gewinnen
rule-N-65 = Niemand ausgeschaltet
rule-N-66 = Am Ende zählt das Token vor dir
rule-N-67 = Alle Spione im HQ und doch jemand ausgeschaltet
rule-N-68 = Danach liegt alles offen
rule-N-69 = Nachts schweigen, sonst reden
rule-N-70 = Erinnern ist nicht ansehen
rule-N-71 = Es gilt, was gerade da liegt
rule-N-72 = Was der Enthüller sieht
rule-N-73 = Wann man offene Token sieht
rule-N-74 = Erst suchen, dann wählen
rule-N-75 = Für andere ist ein Zug ein Schritt
rule-N-76 = Antippen spürt man sofort
rule-N-77 = Passen gibt es nicht
rule-N-78 = Tiefenagenten in der Enthüllung
rule-N-79 = Offene Token noch einmal ansehen
rule-N-80 = Ein Marker, ein Zustand für alle
rule-N-81 = Mehr als die Hälfte beendet die Diskussion
rule-N-82 = Was für Schweigende gilt
rule-N-83 = Wer mit seiner Seite gewinnt
rule-N-84 = Was öffentlich ist

# Fertige Einstellungen, zum Antippen
preset-first_evening = Erster Abend
    .hint = Die empfohlenen Spezialisten.
preset-turncoats = Überläufer
    .hint = Wer am Morgen gut ist, weiß niemand sicher.
preset-spotlight = Scheinwerfer
    .hint = Vieles liegt offen: gut zum Streiten.
preset-shadows = Schatten
    .hint = Wenig liegt offen: gut zum Lügen.
