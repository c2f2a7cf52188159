# Die Wörter dieses Spiels im Terminal.

terminal-mission = Mission
terminal-about =
    Ihr seid der Widerstand, aber unter euch sitzen Spione, und nur sie wissen, wer sie
    sind. Reihum stellt jemand ein Team für die nächste Mission auf, alle stimmen offen
    darüber ab. Wer auf die Mission geht, legt verdeckt eine Karte: Schon ein Fehlschlag
    lässt sie meist scheitern. Nach drei gelungenen Missionen gewinnt der Widerstand,
    nach drei gescheiterten oder fünf abgelehnten Teams in Folge gewinnen die Spione.
terminal-size = Team
terminal-cards = Karten
terminal-rejected = Abgelehnt
    .hint = Teams in Folge; nach dem fünften gewinnen die Spione
terminal-voted = Das Team ist { $accepted ->
        [true] angenommen
       *[false] abgelehnt
    }, { $yes } zu { $no }.
terminal-two-fails = ab 2 Fehl
terminal-fails = { $count ->
        [0] ohne Fehl
       *[other] { $count }× Fehl
    }
terminal-chief-fails = { $count }× V-Fehl
terminal-turned = umgekehrt
terminal-hacks = { $count }× Hack
terminal-leads = führt
terminal-in-team = Team
terminal-investigator = Ermittler
terminal-interrogator = Verhör
terminal-exposed = spielt offen
terminal-legend = { $yes } ja  { $no } nein  [ ] soll mit  { $leader } führt  · abgelehnt
terminal-plots = Plotkarten
terminal-in-play = Im Spiel: { $characters }
terminal-target = Mission { $number } (Team zu { $size })
terminal-Propose-team = { $size } Leute für das Team:
terminal-Propose-investigator = Wer bekommt den Ermittler-Marker?

terminal-ask-Proposing = { $number ->
        [0] Du führst. Welche Mission, und mit wem?
       *[other] Du führst. Wen schickst du auf Mission { $number }?
    }
terminal-ask-Opining = Du stimmst offen ab, vor den anderen. Soll dieses Team gehen: { $team }?
terminal-ask-Voting = Soll dieses Team auf Mission { $number } gehen: { $team }?
terminal-ask-Playing = Du bist auf Mission { $number }. Welche Karte spielst du?
terminal-ask-Dealing = Du führst. Wer bekommt „{ $plot }“?
terminal-ask-Confiding = Du führst. „{ $plot }“: Wem zeigst du deine Seite?
terminal-ask-Acting = Du hast „{ $plot }“ bekommen. Was tust du?
terminal-ask-Offering = Du hast „{ $plot }“. Spielst du die Karte jetzt?
terminal-ask-Pondering = Die Mission ist gescheitert. Jetzt könnte der Jäger der Spione vorzeitig anklagen.
terminal-ask-Accusing = Du bist der Jäger und musst anklagen: Wer hat den Vorsitz der anderen Seite?
terminal-ask-Investigating = Du ermittelst. Wer soll dir eine Treuekarte zeigen?
terminal-ask-Showing = { $by } ermittelt gegen dich. Welche Treuekarte gibst du ab?
terminal-ask-Interrogating = Du hast den Verhör-Marker. Wessen Seite willst du sehen?

terminal-reason-three_successes = drei Erfolge
terminal-reason-three_failures = drei Fehlschläge
terminal-reason-five_rejected = fünf abgelehnte Teams
terminal-reason-chief_found = richtig angeklagt
