# What the pages say about Sein oder nicht sein besides its own words.

game-length = about 30 minutes
goal = The last one in wins, and at once whoever is doubted wrongly. You may claim to be anybody, until somebody doubts it.

badge-turn = at the turn
badge-out = out
board-stock = Stock
board-score = Points of the match:
chain-title = What is claimed in this turn
chain-claims = claims to be { $character }
chain-fallen = has fallen
chain-fallen-too = has fallen with it
chain-stands = still stands
chain-doubt-open = { $by } has a doubt: the vote is on
chain-doubt-failed = { $by } had a doubt: no majority, { $yes } to { $no }
chain-doubt-lie = { $by } was right to doubt: a lie
chain-doubt-truth = { $by } was wrong to doubt: it is true
notebook-title = Notebook: who can be what
notebook-key = What the signs mean
notebook-nothing = no sign
notebook-maybe = maybe
notebook-hardly = hardly
notebook-likely = likely
notebook-never = may not claim that any more
notebook-mark = { $name }, { $character }: { $mark }
notebook-hint = Tap a field to change your sign. Only you see your signs.

ask-Choosing = Take your first token.
ask-Acting = Which character do you claim to be?
ask-Declaring = Do you object as the King? Say nothing if you don't.
ask-Fining = Do you fine as the Judge? Say nothing if you don't.
ask-Forgiving = Do you forgive as the Bishop? Say nothing if you don't.
ask-Deciding = How do you settle it?
ask-Closing = The last call: anything else before the turn ends?
ask-Accusing = Do you agree with the accusation?
ask-Showing = Show a character that you are not.
help-Acting = Claim a character and do what it does. It need not be true.
help-Accusing = If most agree, the accused has to tell the truth about this character.
help-Closing = Whoever doubts, unmasks or questions does it now; else the turn ends.
field-Unmask-seat = Whom do you unmask?
field-Unmask-character = As what?
form-Unmask = Unmask somebody
claims-IAm = I really am …
claims-IsNot = Somebody is not …
claims-IDoubt = I doubt …
claims-ITrust = I trust …

# My goal and my role, in plain words
goal-everybody = Your goal: to be the last one in. You win at once if the majority doubts you wrongly: then you turn up your card. Nobody must unmask you.
role-king = You really are the King. You take a gold from everybody with loose gold, and after somebody else's action you may declare it illegal. Everything else is a bluff of yours.
role-judge = You really are the Judge. You have no action of your own, but after a King you may set a fine of two tokens. If you act as anybody else, that is a bluff.
role-bishop = You really are the Bishop. You take a wine from everybody with loose wine, and after a fine you may offer forgiveness for a token. Everything else is a bluff of yours.
role-wizard = You really are the Wizard. You take a loose token from somebody, and a fine against you does not count. Everything else is a bluff of yours.
role-thief = You really are the Thief. You take up to two tokens of a kind from somebody, even out of info-packs. Everything else is a bluff of yours.
role-peasant = You really are the Peasant. You take two grain from the stock. Everything else is a bluff of yours.
warn-Unmask = If you are wrong, you are out.
