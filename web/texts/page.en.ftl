# The words of the pages, in English. Those of the games stand with the games.

start-what = Five games. Somebody always lies.
start-open = or invite your own
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
who-go = Off to the ball
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
theme-auto = Same as the device
theme-dark = Night
theme-light = Day
preferences-sound = Sounds on this device
preferences-vibrate = Vibrate when it is my turn
credits = Who drew all this
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
door-play = Join
door-watch = Just watch
door-screen = Open as the screen for everybody
door-no-name = Tell us your name first.
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
reconnecting = You lost the connection. Your game is safe, and you will be back in a moment.
note-older_rules = This game began under older rules: you can play on, but you can't watch it again afterwards.
note-broken_off = The server was updated, and your game could not be carried on: please start a new one.
gone-title = You are no longer at this table
gone-closed = This table has been closed.
gone-no_such_room = There is no table with this code any more.
gone-elsewhere = You have this table open in too many places: it goes on in the newest ones.
gone-left = You left the table, or the host asked you to leave.
gone-unknown_token = This device has no seat here any more.
gone-too_fast = Too much was sent at once.
gone-version = The page is older than the server: please reload it.
gone-again = Join again
paused = Pause
menu = Menu
menu-pause = Stop the clocks
menu-resume = Resume
menu-break-off = Stop this game
menu-lobby = Back to the lobby
menu-leave = Leave the table for good
menu-host-now = You are the host now.
menu-device = Continue on another device
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
room-kick = Ask { $name } to leave
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
room-with-bots =
    { $count ->
        [one] One bot plays with you.
       *[other] { $count } bots play with you.
    }
room-seated = At the table: { $count } of at most { $most }
hold-on = Press and hold
room-screen = A TV or projector? There, open
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
options-recommended = Options (best left alone in a first game)
options-changed =
    { $count ->
        [one] Options (one changed)
       *[other] Options ({ $count } changed)
    }
settings-title = Table settings
settings-timers = With timers
settings-timers-hint = Off: take your time, nobody is hurried.
settings-absent = When somebody is away
settings-absent-bot = a bot stands in
settings-absent-wait = everybody waits
settings-absent-safe = the safe answer counts
settings-grace = … after this many seconds
settings-awaited = Everybody sees
settings-awaited-names = who we are waiting for
settings-awaited-count = only how many we are waiting for
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
now-stand-in = A bot is playing for { $names }.
now-goes-on = Just a moment …
title-you = Your turn
clock-left = Time left: { $time }
board-seats = Seats round the table

panel-title = Your answer
panel-answered = Your answer is in.
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
hush-lay = Hand it over
hush-done = Done
may-title = You can also do this any time
may-covered = There may be something else for you
may-covered-read = Read in secret whether anything here is for you. It looks the same for everybody.
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
lack-twice = Name each person only once.

ending-title = The end
ending-won = You win!
ending-lost = You lose.
ending-record = Download the record of this game

# The end as a show
end-who = Who was what?
end-headlines = Headlines of the evening
end-wants = wants another game
end-rematch = Rematch
end-marks = { $count } of { $of }
end-anyway = Start without the others
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
narrator-cover = The sound of rain at night
narrator-no-voice = This device does not speak this language: there are captions and sounds.

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
verify-kept = A fair deal: the shuffle is the one that was promised before the game.
verify-broken = This does not fit what was promised before the game.
verify-how = How this is checked
verify-about = Before the deal the server shows a checksum of the shuffle. The record then shows the shuffle itself, and its checksum has to be the same.
verify-by-server = Your browser may not do the sums at this address; the server did them.
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
lesson-next = Next
lesson-show = Do it for me
lesson-done = Done
lesson-step = Step { $step } of { $steps }
lesson-coach = What you see, and what to do
lesson-news = What just happened
lesson-other = You could do that, too. In this lesson we go on like this: { $action }.

# Help: my goal, my role, and why something can't be done
help-mine = My card
help-mine-cover = Who you are and what you want
why-no-seat = This question is answered below, not by tapping a seat.
why-not-seat = { $name } can't be chosen here.

help-now = What can I do now?
help-why = What are we waiting for?
help-goal = What is it about?
help-rules = The rules of this phase
help-rules-all = All other rules
help-hushed = Your answers lie in front of you face down; read them when nobody is looking.
help-many = You have { $count } answers to choose from: they are down below.
help-fill = Fill in the answer down below. If seats light up, you can tap them.
help-paused = The game is paused: all clocks are stopped.
help-watching = You are watching, so nobody asks you anything.
help-answered = Your answer is in. You can change it until everybody has answered.
help-yours = It is up to you. You can tap whatever is allowed now.
help-not-asked = Nothing is asked of you right now, so no seat can be tapped.
help-hidden = Who we are waiting for stays secret: it would give something away.

# One device for several players
hand-title = Another player on this device
hand-about = One phone goes round: everybody added here plays on this device. It says whose turn it is and shows nothing secret before.
hand-name = Who else is playing?
hand-add = Add
hand-away = Remove { $name } from this device
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
pause-on = Paused: all clocks are stopped.
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
go-on = Skip the timer
go-on-sure = Whoever has not answered gets what they have prepared, or else the safe answer.
go-on-sure-all = Then time is up for everybody.
go-on-not = Not yet

# How many of each
counts-all = { $count } in all
counts-of = { $name }: { $count }
counts-more = One more { $name }
counts-fewer = One fewer { $name }

stats-column-truth = True / false
stats-truth = True / false: what the record confirms and what it does not. Trust and suspicion can't be checked.

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
card-asked = It is your turn already: the question comes next.
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
