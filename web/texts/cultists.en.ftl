# What the pages say about Among Cultists besides its own words.

game-length = 45 to 60 minutes
goal = Investigators collect enough points or find the cult; the cult murders, sabotages and lies.

badge-knife = holds the knife: the last word in votes
badge-knife-short = Knife
badge-ghost = ghost
map-title = The house
map-cards = cards in this room
map-active = active
map-marker = cultist marker
map-fishman = fishman
board-state = How things stand
board-people = Everybody
board-round = Round { $round }
board-points = { $points } of { $target } points
board-power-on = Power on
board-power-off = Power off
board-votable = Votes are possible
board-portal = Portal open
board-decks = Pulse { $pulse }, hand { $hand }
board-route = Your route this round: { $colours }
board-hand = Your hand:
path-hint = Tap the places one after the other, at most { $most } steps.
path-meets = You would meet, at { $who }.
path-nobody = You would meet nobody.
path-none = First choose where you go.
path-circle = You can't end where you began.
path-no-way = From there no way leads straight to this place: { $place }.
path-long = You can't get any farther this round.
path-route = My route: press and hold
path-undo = One back
path-go = Walk there

ask-Moving = Where do you go?
ask-Meeting = You meet: give a pulse card.
ask-Sneaking = Do you take the secret way?
ask-Acting = What do you do here?
ask-Announcing = Say what you saw.
ask-Voting = At whom do you point?
ask-Deciding = The knife has the last word.
ask-CleaningUp = The round is over: shall it go on?
ask-Unmasking = Who is the seer?
help-Moving = Name a whole path. Whoever you meet on the way has an encounter with you.
help-Meeting = Everybody who meets gives the other a pulse card, face down. Nobody knows the own pulse.
help-Acting = Do what this place allows. Investigators are held to their route; cultists are not.
help-Voting = All point at somebody at once, or abstain; then whoever holds the knife may still change their own vote.
field-Murderer-by = Who?
field-Murderer-seat = Whom?
field-IWasWith-seat = With whom?
field-IWasWith-place = Where?
claims-IAm = I am …
claims-ISuspect = I suspect …
claims-ITrust = I trust …
claims-IWasWith = I was with …
claims-Murderer = Did … murder …?
claims-MyRoute = My route …

# My goal and my role, in plain words
goal-investigators = Your goal: { $points } points together within ten rounds, or to vote out { $two ->
        [true] the whole cult
       *[false] the cultist
    }. { $seer ->
        [true] After that the cult may still name the seer; if it is right, you have lost after all.
       *[false] Points come from checked rooms in which there is “Success”.
    }
goal-cultists = Your goal: secretly murder enough investigators, or see to it that points are missing after ten rounds. { $seer ->
        [true] If you are unmasked you can still win by naming the seer.
       *[false] Don't let yourself be voted out.
    }
role-investigator = You investigate. You only have “Alive” and “Success”, and in rooms you act only where your route allows it. Whether you are murdered already you don't know.
role-seer = You are the seer: you investigate and know who belongs to the cult. Help the others without standing out, for if the cult names you at the end you lose. Never say that you are the seer.
role-cultist = You belong to the cult. At encounters you may give “Murdered”, in rooms put “Failure” or sabotage, ignore your route, and lie about what you checked. Nobody must notice that it was you.
