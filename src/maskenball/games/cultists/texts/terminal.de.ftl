# Die Wörter dieses Spiels im Terminal.

terminal-round = Runde { $round }/{ $rounds }
terminal-about =
    Ihr erforscht ein Haus, doch jemand von euch gehört zum Kult. Zehn Runden lang geht
    ihr umher, jede und jeder auf einer geheimen Route aus Farben. Wo ihr euch begegnet,
    gebt ihr euch verdeckt Pulskarten, und der Kult kann dabei morden, ohne dass es
    jemand merkt. In den Räumen sammelt ihr Beweise; wer Verdacht hat, prüft andere oder
    ruft zur Abstimmung. Genug Beweise oder ein enttarnter Kult gewinnen für euch.
terminal-at = Steht
terminal-score = { $points }/{ $target } Punkte
terminal-power =
    { $power ->
        [true] Strom an
       *[false] Strom aus
    }
terminal-paths = unsichere Wege { $count }
terminal-vote = Abstimmung möglich
terminal-portal = Portal: bis Runde { $round } schließen
terminal-place = Ort
terminal-colour = Farbe
terminal-cards = Karten
terminal-active = aktiv
terminal-marker = gesperrt
terminal-fishman = Fischmensch
terminal-pulse-hand = Puls
terminal-task-hand = Aufgaben
terminal-pulse-deck = Deck
terminal-counts = P/A/D
terminal-corridors = in einen Gang …
terminal-knife = Messer
terminal-ghost = Geist
terminal-hand = Hand: { $cards }
terminal-route = Route jetzt: { $now }; danach: { $then }
terminal-IWasWith = Ich war irgendwo mit jemandem
terminal-IWasWith-place = Wo warst du?
terminal-IWasWith-seat = Mit wem?
terminal-Murderer = Hat jemand jemanden ermordet?
terminal-Murderer-by = Wen hast du im Verdacht?
terminal-Murderer-seat = Wer wurde ermordet?

terminal-ask-Moving = Wohin gehst du? (★ erlaubt deine Route; in Klammern, wem du begegnest)
terminal-ask-Meeting = Welche Pulskarte gibst du?
terminal-ask-Sneaking = Hier ist eine Geheimtür. Gehst du hindurch?
terminal-ask-Acting = Was tust du hier?
terminal-ask-Announcing = Was verkündest du?
terminal-ask-Voting = Auf wen zeigst du?
terminal-ask-Deciding = Du hast das Messer. Auf wen zeigst du am Ende?
terminal-ask-CleaningUp = Die Runde ist vorbei. Weiter?
terminal-ask-Unmasking = Wer ist der Seher?

terminal-points = genug Beweise
terminal-eliminated = Kult enttarnt
terminal-presented = Ermordete präsentiert
terminal-murders = rechtzeitig ermordet
terminal-time = Zeit abgelaufen
terminal-seer_named = Seher erkannt
