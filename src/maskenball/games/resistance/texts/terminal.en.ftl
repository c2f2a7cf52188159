# The words of this game in the terminal.

terminal-mission = Mission
terminal-about =
    You are the Resistance, but there are spies among you, and only they know who they
    are. In turn somebody puts a team together for the next mission, and all vote on it
    openly. Whoever goes lays a card face down: a single Fail mostly ruins the mission.
    After three missions that succeed the Resistance wins; after three that fail, or five
    rejected teams in a row, the spies do.
terminal-size = Team
terminal-cards = Cards
terminal-rejected = Rejected
    .hint = teams in a row; after the fifth the spies win
terminal-voted = The team is { $accepted ->
        [true] accepted
       *[false] rejected
    }, { $yes } to { $no }.
terminal-two-fails = 2 to fail
terminal-fails = { $count ->
        [0] no Fail
        [one] 1 Fail
       *[other] { $count } Fails
    }
terminal-chief-fails = { $count ->
        [one] 1 Chief-Fail
       *[other] { $count } Chief-Fails
    }
terminal-turned = turned round
terminal-hacks = { $count ->
        [one] 1 Hack
       *[other] { $count } Hacks
    }
terminal-leads = leads
terminal-in-team = team
terminal-investigator = investigator
terminal-interrogator = interrogator
terminal-exposed = plays face up
terminal-legend = { $yes } yes  { $no } no  [ ] is to go  { $leader } leads  · rejected
terminal-plots = Plot cards
terminal-in-play = In play: { $characters }
terminal-target = Mission { $number } (team of { $size })
terminal-Propose-team = { $size } players for the team:
terminal-Propose-investigator = Who gets the investigator token?

terminal-ask-Proposing = { $number ->
        [0] You lead. Which mission, and with whom?
       *[other] You lead. Whom do you send on mission { $number }?
    }
terminal-ask-Opining = You vote openly, before the others. Should this team go: { $team }?
terminal-ask-Voting = Should this team go on mission { $number }: { $team }?
terminal-ask-Playing = You are on mission { $number }. Which card do you play?
terminal-ask-Dealing = You lead. Who gets “{ $plot }”?
terminal-ask-Confiding = You lead. “{ $plot }”: to whom do you show your side?
terminal-ask-Acting = You have got “{ $plot }”. What do you do?
terminal-ask-Offering = You have “{ $plot }”. Do you play it now?
terminal-ask-Pondering = The mission failed. Now the Spy Hunter could accuse somebody early.
terminal-ask-Accusing = You are the Hunter and must accuse: who is Chief of the other side?
terminal-ask-Investigating = You investigate. Who shall show you a loyalty card?
terminal-ask-Showing = { $by } investigates you. Which loyalty card do you hand over?
terminal-ask-Interrogating = You have the token. Whose side do you want to see?

terminal-reason-three_successes = three successes
terminal-reason-three_failures = three failures
terminal-reason-five_rejected = five rejected teams
terminal-reason-chief_found = rightly accused
