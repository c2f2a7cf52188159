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
