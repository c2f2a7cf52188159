# The words of the pages, in English. Those of the games stand with the games.

start-what = Five games. Somebody always lies.
start-open = or invite people
start-players = { $least }–{ $most }
start-go = Open a table
start-join = Join a table
start-code = Code of the table
start-enter = Join
start-no-code = There is no table with this code: it has five characters.
start-recent = Tables on this device
start-forget = Forget table { $code }
start-unofficial = Unofficial fan software, free and without accounts. Nothing leaves the server you are on.
start-alone = Solo
who-title = Who are you?
who-go = Go to the ball like this
look-mask = Mask
look-colour = Colour of the mask
colour-own = The mask’s own colour
colour-amber = Amber
colour-gold = Gold
colour-coral = Coral
colour-crimson = Crimson
colour-rose = Rose
colour-violet = Violet
colour-sky = Sky blue
colour-teal = Teal
colour-green = Green
colour-ivory = Ivory
your-name = Your name
password = Password
offline = The server can't be reached right now.
back = Back
twice = Really? { $what }
close = Close

preferences = Preferences
preferences-language = Language
preferences-theme = Colours
theme-auto = As the device
theme-dark = Night
theme-light = Day
preferences-sound = Sounds on this device
preferences-vibrate = Vibrate when I am asked
credits = Who drew what
credits-own = Masks, posters, rooms and sounds are our own.
credits-icons = Icons by Lorc, Delapouite and others:
credits-fonts = Fonts: Figtree (The Figtree Project Authors) and Limelight (Sorkin Type Co), SIL Open Font License.

door-title = Table { $code }
door-people =
    { $count ->
        [one] One person is here.
       *[other] { $count } people are here.
    }
door-host = Host: { $name }
door-play = Sit down
door-watch = Only watch
door-locked = The door is locked.
door-on = A game is on: you can watch it.
screen-name = Screen
screen-join = Scan and join
screen-who = Who is coming to the ball?
screen-free = free
screen-code = or type the code on { $host }
screen-count = { $count } here, { $ready } ready

fault = Something went wrong here. Your game is safe: reload the page to go on.
fault-reload = Reload
connecting = Connecting …
reconnecting = The connection is lost. Everything is kept; you will be back by yourself.
note-older_rules = This game began by older rules than it goes on by: it plays on, but its record can't be replayed.
note-broken_off = The game that was on could not be continued after the server was updated: please begin a new one.
gone-title = You are no longer at this table
gone-closed = This table has been closed.
gone-no_such_room = There is no table with this code any more.
gone-elsewhere = You have this table open in too many places: it goes on in the newest ones.
gone-left = You have left the table, or the host has shown you out.
gone-unknown_token = This device's seat is not known here (any more).
gone-too_fast = Too much was sent at once.
gone-version = The page is older than the server: please load it anew.
gone-again = Come in again
paused = Pause
menu = Menu
menu-pause = Stop the clocks
menu-resume = Go on
menu-break-off = Break off this game
menu-lobby = Back to before the game
menu-leave = Leave the table for good
menu-host-now = You lead the table now.
menu-device = Go on with another device
menu-device-hint = Open this address there. It is your seat: show it to nobody.

room-qr = QR code of table { $code }
room-code = Code of this table
room-share = Share the link
room-copied = Link copied
room-seats =
    { $count ->
        [one] One at the table
       *[other] { $count } at the table
    }
room-move-to = { $name }: tap the seat to swap with.
room-remove-bot = Remove this bot
room-kick = Show { $name } out
room-mute = Mute { $name }
room-unmute = Let { $name } speak again
room-hand-on = Make { $name } the host
room-level = How the bots play
room-add-bot = One more bot
room-watching = Watching:
room-sit = Sit down at the table
room-stand = Get up and watch
room-start = Start
room-start-anyway = Start without waiting
room-ready = Ready
room-ready-yes = ✓ Ready
room-game = Game
lobby-title = Lobby, table { $code }
room-invite = Invite
room-link = Link to the table
room-marked = The link is selected: copy it now.
room-free = free
room-players = { $least } to { $most } players
room-count = { $ready } of { $count } ready
room-alone = You are alone so far.
room-fill-up = Fill up with bots
room-fill = Fill up to { $count }
room-bots = Bots
room-speed = Speed of the bots
speed-leisurely = Leisurely
speed-normal = Normal
speed-brisk = Brisk
room-look = Mask
room-talk = Talk
room-more = More
room-move-not = Never mind
teams-title = Teams
teams-tap = Tap the seats until everybody is in the right team.
teams-done = That’s it
teams-draw = Draw lots
team-1 = White
team-2 = Black
presets = How you play
preset-own = Your own mix
level-random = Easy
level-heuristic = Hard
badge-bot = Bot
badge-host = host
badge-ready = ready
badge-away = away
badge-won =
    { $count ->
        [one] has won one game
       *[other] has won { $count } games
    }
options-recommended = Options (recommended for a first game: as they are)
options-changed =
    { $count ->
        [one] Options (one changed)
       *[other] Options ({ $count } changed)
    }
settings-title = How the table is run
settings-timers = With timers
settings-timers-hint = Off: take your time, nobody is hurried.
settings-absent = When somebody is away
settings-absent-bot = a bot stands in
settings-absent-wait = everybody waits
settings-absent-safe = the safe answer counts
settings-grace = … after this many seconds
settings-awaited = Everybody sees
settings-awaited-names = who is awaited
settings-awaited-count = only how many are awaited
settings-language = The table's screen speaks
settings-spectators = Spectators are welcome
settings-lock = The door is locked
settings-protected = There is a password
settings-protect = Set the password
settings-unprotect = No password

chat-title = Chat around the table
talk-hint = Say something
talk-say = Say
talk-to = To whom?
talk-claims = Claims with one tap
talk-claims-more = Claim something else …
talk-silent = You can't speak now.
talk-unread = { $count } unread
channel-all = everybody
tab-talk = Talk
tab-log = What happened
tab-help = Help
log-title = What happened
log-secret = Something only for you
cover-hint = Press and hold
cover-secret = Your secret
log-earlier = Show what was said earlier
log-empty = Nothing yet.

now-you = It is your turn.
now-awaited = Waiting for { $names }.
now-waiting =
    { $count ->
        [one] Waiting for one answer.
       *[other] Waiting for { $count } answers.
    }
now-stand-in = A bot plays for { $names } meanwhile.
now-goes-on = It goes on in a moment.
title-you = You are asked
clock-left = Time left: { $time }
board-seats = Seats round the table

panel-title = Your answer
panel-answered = Your answer is given.
panel-sealed = Sealed until everybody has answered.
panel-change = Change it
panel-keep = Leave it as it was
panel-ways = How do you answer?
panel-field = { $name }
panel-send = Answer
hush-card = Card { $number } of { $count }, face down
hush-read = Hold to read
hush-tap = Read in secret, then tap a card.
hush-taps = Read in secret, tap { $count } cards. Everybody does the same.
hush-nothing = There is nothing left to choose: tap any card.
hush-missing =
    { $count ->
        [one] Tap one more card.
       *[other] Tap { $count } more cards.
    }
hush-lay = Hand it in
hush-done = Done
may-title = You may also, at any time
may-covered = There may be something else for you
may-covered-read = Read in secret whether anything here is for you. Everybody has the same before them.
may-covered-nothing = Nothing here is for you: whatever you tap has no effect.
may-covered-do = Do it
lack-more =
    { $count ->
        [one] Choose one more.
       *[other] Choose { $count } more.
    }
lack-fewer = Choose { $count } fewer.
lack-pick = Choose one.
lack-write = Write something.
lack-long = At most { $count } characters.
lack-twice = Nobody can be named twice.

ending-title = The end
ending-won = You have won!
ending-lost = You have lost.
ending-record = Download the record of this game

# The end as a show
end-who = Who was what?
end-headlines = Headlines of the evening
end-wants = wants another game
end-rematch = Rematch
end-marks = { $count } of { $of }
end-anyway = Begin without the others
end-story = The story
end-replay = Replay
end-lobby = To the lobby
end-next-game = To the new game
end-no-record = There is no record of this game.
end-last = The last game
end-suspected = You rightly suspected { $names }.
end-suspected-since = You rightly suspected { $names } since round { $round }.
award-turn = Turn of the evening
award-liar = Best bluff
award-liar-line =
    { $name }: { $count ->
        [one] one false claim
       *[other] { $count } false claims
    }{ $won ->
        [true] , and won.
       *[false] , in vain.
    }
award-trusted = Never doubted
award-trusted-line =
    { $name }: not a single suspicion{ $side ->
        [evil] , wrongly so.
        [good] , and rightly.
       *[none] .
    }

narrator = Narrator
narrator-start = Turn the sound on
narrator-on = Voice is on
narrator-off = Voice is off
narrator-volume = Volume
narrator-speed = Speed
narrator-cover = Rain at night, so that nothing is heard
narrator-no-voice = This device has no voice in this language: there are captions and a soft chime.

log-only = only { $names }
stats-title = In numbers
stats-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
stats-answers =
    { $count ->
        [one] one answer
       *[other] { $count } answers
    }
stats-minutes =
    { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
stats-who = Who
stats-won = has won
stats-column-answers = Answers
stats-column-said = Said
stats-column-claims = Claimed
stats-column-votes = Yes / no
stats-column-wins = Wins here
verify-check = Check whether the deal was fair
verify-kept = A fair deal: it is the chance that was promised before the game.
verify-broken = This does not fit what was promised before the game.
verify-how = How this is checked
verify-about = Before the deal the server shows a checksum of the chance from which everything follows. The record holds that chance itself; its checksum must be the same.
verify-by-server = This browser does not reckon by itself at this address; the server did.
verify-promised = Promised, as this device saw it:
verify-own = Checksum of the record:
stage-dealt = The cards are dealt
replay-steps = Steps of the game
replay-step = Step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-speed = Speed: { $speed } times
replay-turn-back = To the turning point before
replay-turn-next = To the next turning point
replay-eyes = Through the eyes of
replay-all = somebody who knows everything
replay-spectator = a spectator

# Lessons: learning a game in two minutes
lesson-learn = Learn it in two minutes
lesson-learned = Learned: see it again
lesson-short = Learn
lesson-leave = Leave the lesson
lesson-back = Back
lesson-next = Go on
lesson-show = Do it for me
lesson-done = Done
lesson-step = Step { $step } of { $steps }
lesson-coach = What you see and do now
lesson-news = What just happened
lesson-other = That would be allowed, too. Here it goes on like this: { $action }.

# Help: my goal, my role, and why something can't be done
help-mine = My goal and my role
help-mine-cover = Who you are and what you want
why-no-seat = This question is answered below, not by tapping a seat.
why-not-seat = { $name } can't be chosen here.

help-now = What can I do now?
help-why = Why can't I go on?
help-goal = What is it about?
help-rules = The rules of this phase
help-rules-all = All other rules
help-hushed = What you can answer lies before you face down; read it when nobody looks.
help-many = You have { $count } answers to choose from: they stand with your answer.
help-fill = Fill in what stands with your answer. Where seats at the table light up, you can tap them.
help-paused = There is a pause: the clocks stand still.
help-watching = You are watching and are asked nothing.
help-answered = Your answer is given; you can change it until the last one is in.
help-yours = It is up to you now. Only what is allowed now can be tapped.
help-not-asked = You are asked nothing right now: that is why no seat can be tapped.
help-hidden = Who is awaited stays secret: it would give something away.

# One device for several players
hand-title = Another player on this device
hand-about = One phone goes round: everybody added here plays on this device. It says whose turn it is and shows nothing secret before.
hand-name = Who else is playing?
hand-add = Add
hand-away = Take { $name } off this device
hand-give = Give the device to { $name }.
hand-lay = Nobody here has to answer right now.
hand-hold = { $name }: press and hold when only you are looking
hand-others = Does somebody else want to look something up?
hand-table = Look at the table
hand-has = Only { $name } is looking now.
hand-on = Cover
hand-leave-one = { $name } leaves the table for good
hand-leave-all = Everybody on this device leaves the table for good

# Signs, silence, pauses
sign-title = Hold up a sign
sign-applause = applause
sign-laughter = laughs
sign-surprise = is surprised
sign-doubt = doubts it
sign-yes = yes
sign-no = no
badge-muted = muted
people-title = Who is here
people-watching = watching
people-ignore = Mute for me only
people-mute = Mute for everybody
people-hand-on = Make host
people-hint = Whoever is muted can't write and can't hold up signs. Answers and claims that the game needs always work.
talk-muted = Muted by the host: { $names }
talk-you-muted = The host has muted you. Answers and claims still work.
seat-ask = May I play instead?
seat-which = Which bot?
seat-request = { $name } would like to play instead of the bot { $bot }.
seat-host-decides = The host decides.
seat-grant = Yes
seat-decline = No
seat-taken-over = { $name } plays for { $bot } now.
seat-back = Back to my seat
pause-on = Pause: the clocks stand still.
pause-wish =
    { $count ->
        [one] { $names } would like a pause.
       *[other] { $names } would like a pause.
    }
pause-wish-on =
    { $count ->
        [one] { $names } would like to go on.
       *[other] { $names } would like to go on.
    }
pause-ask = Ask for a pause
pause-ask-on = I am ready again
pause-me-too = Me too
pause-no-more = Never mind
go-on = End the time for all
go-on-sure = For everybody who has not answered, what they have prepared counts then, or else the safe answer.
go-on-sure-all = The time for this is over for everybody then.
go-on-not = Not yet

# How many of each
counts-all = { $count } in all
counts-of = { $name }: { $count }
counts-more = One more { $name }
counts-fewer = One { $name } less

stats-column-truth = True / false
stats-truth = True / false: what the record bears out and what it does not. Trust and suspicion can't be checked.

# The stage: bar, card, people, notes, what is happening
bar-title = Card, talk, table and notes
bar-card = My card
bar-talk = Talk
bar-table = Table
bar-notes = Notes
card-hold = Hold to look
card-only-you = For your eyes only. Let go and the card is covered again.
card-goal = Goal:
card-ability = Ability:
card-knows = What you know
card-all = Everybody has a card
card-got-it = Got it
card-later = Look later
card-where = Afterwards the card lies at the lower left. Hold to lift it.
card-asked = You are asked already: the question comes next.
card-pin = Keep it open
beat-skip = Tap to go on
answer-yes = Yes
answer-no = No
panel-hold = Hold: { $action }
pass-all = Nothing more this turn
pass-all-on = You pass until the turn is over.
pass-all-stop = Ask me again
person-said = Said and claimed
person-silent = Has not said anything yet.
person-quiet = says nothing
person-votes = Votes so far
suspicion-mine = My suspicion
suspicion-of = How much do you suspect { $name }?
suspicion-none = no suspicion noted
suspicion-0 = trusted
suspicion-1 = rather trusted
suspicion-2 = unclear
suspicion-3 = rather suspicious
suspicion-4 = suspicious
note-mine = My note, for me alone
note-private = Nobody but you sees what you note here.
sleep-hint = This device can't be kept awake here: set its screen lock to a few minutes.
share = Share
share-copied = The link is copied.
share-by-hand = This browser does not allow copying here: copy the link from the field.
