# What the pages say about Sein oder nicht sein besides its own words.

game-length = about 30 minutes
goal = Be the last one in, or the first with enough packs. You may claim to be anybody, until somebody doubts it.

badge-turn = at the turn
badge-out = out
board-stock = Stock
board-score = Points of the match:
chain-title = What is claimed in this turn
chain-claims = claims to be { $character }
chain-fallen = has fallen
chain-doubted = has been doubted
notebook-title = Notebook: who can be what
notebook-never = may not claim that any more
notebook-mark = { $name }, { $character }: { $mark }
notebook-hint = ✕ in red: may no longer be claimed. Your own marks stay on this device.

ask-Choosing = Take your first token.
ask-Acting = Which character do you claim to be?
ask-Declaring = Does the emperor object? Pass if you don't.
ask-Fining = Does a judge fine? Pass if you don't.
ask-Forgiving = Does a pope forgive? Pass if you don't.
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
