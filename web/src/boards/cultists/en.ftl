# What the pages say about Among Cultists besides its own words.

goal = Investigators collect enough points or find the cult; the cult murders, sabotages and lies.

badge-knife = holds the knife: the last word in votes
badge-knife-short = Knife
badge-ghost = ghost
map-title = The house
map-cards = cards in this room
map-active = active
map-marker = cultist marker
map-fishman = fishman
board-state = How things stand
board-round = Round { $round }
board-power-on = Power on
board-power-off = Power off
board-portal = Portal open
board-route = Your route this round: { $colours }
board-hand = Your hand:
path-hint = Tap the places one after the other, at most { $most } steps.
path-none = First choose where you go.
path-circle = You can't end where you began.
path-undo = One back
path-go = Go

ask-Moving = Where do you go?
ask-Meeting = Which pulse do you give?
ask-Sneaking = Do you take the secret way?
ask-Acting = What do you do here?
ask-Announcing = What did you see?
ask-Voting = At whom do you point?
ask-Deciding = Do you stand by your vote?
ask-CleaningUp = On to the next round?
ask-Unmasking = Who is the seer?
help-Moving = Name a whole path. Whoever you meet on the way has an encounter with you.
help-Meeting = When you meet, each gives the other a pulse card, face down. Nobody knows their own pulse.
help-Acting = Do what this place allows. Investigators are held to their route; cultists are not.
help-Voting = All point at somebody at once, or abstain; then whoever holds the knife may still change their own vote.
field-Murderer-by = Who?
field-Murderer-seat = Whom?
field-IWasWith-seat = With whom?
field-IWasWith-place = Where?
claims-IAm = I am …
claims-ISuspect = I suspect …
claims-ITrust = I trust …
claims-IWasWith = I was with …
claims-Murderer = Did … murder …?
claims-MyRoute = My route …

# My goal and my role, in plain words
goal-investigators = Your goal: { $points } points together within ten rounds, or to vote out { $two ->
        [true] the whole cult
       *[false] the cultist
    }. { $seer ->
        [true] After that the cult may still name the seer; if it is right, you have lost after all.
       *[false] Points come from checked rooms in which there is “Success”.
    }
goal-cultists = Your goal: secretly murder enough investigators, or make sure they lack points after ten rounds. { $seer ->
        [true] If you are unmasked you can still win by naming the seer.
       *[false] Don't let yourself be voted out.
    }
card-goal-investigators = Collect { $points } points together within ten rounds, or vote the cult out.
card-goal-cultists = Secretly murder enough investigators, or keep them short of points for ten rounds.
role-investigator = You investigate. You only have “Alive” and “Success”, and in rooms you act only where your route allows it. You don't know whether you are already murdered.
role-seer = You are the seer: you investigate and know who belongs to the cult. Help the others without standing out: if the cult names you at the end, you lose. Never say that you are the seer.
role-cultist = You belong to the cult. At encounters you may give “Murdered”, in rooms put “Failure” or sabotage, ignore your route, and lie about what you checked. Don't let anybody notice.

# Headlines: who does something, in five words at most
headline-Moving = { $name } is on the way
    .me = You are on the way
headline-Meeting = An encounter in the dark
    .me =
        { $count ->
            [1] You meet { $name }
            [2] { $name } and { $other } here
           *[other] { $count } others stand here
        }
headline-Sneaking = Secret door: { $name }
    .me = A secret door
headline-Acting = { $name } acts
    .me = You act
headline-Announcing = { $name } has looked
    .me = You have looked
headline-Voting = Whom do you point at?
headline-Deciding = { $name } holds the knife
    .me = The last word is yours
headline-CleaningUp = The round is over
headline-Unmasking = Hush! The cult speaks
headline-won-investigators = The investigators win
headline-won-cultists = The cult wins
reason-points = There is enough evidence
reason-eliminated = The cult is unmasked
reason-presented = Enough investigators are murdered
reason-murders = Enough investigators had been murdered
reason-time = Ten rounds, and not enough evidence
reason-seer_named = The seer is found out

# On the plan
map-people =
    { $count ->
        [0] nobody here
       *[other] here: { $names }
    }
map-vote = A vote can be called here
map-dark = The power can be switched on here
score-round = Round { $round } of { $rounds }
score-points = { $points } of { $target } pieces of evidence
score-points-word = Evidence
vote-tap = Tap a mask. You can change it until all have pointed.
knife-tap = Or tap another mask.
knife-stay = Stand by it: { $name }
knife-nobody = nobody
path-left =
    { $left ->
        [0] You end at: { $place }
        [one] One step left
       *[other] { $left } steps left
    }
path-any = Ghost: anywhere
path-show-route = Route
path-alone = You meet nobody.
path-short-meets = You meet { $names }.

beat-round = Round { $round }
beat-round-sub = { $name } holds the knife
beat-dark = Lights out!
beat-dark-sub = Now all who stand together meet
beat-light = Lights on!
beat-lives = { $name } is alive
beat-murdered = { $name } is murdered
beat-says = says { $name }
beat-ghost = { $name } is a ghost now
beat-voted-out = { $name } is voted out
beat-nobody = Nobody is voted out
beat-calls = { $name } calls a vote
beat-stay = { $name } sticks to it
beat-change = { $name } points at { $target }
beat-abstain = { $name } abstains after all
beat-drawn = { $name } draws an event
beat-paths = From the unsafe paths
beat-checked = { $name } checks: { $place }
beat-portal-opened = A portal!
beat-portal-closed = Portal closed
beat-portal-lapsed = Portal lapsed
beat-no-name = Nobody is named
beat-votes =
    { $count ->
        [0] Nobody points at anybody
        [1] One vote against { $name }
       *[other] { $count } votes against { $name }
    }

# Table sheet
sheet-decks = Decks and hands
sheet-events = What happened
sheet-hand-line = Pulse deck { $pulse } · pulse cards in hand { $pulses } · tasks { $tasks }
sheet-paths = Unsafe paths: { $count } cards
sheet-bag = { $count } events left in the bag
sheet-colours = Colours and shapes
