# What the pages say about The Resistance besides its own words.

goal = The Resistance wins with three successful missions, the spies with three that fail or five teams rejected in a row.

badge-leader = Leader
badge-investigator = Investigator
badge-interrogator = Interrogator
board-missions = The five missions
board-mission = Mission { $mission }
board-rejected-title = Rejected
board-rejected = { $count } of 5 teams rejected in a row
board-characters = Who is in play
mission-size = { $size } go
mission-success = success
mission-fail = failed
mission-two = This mission fails only with two Fails.
plots-title = Plot cards on the table
plots-drawn = just drawn
plot-close_eye = Once: while the mission cards lie face down, the owner looks at somebody else's card.
plot-strong_leader = Once: when the lead changes, the owner takes it.
plot-no_confidence = Once: a team that was accepted counts as rejected after all.
plot-opinion_maker = Always: the owner votes openly, before everybody else.
plot-take_responsibility = At once: whoever gets it takes a plot card from somebody.
plot-overheard = At once: whoever gets it sees which side a neighbour is on.
plot-open_up = At once: whoever gets it shows one person which side they are on.
plot-confidence = At once: the leader shows one person which side they are on.
plot-spotlight = Once: before a mission the owner names somebody in the team who has to play face up.
history-title = All teams and votes
history-mission = Mission
history-yes = Yes
history-no = No
history-in-team = (in the team)
history-key = ✓ Yes, ✕ No, framed: in the team, crown: leader.

field-Propose-team = Who goes?
field-Propose-field = To which mission?
field-Propose-investigator = Who gets the investigator token?
ask-Proposing = You lead: choose the team.
ask-Voting = Do you want this team?
ask-Opining = You vote openly before all others.
ask-Playing = You are on the mission: play a card.
ask-Pondering = Go on when you are ready.
claims-IAm = I am …
claims-ISaw = I saw …
claims-ITrust = I trust …
claims-IDistrust = I don't trust …
help-Proposing = The leader chooses who goes on the mission. Tap the seats on the table, then confirm.
help-Voting = Everybody votes at the same time. More than half Yes: the team goes. Five rejected teams in a row, and the spies win.
help-Playing = Everybody on the mission plays a card face down. The Resistance can only play Success.

# My goal and my role, in plain words
goal-resistance =
    { $hunter ->
        [true] Your goal: three successful missions, and then your Hunter must accuse the Spy Chief. If the Spy Hunter finds your Chief first, you lose.
       *[false] Your goal: three successful missions. Find out whom you can trust, and let the others see that you are honest.
    }
goal-spies =
    { $hunter ->
        [true] Your goal: three failed missions, and then your Hunter must accuse a Resistance Chief. Five rejected teams in a row win for you, too.
       *[false] Your goal: three failed missions, or five rejected teams in a row. Blend in, and don't get caught.
    }
role-resistance = You belong to the Resistance and have no special gift. On missions you always play Success; you can't prove to anybody who you are.
role-spy = You are a spy. On missions you may play Success or Fail. Don't let the Resistance find out.
role-resistance_chief = You are a Resistance Chief and always play Success. The Spy Hunter is looking for you: give nobody a reason to accuse you. If you are investigated you have to show it.
role-resistance_hunter = You are the Resistance Hunter and always play Success. After the third success you step forward and accuse: if you name the Spy Chief, you win. Until then nobody should know who you are.
role-spy_chief =
    You are a Spy Chief. { $large ->
        [true] On missions you play Success or Chief-Fail, and everybody sees how many of those there were.
       *[false] On missions you play Success or Fail.
    } The Resistance Hunter is looking for you. If you are investigated you have to show it.
role-spy_hunter = You are the Spy Hunter and may play Success or Fail. After the third failed mission you accuse: if you name a Resistance Chief, you win. You may get one chance to try it earlier.
role-doppelganger = You are the Doppelganger, belong to the Resistance and always play Success. If you are investigated you may pose as a Chief and lead the Spy Hunter astray.
role-coordinator = You are the Coordinator and always play Success for the Resistance. Your Chiefs know you, you don't know them. If the Spy Hunter accuses you, the spies win: don't stand out.
role-double_agent = You are the Double Agent, a spy, and may play Success or Fail. The other spies know you, but you don't know them.
role-deceiver = You are the Deceiver, belong to the Resistance and always play Success. The spies may take you for their Double Agent: use it, they never learn which of you two is which.
role-resistance_hacker = You are the Resistance Hacker. On missions you play Success or Hack; a single Hack reverses the result. Everybody sees how many Hacks there were, but not by whom.
role-spy_hacker = You are the Spy Hacker. You play Success or Hack, never Fail; a single Hack reverses the result. Everybody sees how many Hacks there were, but not by whom.

# Headlines: five words at most, and who acts
head-Proposing =
    { $me ->
        [true] You choose the team
       *[false] { $name } chooses the team
    }
head-Opining =
    { $me ->
        [true] You vote first
       *[false] Open votes first
    }
head-Voting = Everybody votes
head-Playing =
    { $me ->
        [true] You are on mission { $mission }
       *[false] The team is out
    }
head-Dealing =
    { $me ->
        [true] You deal plot cards
       *[false] { $name } deals plot cards
    }
head-Acting =
    { $me ->
        [true] You act at once
       *[false] { $name } acts at once
    }
head-Offering =
    { $me ->
        [true] You may step in
       *[false] { $name } may step in
    }
head-Pondering = Any early accusation?
head-Accusing =
    { $me ->
        [true] You accuse
       *[false] { $name } accuses
    }
head-Investigating =
    { $me ->
        [true] You investigate
       *[false] { $name } investigates
    }
head-Showing =
    { $me ->
        [true] You show a card
       *[false] { $name } shows a card
    }
head-Interrogating =
    { $me ->
        [true] You interrogate
       *[false] { $name } interrogates
    }
head-won-resistance = The Resistance wins
head-won-spies = The spies win
reason-three_successes = Three missions have succeeded
reason-three_failures = Three missions have failed
reason-five_rejected = Five teams in a row were rejected
reason-chief_found = The Hunter accused the right one

# My card: goal and ability in one sentence each
card-goal-resistance =
    { $hunter ->
        [true] Three missions succeed, and your Hunter finds the Spy Chief.
       *[false] Three missions succeed.
    }
card-goal-spies =
    { $hunter ->
        [true] Three missions fail, and your Hunter finds a Resistance Chief.
       *[false] Three missions fail, or five teams in a row are rejected.
    }
card-ability-resistance = On missions you always play Success.
card-ability-spy = On missions you may play Fail.
card-ability-resistance_chief = You always play Success. The Spy Hunter is looking for you.
card-ability-resistance_hunter = After three successes you accuse: name the Spy Chief and you win.
card-ability-spy_chief =
    { $large ->
        [true] You may play Chief-Fail. The Resistance Hunter is looking for you.
       *[false] You may play Fail. The Resistance Hunter is looking for you.
    }
card-ability-spy_hunter = You may play Fail, and accuse after three failures, perhaps once before.
card-ability-doppelganger = If you are investigated you may pose as a Chief.
card-ability-coordinator = Your Chiefs know you. If the Spy Hunter accuses you, your side loses.
card-ability-double_agent = You may play Fail. The spies know you, you don't know them.
card-ability-deceiver = The spies may take you for their Double Agent.
card-ability-resistance_hacker = You may play Hack: a single Hack reverses the result.
card-ability-spy_hacker = You may play Hack, never Fail: a single Hack reverses the result.

# Who is in play, in six words
short-resistance = Always plays Success on missions
short-spy = May play Fail on missions
short-resistance_chief = Wanted by the Spy Hunter
short-resistance_hunter = Accuses after three successes
short-spy_chief = Wanted by the Resistance Hunter
short-spy_hunter = Accuses after three failures
short-doppelganger = May pose as a Chief
short-coordinator = Known to their own Chiefs only
short-double_agent = A spy who knows no spies
short-deceiver = Looks like the Double Agent
short-resistance_hacker = Can reverse a mission's result
short-spy_hacker = Can reverse it, never plays Fail

# Plot cards in six words
short-close_eye = Once: peek at a mission card
short-strong_leader = Once: take over as leader
short-no_confidence = Once: overturn an accepted team
short-opinion_maker = Always: vote openly before all others
short-take_responsibility = Now: take somebody's plot card
short-overheard = Now: see a neighbour's side
short-open_up = Now: show somebody your side
short-confidence = Now: leader shows somebody their side
short-spotlight = Once: make somebody play face up

# On the stage
stage-of = of { $size }
stage-go =
    { $size ->
        [one] goes
       *[other] go
    }
stage-two = 2 Fails needed
stage-proposes = { $name } proposes
stage-accepted = Accepted
stage-rejected = Rejected
stage-yes = Yes
stage-no = No
stage-success = Success
stage-fail = Failure
stage-exposed = Play face up!
stage-leads = Strong Leader
stage-chief = Are you a Chief?
stage-chief-early = Early: are you a Chief?
stage-deceiver = Are you the Deceiver?
stage-answer-right = Yes, right!
stage-answer-wrong = No, wrong!
stage-swap = The two swap sides
stage-turned = Mission { $mission } is reversed
stage-forward = steps forward
score = Missions: { $won } succeeded, { $lost } failed

# The turn of the evening
turn-won = Mission { $mission } by { $yes } to { $no }: this team held.
turn-lost = { $yes } to { $no }, and { $spy } is on mission { $mission }.

# Who can do what, in one sentence
about-resistance = Wants three successful missions, has no special gift and can only play Success.
about-spy = Wants three failed missions and plays Success or Fail.
about-resistance_chief = Always plays Success; if the Spy Hunter finds them, the spies win.
about-resistance_hunter = Steps forward after three successes and accuses: naming the Spy Chief wins the game for the Resistance.
about-spy_chief = Plays like a spy; if the Resistance Hunter finds them, the Resistance wins.
about-spy_hunter = Accuses after three failures, in some cases once before: naming a Resistance Chief wins the game for the spies.
about-doppelganger = Belongs to the Resistance and may pose as a Chief when investigated.
about-coordinator = Belongs to the Resistance and is known to its Chiefs; the Spy Hunter may aim at them, too.
about-double_agent = A spy whom the other spies know, but who does not know them.
about-deceiver = Belongs to the Resistance; the spies can't tell them from the Double Agent.
about-resistance_hacker = Belongs to the Resistance and plays Success or Hack: a single Hack reverses the result.
about-spy_hacker = A spy who plays Success or Hack, never Fail: a single Hack reverses the result.

# What the narrator says more briefly
told-Voted =
    { $accepted ->
        [true] Accepted, { $votes_yes_count } to { $votes_no_count }.
       *[false] Rejected, { $votes_yes_count } to { $votes_no_count }.
    }
told-Opined = The first votes are open.
told-MissionDone =
    { $succeeded ->
        [true] Mission { $field } succeeds!
       *[false] Mission { $field } fails!
    }

# Questions in the dock, with their object
question-you = you
question-team = Send { $team }?
question-give = Who gets “{ $plot }”?
question-confidence = To whom do you show your side?
question-take_responsibility = Which card do you take?
question-overheard = Whom do you overhear?
question-open_up = To whom do you show your side?
question-close_eye = Whose card do you look at?
question-strong_leader = Do you want to lead?
question-no_confidence = Do you overturn this team?
question-spotlight = Who has to play face up?
question-Accusing = Who is the Chief?
question-Investigating = Whom do you investigate?
question-Interrogating = Whom do you interrogate?
team-question = Who goes on mission { $mission }?
team-missing =
    { $count ->
        [0] Complete
       *[other] { $count } more
    }
team-investigator = And who investigates?
team-tap = Tap masks.
team-mission = To which mission?
team-propose = Propose
