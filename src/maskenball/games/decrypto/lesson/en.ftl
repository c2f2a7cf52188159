# What the coach says in the lesson, step by step.

step-goal = You are { $me } and play with Mia against Noah and Lea. Intercept the others' code twice and you win; misread your own twice and you lose.
step-words = Press and hold your four words. Only Mia and you know them and their numbers 1 to 4; the others have four of their own.
step-decode = Mia has a secret code of three numbers and gave a clue to each. Which of your words does each one mean? Tap its number beside each clue.
    .other = Not quite: a sledge fits winter (3), a palm tree the island (1), a mane the lion (4). So 3 · 1 · 4.
step-theirs = Right! Black has misread its own. Their clues now stand under their numbers for all to see: so you get to know their words without ever seeing them.
step-encrypt = Now you encrypt, and the code is 2 · 4 · 3. Mia has to understand the clues, the others must not: these three give little away. Read them out.
    .other = Good ideas! In this lesson take the three prepared ones: Campfire, Zoo, Mitten.
step-safe = Mia understood everything, and Black's interception missed. Clues too easy would have given you away; too hard, and Mia would have misread them.
step-intercept = Now you intercept! Compare with their earlier clues: stars sounds like moon (2), tractor like corn (4). And butter?
    .other = Compare with their sheet: moon stands at 2, oven at 1, corn at 4. So 2 · 1 · 4.
step-end = Intercepted! And because Black has misread its own code for the second time, you win. Two intercepted codes would have done, too.
