# What all games share: how people and lists are spoken of, and what the kernel refuses.
# The arguments of each message: maskenball/texts/arguments.py.

said = { $seat }: { $words }
seat-name = Seat { $number }
list-and = and
list-nobody = nobody
value-on = on
value-off = off
value-none = none

action-Ring = Time is up
phase-Over = The game is over.


## Refused answers

error-unknown = That can't be done ({ $code }).
error-not_asked = You aren't asked anything right now: wait until it's your turn.
error-not_offered = That isn't possible here: choose one of the answers on offer.
error-wrong_number =
    You chose { $given }, but it has to be { $exact ->
        [true] exactly { $least }
       *[false] { $least } to { $most }
    }.
error-named_twice = You named somebody twice: each player can be chosen only once.
error-empty_text = There is nothing written: use a word or more of your own.
error-bad_text = There are characters in it that can't be stored: please type it anew.
error-long_text = That is too long: { $given } characters, and { $most } at most fit.
error-not_complete = Some answers are still missing.
error-nothing_sealed = You haven't answered yet, so there is nothing to take back.
error-over = The game is over: no more answers are taken.
error-no_such_slot = No clock of that name is running here.
error-not_an_action = That isn't an answer this game knows ({ $reason }).
error-no_such_seat = There is no seat { $given }: this table has { $most } seats.


## Refused talk

error-no_channel = You can't speak there right now.
error-empty_talk = Say one thing at a time: either a text or a claim.
error-long_talk = That is too long: { $given } characters, and { $most } at most fit.


## Refused games and options

error-no_such_game = There is no game called “{ $given }”. There are: { $known }.
error-bad_players = This game takes { $least } to { $most } players, not { $given }.
error-bad_name = “{ $given }” can't be a name: it takes 1 to { $most } ordinary characters.
error-same_name = Two players have the same name: please tell them apart.
error-bad_seed = The seed has to be a text.
error-bad_deal = This isn't a deal of this game ({ $reason }).
error-bad_carry = This game can't go on from what the game before it left ({ $reason }).
error-long_options = These options are too long: { $given } bytes, and { $most } at most fit.
error-bad_option = That option doesn't exist or can't have this value ({ $reason }).

error-no_such_level = There is no bot called “{ $given }” for this game. There are: { $known }.
error-no_sides = In { $game } nobody can be told a side by what they know, so no side can have a level of its own.
error-bad_levels = Give one bot for all seats or one for each of { $players }, not { $given }.
error-no_such_bot = There is no bot “{ $given }” to be loaded ({ $reason }). It is named as package:Class.
error-bot_stays_here = Other processes can't be handed this bot ({ $reason }). A class at the top of a module can, or play with one worker.
error-bad_games = The number of games has to be 1 or more, not { $given }.


## Refused files

error-record_unreadable = This record can't be read, the file is damaged or was changed ({ $reason }).
error-record_foreign = This file isn't a Maskenball record.
error-record_format = This record has format { $given }, but this version of Maskenball reads format { $known }.
error-record_rules = This record was played by rules version { $given }, but the game is now at version { $known }.
error-record_breaks = Entry { $entry } of this record doesn't fit the game: { $reason }
error-record_outcome = This record says the game ended otherwise than its moves do: the file was changed.
error-bad_position = This is not a position of this game, or it is damaged ({ $reason }).
error-many_worlds = Too many worlds fit this position; a game can begin where at most { $most } do.
error-bad_table = This saved table can't be read, the file is damaged or belongs to another game ({ $reason }).


## What is wrong with data (maskenball/texts/reasons.py)

reason-unknown_field = there is no { $field } here
reason-missing_field = { $field } is missing
reason-type = this should be { $wanted }, not { $given }
reason-bound = the number has to be { $bound }
reason-length = the length has to be { $bound }
reason-pattern = it can’t be written like this
reason-value = “{ $value }” can’t stand here
reason-no_json = from byte { $byte } on it is no JSON
reason-truncated = it breaks off in the middle of the JSON
reason-no_text = it is no text in UTF-8
list-or = or
kind-int = a whole number
kind-float = a number
kind-str = a text
kind-bool = true or false
kind-array = a list [ ]
kind-object = an object { "{" } { "}" }
kind-null = nothing (null)


## How bots of each character begin

voice-bold =
    { $variant ->
        [0] Listen.
        [1] { "" }
       *[2] Mark my words.
    }
voice-quiet =
    { $variant ->
        [0] { "" }
        [1] Hm.
       *[2] { "" }
    }
voice-wary =
    { $variant ->
        [0] Careful.
        [1] { "" }
       *[2] I keep track.
    }
voice-joker =
    { $variant ->
        [0] Ta-da!
        [1] Oh dear.
       *[2] { "" }
    }
voice-calm =
    { $variant ->
        [0] { "" }
        [1] Let's think.
       *[2] All right.
    }
