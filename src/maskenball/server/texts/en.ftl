# What the server says to people, in English. Codes as in server/*.py.

error-stale = The table has moved on since you looked: please look again and answer what is asked now.
error-not_playing = No game is on here right now.
error-already_playing = A game is on: that has to wait until it is over.
error-not_seated = You are looking on: only those who sit at the table can do that.
error-already_seated = You have a seat already.
error-seat_taken = That seat isn't free.
error-only_own_seat = You have had a seat in this game: until it is over you can only go back to that one.
error-not_requested = That person isn't asking for this seat (any more).
error-not_here = That person isn't at this table (any more).
error-not_yourself = You can't show yourself out: leave the table instead.
error-only_host = Only the host of this table can do that.
error-no_bot_there = No bot sits there.
error-name_taken = Somebody here is called “{ $given }” already: please choose another name.
error-mixed_name = “{ $given }” mixes letters of several alphabets: please write your name in one.
error-not_ready = Not everybody is ready yet.
error-room_locked = The door to this table is locked: ask its host to open it.
error-room_full = This table is full.
error-no_spectators = This table wants no spectators.
error-wrong_password = That isn't the password of this table.
error-no_such_room = There is no table with this code: please check it, or it has been closed.
error-no_such_record = There is no record at this address (any more).
error-wrong_key = That isn't the key of this record.
error-records_full = This server keeps no more records from elsewhere: please try again later.
error-no_such_page = There is nothing at this address.
error-no_such_method = Nothing can be done at this address in that way.
error-too_slow = That came too slowly: please send it again.
error-too_long = That is longer than this server reads.
error-house_full = This server has no table left: please try again later.
error-too_fast = That was too much at once: please wait a moment.
error-bad_seconds = Times are whole seconds, from 1 to { $most }.
error-mask_taken = Somebody at the table already wears this mask.
error-wait_for_marks = { $seconds } more seconds: the others are still looking at the end. After that you can start without them.
error-muted = The host has muted you.
error-chat_while_playing = While a game is on, this chat belongs to those who have had no seat in it: speak at the table.
error-not_stored = It could not be written to disk, so it did not happen: please try again in a moment.
error-unsure = The database did not answer: whether this happened will show in a moment.
error-moving = This table is moving to another server right now: please try again in a moment.
error-our_mistake = That was our mistake, not yours. Nothing has changed; please try something else.
error-not_a_message = The server doesn't understand this message ({ $reason }).
error-foreign_host = This server is called { $host }: please go there.
error-foreign_origin = This request came from another site's page and was not carried out.

## Why a server can't begin

error-port_taken = Port { $port } is taken by another program: choose another one with --port, or --port 0 for any that is free.
error-port_forbidden = Port { $port } may not be used by everybody: choose one above 1023 with --port.
error-no_such_host = This machine has no address { $host } on which to listen.
error-database_in_use = Another server works with { $file } already: stop it, or choose another file with --database.
error-database_unusable = { $file } can't be used as a database: { $reason }.
error-database_driver = One package is missing for PostgreSQL: pip install 'maskenball[postgres]'.

## What is logged, for people

log-room-opened = A table was opened
log-game-left-out = A game of another package could not be loaded and is left out
log-bot-failed = A bot of another package failed; the safe answer counts in its place
log-fault = A mistake of ours
log-descriptors-short = Connections are running short: raise the limit of open files (LimitNOFILE)
log-not-stored = Could not be written to disk

## The start page

page-title = A masked ball is on here
page-what = Maskenball is a digital table for games in which people hide who they are: The Resistance, One Night Revolution, Among Cultists, Hoax and Decrypto, for people and bots.
page-next = The server is running and programs can play here, but the table for the browser is not built in. In a checkout “make web” builds it; then start the server again.
page-terminal = In the terminal you can play right now:
page-source = unofficial fan software
