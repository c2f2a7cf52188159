# What the pages say about Nacht der Entscheidung besides its own words.

goal = The Resistance wins if a spy is eliminated; the spies win if nobody finds them. What counts is the token in front of you at the end.

badge-leader = Leader
badge-turn = their turn
badge-suspected = suspected, claims to have been { $marker }
badge-wish = wants to vote
wishes =
    { $count ->
        [0] Nobody wants to vote yet; it takes { $needed } of { $players }.
        [one] { $count } of { $players } wants to vote; it takes { $needed }.
       *[other] { $count } of { $players } want to vote; it takes { $needed }.
    }
badge-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
story-voted = Voted against { $name }.
badge-eliminated = eliminated
board-hq = Headquarters
board-cards = The specialists of this night
story-title = The night as it was
story-truth = Who everybody was
story-said = Claimed:

ask-Preparing = Ready for the night?
ask-NightTurn = It is your turn in the night. Answer calmly: everybody is asked.
ask-Announcing = Who do you claim you were?
ask-Voting = Whom do you suspect?
help-Preparing = Remember your token and your specialist. Then the night begins.
help-NightTurn = Everybody has a turn, whatever their card. Nobody can see who does something.
help-Announcing = Everybody takes a marker to say which specialist they were, true or not.
help-Discussing = Talk, claim, doubt. Turn a marker to show whom you suspect; vote as soon as more than half want to.
help-Voting = All vote at once for the one to be eliminated.
claims-IAm = I am …
claims-ISuspect = I suspect …
claims-ITrust = I trust …
claims-IDidNothing = I did nothing
claims-IInspected = I saw a card …
claims-IWas = I was dealt …
claims-ILooked = I looked at …
claims-IRevealed = I turned over …
claims-IStole = I stole from …
claims-ISwapped = I swapped …
claims-ISearched = At HQ I found …
claims-IRecruited = I recruited …
claims-IDefected = I defected …
claims-ITapped = I tapped …
claims-IWasTapped = I was tapped by …
claims-ISawMine = My token at night …
claims-ISawMineLast = My token at the end …

field-Exchange-seats = Whose tokens do you swap?
field-Betray-resistance = Who of the Resistance?
field-Betray-spy = Which other spy?

# My goal and my role, in plain words
goal-resistance = Your goal at the start: a spy has to be eliminated in the vote. But what counts is the token in front of you at the end; yours may have been swapped.
goal-spy = Your goal at the start: no spy may be eliminated, so turn suspicion on others. But what counts is the token in front of you at the end; yours may have been swapped.
role-investigator = As the Investigator you look at somebody else's token at night. Only you know what you saw.
role-thief =
    { $token ->
        [spy] As the Thief and a spy you only look at your own token at night. The others may believe that you have swapped.
       *[resistance] As the Thief you swap your token with somebody else's at night and look at the new one. If you get a Spy, you play for the spies from now on.
    }
role-signaller =
    { $token ->
        [spy] As the Signaller and a spy you tap a neighbour who is a spy, too; if there is none you do nothing.
       *[resistance] As the Signaller you tap your left or right neighbour at night. Only that person then knows for sure that you are the Signaller.
    }
role-observer = As the Observer you have nothing to do at night. That makes you hard to check.
role-recruiter =
    { $token ->
        [spy] As the Recruiter and a spy you look for a Spy token at HQ at night and slip it to somebody in the Resistance, who does not notice.
       *[resistance] As the Recruiter you swap the tokens of two others at night without looking. The two of them don't notice.
    }
role-defector =
    { $token ->
        [spy] As the Defector and a spy you only look at your own token at night.
       *[resistance] As the Defector you look for a Spy token at HQ at night and take it: then you play for the spies from now on.
    }
role-confirmer = As the Confirmer you look at your own token once more at night. That is how you notice whether it was swapped by then.
role-analyst = As the Analyst you look at somebody else's card at night. Later you can tell whether their marker is a lie.
role-revealer = As the Revealer you turn over somebody else's token at night: Resistance stays face up for all, a Spy is seen by you alone.
role-rogue =
    { $token ->
        [spy] As the Rogue and a spy you swap the token of somebody in the Resistance with that of another spy at night, without looking.
       *[resistance] As the Rogue you look at your own token once more at night.
    }
role-deep_agent =
    { $token ->
        [spy] As the Deep Agent and a spy you do nothing at night. The other spies see you, you don't see them.
       *[resistance] As the Deep Agent you have nothing to do at night.
    }

# Headlines: who does something, in five words at most
headline-Preparing = Remember your card
headline-NightTurn = The lamp rests on { $name }
    .me = The lamp rests on you
headline-Announcing = { $name } takes a marker
    .me = You take a marker
headline-Discussing = Talk! Who is lying?
headline-Voting = Everybody points at once
headline-won-resistance = The Resistance wins
headline-won-spies = The spies win
headline-won-nobody = Nobody wins
reason-spy_eliminated = A spy is eliminated
reason-no_spy_eliminated = It was no spy
reason-nobody_eliminated = Nobody is eliminated
reason-all_spies_at_hq = All spies lay at HQ
reason-nobody_wins = All spies lay at HQ, and still somebody is eliminated
role-turned = { $after }, at first { $before }

# What is on the stage
night-step = { $step } of { $steps } are through the night
night-busy = Hold the moon
night-busy-why = Hold the moon until it is full. Everybody does, so nobody gives anything away.
hq-place = HQ place { $place }, face down
hq-open = HQ place { $place }: { $token }
marker-free = Still free: { $markers }
beat-night = Close your eyes
beat-night-sub = Only the spies look at each other
beat-morning = Good morning
beat-morning-sub = All tasks are done
beat-talk-over = Enough talk
beat-vote =
    { $count ->
        [0] Nobody has two votes
        [1] One vote against { $name }
       *[other] { $count } votes against { $name }
    }
beat-out = { $name } is eliminated
beat-nobody = Nobody is eliminated

vote-tap = Tap a mask. You can change it until all have voted.
turn-begin = Turn markers
turn-done = Done
turn-tap = Tap everybody you suspect.

# Every specialist in six words
tile-investigator = looks at another player's token
tile-thief = swaps, then sees the new one
tile-signaller = taps a neighbour
tile-observer = does nothing at night
tile-recruiter = swaps two other tokens
tile-defector = fetches a Spy from HQ
tile-confirmer = looks at their own token
tile-analyst = looks at another player's card
tile-revealer = turns over another player's token
tile-rogue = as a spy: swaps two tokens
tile-deep_agent = does not see the other spies
about-investigator = Looks at another player's token at night.
about-thief = Swaps their own token with another player's and looks at the new one; a spy only looks at their own.
about-signaller = Taps the left or right neighbour; a spy only a neighbour who is a spy too.
about-observer = Has nothing to do at night.
about-recruiter = Swaps the tokens of two others unseen; a spy slips somebody a Spy token from HQ.
about-defector = Searches HQ for a Spy token and keeps it; a spy only looks at their own token.
about-confirmer = Looks at their own token once more at night.
about-analyst = Looks at another player's card at night.
about-revealer = Turns over another player's token: Resistance stays open, a Spy is turned down again.
about-rogue = Looks at their own token; a spy swaps another spy's token with one of the Resistance, unseen.
about-deep_agent = Has nothing to do at night; the other spies see this player, but not the other way round.

# Table sheet
sheet-claims = Who claims to have been what
