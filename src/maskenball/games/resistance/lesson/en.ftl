# What the coach says in the lesson, step by step.

step-table = You are { $me }, at the bottom of the table. Two of you five are spies, and only those two know who they are.
step-secret = Press and hold your card when nobody is looking. You belong to the Resistance: that is all you know, the rest is for you to find out.
step-missions = The goal: the Resistance needs three successful missions, the spies three failed ones. The big number tells how many go on the mission.
step-propose = You lead, so you propose the team. Choose yourself and Mia, then confirm; you can also tap the seats at the table.
step-vote = Everybody votes on each team at once; more than half must say Yes. It is your team: vote Yes.
step-card = The team goes on the mission: each plays a card face down. Hold to read: both are Success; one of a spy's would be Fail, and nobody sees the difference. Lay one.
step-failed = Mission 1 succeeded, mission 2 failed: there was one Fail among Mia, Noah and Lea, so one of them is a spy. Noah and Lea blame each other; lying is allowed.
step-suspect = Now Noah wants to go with Tim. You suspect one of them and know nothing about the other: vote No.
    .other = Noah might be a spy. Say No this time.
step-votes = Rejected; only five rejections in a row would be a win for the spies. Look who said Yes: only Noah and Tim. The votes are your best trail.
step-lead = Mission 3 succeeded with you and Lea, and you lead again. You need one more success: take those you trust, yourself, Mia and Lea.
    .other = Noah and Tim have always voted for each other. Better take yourself, Mia and Lea.
step-end = Third success, the Resistance wins! Noah and Tim were the spies. As a spy you play the other way round: talk like everybody else, sabotage at the right moment, and never stand out.
