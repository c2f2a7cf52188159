# The words of this game in the terminal.

terminal-packs = packs
terminal-deed = { $character }: { $takes } { $kind } { $source }
terminal-any = { $count ->
        [one] token
       *[other] tokens
    }
terminal-from-others = from all
terminal-from-player = from somebody
terminal-from-stock = from the stock
terminal-about =
    You are somebody, but nobody else knows who. In each turn you claim to be whoever you
    like, and do what this character may do: King and Bishop raise taxes, the Thief
    steals, the Peasant harvests. Others step in, as King, Judge or Bishop, true or not.
    To doubt is a risk, to be caught as well. Three different tokens are an info-pack:
    with it you question or unmask somebody.
terminal-stock = stock
terminal-turn = turn
terminal-out = out
terminal-never = not { $characters }
terminal-offer = It is { $name }’s turn. Do you step in? Enter alone looks on.
terminal-Unmask = Unmask somebody
terminal-Unmask-seat = Whom do you unmask?
terminal-Unmask-character = Who is that in truth?

terminal-ask-Choosing = Which token do you take?
terminal-ask-Acting = It is your turn. As whom do you act?
terminal-ask-Declaring = Do you declare the action of { $name } illegal as the King?
terminal-ask-Fining = Do you fine { $name } as the Judge?
terminal-ask-Forgiving = Do you offer { $name } forgiveness as the Bishop?
terminal-ask-Deciding = You are fined. What do you do?
terminal-ask-Naming = { $name } accepts your forgiveness. What do you ask for?
terminal-ask-Sharing = You got two tokens. Which King gets one of them?
terminal-ask-Closing = The turn of { $name } is about to end. Are you done?
terminal-ask-Accusing = Do you doubt it too that { $name } is the { $character }?
terminal-ask-Showing = { $name } questions you. Which character that you are not do you show?

terminal-reason-last_in = all others out
terminal-reason-wrongly_accused = wrongly doubted
terminal-reason-quiet = quiet for too long
