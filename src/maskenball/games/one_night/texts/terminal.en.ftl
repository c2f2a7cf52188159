# The words of this game in the terminal.

terminal-cards = In play
terminal-about =
    Everybody has a token (Resistance or Spy) and a card with a task. At night you carry
    out your tasks one after the other: looking, taking, swapping. In the morning hardly
    anybody is sure who is what. Then you talk, take markers, claim this and that, and in
    the end all point at somebody at once. If it hits a spy, the Resistance wins; what
    counts is the token that lies before you in the end.
terminal-leads = leads
terminal-turn = acts now
terminal-suspected = suspected
terminal-open = token lies open
terminal-voted = votes against { $target }
terminal-eliminated = eliminated
terminal-Exchange-seats = Whose tokens do you swap? Name two.
terminal-Betray-resistance = Who of the Resistance shall get another token?
terminal-Betray-spy = And which spy is the other one?
terminal-ask-Preparing = Remember your token and your card ({ $card }), then close your eyes.
terminal-ask-NightTurn = Your task as { $card }:
terminal-ask-Announcing = Your card is { $card }. Which marker do you take, honestly or not?
terminal-ask-Discussing = Join in (/say, /claim), turn markers over, or ask for the vote.
terminal-ask-Voting = Whom do you take for a spy? Your card was { $card }.
terminal-offer = Join in (/say, /claim), turn markers over, or vote; Enter waits.

terminal-reason-spy_eliminated = spy eliminated
terminal-reason-no_spy_eliminated = no spy eliminated
terminal-reason-nobody_eliminated = nobody eliminated
terminal-reason-all_spies_at_hq = all spies at HQ
terminal-reason-nobody_wins = nobody wins
