# The words of this game in the terminal.

terminal-round = round { $round }/{ $rounds }
terminal-about =
    You explore a house, but one of you belongs to the cult. For ten rounds you walk about,
    each on a secret route of colours. Where you meet you give each other pulse cards face
    down, and the cult can murder with them, unnoticed. In the rooms you gather evidence;
    who suspects somebody checks others, or calls a vote. Enough evidence, or a cult
    unmasked, wins for you.
terminal-at = Stands
terminal-score = { $points }/{ $target } points
terminal-power =
    { $power ->
        [true] power on
       *[false] power off
    }
terminal-paths = unsafe paths { $count }
terminal-vote = vote possible
terminal-portal = portal: close by round { $round }
terminal-place = Place
terminal-colour = Colour
terminal-cards = Cards
terminal-active = active
terminal-marker = blocked
terminal-fishman = fishman
terminal-pulse-hand = Pulse
terminal-task-hand = Tasks
terminal-pulse-deck = Deck
terminal-counts = p/t/d
terminal-corridors = into a corridor …
terminal-knife = knife
terminal-ghost = ghost
terminal-hand = Hand: { $cards }
terminal-route = Route now: { $now }; then: { $then }
terminal-IWasWith = I was somewhere with somebody
terminal-IWasWith-place = Where were you?
terminal-IWasWith-seat = With whom?
terminal-Murderer = Did somebody murder somebody?
terminal-Murderer-by = Who is it you suspect?
terminal-Murderer-seat = Who was murdered?

terminal-ask-Moving = Where do you go? (★ is on your route; in brackets whom you meet)
terminal-ask-Meeting = Which pulse card do you give?
terminal-ask-Sneaking = There is a secret door here. Do you go through?
terminal-ask-Acting = What do you do here?
terminal-ask-Announcing = What do you announce?
terminal-ask-Voting = Whom do you point at?
terminal-ask-Deciding = You hold the knife. Where do you point in the end?
terminal-ask-CleaningUp = The round is over. Ready to go on?
terminal-ask-Unmasking = Who is the seer?

terminal-points = evidence enough
terminal-eliminated = cult voted out or found
terminal-presented = murdered presented
terminal-murders = murdered in time
terminal-time = time is up
terminal-seer_named = seer named
