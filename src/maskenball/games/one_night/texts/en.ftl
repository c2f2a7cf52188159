# One Night Revolution, in our own words.
# The arguments of each message are the fields of its struct, shown as maskenball/texts/arguments.py says.

game-name = One Night Revolution
game-tagline = One night, one day, one vote: are you still who you were last night?
game-line = Who are you by morning?
game-length = about 15 minutes


## Tokens, sides, specialists

Token-resistance = Resistance
Token-spy = Spy


Side-resistance = Resistance
Side-spies = Spies

Specialist-investigator = Investigator
Specialist-thief = Thief
Specialist-signaller = Signaller
Specialist-observer = Observer
Specialist-recruiter = Recruiter
Specialist-defector = Defector
Specialist-confirmer = Confirmer
Specialist-analyst = Analyst
Specialist-revealer = Revealer
Specialist-rogue = Rogue
Specialist-deep_agent = Deep Agent

CardSet-recommended = Recommended
CardSet-turncoats = Turncoats
CardSet-spotlight = Spotlight
CardSet-shadows = Shadows


## What everybody hears

event-Began = Tokens and cards are dealt; in play are { $cards }. The leader is { $leader }.
event-NightFell = All eyes are closed. Only the spies have had a look at each other.
event-TurnCame = It is { $seat }'s turn.
event-NightEnded =
    All tasks are done, the night is over.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Face up in front of { $seats }: Resistance.
    }{ $hq_count ->
        [0] { "" }
       *[other] { " " }Face up at HQ, place { $hq }: Resistance.
    }
event-MarkerTaken = { $seat } takes the { $marker } marker.
event-MarkerTurned =
    { $suspected ->
        [true] { $by } turns over the marker of { $seat }: a suspect.
       *[false] { $by } turns the marker of { $seat } back.
    }
event-Wished =
    { $end ->
        [true] { $seat } would like to vote.
       *[false] { $seat } would rather keep talking.
    }
event-DiscussionEnded =
    { $majority ->
        [true] The majority wants to vote.
       *[false] Time is up, now everybody votes.
    }
event-Voted = The votes, in seat order, are against { $targets }.
event-Eliminated = { $seat } is eliminated. The token shows: { $token }.
event-NobodyEliminated = Nobody has two votes: nobody is eliminated.
event-Ended = The game is over. { $outcome }
event-Unmasked = { $seat }: dealt { $dealt } and { $card }, took the { $marker } marker, in the end { $token }.
event-HqOpened = HQ held { $dealt } at first, and { $tokens } in the end.
event-Deed = At night, { $seat }: { $act }


## What only you learn

event-Dealt = Your token shows: { $token }. Your card: { $card }.
event-SawSpies =
    { $seats_count ->
        [0] You are the only spy at the table.
       *[other] Spies besides you: { $seats }.
    }{ $deep_agents_count ->
        [0] { "" }
       *[other] { " " }With eyes shut: { $deep_agents }.
    }
event-SawOpen =
    You see what lies face up.{ $seats_count ->
        [0] { "" }
       *[other] { " " }In front of { $seats }: Resistance.
    }{ $hq_count ->
        [0] { "" }
       *[other] { " " }At HQ on place { $hq }: Resistance.
    }
event-FeltTap = { $by } has tapped you.
event-LastLook = At the end of the night you look at your token once more: { $token }.


## What was done at night

event-Looked = Looked at the token of { $seat }: { $token }.
event-LookedAtOwn = Looked at their own token: { $token }.
event-LookedAtHq = Looked at place { $place } of HQ: { $token }.
event-Stole = Swapped tokens with { $seat } and looked: { $token }.
event-Swapped = Swapped the tokens of { $seats }, unseen.
event-Recruited = Swapped the Spy token of HQ place { $place } with the token of { $seat }.
event-Defected = Swapped the Spy token of HQ place { $place } with their own token.
event-Tapped = Tapped { $seat }.
event-SawCard = Looked at the card of { $seat }: { $card }.
event-Revealed = Turned the token of { $seat }: { $token }.
event-DidNothing = Nothing to do.


## Answers

action-CloseEyes = Close your eyes
action-Look = Look at the token of { $seat }
action-Steal = Swap tokens with { $seat }
action-Tap = Tap { $seat }
action-Exchange = Swap the tokens of { $seats }
action-Search = Look at place { $place } of HQ
action-Recruit = Slip the Spy token to { $seat }
action-Inspect = Look at the card of { $seat }
action-Reveal = Turn the token of { $seat }
action-Betray = Swap the tokens of { $resistance } and { $spy }
action-Done = Task done
action-TakeMarker = Take the { $marker } marker
action-TurnMarker =
    { $suspected ->
        [true] Turn over the marker of { $seat }
       *[false] Turn back the marker of { $seat }
    }
action-Wish =
    { $end ->
        [true] Ask for the vote
       *[false] Ask for more talk
    }
action-Vote = Vote against { $seat }


## Claims

claim-IAm =
    { $token_is ->
        [spy] I am a spy now.
       *[resistance] I am Resistance now.
    }
    .said =
        { $token_is ->
            [spy] { $variant ->
                [0] I am a spy now.
                [1] All right, I am a spy.
               *[2] My token shows Spy.
            }
           *[resistance] { $variant ->
                [0] I am with the Resistance.
                [1] I am on your side.
               *[2] It was not me.
            }
        }
claim-IWas = I was dealt { $token } and { $card }.
claim-ILooked = I was the Investigator and looked at { $seat }: { $token }.
claim-IRevealed = I was the Revealer and turned { $seat }: { $token }.
claim-IStole = I was the Thief and swapped with { $seat }: I got { $token }.
claim-ISwapped = I swapped { $seats }.
claim-ISearched = At HQ, place { $place } was { $token }.
claim-IRecruited = I swapped the Spy token of HQ place { $place } with { $seat }.
claim-IDefected = I took the Spy token of HQ place { $place }.
claim-ITapped = I tapped { $seat }.
claim-IWasTapped = { $by } tapped me.
claim-INoticedNoTap = Nobody tapped me.
    .said =
        { $variant ->
            [0] Nobody tapped me.
            [1] I felt nothing.
           *[2] Nobody came to me.
        }
claim-IInspected = I was the Analyst and saw the card of { $seat }: { $card }.
claim-ISawMine = I looked at my own token at night: { $token }.
claim-ISawMineLast = At the very end of the night my token was: { $token }.
claim-IDidNothing = I had nothing to do.
    .said =
        { $variant ->
            [0] I had nothing to do.
            [1] There was nothing for me to do at night.
           *[2] I just listened.
        }
claim-ITrust = I trust { $seat }.
    .said =
        { $variant ->
            [0] I trust { $seat }.
            [1] I believe { $seat }.
           *[2] { $seat } is all right.
        }
claim-ISuspect = I think { $seat } is a spy.
    .said =
        { $variant ->
            [0] I think { $seat } is a spy.
            [1] I vote against { $seat }.
           *[2] My suspect: { $seat }.
        }


## Why bots say so: each in three ways, so that nobody says the same twice in a row

reason-SeenAsSpy =
    { $variant ->
        [0] { $by } saw Spy there.
        [1] { $by } had a look, and I believe it.
       *[2] Ask { $by }: there was a Spy token.
    }
reason-SeenAsResistance =
    { $variant ->
        [0] { $by } saw Resistance there.
        [1] { $by } had a look and found nothing bad.
       *[2] Ask { $by }: there was Resistance.
    }
reason-SawMyself =
    { $variant ->
        [0] I saw the token myself.
        [1] I trust my own eyes.
       *[2] I was there at night, and I know.
    }
reason-TapDenied =
    { $variant ->
        [0] { $other } felt nothing of it.
        [1] The one to feel it was { $other }, who says no.
       *[2] The story about { $other } does not hold.
    }
reason-TapFits =
    { $variant ->
        [0] { $other } felt it, that fits.
        [1] { $other } says the same.
       *[2] It fits the story of { $other }.
    }
reason-TappedMe =
    { $variant ->
        [0] Only the Resistance would have tapped me.
        [1] { $seat } tapped me, that will do.
       *[2] I felt it.
    }
reason-SameCard =
    { $variant ->
        [0] { $other } says to have been the { $card }, too.
        [1] { $card }? So says { $other }.
       *[2] With { $other } there would be too many of one card: { $card }.
    }
reason-SaysNothing =
    { $variant ->
        [0] Not a word about the night.
        [1] What did { $seat } do at night? We don't know.
       *[2] { $seat } is silent while all others tell.
    }
reason-AccusesMe =
    { $variant ->
        [0] { $seat } is wrong about me.
        [1] { $seat } points at me, and I know better.
       *[2] Funny that { $seat } picks me.
    }


## What is going on

phase-Preparing = Everybody remembers token and card, then all eyes close.
phase-NightTurn = It is night, and { $seat }'s turn.
phase-Announcing = { $seat } takes a marker. Keep it short, the talk comes next.
phase-Discussing = Now talk: who was what, and who still is?
phase-Voting = Everybody votes at once.


## How it ended

outcome-spy_eliminated = A spy is eliminated: the Resistance wins. Winners: { $winners }.
outcome-no_spy_eliminated = No spy was eliminated: the spies win. Winners: { $winners }.
outcome-nobody_eliminated = Nobody is eliminated, but there are spies at the table: the spies win. Winners: { $winners }.
outcome-all_spies_at_hq = Nobody is eliminated, and all Spy tokens lie at HQ: the Resistance wins. Winners: { $winners }.
outcome-nobody_wins = All Spy tokens lie at HQ, yet somebody was eliminated: the Resistance loses. Winners: { $winners }.


## Options

option-card_set = Specialists
    .hint = Which cards are in play; the recommended ones are best to begin with.
option-cards = Cards of your own
    .hint = Your own choice, as many cards as players and at most two of a kind; if empty, the set above is played.
option-night = Seconds a night turn
    .hint = How long each turn of the night takes, whether there is much to do or nothing.
option-discussion = Seconds to talk
    .hint = How long the discussion may last; 0 means a minute for each player.
option-answer = Seconds an answer
    .hint = How long you have for a marker or a vote; with 0 the table waits for everybody.


## Refused

error-cards_count = There must be as many cards as players: { $given } were chosen, { $players } are needed.
error-cards_copies = The box holds each card { $most } times, and “{ $card }” was chosen { $given } times.
error-deal_tokens = This deal needs { $players } tokens for the players and three for HQ, exactly three of them spies.
error-deal_cards = The cards of this deal don't fit the set for { $players } players.
error-deal_leader = The leader of this deal doesn't sit at this table for { $players }.


## Rules

rule-N-01 = Three Spy tokens among players and HQ
rule-N-02 = One look at your own token, at the start
rule-N-03 = As many specialists as players
rule-N-04 = Markers for all to see, cards in secret
rule-N-05 = Who leads, in the first game and in later ones
rule-N-10 = The spies see each other
rule-N-11 = The Resistance learns nothing from it
rule-N-20 = One after another, everybody does the task
rule-N-21 = The side at the start decides
rule-N-22 = Tasks are compulsory; the impossible is left out
rule-N-23 = In your own turn only what the task allows
rule-N-24 = The leader's last look
rule-N-25 = The flow of the night tells nothing
rule-N-30 = Investigators
rule-N-31 = Thieves
rule-N-32 = Signallers
rule-N-33 = Observers
rule-N-34 = Recruiters
rule-N-35 = Defectors
rule-N-36 = Confirmers
rule-N-37 = Analysts
rule-N-38 = Revealers
rule-N-39 = Rogues
rule-N-40 = Deep Agents
rule-N-41 = The search at HQ
rule-N-42 = Who counts as a spy at night
rule-N-43 = A tapped player knows by whom
rule-N-44 = Open tokens may move
rule-N-45 = “Other” means not yourself
rule-N-50 = Take a marker, honestly or not
rule-N-51 = Say anything, look at nothing
rule-N-52 = Turn over the markers of suspects
rule-N-53 = The end of the discussion
rule-N-60 = All vote at once, nobody abstains
rule-N-61 = Most votes, at least two
rule-N-62 = The eliminated show their tokens
rule-N-63 = A spy is hit: Resistance wins
rule-N-64 = No spy is hit: spies win
rule-N-65 = Nobody eliminated
rule-N-66 = In the end the token before you counts
rule-N-67 = All spies at HQ, yet somebody eliminated
rule-N-68 = Afterwards everything lies open
rule-N-69 = Silence at night, talk at other times
rule-N-70 = Remembering is not looking
rule-N-71 = What lies there now counts
rule-N-72 = What the Revealer sees
rule-N-73 = When open tokens are seen
rule-N-74 = First search, then choose
rule-N-75 = To others a turn is one step
rule-N-76 = A tap is felt at once
rule-N-77 = There is no passing
rule-N-78 = Deep Agents in the reveal
rule-N-79 = Open tokens may be looked at again
rule-N-80 = One marker, one state for all
rule-N-81 = More than half end the discussion
rule-N-82 = What counts for the silent
rule-N-83 = Who wins with their own side
rule-N-84 = What is public

# Ready-made settings to choose from
preset-first_evening = First evening
    .hint = The recommended specialists.
preset-turncoats = Turncoats
    .hint = By morning nobody is sure who is good.
preset-spotlight = Spotlight
    .hint = Much lies open: good for arguing.
preset-shadows = Shadows
    .hint = Little lies open: good for lying.
