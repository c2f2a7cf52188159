# What the coach says in the lesson, step by step.

step-table = You are { $me }, at the bottom of the table. Everybody has a token face down in front of them, Resistance or Spy, and three lie at HQ; three of all tokens are spies.
step-secret = Press and hold your card: you are Resistance, and your card is the Investigator. The goal: in the end a spy has to be voted out, else the spies win.
step-eyes = There is one single night, then one day. At night all do in turn what their card says, and nobody watches. Close your eyes.
step-look = It is your turn. As the Investigator you look at somebody's token. The cards lie face down so that nobody notices anything: hold to read, and tap Mia's.
    .other = You could do that, too. Tonight, have a look at Mia's.
step-done = Press and hold your card: Mia is a spy! But careful, the night goes on, and tokens can still be swapped. Tap any other card, as everybody does, and say that you are done.
step-morning = The night is over. There is news on your card: Lea has tapped you. Only the Signaller can do that, so Lea really is the Signaller.
step-marker = Now everybody takes a marker and so claims which card they had. It may be a lie; you stay with the truth and take “Investigator”.
    .other = You may lie. But as Resistance the truth helps here: take “Investigator”.
step-talk = Everybody talks, and some lie. You have told what you saw. Noah claims to be the Signaller, but that is Lea: Noah is lying!
step-think = What is left for Noah? Only the Thief. A Thief swaps tokens with somebody; if he keeps that quiet he has probably caught a spy, and it was Mia's.
step-vote = What counts is the token that lies in front of somebody now, not the one from the start. Vote against Noah, not against Mia.
    .other = Mia was a spy at the start. But the Thief has swapped: now the spy lies in front of Noah.
step-end = Noah had the Spy token: the Resistance wins, and so does Mia, for she was no spy any more. As a spy you would lie and turn suspicion on others.
