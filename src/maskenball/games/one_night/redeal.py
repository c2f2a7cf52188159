"""`redeal`: a full world, the night included, drawn so that it fits what one seat has seen, reading only its View.

Law: tokens and cards by the chance of the deal, hidden picks as `sample` throws them, given the view; drawn exactly,
with weight 1, unless it takes too long to find a world that fits. First comes the deal, with all that is certain of
it and the taps that were felt; then the night is thrown forward, swaps only, and dropped where a look of this seat's
own would have shown something else; then what moves nothing: which tokens the Revealers turned, given those seen
open, and the looks of all others. At last the picks are played through the rules, which write down what each seat
was told.

Where in its turn another seat stands nobody can see (N-75): each of its steps is as likely.
"""

from msgspec.structs import replace

from maskenball.games.one_night.events import (
    Looked,
    LookedAtHq,
    LookedAtOwn,
    Revealed,
    Stole,
)
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.imagined import NOWHERE, Night, Turned, taps, throw
from maskenball.games.one_night.model import (
    HQ,
    SPIES,
    Deal,
    Reveal,
    Specialist,
    Tap,
    Token,
)
from maskenball.games.one_night.night import begin_turn, carry_out, end_night, fall
from maskenball.games.one_night.state import State, View, start
from maskenball.games.one_night.tasks import others, swapped
from maskenball.kernel import Action, Chance, World

SPY, RESISTANCE = Token.SPY, Token.RESISTANCE
MOST_TRIES = 1_000_000
SAW_TOKEN = Looked | Revealed | LookedAtOwn | LookedAtHq | Stole
"""What was seen of a token, after whatever was swapped with it: a thief sees the stolen one at the own place."""
UNGUIDED = 500
"""Tries before swaps are guided; until then worlds are drawn exactly, and nearly all are."""


def redeal(view: View, dice: Chance) -> World:
    """A world that fits the view."""
    opened = view.laid_open
    if opened is not None:
        public = view.public
        lies_open = (*public.open_seats, *(public.players + place for place in public.open_hq))
        return World(State(public, view.phase, opened.deal, opened.tokens, opened.notes, lies_open, opened.deeds))
    night = draw(Facts(view), dice)
    return World(_write_down(view, night), night.weight)


def draw(facts: Facts, dice: Chance) -> Night:
    """A night that fits the facts, by the law."""
    guide = NOWHERE
    for number in dice.tries(MOST_TRIES):
        if number == UNGUIDED:
            guide = _guide(facts)
        deal = _deal(facts, dice)
        night = _night(Night(facts, deal, guide), dice) if deal is not None else None
        if night is not None:
            return night
    raise AssertionError("no world fits this view: view and redeal disagree")


# The deal


def _deal(facts: Facts, dice: Chance) -> Deal | None:
    """Cards and tokens as certain as they are; None, as often as it takes, where the taps speak against it."""
    players = facts.players
    known = facts.cards
    if len(known) < players:
        left = list(facts.deck)
        for card in known.values():
            left.remove(card)
        drawn = iter(dice.shuffled(left))
        cards = tuple([known[seat] if seat in known else next(drawn) for seat in range(players)])
    else:
        cards = tuple([known[seat] for seat in range(players)])
    if facts.open_at_turn:
        before = facts.order[: facts.order.index(facts.me)]
        if not any(cards[seat] is Specialist.REVEALER for seat in before):
            return None
    tokens = _tokens(facts, cards, dice)
    if tokens is None:
        return None
    deal = Deal(tuple(tokens[:players]), tuple(tokens[players:]), cards, facts.leader)
    if facts.me is not None and Specialist.SIGNALLER in facts.deck:
        around = others(players, facts.me)
        for seat in (around[0], around[-1]):
            if cards[seat] is Specialist.SIGNALLER and seat in facts.passed:
                tappable = taps(deal, seat)
                chance = 1 / len(tappable) if facts.me in tappable else 0
                if not dice.happens(chance if seat in facts.taps else 1 - chance):
                    return None
    return deal


def _tokens(facts: Facts, cards: tuple[Specialist, ...], dice: Chance) -> list[Token] | None:
    players, me = facts.players, facts.me
    places = players + HQ
    tokens = [RESISTANCE] * places
    if facts.saw is not None:
        assert me is not None
        for seat in facts.saw.seats:
            if cards[seat] is Specialist.DEEP_AGENT and seat not in facts.saw.deep_agents:
                return None
        spies = (me, *facts.saw.seats)
        spies = (*spies, *dice.some(range(players, places), SPIES - len(spies)))
    elif me is None:
        spies = tuple(dice.some(range(places), SPIES))
    else:
        elsewhere = [place for place in range(places) if place != me]
        mine = (me,) if facts.token is SPY else ()
        spies = (*mine, *dice.some(elsewhere, SPIES - len(mine)))
    for place in spies:
        tokens[place] = SPY
    return tokens


# The night


def _guide(facts: Facts) -> frozenset[int]:
    """Places of which this seat saw something, most of all where tokens lay open."""
    places = {*facts.open_at_turn, *facts.open_at_end}
    if facts.last_look is not None:
        places.add(facts.leader)
    for act in facts.acts:
        match act:
            case Looked(seat, _) | Revealed(seat, _):
                places.add(seat)
            case LookedAtOwn() | Stole():
                assert facts.me is not None
                places.add(facts.me)
    return frozenset(places)


def _night(night: Night, dice: Chance) -> Night | None:
    """The night thrown forward; None where it would have shown this seat something else."""
    facts, deal = night.facts, night.deal
    turned = Turned(night)
    for seat in facts.passed:
        if deal.cards[seat] is Specialist.REVEALER:
            turned.by[seat] = night.at.copy()
        if seat != facts.me:
            night.picks[seat] = throw(night, seat, dice)
        elif not _relive(night, turned):
            return None
    current = facts.current
    if current is not None and current == facts.me:
        if not _relive(night, turned):
            return None
    elif current is not None and not _stop_somewhere(night, current, dice):
        return None
    if facts.last_look is not None and night.value[night.at[facts.leader]] is not facts.last_look:
        return None
    return night if turned.choose(dice) else None


def _relive(night: Night, turned: "Turned") -> bool:
    """The own turn as it is remembered; False if the tokens would have lain otherwise."""
    facts, at, value = night.facts, night.at, night.value
    me = facts.me
    assert me is not None
    turned.at_my_turn = at.copy()
    found = -1
    for act in facts.acts:
        if isinstance(act, LookedAtHq):
            found = facts.players + act.place
        if (pair := swapped(act, me, found)) is not None:
            night.swap(*pair)
        if isinstance(act, SAW_TOKEN):
            place = found if isinstance(act, LookedAtHq) else act.seat if isinstance(act, Looked | Revealed) else me
            if value[at[place]] is not act.token:
                return False
            if isinstance(act, Revealed) and act.token is RESISTANCE:
                turned.mine = {at[act.seat]}
    night.picks[me] = facts.picks
    return True


def _stop_somewhere(night: Night, seat: int, dice: Chance) -> bool:
    """N-75: the present turn of another seat, broken off at any of its steps; False as often as makes all alike."""
    facts = night.facts
    tap = None
    if night.deal.cards[seat] is Specialist.SIGNALLER:
        tappable = taps(night.deal, seat)
        tap = dice.pick(tappable) if tappable else None
        picks: tuple[Action, ...] = () if tap is None else (Tap(tap),)
    else:
        picks = throw(night, seat, dice)
        if night.deal.cards[seat] is Specialist.REVEALER:
            picks = (Reveal(dice.pick(others(facts.players, seat))),)
    longest = HQ + 2 if Specialist.RECRUITER in facts.deck else HQ + 1 if Specialist.DEFECTOR in facts.deck else 2
    if not dice.happens((len(picks) + 1) / longest):
        return False
    picks = picks[: dice.below(len(picks) + 1)]
    night.picks[seat] = picks
    felt = bool(picks) and tap == facts.me and facts.me is not None
    return felt == (seat in facts.taps)


# The world


def _write_down(view: View, night: Night) -> State:
    """Play the picks through the rules, so that everybody remembers what they saw and did."""
    facts, public = night.facts, view.public
    state: State = start(public.options, public.players, night.deal).state
    if facts.current is None and not facts.morning:
        return state
    state = fall(state).state
    for seat in facts.order:
        if seat != facts.leader:
            state = begin_turn(state, [], seat).state
        for pick in night.picks[seat]:
            state = carry_out(state, seat, pick).state
        if seat == facts.current:
            return state
    state = end_night(state).state
    return replace(state, public=public, phase=view.phase)
