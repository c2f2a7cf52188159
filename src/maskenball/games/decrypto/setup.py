"""Before the game: do the options fit, who is with whom, which keywords (D-01 to D-07, D-60)."""

from maskenball.games.decrypto.encryptors import draw_codes
from maskenball.games.decrypto.ending import most_rounds
from maskenball.games.decrypto.events import Began, KeywordsDealt, RoundBegan
from maskenball.games.decrypto.model import CODES, KEYWORDS, Deal, Options, Quartet
from maskenball.games.decrypto.phases import NAMING
from maskenball.games.decrypto.spelling import plain
from maskenball.games.decrypto.state import Public, State, opening_notes
from maskenball.games.decrypto.words import check_words, pool_of
from maskenball.kernel import Chance, Illegal, Step, Told

Teams = tuple[tuple[int, ...], tuple[int, ...]]


def check_options(options: Options, players: int) -> None:
    """Whether so many can play with these options."""
    if options.words:
        check_words(options.words, players)
    if options.teams:
        if len(options.teams) != players or set(options.teams) - {"1", "2"}:
            raise Illegal("teams_unclear", players=players)
        _check_sizes(_chosen(options.teams))


def _chosen(teams: str) -> Teams:
    return (
        tuple(seat for seat, sign in enumerate(teams) if sign == "1"),
        tuple(seat for seat, sign in enumerate(teams) if sign == "2"),
    )


def _check_sizes(teams: Teams) -> None:
    """D-01, D-60: as equal as possible; of three players two are White."""
    white, black = map(len, teams)
    if abs(white - black) > 1 or (white + black == 3 and white != 2):
        raise Illegal("teams_uneven", white=white, black=black)


def deal(options: Options, players: int, dice: Chance, carry: Quartet | None) -> Deal:
    """D-07: teams by choice or by lot; D-03: keywords this group has not met, as long as there are any."""
    spent = carry or ()
    count = 1 if players == 3 else 2
    drawn = pool_of(options).draw(dice, frozenset(spent), count)
    if drawn is None:
        spent = ()
        drawn = pool_of(options).draw(dice, frozenset(), count)
        assert drawn is not None, "the options were checked"
    keywords = (drawn[0], drawn[1] if count == 2 else ())
    teams = _chosen(options.teams) if options.teams else _lot(players, dice)
    return Deal(teams, keywords, draw_codes(players, most_rounds(players), dice), spent)


def _lot(players: int, dice: Chance) -> Teams:
    seats = dice.shuffled(range(players))
    white = 2 if players == 3 else players // 2 + (players % 2) * dice.below(2)
    return tuple(sorted(seats[:white])), tuple(sorted(seats[white:]))


def check_deal(options: Options, players: int, deal: Deal) -> None:
    """Whether a deal written by hand is one: teams of this table, four keywords each, codes that exist.

    The keywords may be any words, so that every example can be written down.
    """
    if sorted(seat for team in deal.teams for seat in team) != list(range(players)):
        raise Illegal("teams_unclear", players=players)
    _check_sizes(deal.teams)
    counts = [KEYWORDS, 0 if players == 3 else KEYWORDS]
    if [len(quartet) for quartet in deal.keywords] != counts:
        raise Illegal("deal_keywords")
    dealt = [plain(word) for quartet in deal.keywords for word in quartet]
    if len(set(dealt)) != len(dealt) or not all(dealt):
        raise Illegal("deal_keywords")
    for cards in deal.codes:
        if len(cards) != (1 if players == 3 else 2) or any(code not in CODES for code in cards):
            raise Illegal("deal_codes")


def start(options: Options, players: int, deal: Deal) -> Step:
    """Teams and keywords are dealt; both teams name their first encryptor."""
    public = Public(players, options, deal.teams, deal.spent, round=1)
    told: list[Told] = [(Began(*deal.teams), None)]
    told += [
        (KeywordsDealt(*quartet), team) for quartet, team in zip(deal.keywords, deal.teams, strict=True) if quartet
    ]
    told.append((RoundBegan(1), None))
    notes = opening_notes(deal.keywords, public)
    return Step(State(public, NAMING, deal.keywords, notes, to_come=deal.codes), told)


def carry(state: State) -> Quartet:
    """D-03: the words this group has met by now."""
    return (*state.public.spent, *state.keywords[0], *state.keywords[1])
