# Hoax (Sein oder nicht sein), in our own words.
# The arguments of each message are the fields of its struct in model.py, shown as maskenball/texts/arguments.py says.

game-name = Hoax
game-tagline = A King today, a Thief tomorrow: everybody is whoever they like, until somebody doubts it.
game-line = King today, thief tomorrow.
game-length = about 20 minutes


## Characters, tokens, and what happens in a turn

Character-king = King
Character-judge = Judge
Character-bishop = Bishop
Character-wizard = Wizard
Character-thief = Thief
Character-peasant = Peasant

Kind-gold = gold
Kind-wine = wine
Kind-grain = grain

Source-others = from all others
Source-player = from one player
Source-stock = from the stock

Link-action = personal action
Link-king = the King's objection
Link-judge = the Judge's fine
Link-bishop = the Bishop's forgiveness
Link-wizard = the Wizard's immunity

Status-stands = stands
Status-fell = revoked
Status-gone = gone with its player
Status-supports = player out, but it still bears

Stage-0 = action
Stage-1 = Kings
Stage-2 = Judges
Stage-3 = Bishops
Stage-4 = decision
Stage-5 = payment
Stage-6 = last call


## What everybody hears

event-Began = The cards are dealt. { $first } begins.
event-TokensTaken = Everybody has taken a token: { $kinds_by_name }.
event-TurnBegan = It is { $seat }'s turn.
event-Acted =
    { $character_is ->
        [none] { $seat } has no action left to use and sits this turn out.
       *[some] { $seat }: I am the { $character }! { $kind_is ->
            [none] It gains nothing.
           *[some] { $count ->
                [0] { $target_is ->
                    [none] There is no { $kind } to take.
                   *[some] { $target } has no { $kind } to take.
                }
               *[other] { $count } { $kind } { $givers_count ->
                    [0] from the stock
                   *[other] from { $givers }
                }.
            }
        }
    }
event-Declared =
    { $seats_count ->
        [0] Nobody objects as the King.
        [one] { $seats } declares the action illegal as the King.
       *[other] { $seats } declare the action illegal as the King.
    }
event-Fined =
    { $seat_is ->
        [none] Nobody sets a fine as the Judge.
       *[some] As the Judge, { $seat } sets a fine: { $tokens }.
    }
event-Forgave =
    { $seats_count ->
        [0] Nobody offers forgiveness as the Bishop.
        [one] { $seats } offers forgiveness as the Bishop.
       *[other] { $seats } offer forgiveness as the Bishop.
    }
event-Paid =
    { $tokens_count ->
        [0] { $seat } accepts the fine of { $judge }, but has nothing to pay.
       *[other] { $seat } pays the fine to { $judge }: { $tokens }.
    }
event-Shared = { $judge } hands one on to { $king } as the King: { $kind }.
event-Accepted = { $seat } accepts the forgiveness of { $bishop }.
event-PricePaid =
    { $kind_is ->
        [none] { $bishop } gets nothing for it from { $seat }.
       *[some] { $bishop } gets for it from { $seat }: { $kind }.
    }
event-Resisted = { $seat }: I am the Wizard! I pay nothing.
event-Doubted = { $by } doubts it: is { $seat } really the { $character }?
event-Voted =
    { $upheld ->
        [true] Most doubt it ({ $votes_yes_count }:{ $votes_no_count }): { $votes_yes }. { $seat } has to tell the truth.
       *[false] Too few doubt it ({ $votes_yes_count }:{ $votes_no_count }): { $votes_yes }. { $seat } stays the { $character }.
    }
event-Admitted = { $seat } admits not being the { $character }, and may not use that character any more.
event-Fell = With it falls what { $seat } claimed as the { $character }.
event-GaveBack =
    { $giver_is ->
        [none] From the stock
       *[some] From { $giver }
    } back to { $receiver_is ->
        [none] the stock
       *[some] { $receiver }
    }: { $count } { $kind }.
event-Unmasked = { $by } tries to unmask { $seat }. Out of the game: { $out }.
event-Questioned = { $by } pays an info-pack and questions { $seat }.
event-Shown = { $seat } has secretly shown { $by } a character.
event-Ended =
    { $outcome } Who was who: { $characters_by_name }. Points: { $points_by_name }. Score: { $score_by_name }.{ $champions_count ->
        [0] { "" }
        [one] { " " }The match goes to { $champions }.
       *[other] { " " }The match is shared by { $champions }.
    }


## What only you hear

event-Dealt = What you really are: { $character }.
event-Saw = { $seat } shows you the { $character }: that is who they are not.
event-Showed = You show { $seat } the { $character }.
event-Handed =
    You hand { $seat } the question card { $character }: { $right ->
        [true] you are right!
       *[false] you are wrong, and out.
    }
event-Received =
    { $seat } hands you the question card { $character }: { $right ->
        [true] that is right, and you are out.
       *[false] that is wrong!
    }


## What you can do

action-Choose = Take { $kind }
action-Act =
    Act as the { $character }{ $target_is ->
        [none] { "" }
       *[some] , on { $target }
    }{ $kind_is ->
        [none] { "" }
       *[some] , { $kind }
    }
action-Pass = Pass
action-Declare = As the King, declare the action illegal
action-Fine = As the Judge, set a fine: { $tokens }
action-Forgive = As the Bishop, offer forgiveness
action-Pay = Pay the fine to { $judge }
action-Accept = Accept the forgiveness of { $bishop }
action-Resist = Be the Wizard and pay nothing
action-Demand = Ask for { $kind }
action-Share = Hand { $kind } on to { $king } as the King
action-Doubt = Doubt that { $seat } is the { $character }
action-Vote =
    { $yes ->
        [true] I doubt it too
       *[false] I don't doubt it
    }
action-Unmask = Unmask { $seat } as the { $character }
action-Question = Question { $seat } for an info-pack
action-Show = Show the { $character }


## What you can claim

claim-IAm = I really am the { $character }.
claim-IsNot = { $seat } is not the { $character }.
claim-IDoubt = I don't believe { $seat } is the { $character }.
claim-ITrust = I trust { $seat }.


## What is going on

phase-Choosing = Everybody takes a token.
phase-Acting = The player whose turn it is acts as any character.
phase-Declaring = Does anybody declare the action illegal as the King?
phase-Fining = Does anybody set a fine as the Judge?
phase-Forgiving = Does anybody offer forgiveness as the Bishop?
phase-Deciding = The fined player decides: pay, be forgiven, or be the Wizard.
phase-Naming = { $bishop } names the price of forgiveness.
phase-Sharing = { $judge } hands a token on to a King.
phase-Closing = Last call in this turn: does anybody have a doubt?
phase-Accusing = { $by } doubts that { $seat } is the { $character }, and all others vote.
phase-Showing = { $seat } chooses what { $by } gets to see in secret.


## How it ended

outcome-last_in = All others are out: { $winners } has won.
outcome-wrongly_accused = Doubted wrongly, with the card to prove it: { $winners } has won.
outcome-quiet = Nothing has come to light for too long, and the game is over. Winners together: { $winners }.


## Options

option-big_table = Big table
    .hint = Nine to twelve may play: for large groups with time and patience.
option-games = Number of games
    .hint = Points are added up over so many games: for groups who want to know who lies best in the long run.
option-quiet_turns = Quiet turns
    .hint = After so many turns in which nothing came to light the game is over: for groups that want it to end one day.
option-overview = Overview of the characters
    .hint = What each character may do as an action: for all who want to use the table out of their own box.


## Refused options and deals

error-small_table = More than { $most } can only play at a big table, and you are { $given }: turn on "{ option-big_table }".
error-overview_no_action = No character of this overview has an action: at least one needs one.
error-overview_stock_packs = The stock has no info-packs: "stock" and "packs" don't go together in the line of { $character }.
error-deal_characters = The characters of this deal don't fit: there are two of each, and everybody gets exactly one.
error-deal_first = Whoever begins according to this deal does not sit at the table.
error-deal_score = The score of this deal does not fit the number of players or games.


## The numbered rules (RULES.md)

rule-S-01 = Twenty tokens of each kind, and no more
rule-S-02 = Twelve cards, one for each player
rule-S-03 = One token of free choice to begin with
rule-S-04 = Who begins, and then clockwise
rule-S-05 = What all can see and what is secret
rule-S-10 = One personal action, honest or a lie
rule-S-11 = The effect is immediate
rule-S-12 = King: a tax in gold
rule-S-13 = Bishop: a church tax in wine
rule-S-14 = Thief: two tokens, out of packs too
rule-S-15 = Wizard: one loose token
rule-S-16 = Peasant: two grain from the stock
rule-S-17 = Judge: no action
rule-S-18 = Examples of Thief and Bishop
rule-S-19 = An action that brings nothing counts too
rule-S-20 = What a reaction must rest on
rule-S-21 = King: declare it illegal, at once or never
rule-S-22 = Judge: a fine of two tokens
rule-S-23 = Bishop: forgiveness for one token
rule-S-24 = Wizard: no fine counts
rule-S-25 = The fined player picks
rule-S-26 = The Judge shares with a King
rule-S-27 = No Judge, no fine
rule-S-28 = Who can't pay in full
rule-S-29 = The order of a turn
rule-S-30 = Doubting, and voting on it
rule-S-31 = The simple majority
rule-S-32 = A lie: admit it and go without
rule-S-33 = The truth: show it and win
rule-S-34 = Without a majority play goes on
rule-S-35 = After a claim is revoked
rule-S-36 = An example with Anton and Bernd
rule-S-37 = What a doubt hits
rule-S-38 = Fallen claims can be doubted too
rule-S-39 = When the one who was paid falls
rule-S-40 = Unmasking with a question card
rule-S-41 = Right or wrong: one of the two is out
rule-S-42 = Only the two know the card
rule-S-43 = What remains of the turn of those who are out
rule-S-44 = Going out before and after the payment
rule-S-50 = Info-packs and what is loose
rule-S-51 = A question costs an info-pack
rule-S-52 = What may be shown
rule-S-53 = What was shown may still be used
rule-S-54 = When nothing is left to show
rule-S-55 = An example with Claudia and Bernd
rule-S-60 = Of two left, one doubt is enough
rule-S-61 = Of two left, resting on oneself
rule-S-62 = An example with Claudia and Erich
rule-S-63 = From when the rules for two hold
rule-S-64 = When one can cut in
rule-S-65 = What stands and what falls
rule-S-66 = After a cut-in all are asked anew
rule-S-67 = When all Judges or Bishops have fallen
rule-S-68 = How tokens go back
rule-S-69 = Who stands in for those who are out
rule-S-70 = Who wins
rule-S-71 = Points over several games
rule-S-72 = Points after a wrong accusation
rule-S-73 = In the end all is laid open
rule-S-74 = When nothing comes to light for long

# Ready-made settings to choose from
preset-first_evening = First evening
    .hint = A single game.
preset-three_games = Three games
    .hint = Points count over three games.
preset-big_table = Big table
    .hint = For nine to twelve people.
