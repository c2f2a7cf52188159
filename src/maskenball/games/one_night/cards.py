"""The box: which specialists are played, the deal (N-01 to N-05), and who sees whom in the reveal (N-10, N-78)."""

from collections import Counter

from maskenball.games.one_night.data import COPIES, SETS
from maskenball.games.one_night.events import SawSpies
from maskenball.games.one_night.model import HQ, SPIES, Deal, Options, Specialist, Token
from maskenball.kernel import Chance, Illegal, cached

Cards = tuple[Specialist, ...]
ORDER = {card: number for number, card in enumerate(Specialist)}


def in_play(options: Options, players: int) -> Cards:
    """N-03: the chosen cards, or the first ones of the named set; in the order N-30 to N-40."""
    return tuple(sorted(options.cards or SETS[options.card_set][:players], key=ORDER.__getitem__))


def check_options(options: Options, players: int) -> None:
    """N-03: as many cards as players, and no more of a kind than the box holds."""
    if options.cards and len(options.cards) != players:
        raise Illegal("cards_count", given=len(options.cards), players=players)
    for card, count in Counter(options.cards).items():
        if count > COPIES:
            raise Illegal("cards_copies", card=card, given=count, most=COPIES)


def deal(options: Options, players: int, dice: Chance, carry: int | None) -> Deal:
    """N-01, N-04, N-05: shuffle tokens and cards; the leader is drawn, or follows the last game's leader."""
    tokens = dice.shuffled([Token.SPY] * SPIES + [Token.RESISTANCE] * players)
    cards = dice.shuffled(in_play(options, players))
    leader = dice.below(players) if carry is None else carry % players
    return Deal(tuple(tokens[:players]), tuple(tokens[players:]), tuple(cards), leader)


def check_deal(options: Options, players: int, deal: Deal) -> None:
    """A deal written by hand uses exactly the tokens and cards of this table."""
    if len(deal.tokens) != players or len(deal.hq) != HQ or (deal.tokens + deal.hq).count(Token.SPY) != SPIES:
        raise Illegal("deal_tokens", players=players)
    if sorted(deal.cards) != sorted(in_play(options, players)):
        raise Illegal("deal_cards", players=players)
    if deal.leader >= players:
        raise Illegal("deal_leader", players=players)


@cached
def reveal(tokens: tuple[Token, ...], cards: Cards) -> tuple[SawSpies | None, ...]:
    """N-10, N-11, N-40, N-78: what each seat sees when the spies open their eyes; None: eyes shut."""
    spies = [seat for seat, token in enumerate(tokens) if token is Token.SPY]
    deep = [seat for seat in spies if cards[seat] is Specialist.DEEP_AGENT]
    saw: list[SawSpies | None] = [None] * len(tokens)
    for seat in spies:
        if seat not in deep:
            saw[seat] = SawSpies(tuple(other for other in spies if other != seat), tuple(deep))
    return tuple(saw)
