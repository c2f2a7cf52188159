# What the pages say about The Resistance besides its own words.

game-length = about 30 minutes
goal = The Resistance wins with three successful missions, the spies with three that fail or five teams rejected in a row.

badge-leader = Leader
badge-team = Team
badge-investigator = Investigator
badge-interrogator = Interrogator
board-missions = The five missions
board-mission = Mission { $mission }
board-team = Team for mission { $mission }
board-last-vote = Last vote
board-rejected-title = Rejected
board-rejected = { $count } of 5 teams rejected in a row
board-characters = Who is in play
mission-size = { $size } go
mission-success = success
mission-fail = failed
mission-two = This mission fails only with two Fails.
mission-two-short = 2 Fails
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
history-key = ✓ Yes, ✕ No, framed: in the team, ★ leader.

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
        [true] Your goal: three successful missions, and then your Hunter must accuse the Spy Chief. If the Spy Hunter finds your Chief before, you lose.
       *[false] Your goal: three successful missions. Find out whom you can trust, and let the others feel that you mean it honestly.
    }
goal-spies =
    { $hunter ->
        [true] Your goal: three failed missions, and then your Hunter must accuse a Resistance Chief. Five rejected teams in a row win for you, too.
       *[false] Your goal: three failed missions, or five rejected teams in a row. Mix with the others and stay undiscovered.
    }
role-resistance = You belong to the Resistance and have no special gift. On missions you always play Success; you can't prove to anybody who you are.
role-spy = You are a spy. On missions you may play Success or Fail. The Resistance must not notice that you are one.
role-resistance_chief = You are a Resistance Chief and always play Success. The Spy Hunter is looking for you: give nobody a reason to accuse you. If you are investigated you have to show it.
role-resistance_hunter = You are the Resistance Hunter and always play Success. After the third success you step forward and accuse: if you hit the Spy Chief, you win. Until then nobody should know who you are.
role-spy_chief =
    You are a Spy Chief. { $large ->
        [true] On missions you play Success or Chief-Fail, and everybody sees how many of those there were.
       *[false] On missions you play Success or Fail.
    } The Resistance Hunter is looking for you. If you are investigated you have to show it.
role-spy_hunter = You are the Spy Hunter and may play Success or Fail. After the third failed mission you accuse: if you hit a Resistance Chief, you win. Once you may try it earlier, when it is offered to you.
role-doppelganger = You are the Doppelganger, belong to the Resistance and always play Success. If you are investigated you may pose as a Chief and lead the Spy Hunter astray.
role-coordinator = You are the Coordinator and always play Success for the Resistance. Your Chiefs know you, you don't know them. If the Spy Hunter accuses you, the spies win: don't stand out.
role-double_agent = You are the Double Agent, a spy, and may play Success or Fail. The other spies know you, but you don't know them.
role-deceiver = You are the Deceiver, belong to the Resistance and always play Success. The spies may take you for their Double Agent: use it, they never learn which of you two is which.
role-resistance_hacker = You are the Resistance Hacker. On missions you play Success or Hack; a single Hack turns the result round. Everybody sees how many Hacks there were, but not by whom.
role-spy_hacker = You are the Spy Hacker. You play Success or Hack, never Fail; a single Hack turns the result round. Everybody sees how many Hacks there were, but not by whom.
