# Among Cultists, in our own words.
# The arguments of each message are the fields of its struct in model.py and events.py, shown as maskenball/texts/arguments.py says.

game-name = Among Cultists
game-tagline = Gather the evidence before one of your own silences you.
game-line = One of you is a killer.
game-length = about 45 minutes


## Places, cards, roles

place-R1 = Library
place-R2 = Ritual Hall
place-R3 = Observatory
place-R4 = Archive
place-R5 = Canteen
place-R6 = Control Room
place-R7 = Lecture Hall
place-R8 = Laboratory
place-R9 = Exhibition
place-G1 = North-west Corridor
place-G2 = North-east Corridor
place-G3 = West Corridor
place-G4 = East Corridor
place-G5 = South-west Corridor
place-G6 = South-east Corridor

Side-investigators = Investigators
Side-cultists = Cultists

Role-investigator = Investigator
Role-seer = Seer
Role-cultist = Cultist

Colour-red = red
Colour-green = green
Colour-blue = blue
Colour-yellow = yellow
Colour-violet = violet
Colour-white = white

Pulse-alive = Alive
Pulse-murdered = Murdered

Task-success = Success
Task-failure = Failure
Task-sabotage = −1 sabotage

Happening-lightning = Lightning
Happening-secret_doors = Secret Doors
Happening-portal = A Portal
Happening-window = Broken Window
Happening-silence = Silence

PortalDeed-opened = opened
PortalDeed-closed = closed
PortalDeed-lapsed = lapsed

Encounters-each_step = at each step
Encounters-end_of_move = at the end of a move

Majority-all_players = more than half of all players
Majority-votes_cast = more than half of the votes cast
Majority-plurality = the most votes

Stage-moving = Movement
Stage-doors = Secret doors
Stage-acting = Actions


## What everybody hears

event-Began = Everything is dealt, and all stand in the start room. { $knife } holds the knife.
event-RoundBegan = Round { $round } begins. { $knife } holds the knife.
event-Moved = { $seat } goes: { $path }.
event-Met = { $place }: { $seats } meet.
event-PulseGiven = { $by } puts a pulse card face down into the deck of { $to }.
event-EventDrawn = { $seat } draws the event “{ $event }”.
event-PowerSwitched =
    { $by_is ->
        [none] The power goes off.
       *[some] { $by } switches the power on again.
    }
event-DoorUsed = { $seat } goes through the secret door: { $place }.
event-Stayed = { $seat } leaves the secret door alone.
event-PortalUsed = { $by } pushes against the portal.
event-PortalChanged =
    { $deed_is ->
        [opened] A portal opens. For three rounds two of you can close it together.
        [closed] The portal is closed. Now { $points } points are enough.
       *[lapsed] The portal has been open for too long. Now { $points } points are needed.
    }
event-StatusChecked =
    { $camera ->
        [true] { $by } checks the status of { $seat } by camera.
       *[false] { $by } checks the status of { $seat }.
    }
event-Announced =
    { $murdered ->
        [true] { $by } says: { $seat } is murdered!
       *[false] { $by } says: { $seat } lives.
    }
event-PileCardLaid = { $place }: a card from the draw pile is laid here face down.
event-CorridorSecured = { $by } secures the corridor: a card goes face down onto the unsafe paths.
event-MarkerPlaced =
    { $place_is ->
        [none] There are no cultist markers left.
       *[some] A cultist marker blocks a room: { $place }.
    }
event-MarkerFought = { $by } removes the cultist marker of a room: { $place }.
event-FishmanMoved =
    { $by_is ->
        [none] The fishman appears: { $place }.
       *[some] { $by } drives the fishman off.
    }
event-RoomFilled = { $by } puts a card face down into a room: { $place }.
event-TokenTurned =
    { $window ->
        [true] A room is active now, { $place }, but a window is broken!
       *[false] A room is active now: { $place }.
    }
event-PathsDrawn = Out of the unsafe paths comes “{ $card }”.
event-RoomChecked =
    { $camera ->
        [true] { $by } checks a room by camera, { $place }
       *[false] { $by } checks a room, { $place }
    }: “{ $card }”. Points: { $points }.
event-VoteCalled = { $by } calls a vote.
event-Passed = { $seat } does nothing.
event-Voted =
    { $seats_count ->
        [0] Nobody points at anybody
        [one] { $seats } points at { $targets }
       *[other] { $seats } point, in this order, at { $targets }
    }. Abstained: { $abstained }.
event-KnifeSpoke =
    { $changed ->
        [true] { $seat }, with the knife, thinks again and { $target_is ->
            [none] abstains.
           *[some] points at { $target }.
        }
       *[false] { $seat }, with the knife, sticks to it.
    }
event-NoMajority = The vote hits nobody.
event-BecameGhost =
    { $voted ->
        [true] { $seat } is voted out, and is now a ghost.
       *[false] { $seat } is murdered, and is now a ghost.
    }
event-CleanedUp = Round { $round } is over.
event-SteppedForward = The cult steps forward: { $seats }. Everybody else keeps quiet.
event-Named =
    { $seat_is ->
        [none] Nobody is named as the seer.
       *[some] { $by } thinks { $seat } is the seer.
    }
event-Ended = { $outcome } Who was who: { $roles_by_name }.


## What only you are told

event-Dealt = Your role: { $role }. Your route is on card { $route }.
event-StartMurdered = Murdered from the start: { $seats }.
event-FellowSeen = On your side: { $seats }.
event-CultistsSeen = You see who belongs to the cult: { $seats }.
event-Gave = You gave “{ $card }” to { $to }.
event-Put = { $place }: you put down “{ $card }”.
event-Looked = In the deck of { $seat } there are { $alive } × Alive and { $murdered } × Murdered.


## What you can answer

action-Move = Go: { $path }
action-Give =
    { $to_is ->
        [none] Give “{ $card }”
       *[some] Give “{ $card }” to { $to }
    }
action-UseDoor = Through the secret door: { $to }
action-Stay = Stay
action-CheckStatus = Check the status of { $seat }
action-SecureCorridor = Secure the corridor with “{ $card }”
action-FightCultist = Fight the cultist marker
action-DriveOff = Drive off the fishman
action-FillRoom = Put “{ $card }” into this room
action-CheckRoom = Check this room
action-CallVote = Call a vote
action-WatchPlayer = Camera: check the status of { $seat }
action-WatchRoom = Camera: check a room, { $room }
action-RestartPower = Restart the power
action-ClosePortal = Help to close the portal
action-Pass = Do nothing
action-Announce =
    { $murdered ->
        [true] Announce “Murdered!”
       *[false] Announce “Lives.”
    }
action-Point =
    { $seat_is ->
        [none] Abstain
       *[some] Point at { $seat }
    }
action-GoOn = Go on
action-Present = Present the murdered and win
action-Name =
    { $seat_is ->
        [none] Name nobody
       *[some] Name { $seat } as the seer
    }


## What you can claim

claim-IAm =
    { $side_is ->
        [investigators] I am one of the investigators.
       *[cultists] I am one of the cultists.
    }
claim-ISuspect = I suspect { $seat }.
claim-ITrust = I trust { $seat }.
claim-IWasWith = I was with { $seat } here: { $place }.
claim-Murderer = Did { $by } murder { $seat }?
claim-MyRoute = My route allows { $colours } in this round.


## What is going on

phase-Moving =
    { $left_count ->
        [one] Movement. Only { $left } has yet to move.
       *[other] Movement. { $left_count } have yet to move.
    }
phase-Meeting = An encounter: pulse cards change hands, face down.
phase-Sneaking =
    { $left_count ->
        [one] Secret doors. The last turn is { $left }’s.
       *[other] Secret doors. { $left_count } more to come.
    }
phase-Acting =
    { $left_count ->
        [one] Actions. The last turn is { $left }’s.
       *[other] Actions. { $left_count } more to come.
    }
phase-Announcing = { $by } has checked the status of { $seat } and is about to say what was found.
phase-Voting = A vote: talk it over, then all point at somebody at once.
phase-Deciding = Whoever holds the knife has the last word.
phase-CleaningUp = Clean-up at the end of the round.
phase-Unmasking = Everybody keeps quiet: the cult can still name the seer.


## How it ended

outcome-points = There is enough evidence: the investigators win. Winners: { $winners }.
outcome-eliminated = The cult is unmasked: the investigators win. Winners: { $winners }.
outcome-presented = Enough investigators are murdered: the cult wins. Winners: { $winners }.
outcome-murders = Enough investigators had been murdered before: the cult wins. Winners: { $winners }.
outcome-time = Ten rounds, and not enough evidence: the cult wins. Winners: { $winners }.
outcome-seer_named = The seer is found out: the cult wins after all. Winners: { $winners }.


## Options

option-seer = Seer
    .hint = One of the investigators knows the cult, but must not be found out at the end. Good for groups that like to talk.
option-encounters = Encounters
    .hint = Whether people meet at each step or only where a move ends. The end of a move is quicker to play.
option-majority = Majority
    .hint = What decides a vote. The most votes suit groups that would never agree otherwise.
option-data = A box of your own
    .hint = Board, routes, decks and numbers out of a file of your own in place of ours, for owners of the game.


## What is refused

error-no_way = No way leads there: go from place to place, and never into a corridor with the fishman.
error-off_route = This room is off your route in this round: here you can only do what needs no route.
error-ends_where_it_began = A move must not end where it began.
error-deal_roles = These roles don't fit the number of players and the options.
error-deal_routes = Everybody needs a route card of their own out of this box.
error-deal_pulses = This box does not have these start cards for the pulse decks.
error-deal_rooms = This box does not have these start cards for the rooms.
error-deal_piles = Tokens, markers, bag or draw pile don't fit this box.
error-deal_knife = Somebody at the table has to hold the knife.
error-data_unreadable = This file is no box for this game ({ $reason }).
error-data_place_twice = The place { $place } is there twice: each needs a name of its own.
error-data_unknown_place = A way leads to { $place }, but there is no such place.
error-data_loop = The place { $place } is joined to itself.
error-data_door_not_in_room = A secret door leads to { $place }, which is no room.
error-data_start = The start, { $place }, is no room.
error-data_fishman = The fishman's place, { $place }, is no corridor.
error-data_one_room = There has to be exactly one room of this colour: { $colour }. Found: { $count }.
error-data_not_connected = The place { $place } is cut off from the rest of the board.
error-data_few_colours = From { $place } only { $count } colours can be reached in three steps; there have to be at least { $least }, also round the fishman.
error-data_few_routes = There are only { $given } route cards; { $least } are needed.
error-data_route_rounds = Route card { $card } names { $given } rounds, not { $rounds }.
error-data_route_dead_end = Route card { $card } leads to no room in round { $round } from { $place }.
error-data_few_events = There are only { $given } events in the bag; there have to be at least { $least }.
error-data_markers = There has to be exactly one cultist marker for each room.
error-data_tokens = { $given } broken windows are too many: there are only { $most } rooms.
error-data_investigator_hand = Investigators may hold only “{ Pulse-alive }” and “{ Task-success }”.
error-data_tables = The numbers have to be there for 4, 5, 6, 7 and 8 players, once each.
error-data_unequal_hands = With { $players } players hands differ in size: that would betray the cult.
error-data_harmless_cultist = With { $players } players the cult has no card “{ Pulse-murdered }”.
error-data_pulse_pool = With { $players } players there are { $given } start cards for pulse decks; there have to be { $wanted }.
error-data_kills = With { $players } players { $given } investigators would have to be murdered, but there are only { $most }.
error-data_room_pool = With { $players } players there are { $given } start cards for rooms; there have to be { $wanted }.


## Headlines of the rules

rule-K-01 = Cultists, investigators and the seer
rule-K-02 = Investigators win by points
rule-K-03 = Investigators win by a vote
rule-K-04 = The cultist wins by presenting the murdered
rule-K-05 = Cultists win after round 10
rule-K-06 = The last guess at the seer
rule-K-07 = Two cultists
rule-K-08 = Who counts as a murdered investigator
rule-K-09 = What comes first
rule-K-10 = Show nothing, say nearly everything
rule-K-11 = A move never ends where it began
rule-K-12 = Hands
rule-K-13 = The pulse deck
rule-K-14 = Opening night
rule-K-15 = Room decks and unsafe paths
rule-K-16 = Three life states
rule-K-17 = Set-up
rule-K-18 = What is public and what is secret
rule-K-19 = What a ghost keeps
rule-K-20 = Everybody moves, from the knife on
rule-K-21 = Ghosts too must move on
rule-K-22 = The fishman's corridor
rule-K-23 = Encounters with power on
rule-K-24 = Encounters with power off
rule-K-25 = Giving pulse cards
rule-K-26 = Nobody looks
rule-K-27 = Ghosts meet nobody
rule-K-28 = At each step or at the end
rule-K-29 = Only entering counts
rule-K-30 = An event out of the bag
rule-K-31 = The events
rule-K-32 = Secret doors in turn, lightning at once
rule-K-34 = Exactly one action
rule-K-35 = After a vote the phase goes on
rule-K-36 = What a check shows
rule-K-37 = The order of a check
rule-K-40 = Check status
rule-K-41 = Secure a corridor
rule-K-42 = Fight a cultist marker
rule-K-43 = Drive off the fishman
rule-K-45 = Fill a room deck
rule-K-46 = The broken window
rule-K-47 = Check a room
rule-K-48 = Call a vote
rule-K-49 = Use the camera
rule-K-50 = Restart the power
rule-K-51 = Close the portal
rule-K-52 = Cultist markers block rooms
rule-K-53 = The portal's deadline
rule-K-54 = Who is voted out shows nothing
rule-K-55 = Pointing, and the last word
rule-K-56 = Ghosts talk and vote
rule-K-57 = What a majority is
rule-K-58 = The last cultist
rule-K-59 = A vote after a found body
rule-K-60 = Clean-up
rule-K-61 = All are asked; at the end all is open
rule-K-70 = Hands of one size
rule-K-71 = Start cards of the pulse decks
rule-K-72 = Start cards, draw pile, markers, tokens
rule-K-73 = The map
rule-K-74 = The route cards
rule-K-75 = A box of one's own is checked

# Ready-made settings to choose from
preset-first_evening = First evening
    .hint = With the Seer, as recommended.
preset-no_seer = No Seer
    .hint = Nobody knows more than the rest, except the cult.
preset-brisk = Brisk
    .hint = Fewer encounters, quicker votes.
