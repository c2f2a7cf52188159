# The words of this game in English. A message is named after what it speaks of; its arguments are the fields of that
# struct (see maskenball.texts.arguments).

game-name = The Thief of the House
game-tagline = One of you steals at night; by day you name suspects.
game-line = One of you steals. Who?
game-length = 5 minutes


## Options

option-rounds = Rounds
    .hint = So many nights pass before the thief is known.
option-objections = Objections
    .hint = Whoever disagrees may break off the naming once.


## What one does

action-Name = { $seat } is the thief
action-Nod = Nod
action-Object = Object
action-Judge = { $upheld_is ->
        [true] The objection stands
       *[false] The objection falls
    }
action-Sleep = Sleep
action-Steal = Steal from { $seat }


## What happened

event-Began = The game begins.
event-YouAre = { $thief_is ->
        [true] You are the thief.
       *[false] You are not the thief.
    }
event-Named = Named as suspects: { $seats }.
event-Nodded = { $seat } nods.
event-Objected = { $seat } objects.
event-Judged = The objection { $upheld_is ->
        [true] stands
       *[false] falls
    }, { $votes_yes_count } to { $votes_no_count }.
event-Rested = The rest is over, and night falls.
event-Stole = In night { $night } you stole from { $seat }.
event-Robbed = In night { $night } somebody stole from you.
event-Dawned = Night { $night } is over.
event-Ended = { $thief } was the thief.


## What one says

claim-Innocent = I am not the thief.
claim-Suspect = I suspect { $seat }.


## What is going on

phase-Naming = All name a suspect.
phase-Objecting = All others judge the objection of { $by }.
phase-Resting = Everybody rests.
phase-Stealing = It is night.

outcome-dawn = The last night is over. Winner: { $winners }.


## What is refused

error-too_many_rounds = With five players three rounds are too long if one may object: play fewer rounds, or without objections.
error-no_such_thief = The thief has to sit at the table.


## The headline of each rule (RULES.md)

rule-T-01 = Players and the thief
rule-T-02 = Naming suspects
rule-T-03 = Nodding
rule-T-04 = Objecting
rule-T-05 = Rest
rule-T-06 = Night
rule-T-07 = End
