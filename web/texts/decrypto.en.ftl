# What the pages say about Decrypto besides its own words.

game-length = about 30 minutes
goal = Two interceptions win, two misreadings lose. Give clues your own team understands and the others don't.

team-white = White
team-black = Black
badge-encryptor = Encryptor
board-round = Round { $round }
board-words = Your four words
board-code = Code: { $code }
board-ours = your team
board-interceptions = intercepted
board-misses = misread
sheet-clues = Clues
sheet-theirs = theirs
sheet-own = own
sheet-code = Code
reveal-title = Shown in round { $round }: the code of { $team }
reveal-understood = understood
reveal-misunderstood = misunderstood
reveal-caught = intercepted
reveal-missed = not intercepted
reveal-nobody = Nobody takes a token for it.
clue-hold = Hold: code, words
clue-struck = struck
code-cover = Your team's guess
clue-hint = Clue { $number }
clue-missing =
    { $count ->
        [one] One clue is still missing.
       *[other] { $count } clues are still missing.
    }
clue-send = Read the clues out
code-for = Number for “{ $clue }”
code-send = Our guess: { $code }
code-missing = A number for each clue
code-given = Your team's guess: { $code }. The last word counts.

ask-Naming = Who of you encrypts?
ask-Writing = You encrypt: write three clues.
ask-Guessing = Which code is it?
ask-Objecting = Is this clue against the rules?
ask-Recalling = What are the other team's words?
help-Naming = Each team names who encrypts in this round.
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
form-NameTeam = Give the team a name
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
