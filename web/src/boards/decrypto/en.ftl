# What the pages say about Decrypto besides its own words.

goal = Two interceptions win, two misreadings lose. Give clues your own team understands and the others don't.

team-white = White
team-black = Black
badge-encryptor = Encryptor
board-round = Round { $round }
board-interceptions = intercepted
board-misses = misread
sheet-clues = Clues
sheet-theirs = theirs
sheet-own = own
sheet-code = Code
clue-hold = Hold: code, words
clue-hint = Clue { $number }
clue-send = Send the clues
code-for = Number for “{ $clue }”

ask-Naming = Who of you encrypts?
ask-Writing = You encrypt: write three clues.
ask-Guessing = Which code is it?
ask-Objecting = Is this clue against the rules?
ask-Recalling = What are the other team's words?
help-Naming = Each team chooses who encrypts this round.
help-Writing = The encryptor writes a clue for each number of the code. Clues are about the words, never about letters or spelling.
help-Guessing = Both teams guess the code from the clues. What you say here is heard by your own team only.
help-Objecting = Everybody decides whether the clue stands.
help-Recalling = Write down what you believe the others' words are.
field-Name-seat = Who encrypts?
field-GuessKeywords-first = Word 1
field-GuessKeywords-second = Word 2
field-GuessKeywords-third = Word 3
field-GuessKeywords-fourth = Word 4
field-NameTeam-name = Your team's name
form-NameTeam = Team name
channel-white = White
channel-black = Black
claims-IRead = I read clue …
claims-IWouldEncrypt = I would like to encrypt
claims-IPass = No idea

# My goal and my role, in plain words
goal-team = Your goal: intercept the others' code twice. If you misread your own twice, you have lost.
goal-pair = Your goal: survive five rounds. The interceptor gets a token for each code cracked and for each that you misread; two of them and you have lost.
goal-interceptor = Your goal: two tokens within five rounds. You get one when you crack the code, and one when the two of them misread it.
role-encryptor = You encrypt: only you know the code. Give a clue for each number, to the word with that number, and then keep silent until the guesses are in. Nobody else may see your four words.
role-decoder = You decode: you know your four words, but not the code. Guess with your team which numbers the clues mean. Nobody else may learn your words.
role-interceptor = You intercept: you know no words. Remember which clues belonged to which number, and from the second round on guess the code.

# The stage: headline, sheets, tape
headline-Naming = Who encrypts this time?
headline-Naming-you = You choose who encrypts
headline-Writing =
    { $count ->
        [one] { $names } encrypts
       *[other] { $names } encrypt
    }
headline-Writing-you = You encrypt
headline-Guessing = The code of { $team }
headline-Guessing-guesses = You decode
headline-Guessing-silent = Hush: your team guesses
headline-Guessing-intercepts = You intercept
headline-Objecting = { $name } objects
headline-Objecting-you = You object
headline-Recalling = A tie: which words?
headline-won = { $team } wins
headline-won-shared = Both teams win
headline-won-interceptor = Intercepted!
headline-won-uncaught = The team wins
reason-interceptions = Two codes were intercepted
reason-miscommunications = The others misread their own code twice
reason-points = A tie, settled by points
reason-keywords = A tie, settled by keywords guessed
reason-shared = A tie to the very end
reason-interceptor = The interceptor has two tokens
reason-uncaught = Five rounds, and the interceptor is short of tokens
stage-hold = Hold: your words
stage-hold-code = Hold: code and words
stage-word = Word { $number }
stage-code = Your code
stage-code-theirs = The code of { $team }
stage-no-words = No words: you only read along
stage-earlier = Earlier clues
stage-none = none yet
stage-first = Round 1: nobody intercepts yet
stage-clue = Clue { $position }
stage-struck = struck
stage-missing = missing
doing-writes = writes
mark-interception =
    { $count ->
        [0] Nothing intercepted yet
        [one] Intercepted once
       *[other] Intercepted { $count } times
    }
mark-miscommunication =
    { $count ->
        [0] No misreading yet
        [one] One misreading
       *[other] { $count } misreadings
    }
sheet-earlier = Clues of { $team }

# The questions in the dock
dock-Naming = Who encrypts for you?
dock-Writing = Three clues, in this order
dock-Writing-done = Happy with the three clues?
dock-Writing-short = Send
dock-Guessing = Which number is "{ $clue }"?
dock-Guessing-missing = Which number is missing?
dock-Guessing-done = Is this their code?
dock-Guessing-ours = Is this your code?
dock-digits =
    { $count ->
        [one] 1 digit to go
       *[other] { $count } digits to go
    }
dock-guess = That's it
dock-given = Your guess is in. The last word counts.
dock-sent = Your clues are in. You can change them until both are done.
dock-Objecting = "{ $clue }": against the rules?
dock-strike = Strike it
dock-keep = It stands
dock-Recalling = Which words do they have?
dock-object = Object
dock-object-which = Which clue is not allowed?

# My card
card-encryptor = Encryptor
card-decoder = Decoder
card-interceptor = Interceptor
card-team = Team { $team }
card-alone = Alone against two
card-goal-team = Intercept the others' code twice, and understand your own.
card-goal-pair = Get through five rounds before the interceptor has two tokens.
card-goal-interceptor = Take two tokens within five rounds.
card-encryptor-does = Write a clue for each number of your code, then keep silent.
card-decoder-does = Work out from the clues which numbers are meant.
card-interceptor-does = From round 2 on guess their code, without any words.

# What happens
beat-round = Round { $round }
beat-encrypts = encrypts
beat-clues = The clues of { $team }
beat-code = The code
beat-caught = Intercepted!
beat-missed = Not intercepted
beat-understood = Understood!
beat-misread = Misread!
beat-token-interception = { $team } intercepts!
beat-token-miscommunication = { $team } misread its code
beat-objection = Objection!
beat-struck = Struck
beat-stands = The clue stands
beat-tied = A tie!
beat-tied-points = { $white } : { $black } points
beat-right =
    { $count ->
        [one] 1 word right
       *[other] { $count } words right
    }
stage-you = You
stage-catcher = Intercepts
clue-to-go =
    { $count ->
        [one] 1 clue to go
       *[other] { $count } clues to go
    }
doing-done = done
stage-catcher-goal = Two tokens within five rounds
dock-back = Back
dock-name-save = Save
