# What the pages say about Sein oder nicht sein besides its own words.

goal = The last one in wins, and at once whoever is doubted wrongly. You may claim to be anybody, until somebody doubts it.

badge-turn = their turn
badge-out = out
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
role-king = You really are the King. You take a gold from everybody with loose gold, and after somebody else's action you may declare it illegal. Everything else is a bluff.
role-judge = You really are the Judge. You have no action of your own, but after a King you may set a fine of two tokens. If you act as anybody else, that is a bluff.
role-bishop = You really are the Bishop. You take a wine from everybody with loose wine, and after a fine you may offer forgiveness for a token. Everything else is a bluff.
role-wizard = You really are the Wizard. You take a loose token from somebody, and a fine against you does not count. Everything else is a bluff.
role-thief = You really are the Thief. You take up to two tokens of a kind from somebody, even out of info-packs. Everything else is a bluff.
role-peasant = You really are the Peasant. You take two grain from the stock. Everything else is a bluff.
warn-Unmask = If you are wrong, you are out.

# The stage: headline, speech bubble, tiles
headline-Choosing = Everybody takes a token
headline-Acting = It is { $name }'s turn
headline-Acting-you = It is your turn
headline-claim = { $name } claims the { $character }
headline-claim-you = You claim the { $character }
headline-Deciding = { $name } has to pay
headline-Deciding-you = You have to pay
headline-Naming = { $name } names the price
headline-Naming-you = You name the price
headline-Sharing = { $name } shares the fine
headline-Sharing-you = You share the fine
headline-Closing = Any more doubts?
headline-Accusing = { $name } doubts { $other }
headline-Accusing-you = You doubt { $other }
headline-Accusing-me = { $name } doubts you
headline-Showing = { $name } shows { $other } something
headline-Showing-you = You show { $other } something
headline-Showing-me = { $name } shows you something
headline-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
reason-last_in = All others are out
reason-wrongly_accused = Doubted wrongly, with the card to prove it
reason-quiet = Nothing has come to light for too long
speech-action = I am the { $character }!
speech-king = I am the { $character }. Forbidden!
speech-judge = I am the { $character }. You pay!
speech-bishop = I am the { $character }. I forgive!
speech-wizard = I am the { $character }. I pay nothing!
effect-king = { $name } may not do that.
effect-judge = { $name } has to pay { $tokens }.
effect-bishop = { $name } would get away with one token.
effect-wizard = { $name } pays no fine.
effect-from = { $tokens } from { $from }
effect-many = { $tokens } from { $count } people
effect-stock = { $tokens } from the stock
effect-none-left = No { $kind } to take.
deed-none = no action of its own
deed-others = { $what } from everybody
deed-player = { $what } from somebody
deed-stock = { $what } from the stock
deed-any =
    { $count ->
        [one] 1 token
       *[other] { $count } matching tokens
    }
about-king = The King takes { $deed }, and may forbid the action of somebody else.
about-judge = The Judge has no action, but asks a fine of two tokens once a King forbids something.
about-bishop = The Bishop takes { $deed }, and forgives whoever is fined for one token.
about-wizard = The Wizard takes { $deed }, and pays no fines.
about-thief = The Thief takes { $deed }, even out of info-packs.
about-peasant = The Peasant takes { $deed }, and that is all.
stage-turn = I am the …
stage-pay = A fine!
stage-stock = Stock
stage-packs =
    { $count ->
        [one] 1 info-pack
       *[other] { $count } info-packs
    }
stage-lit = In the light
stage-question = Only { $name } sees the card
purse = { $gold } gold, { $wine } wine, { $grain } grain
sheet-who = Who can do what?
sheet-stock = In stock

# The questions in the dock
dock-Choosing = Which token do you take?
dock-Acting = Who will you be?
dock-whom = From whom?
dock-kind = What do you take?
dock-claim = { $name } the { $character }? Do you believe it?
dock-claim-you = Everybody is looking at you, the { $character }.
dock-Closing = The turn ends. Any doubts left?
dock-or = Or you are …
dock-Deciding = How do you get out of this?
dock-Naming = What shall { $name } pay?
dock-Sharing = Who gets what?
dock-Accusing = Is { $name } really the { $character }?
dock-Showing = What do you show { $name }?
dock-Showing-note = Only { $name } sees it. You can't show who you really are.
dock-doubt = I doubt it!
dock-doubt-which = What do you doubt?
dock-pass = Pass
dock-vote-yes = I doubt it
dock-vote-no = I believe it
dock-act = I am the { $character }!
dock-pay = Pay { $name } { $tokens }
dock-accept = Let { $name } forgive you
dock-resist = Be the Wizard
dock-unmask = Unmask
dock-unmask-whom = Whom do you unmask?
dock-unmask-as = Who is { $name } really?
dock-unmask-hold = Hold: { $name } is the { $character }
dock-question = Question
dock-question-whom = Whom do you question?
dock-back = Back
dock-what = What does the { $character } do?

# My card
card-truth = In truth
card-aim = Be the last one in, or be doubted wrongly.
card-king = You may take gold from everybody and forbid actions. All else is bluff.
card-judge = You may ask a fine of two tokens after a King. All else is bluff.
card-bishop = You may take wine from everybody and forgive for one token. All else is bluff.
card-wizard = You may take a token from somebody and pay no fines. All else is bluff.
card-thief = You may take two matching tokens from somebody. All else is bluff.
card-peasant = You may take grain from the stock. All else is bluff.
card-saw = { $name } is not the { $character }.

# What happens
beat-tokens = Everybody has a token
beat-doubt = Really the { $character }?
beat-few = Too few doubt it
beat-most = Most doubt it
beat-lie = A lie!
beat-never = never again the { $character }
beat-out = { $name } is out
beat-unmask = { $name } is being unmasked …
beat-question = What are you not?
beat-shown = Only { $name } sees it
stage-out = out
chain-king = forbids
chain-judge = fines
chain-bishop = forgives
chain-wizard = pays nothing
chain-next-king = forbids?
chain-next-judge = fines?
chain-next-bishop = forgives?
chain-broken = fallen
chain-open = doubted
stage-you = You
stage-pay-how = Pay, be forgiven, or be the Wizard?
chain-stands-on = It still stands.
dock-given = { $action }. You can change it until all have answered.
dock-short-Pass = You pass
dock-short-Choose = { $kind }
dock-short-Declare = King: forbid it
dock-short-Fine = Judge: a fine
dock-short-Forgive = Bishop: forgive
dock-short-Pay = Pay { $name }
dock-short-Accept = { $name } forgives
dock-short-Resist = Wizard: pay nothing
dock-short-Demand = { $kind }
dock-short-Share = { $name }
dock-short-Show = { $character }
score-in = { $count } in play

# What the narrator says more briefly
told-Voted =
    { $upheld ->
        [true] Most doubt it ({ $votes_yes_count } : { $votes_no_count }). { $seat } has to tell the truth.
       *[false] Too few doubt it ({ $votes_yes_count } : { $votes_no_count }). { $seat } stays the { $character }.
    }
