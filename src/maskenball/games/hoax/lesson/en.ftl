# What the coach says in the lesson, step by step.

step-goal = You are { $me }. Everybody has a secret character. The last one in wins, and whoever is doubted wrongly wins at once.
step-secret = Press and hold your card: you really are the King. Show it to nobody, because whoever unmasks you puts you out of the game.
step-token = Everybody takes a token: gold, wine or grain. One of each is worth a question to somebody later. Take gold.
    .other = Any token will do. Take gold here.
step-bluff = It is your turn, and you may act as any character, whether you are it or not. The Bishop takes a wine from each of the others: bluff, and act as the Bishop.
    .other = You could do that, too. Try the bluff as the Bishop here.
step-stands = Nobody doubted you, so Mia's wine is yours now. A bluff holds until somebody doubts it.
step-doubt = Mia acts as the King and takes gold from all. But each character exists only twice, and one King is you: doubt it.
    .other = Doubting Mia's King is even safer here.
step-fallen = Noah doubted it too, that was the majority: Mia admitted the lie, the gold came back, and she may never be King again. Your notebook keeps that with a red ✕.
step-king = Noah takes your gold as the Thief. A King may forbid any action, and you really are the King: declare it illegal.
    .other = You could say nothing. But you really are the King, so nothing can happen to you.
step-doubted = Now a Judge could fine Noah. But Noah would rather doubt you, and Mia has a vote. Are you lying or not? You know.
step-end = Both doubted you wrongly: you turn up the King and win at once. So: bluff where nobody notices, doubt what is unlikely, and once you are sure who somebody is, unmask them.
