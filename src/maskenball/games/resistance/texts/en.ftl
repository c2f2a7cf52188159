# The Resistance with Hostile Intent, in our own words.
# The arguments of each message are the fields of its struct in model.py, shown as maskenball/texts/arguments.py says.

game-name = The Resistance
game-tagline = Five missions, and spies among you: whom do you send?
game-line = Whom do you send?
game-length = about 30 minutes


## Cards, characters, sides

Side-resistance = Resistance
Side-spies = spies

Character-resistance = Resistance
Character-spy = Spy
Character-resistance_chief = Resistance Chief
Character-resistance_hunter = Resistance Hunter
Character-spy_chief = Spy Chief
Character-spy_hunter = Spy Hunter
Character-doppelganger = Doppelganger
Character-coordinator = Coordinator
Character-double_agent = Double Agent
Character-deceiver = Deceiver
Character-resistance_hacker = Resistance Hacker
Character-spy_hacker = Spy Hacker

Card-success = Success
Card-fail = Fail
Card-chief_fail = Chief-Fail
Card-hack = Hack

Loyalty-no_chief = No Chief
Loyalty-chief = Chief
Loyalty-resistance_chief = Resistance Chief
Loyalty-spy_chief = Spy Chief
Loyalty-resistance = Resistance
Loyalty-spy = Spy

Plot-close_eye = Keeping a Close Eye
Plot-strong_leader = Strong Leader
Plot-no_confidence = No Confidence
Plot-opinion_maker = Opinion Maker
Plot-take_responsibility = Take Responsibility
Plot-overheard = Overheard Conversation
Plot-open_up = Open Up
Plot-confidence = Establish Confidence
Plot-spotlight = In the Spotlight

Recognition-spy = Spy
Recognition-spy_chief = Spy Chief
Recognition-double_agent = Double Agent
Recognition-agent_or_deceiver = Double Agent or Deceiver
Recognition-resistance_chief = Resistance Chief
Recognition-coordinator = Coordinator

Occasion-investigation = Investigation
Occasion-interrogation = Interrogation
Occasion-overheard = Overheard Conversation
Occasion-open_up = Open Up
Occasion-confidence = Establish Confidence
Occasion-close_eye = Keeping a Close Eye


## What everybody hears

event-Began = The characters are dealt. { $leader } leads first.
event-LeaderChanged = { $leader } is the leader now.
event-LedStrongly = { $leader } plays “{ Plot-strong_leader }” and takes the lead.
event-PlotsDrawn = Plot cards on the table: { $plots }.
event-PlotKept = { $seat } keeps “{ $plot }” for later.
event-LoyaltyShown = { $seat } has shown { $by } a loyalty card, seen by nobody else.
event-PlotGiven = { $seat } receives “{ $plot }”.
event-PlotTaken = { $by } takes “{ $plot }” from { $seat }.
event-Proposed =
    { $leader } proposes { $team } for mission { $field }.{ $investigator_is ->
        [none] { "" }
       *[some] { " " }The investigator token goes to { $investigator }.
    }
event-Opined = The opinion makers vote first. Yes: { $votes_yes }. No: { $votes_no }.
event-Voted =
    { $accepted ->
        [true] The team { $team } is accepted
       *[false] The team { $team } is rejected
    }, { $votes_yes_count } to { $votes_no_count }. Yes: { $votes_yes }. No: { $votes_no }.
event-Overruled = { $by } plays “{ Plot-no_confidence }”: the team is rejected after all.
event-Exposed = { $by } plays “{ Plot-spotlight }”: { $seat } has to play face up.
event-CardsLaid =
    { $open_is ->
        [none] The mission cards lie face down on the table.
       *[some] { $open } plays “{ $card }” face up; the other mission cards lie face down.
    }
event-MissionDone =
    { $succeeded ->
        [true] Mission { $field } succeeds
       *[false] Mission { $field } fails
    } for { $team }: { $fails ->
        [0] { $chief_fails ->
            [0] no Fail
            [one] one Chief-Fail
           *[other] { $chief_fails } Chief-Fails
        }
        [one] one Fail{ $chief_fails ->
            [0] { "" }
            [one] , one Chief-Fail
           *[other] , { $chief_fails } Chief-Fails
        }
       *[other] { $fails } Fails{ $chief_fails ->
            [0] { "" }
            [one] , one Chief-Fail
           *[other] , { $chief_fails } Chief-Fails
        }
    }{ $hacks ->
        [0] { "" }
        [one] , one Hack
       *[other] , { $hacks } Hacks
    }.
event-SteppedForward = { $seat } steps forward: { $character }.
event-Accused =
    { $by } { $early ->
        [true] makes an early accusation against { $seat }
       *[false] accuses { $seat }
    }: { $right ->
        [true] that is right!
       *[false] that is wrong.
    }
event-NobodyAccused = Nobody makes an early accusation.
event-ResultTurned =
    The result is reversed: mission { $field } now counts as a { $succeeded ->
        [true] success
       *[false] failure
    }.
event-Looked =
    { $occasion_is ->
        [investigation] { $by } investigates { $seat }.
        [interrogation] { $by } interrogates { $seat } and hands over the token.
        [overheard] { $by } overhears { $seat } and sees a loyalty card.
        [open_up] { $seat } opens up to { $by } and shows a loyalty card.
        [confidence] { $seat } takes { $by } into confidence and shows a loyalty card.
       *[close_eye] { $by } keeps a close eye on { $seat } and looks at the mission card.
    }
event-Blamed =
    { $by } comes forward as the Double Agent and names { $seat } as the Deceiver: { $right ->
        [true] that is right, the two swap character and side!
       *[false] that is wrong.
    }
event-Ended = { $outcome } Who was who: { $characters_by_name }.


## What only you hear

event-Dealt =
    Your character: { $character }. { $character_is ->
        [spy] You play for the spies.
        [spy_chief] You play for the spies.
        [spy_hunter] You play for the spies.
        [double_agent] You play for the spies.
        [spy_hacker] You play for the spies.
       *[resistance] You play for the Resistance.
    }
event-Recognised =
    { $recognition_is ->
        [spy] You know your fellow { $seats_count ->
            [one] spy
           *[other] spies
        }: { $seats }.
        [spy_chief] You know the { $seats_count ->
            [one] Spy Chief
           *[other] Spy Chiefs
        }: { $seats }.
        [double_agent] { $seats } is your Double Agent and doesn't know you.
        [agent_or_deceiver] Double Agent and Deceiver are { $seats }; which is which you don't know.
        [resistance_chief] { $seats } is a Resistance Chief like you.
       *[coordinator] { $seats } is your Coordinator and doesn't know you.
    }
event-Played =
    In the { $number ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] fifth
    } mission you played “{ $card }”.
event-SawCard =
    In the { $number ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] fifth
    } mission you saw the card of { $seat }: “{ $card }”.
event-Saw =
    { $occasion } { $missions ->
        [0] before the first mission
        [one] after one mission
       *[other] after { $missions } missions
    }: { $seat } shows you “{ $loyalty }”.
event-Showed =
    { $occasion } { $missions ->
        [0] before the first mission
        [one] after one mission
       *[other] after { $missions } missions
    }: you show { $seat } “{ $loyalty }”.


## What you can do

action-Propose =
    Propose { $team }{ $field_is ->
        [none] { "" }
       *[some] { " " }for mission { $field }
    }{ $investigator_is ->
        [none] { "" }
       *[some] , investigator token to { $investigator }
    }
action-Vote =
    { $yes ->
        [true] Yes to the team
       *[false] No to the team
    }
action-Play = Play “{ $card }”
action-GoOn = Go on
action-Accuse = Accuse { $seat }
action-Blame = Name { $seat } as the Deceiver
action-Investigate = Investigate { $seat }
action-Show = Show “{ $loyalty }”
action-Interrogate = Interrogate { $seat }
action-Give = Give the card to { $seat }
action-Take = Take “{ $plot }” from { $seat }
action-Overhear = Overhear { $seat }
action-Confide = Confide in { $seat }
action-Keep = Keep the card for later
action-Lead = Take the lead
action-Overrule = Reject the team after all
action-Expose = Make { $seat } play face up
action-Peek = Look at the card of { $seat }


## What you can claim

claim-IAm =
    { $side_is ->
        [resistance] I belong to the Resistance.
       *[spies] I belong to the spies.
    }
    .said =
        { $variant ->
            [0] { $side_is ->
                [spies] I belong to the spies.
               *[resistance] I belong to the Resistance.
            }
            [1] { $side_is ->
                [spies] I am a spy.
               *[resistance] I am on your side.
            }
           *[2] { $side_is ->
                [spies] I play for the spies.
               *[resistance] You have the wrong one: I am no spy.
            }
        }
claim-ISaw = { $seat } showed me “{ $loyalty }”.
    .said =
        { $variant ->
            [0] { $seat } showed me “{ $loyalty }”.
            [1] I had a look at { $seat }: “{ $loyalty }”.
           *[2] I know what { $seat } is: “{ $loyalty }”.
        }
claim-ITrust = I trust { $seat }.
    .said =
        { $variant ->
            [0] I trust { $seat }.
            [1] { $seat } is all right.
           *[2] I would send { $seat } any time.
        }
claim-IDistrust = I don't trust { $seat }.
    .said =
        { $variant ->
            [0] I don't trust { $seat }.
            [1] { $seat } is a spy, if you ask me.
           *[2] Better without { $seat }.
        }

## Why bots claim it: each in three ways, so that nobody says the same twice in a row

reason-OnFailures =
    { $variant ->
        [0] { $seat } was on { $missions_count ->
            [one] mission
           *[other] missions
        } { $missions }: failed{ $with_me ->
            [true] , with me there.
           *[false] .
        }
        [1] { $missions_count ->
            [one] Mission { $missions } failed
           *[other] Missions { $missions } failed
        } with { $seat } on the team{ $with_me ->
            [true] , and with me.
           *[false] .
        }
       *[2] Who was there when { $missions_count ->
            [one] mission
           *[other] missions
        } { $missions } failed? { $seat }{ $with_me ->
            [true] , beside me.
           *[false] .
        }
    }
reason-LeftOver =
    { $variant ->
        [0] Mission { $mission } failed, and not by me. That leaves { $seats }.
        [1] I played Success in mission { $mission }. So it was { $seats_count ->
            [one] { $seats }.
           *[other] one of these: { $seats }.
        }
       *[2] There were only { $seats } and me on mission { $mission }, and I know who I am.
    }
reason-LedFailure =
    { $variant ->
        [0] { $seat } put the team of mission { $mission } together, and it failed.
        [1] Mission { $mission } was the idea of { $seat }.
       *[2] Whose team failed in mission { $mission }? That of { $seat }.
    }
reason-VotedForFailure =
    { $variant ->
        [0] { $seat } said yes to mission { $mission } and did not have to go.
        [1] The team that failed in mission { $mission } was fine with { $seat }.
       *[2] { $seat } wanted mission { $mission } to happen.
    }
reason-VotedAgainstSuccess =
    { $variant ->
        [0] { $seat } was against mission { $mission }, and it succeeded.
        [1] Mission { $mission } went well, without the vote of { $seat }.
       *[2] Why did { $seat } want to stop mission { $mission }?
    }
reason-AccusedMe =
    { $variant ->
        [0] { $seat } points at me, and I know better.
        [1] Whoever accuses me helps the spies.
       *[2] Funny that { $seat } picks me.
    }
reason-Vouched =
    { $variant ->
        [0] { $seat } spoke up for { $other }.
        [1] { $seat } has covered for { $other }.
       *[2] And who trusts { $other }? { $seat }.
    }
reason-OnSuccesses =
    { $variant ->
        [0] { $seat } was on { $missions_count ->
            [one] mission
           *[other] missions
        } { $missions }: succeeded.
        [1] { $missions_count ->
            [one] Mission { $missions } went
           *[other] Missions { $missions } went
        } well with { $seat }.
       *[2] { $seat } has delivered, in { $missions_count ->
            [one] mission
           *[other] missions
        } { $missions }.
    }
reason-NoFailures =
    { $variant ->
        [0] I was on no mission that failed.
        [1] No failure had me on the team.
       *[2] Show me a failure that I was on.
    }
reason-NotAlone =
    { $variant ->
        [0] I was not alone on mission { $mission }: { $seats_count ->
            [one] { $seats } was there.
           *[other] { $seats } were there.
        }
        [1] Ask { $seats } about mission { $mission }.
       *[2] On mission { $mission } there { $seats_count ->
            [one] was also { $seats }.
           *[other] were also { $seats }.
        }
    }
reason-ChangedMind =
    { $variant ->
        [0] I trusted { $seat } until mission { $mission } failed.
        [1] After mission { $mission } I see that differently.
       *[2] I was wrong before mission { $mission }.
    }


## What is going on

phase-Proposing = The leader puts a team together.
phase-Opining = The opinion makers vote before all others.
phase-Voting = The vote on the team is open.
phase-Playing = The team plays its mission cards.
phase-Dealing = The leader hands out plot cards: { $plots }.
phase-Acting = { $seat } has to carry out “{ $plot }” at once.
phase-Offering = Time to play “{ $plot }”, or to keep it.
phase-Pondering = After the failure: a moment for an early accusation.
phase-Accusing = { $hunter } has stepped forward as a Hunter and has to accuse somebody.
phase-Investigating = { $by } investigates and chooses whom.
phase-Showing = { $seat } secretly shows { $by } a loyalty card.
phase-Interrogating = { $by } interrogates and chooses whom.


## How it ended

outcome-three_successes = Three missions succeeded: the Resistance wins. Winners: { $winners }.
outcome-three_failures = Three missions failed: the spies win. Winners: { $winners }.
outcome-five_rejected = Five teams in a row were rejected: the spies win. Winners: { $winners }.
outcome-chief_found =
    { $side ->
        [resistance] The Resistance Hunter accused the right one: the Resistance wins.
       *[spies] The Spy Hunter accused the right one: the spies win.
    } Winners: { $winners }.


## Options

option-blind_spies = Blind spies
    .hint = The spies don't learn who the others are: for groups in which the spies win too often.
option-targeting = Free choice of mission
    .hint = The leader also picks which mission comes next: for groups who know the game and like to plan.
option-plot = Plot cards
    .hint = The leader hands out cards with special rights before each mission: for groups who want more clues and surprises.
option-interrogator = Interrogator
    .hint = After missions two, three and four somebody learns another player's side: an easy first addition, best with seven or more.
option-resistance_hacker = Resistance Hacker
    .hint = Somebody in the Resistance can reverse a mission's result: for groups who know the base game well.
option-spy_hacker = Spy Hacker
    .hint = A spy can reverse a mission's result but never play Fail: for groups who know the base game well.
option-hidden_hacker = Hidden Hacker
    .hint = The Spy Hacker and the other spies don't know each other: for groups in which the spies win too often.
option-hunter = Hunter
    .hint = Missions alone don't win any more, each side must expose the other's Chief: for seasoned groups with some time.
option-doppelganger = Doppelganger
    .hint = Somebody in the Resistance may pose as a Chief when investigated: for Hunter games in which the spies win too often.
option-coordinator = Coordinator
    .hint = The Resistance Chiefs know a trusted friend, whom the Spy Hunter may hit as well: for Hunter groups who like a risk.
option-double_agent = Double Agent
    .hint = One spy doesn't know the others: for Hunter games from seven players on in which the spies win too often.
option-deceiver = Deceiver
    .hint = To the spies somebody in the Resistance looks just like the Double Agent: for Hunter groups who love confusion.
option-blame = Blame
    .hint = Once per game the Double Agent may name the Deceiver, and the two swap sides if that is right: for groups who love a sudden turn.


## Refused options and deals

error-options_need_hunter = { option-doppelganger }, { option-coordinator }, { option-double_agent }, { option-deceiver } and { option-blame } need “{ option-hunter }”: switch it on as well.
error-deceiver_needs_double_agent = “{ option-deceiver }” makes sense only with “{ option-double_agent }”: switch that on as well.
error-blame_needs_deceiver = “{ option-blame }” needs both “{ option-double_agent }” and “{ option-deceiver }”.
error-hidden_hacker_needs_spy_hacker = “{ option-hidden_hacker }” needs “{ option-spy_hacker }”: switch that on as well.
error-blind_spies_know_nobody = With “{ option-blind_spies }” no spy knows another, so “{ option-double_agent }”, “{ option-deceiver }” and “{ option-hidden_hacker }” don't go with it.
error-double_agent_needs_seven = “{ option-double_agent }” needs at least seven players.
error-spy_hacker_needs_seven = With “{ option-hunter }”, “{ option-spy_hacker }” needs at least seven players.
error-one_place_for_a_spy = With “{ option-hunter }” there is room for only one special spy: choose “{ option-double_agent }” or “{ option-spy_hacker }”.
error-too_many_characters =
    { $wanted } special characters for the Resistance are too many: with this number of players there is room for { $places ->
        [one] one
       *[other] { $places }
    }.
error-deal_characters = The characters of this deal don't fit these options and this number of players.
error-deal_leader = The first leader of this deal doesn't sit at the table.
error-deal_deck = The plot cards of this deal don't fit these options and this number of players.


## The numbered rules (RULES.md)

rule-W-01 = Sides, team sizes and Fails by number of players
rule-W-02 = Secret characters; spies know each other
rule-W-03 = The leader proposes a team
rule-W-04 = All vote at once; a tie rejects
rule-W-05 = A rejected team, and the fifth in a row
rule-W-06 = Mission cards, face down and shuffled
rule-W-07 = The leader changes after each mission
rule-W-08 = Three successes or three failures end the game
rule-W-09 = Blind spies and free choice of mission
rule-W-10 = Say what you like, show nothing
rule-W-11 = The order of a round
rule-W-12 = Counting missions when the leader picks them
rule-W-13 = What blind spies do and don't change
rule-W-14 = Being asked tells nothing
rule-P-01 = The plot deck
rule-P-02 = Drawing and handing out plot cards
rule-P-03 = Keeping a Close Eye
rule-P-04 = Strong Leader
rule-P-05 = No Confidence
rule-P-06 = Opinion Maker
rule-P-07 = Take Responsibility
rule-P-08 = Overheard Conversation
rule-P-09 = Open Up
rule-P-10 = Establish Confidence
rule-P-11 = In the Spotlight
rule-P-12 = Who may play a plot card first
rule-P-13 = Only the side is shown with Hunter or Hacker
rule-P-14 = One plot card after another
rule-P-15 = What is public about plot cards
rule-P-16 = Whose card a Close Eye may see
rule-P-17 = When a Strong Leader can step in
rule-P-18 = Playing in the spotlight
rule-J-01 = The characters with the Hunter
rule-J-02 = Who knows whom with the Hunter
rule-J-03 = A Hunter has to be right
rule-J-04 = The investigator token
rule-J-05 = Success, Fail and Chief-Fail
rule-J-06 = Chief-Fails count as Fails
rule-J-10 = When the Spy Hunter may accuse early
rule-J-11 = What an early accusation leads to
rule-J-12 = No early accusation after the third failure
rule-J-13 = The chance of an early accusation stays hidden
rule-J-20 = Three of a kind bring a Hunter forward
rule-J-21 = Right wins, wrong turns the result round
rule-J-22 = The other Hunter's turn, or on with the game
rule-J-23 = Accusations after the fifth mission
rule-J-24 = Who can't be accused
rule-J-30 = Who investigates
rule-J-31 = The loyalty card
rule-J-32 = The neutral loyalty card
rule-J-33 = When there is no investigation
rule-J-40 = The Doppelganger
rule-J-41 = The Coordinator
rule-J-42 = The Double Agent
rule-J-43 = The Deceiver
rule-J-44 = Room for special characters
rule-J-45 = Blame: naming the Deceiver
rule-J-46 = A known Hunter plays on
rule-J-47 = Early accusation goes by the mission's own result
rule-J-48 = Which accusations are right
rule-J-49 = Investigations are public, results are not
rule-J-50 = What a swap of sides changes
rule-V-01 = Who has the interrogator token first
rule-V-02 = Interrogation after missions two to four
rule-V-03 = The token goes on
rule-V-04 = Three interrogations at most
rule-V-05 = Only the side is shown with other modules
rule-V-06 = An example with Peter and Tom
rule-H-01 = The Hackers
rule-H-02 = Who may play Hack
rule-H-03 = One Hack turns the result round
rule-H-04 = The number of Hacks is public
rule-H-05 = A Spy Hacker unknown to the spies
rule-H-06 = Hack and early accusation
rule-H-07 = Hacks on missions that take two Fails
rule-H-08 = Hackers together with the Hunter

# Ready-made settings to choose from
preset-first_evening = First evening
    .hint = Just spies and resistance.
preset-plot_cards = With plot cards
    .hint = Leaders hand out cards that reveal more.
preset-hunter = Hunter
    .hint = Both sides hunt somebody, even after the missions.
preset-interrogator = Interrogator
    .hint = One player questions others and passes the badge on.
