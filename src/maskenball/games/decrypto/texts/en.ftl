# Decrypto, in our own words.
# The arguments of each message are the fields of its struct in model.py, shown as maskenball/texts/arguments.py says.

game-name = Decrypto
game-tagline = Four keywords, three clues: clear enough for you, too dark for the others.
game-line = Clear to you, dark to them.
game-length = about 30 minutes


## Teams, tokens, languages

Team-white = White
Team-black = Black

Token-interception = interception token
Token-miscommunication = miscommunication token

Language-de = German
Language-en = English


## What everybody hears

event-Began =
    { $black_count ->
        [one] The team: { $white }. The interceptor is { $black }.
       *[other] The teams are made. White: { $white }. Black: { $black }.
    }
event-TeamNamed = { $seat } gives { $team } a name: “{ $name }”.
event-RoundBegan = Round { $round } begins.
event-EncryptorNamed = { $seat } encrypts for { $team }.
event-CluesRead =
    { $seat } reads out the clues of { $team }: 1 { $first_is ->
        [none] (missing)
       *[some] “{ $first }”
    }, 2 { $second_is ->
        [none] (missing)
       *[some] “{ $second }”
    }, 3 { $third_is ->
        [none] (missing)
       *[some] “{ $third }”
    }.
event-Objected = { $seat } objects to clue { $position }: “{ $clue }”.
event-ObjectionDecided =
    { $struck ->
        [true] Clue { $position } (“{ $clue }”) is struck.
       *[false] Clue { $position } (“{ $clue }”) stands.
    } For striking it: { $votes_yes }. Against: { $votes_no }.
event-InterceptionGuessed =
    { $guess_is ->
        [none] { $team } wrote down no guess.
       *[some] { $team } tries to intercept: { $guess }. { $right ->
            [true] Intercepted!
           *[false] Missed.
        }
    }
event-DecodingGuessed =
    { $guess_is ->
        [none] { $team } wrote down no code, and so is wrong.
       *[some] { $team } decodes: { $guess }. { $right ->
            [true] Right.
           *[false] Misread!
        }
    }
event-CodeShown = The code of { $team } was { $code }.
event-TokenTaken = { $team } takes one { $token }.
event-Tied = A tie, on points too ({ $white_points } to { $black_points }): whoever knows more of the others' keywords wins.
event-KeywordsGuessed =
    { $team } says 1 { $first_is ->
        [none] –
       *[some] { $first }
    }, 2 { $second_is ->
        [none] –
       *[some] { $second }
    }, 3 { $third_is ->
        [none] –
       *[some] { $third }
    }, 4 { $fourth_is ->
        [none] –
       *[some] { $fourth }
    }. Right: { $right }.
event-Ended =
    { $outcome } { $black_count ->
        [0] The keywords: { $white }.
       *[other] White's keywords: { $white }. Black's: { $black }.
    }


## What only you hear, or your team

event-KeywordsDealt = Your keywords: 1 { $first }, 2 { $second }, 3 { $third }, 4 { $fourth }.
event-CodeDrawn = Your code for round { $round }: { $code }.
event-CluesSealed =
    Your clues are sealed: 1 { $first_is ->
        [none] (missing)
       *[some] “{ $first }”
    }, 2 { $second_is ->
        [none] (missing)
       *[some] “{ $second }”
    }, 3 { $third_is ->
        [none] (missing)
       *[some] “{ $third }”
    }.


## Answers

action-Name = { $seat } encrypts
action-NameTeam = Call the team “{ $name }”
action-Write = Write the clues: { $first } – { $second } – { $third }
action-Guess =
    { $code_is ->
        [none] No guess
       *[some] The code is { $code }
    }
action-Object = Object to clue { $position }
action-Vote =
    { $strike ->
        [true] Strike it
       *[false] Let it stand
    }
action-GuessKeywords = Guess the keywords: { $first } – { $second } – { $third } – { $fourth }


## Claims

claim-IRead = I read clue { $position } as { $number }.
claim-IWouldEncrypt = I would like to encrypt.
claim-IPass = No idea, you decide.


## What is going on

phase-Naming = The teams decide who encrypts.
phase-Writing = The clues are being written.
phase-Guessing = The code of { $team } is being guessed.
phase-Objecting = { $seat } has objected to clue { $position } of { $team }: the table votes.
phase-Recalling = A tie: both teams guess the keywords of the others.


## How it ends

outcome-interceptions =
    { $side ->
        [white] White has intercepted two codes of Black and wins.
       *[black] Black has intercepted two codes of White and wins.
    } Winners: { $winners }.
outcome-miscommunications =
    { $side ->
        [white] Black has misread its own code twice: White wins.
       *[black] White has misread its own code twice: Black wins.
    } Winners: { $winners }.
outcome-points =
    A tie on tokens, but { $side ->
        [white] White
       *[black] Black
    } has more points and wins. Winners: { $winners }.
outcome-keywords =
    A tie, but { $side ->
        [white] White
       *[black] Black
    } knows more of the others' keywords and wins. Winners: { $winners }.
outcome-shared = A tie to the very end: both teams win, that is { $winners }.
outcome-interceptor = { $winners }, the interceptor, has two tokens and wins against the team.
outcome-uncaught = Five rounds survived, and the interceptor is short of tokens: the team wins. Winners: { $winners }.


## Options

option-language = Language of the keywords
    .hint = The language the keywords are in; clues may be in any.
option-timer = Sand timer
    .hint = Seconds left for writing once the first team has finished; 0 switches it off.
option-guess_timer = Time for guessing
    .hint = Seconds for both guesses; 0 means no clock, as in the box.
option-teams = Teams
    .hint = A 1 (White) or 2 (Black) for each seat, such as 1212; leave it empty to draw lots.
option-words = Your own keywords
    .hint = Your list, one word a line or with commas; leave it empty for ours.


## What can't be done

error-empty_clue = Clue { $position } is still empty: all three must be there before you are done.
error-long_clue = Clue { $position } is too long: { $given } characters, at most { $most } fit.
error-clue_used = “{ $clue }” has been a clue in this game: take another for place { $position }.
error-clue_twice = “{ $clue }” is there already: the three clues must differ.
error-clue_is_keyword = “{ $clue }” holds your keyword { $keyword }: describe it instead.
error-clue_is_translation = “{ $clue }” translates your keyword { $keyword }: that is not allowed either.
error-clue_has_keyword = “{ $clue }” is put together with your keyword { $keyword }: find another word.
error-clue_is_number = “{ $clue }” only names numbers of keywords: a clue has to be about the meaning.
error-clue_is_length = “{ $clue }” only tells how many letters the word has: a clue has to be about the meaning.
error-clue_is_letter = “{ $clue }” is just a letter: a clue has to be about the meaning.
error-not_a_code = A code is three digits from 1 to 4, such as 3.4.2.
error-digit_twice = No digit comes twice in a code.
error-long_guess = Word { $number } is too long: { $given } characters, at most { $most } fit.
error-words_many = Your list has { $given } words, but { $most } at most fit.
error-words_few = Your list has { $given } words, but you need at least { $least }.
error-words_twice = “{ $word }” is in your list twice (also as “{ $other }”): take one out.
error-words_letters = “{ $word }” can't be a keyword: keywords are words made of letters, at least two.
error-words_long = “{ $word }” is too long: { $given } characters, at most { $most } fit.
error-teams_unclear = The teams need exactly { $players } digits, 1 or 2, one for each seat.
error-teams_uneven = { $white } against { $black } can't be: the teams must be as equal as possible; of three players two are White.
error-deal_keywords = This deal needs four different keywords for each team (with three players for White alone).
error-deal_codes = This deal names a code that does not exist, or not one for each team.


## Rules

rule-D-01 = Two teams, as equal as possible
rule-D-02 = Four keywords, for your own team alone
rule-D-03 = Enough words, and no word twice in a row
rule-D-04 = 24 code cards for each team
rule-D-05 = The note sheet
rule-D-06 = A name for the team
rule-D-07 = Teams by choice or by lot
rule-D-10 = Who encrypts, and when again
rule-D-11 = Only the encryptor sees the code
rule-D-12 = Three clues, in the order of the code
rule-D-13 = The timer runs once the first team has finished
rule-D-14 = White's clues are read out first
rule-D-15 = The encryptor keeps silent
rule-D-16 = First intercept, then decode, then show
rule-D-17 = No interception in round 1
rule-D-18 = An interception token for each code cracked
rule-D-19 = A miscommunication token for each code misread
rule-D-20 = Code and clues go onto the sheet
rule-D-21 = Then the same for Black
rule-D-22 = Only all three digits in order count
rule-D-23 = The cards go back
rule-D-24 = When clues are sealed
rule-D-25 = Missing clues
rule-D-26 = Everybody takes part in intercepting
rule-D-27 = One guess for each team
rule-D-28 = The second half is always played
rule-D-30 = One word, several, a sentence
rule-D-31 = Each clue belongs to one digit
rule-D-32 = Clues are about the meaning
rule-D-33 = Only what anybody could know
rule-D-34 = Everybody sees how it is spelt
rule-D-35 = No private word from the encryptor
rule-D-36 = Read out is read out
rule-D-37 = No clue twice
rule-D-38 = Neither code nor keyword nor translation
rule-D-39 = What is checked while writing
rule-D-40 = The check comes at the end of a round
rule-D-41 = Two interceptions win
rule-D-42 = Two miscommunications lose
rule-D-43 = What is a tie
rule-D-44 = Tie: points first
rule-D-45 = Tie: then the keywords
rule-D-46 = Tie: else both win
rule-D-47 = Two reasons, one winner
rule-D-48 = Guessing keywords early brings nothing; no round nine
rule-D-50 = Only your own four words are checked
rule-D-51 = Compounds
rule-D-52 = Numbers as clues
rule-D-53 = Objection and vote
rule-D-60 = Three players: two against the interceptor
rule-D-61 = Three players: the two take turns
rule-D-62 = Three players: all tokens go to the interceptor
rule-D-63 = Three players: no interception in round 1
rule-D-64 = Three players: two tokens at once
rule-D-65 = Three players: two tokens within five rounds
rule-D-66 = Three players: no timer, objections only together

# Ready-made settings to choose from
preset-first_evening = First evening
    .hint = With the sand timer, as recommended.
preset-unhurried = Unhurried
    .hint = No timers.
preset-brisk = Brisk
    .hint = A timer for guessing, too.
