# Die Wörter dieses Spiels im Terminal.

terminal-cards = Im Spiel
terminal-about =
    Jeder hat ein Token (Widerstand oder Spion) und eine Karte mit einem Auftrag. In der
    Nacht führt ihr reihum eure Aufträge aus: ansehen, tauschen, vertauschen. Am Morgen
    weiß kaum jemand noch sicher, wer was ist. Dann redet ihr, nehmt Marker, behauptet
    dies und das, und zum Schluss zeigen alle zugleich auf jemanden. Trifft es einen
    Spion, gewinnt der Widerstand; es zählt das Token, das am Ende vor dir liegt.
terminal-leads = führt
terminal-turn = an der Reihe
terminal-suspected = verdächtig
terminal-open = Token liegt offen
terminal-voted = stimmt gegen { $target }
terminal-eliminated = ausgeschaltet
terminal-Exchange-seats = Wessen Token vertauschst du? Nenn zwei.
terminal-Betray-resistance = Wer vom Widerstand soll ein anderes Token bekommen?
terminal-Betray-spy = Und mit welchem Spion wird getauscht?
terminal-ask-Preparing = Merk dir dein Token und deine Karte ({ $card }), dann schließ die Augen.
terminal-ask-NightTurn = Dein Auftrag als { $card }:
terminal-ask-Announcing = Deine Karte ist { $card }. Welchen Marker nimmst du, wahr oder nicht?
terminal-ask-Discussing = Rede mit (/sag, /behaupte), dreh Marker um oder verlang die Abstimmung.
terminal-ask-Voting = Wen hältst du für einen Spion? Deine Karte war { $card }.
terminal-offer = Rede mit (/sag, /behaupte), dreh Marker um, stimmt ab; Enter wartet.

terminal-reason-spy_eliminated = Spion ausgeschaltet
terminal-reason-no_spy_eliminated = kein Spion ausgeschaltet
terminal-reason-nobody_eliminated = niemand ausgeschaltet
terminal-reason-all_spies_at_hq = alle Spione im HQ
terminal-reason-nobody_wins = niemand gewinnt
