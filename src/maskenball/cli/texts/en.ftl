# The words of the terminal. What games and kernel say stands in their own catalogues.

## The command line as a whole

cli-usage = maskenball COMMAND [...]
cli-main-about =
    A digital table for games in which people hide who they are: open it for
    phones around you, play against bots in the terminal, look up rules, play
    back records, let bots play thousands of games. Without a command: serve.
cli-main-examples =
    {"  "}maskenball                               open the table for phones around you
    {"  "}maskenball play resistance               you against four bots
    {"  "}maskenball play --help                   what else you can choose
    {"  "}maskenball games                         all games with their options
    {"  "}maskenball --lang de rules resistance    the numbered rules, in German
cli-commands = commands
cli-examples = examples:
cli-version = say which version this is
cli-lang = language; may stand anywhere on the line (else that of your system)
cli-json = as JSON, for programs
cli-see-help = More: { $command } --help
cli-unrecognized = This can’t stand here: { $words }
cli-given-twice = { $flag } was given twice.
cli-no-language = There is no language “{ $given }” here, only { $known }.
cli-interrupted = Interrupted.
cli-decimal-point = .

# What argparse says by itself; it fills in %s, %r and %(name)s.
cli-word-usage = usage:{" "}
cli-word-positionals = arguments
cli-word-options = options
cli-word-help = show this help
cli-word-required = Something is missing: %s
cli-word-argument = %(argument_name)s: %(message)s
cli-word-choice = there is no %(value)r, only %(choices)s
cli-word-one = a value is missing after it
cli-word-most-one = takes one value at the most
cli-word-least-one = a value is missing after it
cli-word-some = takes %s values
cli-word-explicit = takes no value, but got %r

# What stands for something to fill in
cli-command-word = COMMAND
cli-game-word = GAME
cli-rule-word = ID
cli-level-word = BOT
cli-file-word = FILE
cli-side-word = SIDE=BOT
cli-viewer-word = WHO
cli-option-word = NAME=VALUE

cli-game = which game: { $known }
cli-level = which bots play: a level that “maskenball games” lists (else the strongest), or a class of your own as package:Class
cli-option = options of the game: plot=yes hunter=no, or just plot; NAME=@FILE reads the value from a file; “maskenball games” explains them
cli-data = your own data of the game out of a file: board, overview, words (“maskenball data”)


## Commands

cli-serve-usage = maskenball serve [...]
cli-serve-help = open a server for phones and computers around you
cli-serve-about =
    Open a server on this machine and say where phones in the same network find it. Rooms
    and games are kept in one file: stop and start it as you like, everybody comes back
    to where they were. Every flag can also be set in the environment: --close-after 48
    as MASKENBALL_CLOSE_AFTER=48.
cli-serve-host = the address to listen on (else 0.0.0.0: every network of this machine)
cli-serve-port = the port (else 8080; 0: any that is free)
cli-serve-database = the file in which everything is kept (else one among your data), or postgresql://...
cli-serve-workers = so many processes share the work; with PostgreSQL only (else 1)
cli-serve-peer-host = the address at which servers on other machines with the same PostgreSQL reach this one
cli-serve-workers-alone = Several processes need a PostgreSQL they can share: --database postgresql://...
cli-serve-public-url = the address people come by, such as https://games.example
cli-serve-close-after = close rooms that nobody has used for so many hours (else 24)
cli-serve-limit = other limits, such as rooms=100 sockets_per_address=20
cli-serve-log = log lines for people, or one JSON object a line
cli-serve-behind-proxy = believe X-Forwarded-For: a proxy stands in front
cli-serve-no-metrics = nothing at /metrics
cli-serve-quiet = print nothing, log only what went wrong
cli-serve-examples =
    {"  "}maskenball serve
    {"  "}maskenball serve --port 9000 --database evening.sqlite
    {"  "}maskenball serve --host 127.0.0.1 --behind-proxy --log json
cli-serve-open = Maskenball is open.
cli-serve-here = On this computer:     { $address }
cli-serve-phones = In the same network:  { $address }
cli-serve-public = For everybody:        { $address }
cli-serve-only-here = Other devices can’t reach it.
cli-serve-kept = Kept in { $file }
cli-serve-stop = Ctrl-C closes; what is played is kept.
cli-serve-closed = Closed. Everything is kept; “maskenball” opens it again.

cli-play-usage = maskenball play [GAME] [...]
cli-play-help = play in this terminal, against bots or with others
cli-play-about =
    Play in this terminal. Alone, you play against bots. If you name several people, you
    pass the keyboard round: before it goes on, the screen is wiped (for scrolling back,
    too), so that nobody sees another’s secrets. Who stops halfway (/q or Ctrl-C) goes on
    later with --resume.
cli-play-players = how many play in all, people and bots (else as few as the game allows)
cli-play-people = the names of the people; bots take the other seats (with --resume: who of them sits here)
cli-play-seed = any text; the same seed deals the same cards again
cli-play-save = keep the record in this file, also if the game is broken off
cli-play-resume = go on with a saved game, and save it to this file again
cli-play-examples =
    {"  "}maskenball play
    {"  "}maskenball play resistance --players 7 --people Ada --option plot interrogator
    {"  "}maskenball play resistance --players 6 --people Ada Bo Cy --save evening.json
    {"  "}maskenball play --resume evening.json

cli-games-usage = maskenball games [--json]
cli-games-help = list the games, their seats and options
cli-games-about = All games: for how many, with which bots, with which options.
cli-games-examples =
    {"  "}maskenball games
    {"  "}maskenball games --json

cli-rules-usage = maskenball rules GAME [ID|WORD ...]
cli-rules-help = look up the numbered rules of a game
cli-rules-about =
    The headlines of all numbered rules; with the number of a rule that rule in full,
    with any other word the headlines of all rules that speak of it.
cli-rules-ids = the number of a rule, such as W-04, or a word to look for
cli-rules-examples =
    {"  "}maskenball rules resistance
    {"  "}maskenball rules resistance W-04 W-05
    {"  "}maskenball rules resistance hacker

cli-simulate-usage = maskenball simulate GAME [...]
cli-simulate-help = let bots play many games, and count
cli-simulate-about =
    Let bots play many games against each other, and count who wins and why. The
    intervals hold the true chance with a confidence of 95 %. The same seed gives
    the same games.
cli-simulate-players = how many play (else as few as the game allows)
cli-simulate-games = how many games (else 200)
cli-simulate-seed = any text; the same seed gives the same games
cli-simulate-side = other bots for one side, such as spies=random
cli-simulate-workers = how many processes share the work (else one for each core)
cli-simulate-examples =
    {"  "}maskenball simulate resistance --players 7 --games 5000
    {"  "}maskenball simulate resistance --option hunter --seed tuesday --json
    {"  "}maskenball simulate resistance --side spies=random

cli-arena-usage = maskenball arena GAME BOT BOT [...]
cli-arena-help = let bots meet each other on every side, and compare
cli-arena-about =
    Every bot meets every bot and itself, on every side, over the same deals;
    where everybody plays alone, at the even seats against the odd ones and the
    other way round. At the end: how often each won, with 95 % intervals.
cli-arena-bots = two or more: levels that “maskenball games” lists, or classes of your own as package:Class
cli-arena-two = Name two bots or more, each once.
cli-arena-title = { $game }: { $games } games a pairing with { $players } players
cli-arena-wins = wins
cli-arena-won = Won
cli-arena-against = Against others
cli-arena-even = Even seats
cli-arena-odd = Odd seats
cli-arena-stopped = Stopped; counted are the { $pairings } pairings that were played to the end.
cli-arena-examples =
    {"  "}maskenball arena resistance random heuristic --games 1000
    {"  "}maskenball arena resistance heuristic my_bots:Careful --players 7 --json

cli-replay-usage = maskenball replay FILE [...]
cli-replay-help = play back the record of a game
cli-replay-about =
    Play back a record step by step: what somebody was told, did and heard, and what
    that seat sees at the end. Unless you say otherwise you look on as a spectator.
cli-replay-file = a record, as “play --save” writes it (-: from standard input)
cli-replay-as = whose eyes: a name, a seat (1, 2, ...), spectator, or all for everything
cli-replay-to = stop after this step (0: right after the deal)
cli-replay-examples =
    {"  "}maskenball replay evening.json
    {"  "}maskenball replay evening.json --as Ada --to 12
    {"  "}maskenball replay evening.json --as all
cli-data-usage = maskenball data GAME [FILE] [--schema]
cli-data-help = show the data of a game that you can replace, or check yours
cli-data-about =
    Some games have data that you can replace by those of your own box: board and cards,
    the overview of the characters, the keywords. Without FILE you see ours (a good start
    for your own), with FILE yours is checked. --data FILE plays with it.
cli-data-file = your file, to be checked
cli-data-schema = print the JSON Schema of such files
cli-data-examples =
    {"  "}maskenball data cultists > box.json
    {"  "}maskenball data cultists box.json
    {"  "}maskenball play cultists --data box.json

cli-analyse-usage = maskenball analyse FILE [...]
cli-analyse-help = who could have known what, and who was about to win
cli-analyse-about =
    Go through a recorded game and print, moment by moment, each side’s chance to win (games
    that bots play to the end from there) and who had become sure of whom, by logic alone.
    --json also has how likely everybody was to everybody, as good players would judge it.
cli-analyse-games = games played to the end from each moment: more give finer chances
cli-analyse-examples =
    {"  "}maskenball analyse evening.json
    {"  "}maskenball analyse evening.json --games 64
cli-analyse-title = { $game }: { $names }
cli-analyse-entry = Entry
cli-analyse-phase = Then came
cli-analyse-sure = Now sure
cli-analyse-knows = { $who } of { $whom }

cli-verify-usage = maskenball verify FILE [...]
cli-verify-help = check that a recorded game was fair
cli-verify-about =
    Check a record: that its entries lead to its outcome by the rules, that the deal came
    from its seed, and that the seed’s hash is the commitment that everybody was shown at
    the deal. Ends with 0 if nothing is wrong and 1 if something is.
cli-verify-commitment = the hash shown at the deal (64 hexadecimal digits)
cli-verify-examples =
    {"  "}maskenball verify evening.json
    {"  "}maskenball verify evening.json --json
cli-verify-replays = All { $entries } entries follow the rules and lead to the outcome: { $outcome }
cli-verify-unfinished = The { $entries } entries follow the rules, but the game is not over: there is no outcome to check.
cli-verify-no-outcome = The entries lead to an end, but the record does not say how it ended.
cli-verify-dealt = The deal came from the seed, and all chance after it.
cli-verify-by-hand = The deal was written by hand, or no seed is named: nothing shows how it came about.
cli-verify-promised = The seed is the one that was promised at the deal.
cli-verify-broken = The seed is not the one that was promised at the deal: its hash is { $hash }.
cli-verify-compare = Compare with the commitment you saw at the deal: { $hash }
cli-verify-no-seed = The record names no seed, so it can’t be the one that was promised.
cli-verify-no-hash = A commitment is { $length } hexadecimal digits, as shown at the deal.

cli-schema-usage = maskenball schema [GAME] [--protocol | --openapi]
cli-schema-help = print the JSON Schema of a game’s records, or of the protocol
cli-schema-about =
    The JSON Schema of the records that “play --save” writes; with --protocol that of the
    messages between clients and the server, and of what a game adds to them; with
    --openapi an OpenAPI description of what the server answers over HTTP.
cli-schema-protocol = the messages between clients and the server
cli-schema-openapi = what can be asked over HTTP, as OpenAPI
cli-schema-of-what = Of which game? maskenball schema GAME, or maskenball schema --protocol
cli-schema-examples =
    {"  "}maskenball schema resistance > resistance.schema.json
    {"  "}maskenball schema --protocol resistance
    {"  "}maskenball schema --openapi > maskenball.openapi.json

cli-bench-usage = maskenball bench [GAME] [--seconds N]
cli-bench-help = measure how fast the rules run here
cli-bench-about =
    Measure how fast the rules run on this machine: random play in one process, by CPU
    time, the best of several runs. Times are millionths of a second per answer; “view” is
    the same with what one player sees worked out each time; “start” and “end” are the
    first and last quarter of a long game; KB is the memory of one table.
cli-bench-seconds = time for each line
cli-bench-game = Game
cli-bench-players = Players
cli-bench-answer = µs
cli-bench-games = Games/s
cli-bench-view = view
cli-bench-early = start
cli-bench-late = end
cli-bench-memory = KB
cli-bench-examples =
    {"  "}maskenball bench
    {"  "}maskenball bench resistance --seconds 5

cli-mcp-usage = maskenball mcp [--server URL] [--http PORT] [--host HOST]
cli-mcp-help = a seat for an AI assistant (Model Context Protocol)
cli-mcp-about =
    A seat for a program that speaks the Model Context Protocol: it reads games and rules,
    opens tables with bots, comes into rooms of a server, and is shown what its seat may
    know. Over standard input and output, as assistants start it, or over HTTP.
cli-mcp-server = a Maskenball server whose rooms can be opened and joined
cli-mcp-http = serve HTTP at this port, under /mcp, instead of standard input and output
cli-mcp-host = where HTTP is served (only on this machine, unless you say otherwise)
cli-mcp-no-url = “{ $given }” is no address of a server, such as http://localhost:8080.
cli-mcp-missing = This needs the extra “mcp”: pip install 'maskenball[mcp]'
cli-mcp-examples =
    {"  "}maskenball mcp
    {"  "}maskenball mcp --server http://localhost:8080
    {"  "}maskenball mcp --http 8090

cli-new-game-usage = maskenball new-game NAME
cli-new-game-help = begin a game of your own
cli-new-game-about =
    Write a small game that works, as a package of its own: rules with words in both
    languages, and tests that hold it to the same promises as ours. Install it, and every
    table on this machine can play it; then change it into yours.
cli-new-game-name = what the game is called in code, such as spyfall
cli-new-game-examples =
    {"  "}maskenball new-game spyfall
cli-new-game-done = There it is: { $folder }. To go on:
cli-new-game-bad-name = “{ $given }” can't be the name of a game: it takes small letters, digits and underscores, and begins with a letter.
cli-new-game-taken = There is a game called “{ $given }” already. Please choose another name.
cli-new-game-exists = { $folder } is there already. Please choose another name, or another place.


## What can be wrong with it

cli-no-such-command = There is no command “{ $given }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-broken-game = The game “{ $given }” of another package can't be loaded ({ $reason }).
cli-no-game = There is no game “{ $given }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-option = There is no option “{ $given }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-level = There are no bots of level “{ $given }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-side = There is no side “{ $given }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-rule = There is no rule “{ $given }”. { $near ->
        [none] Without a number you see all headlines.
       *[other] Did you mean { $near }?
    }
cli-no-seat = “{ $given }” is nobody at this table, or could be several. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-not-yes-or-no = Option { $option } can be yes or no, not “{ $given }”.
cli-no-value = Option { $option } does not know “{ $given }”. { $near ->
        [none] Possible: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-option-needs-value = Option { $option } needs a value: { $option }=VALUE.
cli-option-takes-file = Option { $option } takes a file: { $option }=@{ $file }.
cli-no-data = { $game } has no data that you could replace.
cli-no-house = { $game } needs no pattern: the file is a text with one word a line.
cli-bad-data = Something is wrong in { $file }: { $why }
cli-but = {" "}(but { $known })
cli-no-json = line { $line }, column { $column }: from here on it is no JSON.
cli-data-fits = { $file } is fine, for { $players } players.
cli-no-number = “{ $given }” should be a whole number, { $least } to { $most }
cli-not-one-of = “{ $given }” should be one of { $known }
cli-no-switch = { $name } can be yes or no, not “{ $given }”.
cli-no-limit = There is no limit “{ $given }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean “{ $near }”?
    }
cli-no-limit-number = The limit { $name } should be a number, at least 1, not “{ $given }”.
cli-no-url = “{ $given }” should be an address such as https://games.example, without a path.
cli-no-pair = “{ $given }” should name a side and a level, such as spies=random
cli-too-many-people = { $people } people are too many: this game is for { $most } at the most.
cli-too-few-seats = { $people } people don’t fit at a table with { $players } seats.
cli-needs-terminal = To pass the keyboard around, the screen must be wiped in between, and that takes a real terminal.
cli-cant-read = { $file } can’t be read: { $why }.
cli-cant-write = { $file } can’t be written: { $why }.
cli-file-trouble = { $reason ->
        [missing] there is no such file or folder
        [folder] that is a folder
        [denied] that is not allowed
        [full] the disk is full
        [exists] it exists already, and nothing is overwritten
        [long] the name is too long
       *[other] { $text }
    }
cli-too-far = This record has { $steps } steps, so there is no step { $given }.
cli-which-game = Which game? There are: { $known }.
cli-resume-alone = With --resume all is as the record says: only --people and --level go with it.
cli-resume-other = { $file } can’t be gone on with like this: name a file, and as the game none or { $game }.
cli-resume-over = This game is over already. Look at it with: maskenball replay { $file }


## Lists

cli-players = { $least } to { $most } players
cli-levels = Bots, weakest first: { $levels }
cli-games-more = To play: maskenball play { $game } · The rules: maskenball rules { $game }
cli-rules-more = A rule in full: maskenball rules { $game } { $rule }


## Simulating

cli-playing = Playing
cli-simulate-title = { $game }: { $games } games with { $players } players, bots: { $bots }
cli-simulate-winner = Winner
cli-simulate-reason = Reason
cli-simulate-count = Games
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-all = for any reason
cli-simulate-alone = { $count ->
    [0] nobody
    [one] one player
   *[other] { $count } players
}
cli-simulate-answers = Answers in a game: { $mean } on average, { $least } to { $most }.
cli-simulate-steps = Steps in a game: { $mean } on average, { $least } to { $most }.
cli-simulate-faults = { $bot } failed { $count } times; the safe answer counted instead.
cli-simulate-stopped = Stopped after { $games } of { $wanted } games; counted is what was played.


## Playing back

cli-replay-title = Step { $step } of { $steps }
cli-knows = What { $name } knows
cli-only-to = only { $names }


## Playing

cli-guest = Guest
cli-pick-game = Which game?
cli-welcome-go = Enter begins:
cli-table = At table
cli-table-bots = Bots
cli-how-to =
    To answer a question, type a number or a word of the answer, then Enter.
    What begins with / is a command: /say hello, /log, /q. Just / shows them all.
cli-you = you
cli-know = You know
cli-known-more = … and { $count } more: /view
cli-news = News
cli-news-before = { $count ->
        [one] one more line
       *[other] { $count } more lines
    } before that: /log
cli-your-turn = It’s your turn.
cli-no-clock = The clock ({ $seconds } seconds) does not run in the terminal: take your time.
cli-cant-ask = This question can’t be asked in the terminal yet.
cli-may-cut = You may step in now; Enter alone lets it pass.
cli-cannot-cut = Somebody could step in now, but not you.
cli-prompt = Your choice (/ helps):
cli-prompt-some = Your choice, such as 1 2 (/ helps):
cli-prompt-text = Your text (/ helps):
cli-prompt-keep = Your text, Enter keeps “{ $text }” (/ helps):
cli-prompt-enter = Enter, or your choice (/ helps):
cli-prompt-back = Your choice (Enter: back, / helps):
cli-prompt-go-on = Enter goes on (/ helps):
cli-prompt-never-mind = Your choice (Enter: never mind):
cli-page-more = Enter goes on:
cli-page-back = Enter goes back to the game:
cli-not-offered = “{ $given }” can’t be chosen here. Type one of the numbers, or / for help.
cli-nothing-typed = Type one of the numbers, or / for help.
cli-several = “{ $given }” fits several answers:
cli-meant = Did you mean { $command }? Commands begin with a /.
cli-no-slash = There is no command { $given }; a / alone shows them all.
cli-twice = { $name } is named twice.
cli-wrong-number = { $least ->
        [one] One is needed
       *[other] { $least } are needed
    }, you named { $given }.
cli-wrong-range = { $least } to { $most } are needed, you named { $given }.
cli-pass = Pass the keyboard to { $name }.
cli-pass-enter = { $name }: press Enter when only you are looking.
cli-leave = Stop here? The game is saved, and you can go on later. (y/n)
cli-yes-words = y yes
cli-no-words = n no
cli-left = The game was broken off.
cli-kept = The game is saved. Go on with:
cli-no-more-input = The input ended before the game did: it was broken off.
cli-over = The game is over
cli-won = You have won!
cli-lost = You have lost.
cli-saved = Record saved. Look at it with: maskenball replay { $file } --as all
cli-offer-save = Save the record? (y: as { $file }, or a file name; Enter: no)

# What is typed at a question; several words for the same stand side by side.
cli-command-say = say
cli-command-help = help
cli-command-rule = rule rules
cli-command-claim = claim
cli-command-log = log
cli-command-view = view
cli-command-back = back
cli-command-quit = q quit exit

cli-say-what = Say what? For example: /say I would leave Bo at home
cli-nothing-said = Nothing said.
cli-who-hears = Who is to hear it?
cli-hear-all = everybody at the table
cli-hear-some = only { $circle }: { $names }
cli-cant-speak = You can’t speak now.
cli-no-claims = There is nothing to claim now.
cli-claims = What do you claim, true or not?
cli-claim-general = something about you or the table
cli-claim-about = something about { $name }
cli-log = Everything so far
cli-help-answer = Type the number of an answer, or beginnings of words in it, and press Enter.
cli-help-some = Type numbers or beginnings of names, with spaces or commas between them: 1 3 or ada, cy
cli-help-only = Nothing to choose here, press Enter. All are asked alike, so that being asked betrays nobody.
cli-help-text = Type your text and press Enter. Only what begins with / is a command.
cli-help-optional = Type the number of an answer. Enter alone lets it pass.
cli-help-commands = Commands work at every question and begin with a /:
cli-help-say = /say TEXT
    .does = say something
cli-help-claim = /claim
    .does = claim something that bots understand, too
cli-help-log = /log
    .does = all that has happened so far
cli-help-view = /view
    .does = the table and all you know
cli-help-rule = /rule WORD
    .does = rules about it; with a number one in full
cli-help-back = /back
    .does = begin this answer anew
cli-help-quit = /q
    .does = stop here; the game is saved

cli-move-database-usage = maskenball move-database FROM TO
cli-move-database-help = carry a server’s database over, say into PostgreSQL
cli-move-database-about =
    Carry all rooms, games and records from one database into another one, which has to be
    empty: a file of SQLite, or a PostgreSQL by its address. Stop the server first. What you
    carry over stays where it was, too.
cli-move-database-from = FROM
cli-move-database-to = TO
cli-move-database-source = the database as it is now: a file or postgresql://...
cli-move-database-target = the new one: a file or postgresql://...
cli-move-database-examples =
    {"  "}maskenball move-database maskenball.sqlite postgresql://localhost/maskenball
    {"  "}maskenball move-database postgresql://localhost/maskenball maskenball.sqlite
cli-move-database-nothing = There is no file { $file }.
cli-move-database-not-empty = Something is in { $file } already: please choose an empty database.
cli-move-database-done = { $rooms ->
    [one] One room
   *[other] { $rooms } rooms
} and { $records ->
    [one] one record
   *[other] { $records } records
} are now in { $file }.
