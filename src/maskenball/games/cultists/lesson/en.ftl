# What the coach says in the lesson, step by step.

step-goal = You are { $me }. Three of you four investigate and need ten points within ten rounds; one belongs to the cult, murders in secret and sabotages.
step-secret = Press and hold your card: you investigate. Your route names the colours of the rooms in which you may do something this round; the cult may do so anywhere.
step-move = Each round everybody walks up to three steps. The Archive is yellow and on your route: tap West Corridor, then Archive, and go.
    .other = That is a way, too. For this lesson go through the West Corridor to the Archive.
step-meet = Mia has joined you: an encounter. Each of you puts a pulse card face down into the other's deck. Hold to read: you only have “Alive”, the cult also has “Murdered”, and nobody sees their own deck. Lay one.
step-fill = Noah and Lea have met as well. Now everybody does one thing: put “Success” into this room. With three cards it becomes active and gives points.
    .other = You can check Mia later. Put “Success” into this room now.
step-points = In the Archive Mia drew “Success”: a point. In the Control Room Noah put something down, and right after that Lea drew “−1 sabotage”. Remember that!
step-walk = Round 2. So far Lea has met nobody but Noah; is she all right? Go to her: West Corridor, then Canteen.
    .other = Lea is in the Canteen. Go to her through the West Corridor.
step-check = Whoever stands with somebody can check their status, that is look into their pulse deck. A single “Murdered” is enough. Check Lea.
step-announce = There is “Murdered” in Lea's deck; she did not know it herself. Whoever investigates has to say so, only the cult could lie. Say it.
step-vote = Lea is a ghost now, but still talks and votes. Only Noah and you gave her cards, and yours was “Alive”: point at Noah.
    .other = Think of the cards: besides you only Noah gave Lea one, and in the Control Room there was sabotage. Point at Noah.
step-end = More than half pointed at Noah: the cult is unmasked, and you win! In the cult you win with enough people murdered, or if points are missing after ten rounds.
