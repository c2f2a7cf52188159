# Die Wörter dieses Spiels im Terminal.

terminal-packs = Packs
terminal-deed = { $character }: { $takes } { $kind } { $source }
terminal-any = { $count ->
        [one] Stein
       *[other] Steine
    }
terminal-from-others = von allen
terminal-from-player = von jemandem
terminal-from-stock = aus dem Vorrat
terminal-about =
    Du bist jemand, aber das weiß außer dir niemand. In jedem Zug behauptest du, wer du
    gerade bist, und tust, was dieser Charakter darf: Kaiser und Papst erheben Steuern,
    der Dieb stiehlt, der Bauer erntet. Andere greifen ein, als Kaiser, Richter oder
    Papst, wahr oder gelogen. Wer zweifelt, riskiert etwas, wer ertappt wird, auch. Drei
    verschiedene Steine sind ein Info-Pack: Damit befragst oder enttarnst du jemanden.
terminal-stock = Vorrat
terminal-turn = am Zug
terminal-out = draußen
terminal-never = nicht { $characters }
terminal-offer = { $name } ist am Zug. Greifst du ein? Mit Enter allein siehst du zu.
terminal-Unmask = Jemanden enttarnen
terminal-Unmask-seat = Wen enttarnst du?
terminal-Unmask-character = Wer ist das in Wahrheit?

terminal-ask-Choosing = Welchen Stein nimmst du?
terminal-ask-Acting = Du bist am Zug. Als wer handelst du?
terminal-ask-Declaring = Erklärst du die Aktion von { $name } als Kaiser für verboten?
terminal-ask-Fining = Bestrafst du { $name } als Richter?
terminal-ask-Forgiving = Bietest du { $name } als Papst Vergebung an?
terminal-ask-Deciding = Du wirst bestraft. Was tust du?
terminal-ask-Naming = { $name } lässt sich von dir vergeben. Was verlangst du?
terminal-ask-Sharing = Du hast zwei Steine bekommen. Welcher Kaiser erhält davon einen?
terminal-ask-Closing = Der Zug von { $name } geht zu Ende. Bist du fertig?
terminal-ask-Accusing = Zweifelst du auch daran, dass { $name } „{ $character }“ ist?
terminal-ask-Showing = { $name } befragt dich. Welchen Charakter, der du nicht bist, zeigst du?

terminal-reason-last_in = alle anderen ausgeschieden
terminal-reason-wrongly_accused = zu Unrecht bezweifelt
terminal-reason-quiet = zu lange still
