"""The base game: leader, proposal, votes, mission cards, result (W-01 to W-14), and Blame (J-45, J-50).

What other modules do at their stages is theirs: W-11's order leads there.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.resistance.characters import LARGE, TEAM_SIZES, fails_needed, hand
from maskenball.games.resistance.events import (
    Blamed,
    CardsLaid,
    Entry,
    LeaderChanged,
    MissionDone,
    Opined,
    Played,
    Proposed,
    SteppedForward,
    Voted,
)
from maskenball.games.resistance.flow import end, go_on, stage
from maskenball.games.resistance.model import (
    CHIEF_FAIL,
    FAIL,
    HACK,
    MISSIONS,
    MISSIONS_TO_WIN,
    MOST_REJECTED,
    Blame,
    Card,
    Character,
    Play,
    Plot,
    Propose,
    Side,
    Vote,
)
from maskenball.kernel import (
    Action,
    Ask,
    Chance,
    Choice,
    Either,
    Form,
    OneOf,
    Phase,
    Pick,
    Seat,
    Some,
    Step,
    Text,
    Told,
    Who,
    cached,
    clockwise,
    tell_all,
)

if TYPE_CHECKING:
    from maskenball.games.resistance.state import Public, State


@stage("leader")
def change_leader(state: "State", told: list[Told]) -> "State":
    """W-07: after a mission the leader marker goes clockwise."""
    public = state.public
    return replace(state, public=_next_leader(public, told, public.history, 0))


def _next_leader(public: "Public", told: list[Told], history: tuple[Entry, ...], rejected: int) -> "Public":
    leader = (public.leader + 1) % public.players
    told.append((LeaderChanged(leader), None))
    return replace(public, leader=leader, team=(), investigator=None, history=history, rejected=rejected)


class Proposing(Phase, frozen=True):
    """W-03: the leader proposes a team; J-45: meanwhile the Double Agent may step forward."""

    hints = ("W-03",)

    def ask(self, state: "State") -> Ask:
        public = state.public
        options = public.options
        fields = open_to_target(public) if options.targeting else public.played
        must = _proposals(public.players, public.leader, fields, options.hunter and public.played < MISSIONS - 1)
        return must if not options.blame or public.blamed else Ask(must=must.must, may=_may_blame(state))

    def advance(self, state: "State", moves: Mapping[int, Propose], dice: Chance) -> Step:
        public = state.public
        proposal = moves[public.leader]
        field = public.played if proposal.field is None else proposal.field
        proposed = Proposed(public.leader, field, proposal.team, proposal.investigator)
        public = replace(public, field=field, team=proposal.team, investigator=proposal.investigator)
        return go_on(state, [(proposed, None)], "proposal", public)

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        assert isinstance(action, Blame)
        return _blame(state, seat, action.seat)


stage("proposal")(Proposing())


def open_to_target(public: "Public") -> tuple[int, ...]:
    """W-09: each mission once, the fifth only after two successes."""
    last = 4 if public.results.count(True) < 2 else MISSIONS
    return tuple(field for field in range(last) if public.results[field] is None)


@cached
def _proposals(players: int, leader: int, fields: tuple[int, ...] | int, token: bool) -> Ask:
    seats = tuple(range(players))
    others = tuple(seat for seat in clockwise(leader, players) if seat != leader)

    def form(size: int, field: int | None) -> Form[Propose]:
        team = tuple(sorted((leader, *others[: size - 1])))
        fields: dict[str, Pick | Some | Text] = {"team": Some(seats, size, size)}
        if token:
            fields["investigator"] = Pick(others)
        return Form(Propose(team, field, others[size - 1] if token else None), fields, apart=token)

    sizes = TEAM_SIZES[players]
    choice: Choice = (
        form(sizes[fields], None)
        if isinstance(fields, int)
        else Either(tuple(form(sizes[field], field) for field in fields))
    )
    return Ask(must={leader: choice}).listed()


def _may_blame(state: "State") -> dict[int, Choice]:
    agent = state.characters.index(Character.DOUBLE_AGENT)
    return {agent: OneOf(tuple(Blame(seat) for seat in range(state.public.players) if seat != agent))}


def _blame(state: "State", agent: int, seat: int) -> Step:
    """J-45, J-50: rightly named, the two swap character and side for all to see; else the agent alone is known."""
    blamed = Blamed(agent, seat, state.characters[seat] is Character.DECEIVER)
    told: list[Told] = []
    state = tell_all(state, told, blamed)
    if blamed.right:
        characters = list(state.characters)
        swap(characters, blamed)
        state = step_forward(replace(state, characters=tuple(characters)), told, seat)
    state = step_forward(state, told, agent)
    return Step(replace(state, public=replace(state.public, blamed=True)), told)


def swap(characters: list[Character], blamed: Blamed) -> None:
    """J-45: what a Blame makes of who is who."""
    if blamed.right:
        by, seat = blamed.by, blamed.seat
        characters[by], characters[seat] = characters[seat], characters[by]


def step_forward(state: "State", told: list[Told], seat: int) -> "State":
    """Somebody's character is known to all from now on."""
    if state.public.revealed[seat] is state.characters[seat]:
        return state
    revealed = list(state.public.revealed)
    revealed[seat] = state.characters[seat]
    state = tell_all(state, told, SteppedForward(seat, state.characters[seat]))
    return replace(state, public=replace(state.public, revealed=tuple(revealed)))


YES_OR_NO = OneOf((Vote(True), Vote(False)))


def _votes(seats: Iterable[int]) -> Ask:
    return Ask(must=dict.fromkeys(seats, YES_OR_NO))


@cached
def _everybody_votes(players: int) -> Ask:
    return _votes(range(players)).listed()


class Opining(Phase, frozen=True):
    """P-06: opinion makers vote openly before all others, two of them together."""

    hints = ("P-06", "W-04")

    def ask(self, state: "State") -> Ask:
        return _votes(opinion_makers(state.public))

    def advance(self, state: "State", moves: Mapping[int, Vote], dice: Chance) -> Step:
        opined = Opined(tuple(moves), tuple(vote.yes for vote in moves.values()))
        return Step(replace(state, phase=Voting(opined.seats, opined.votes)), ((opined, None),))


def opinion_makers(public: "Public") -> tuple[int, ...]:
    """The owners of an Opinion Maker card."""
    return tuple(seat for seat, plots in enumerate(public.plots) if Plot.OPINION_MAKER in plots)


@stage("opinions")
def hear_opinions(state: "State", told: list[Told]) -> "State":
    """P-06."""
    if opinion_makers(state.public):
        return replace(state, phase=Opining())
    return state


class Voting(Phase, frozen=True):
    """W-04: all (others) vote at the same time."""

    hints = ("W-04", "W-05")

    opinion_makers: tuple[Seat, ...] = ()
    opinions: tuple[bool, ...] = ()

    def ask(self, state: "State") -> Ask:
        if self.opinions:
            return _votes(sorted({*range(state.public.players)} - {*self.opinion_makers}))
        return _everybody_votes(state.public.players)

    def advance(self, state: "State", moves: Mapping[int, Vote], dice: Chance) -> Step:
        public = state.public
        votes, accepted = _counted(self._cast(moves) if self.opinions else tuple(moves.values()))
        voted = Voted(public.leader, public.field, public.team, public.investigator, votes, accepted)
        history = public.history
        history += (voted,)  # in half the time of (*history, voted), which goes by way of a list
        told: list[Told] = [(voted, None)]
        if not accepted:
            return pass_on(state, told, history)
        return go_on(state, told, "vote", replace(public, history=history))

    def _cast(self, moves: Mapping[int, Vote]) -> tuple[Vote, ...]:
        """All votes in seat order, with those of the opinion makers."""
        cast = {**moves, **dict(zip(self.opinion_makers, map(Vote, self.opinions), strict=True))}
        return tuple(cast[seat] for seat in sorted(cast))


@cached
def _counted(votes: tuple[Vote, ...]) -> tuple[tuple[bool, ...], bool]:
    """Each seat's vote, and whether more than half of all said Yes."""
    yes = tuple(vote.yes for vote in votes)
    return yes, 2 * yes.count(True) > len(yes)


stage("vote")(Voting())


def pass_on(state: "State", told: list[Told], history: tuple[Entry, ...]) -> Step:
    """W-05: the next leader proposes; the fifth rejected team in one mission gives the spies the game."""
    public = state.public
    rejected = public.rejected + 1
    if rejected < MOST_REJECTED:
        return go_on(state, told, "leader", _next_leader(public, told, history, rejected))
    public = replace(public, history=history, rejected=rejected)
    return Step(end(replace(state, public=public), told, Side.SPIES, "five_rejected"), told)


HANDS = {
    chief_fails: {kind: OneOf(tuple(Play(card) for card in hand(kind, chief_fails))) for kind in Character}
    for chief_fails in (False, True)
}


class Playing(Phase, frozen=True):
    """W-06, W-14: every team member plays a card; nobody is told who still thinks."""

    hints = ("W-06", "W-08")

    exposed: Seat | None = None

    def ask(self, state: "State") -> Ask:
        public = state.public
        if public.players < LARGE:  # there the same few teams come again and again
            return _cards_of_few(public.team, state.characters)
        return _cards(public.team, state.characters, has_chief_fails(public))

    def advance(self, state: "State", moves: Mapping[int, Play], dice: Chance) -> Step:
        number = state.public.played
        notes = [*state.notes]
        told: list[Told] = []
        cards = []
        for seat, play in moves.items():
            note = Played(number, play.card)
            notes[seat] += (note,)
            told.append((note, (seat,)))
            cards.append(play.card)
        state = replace(state, notes=tuple(notes), cards=tuple(cards))
        if self.exposed is not None:
            state = tell_all(state, told, CardsLaid(number, self.exposed, moves[self.exposed].card))
        return go_on(state, told, "mission")


def _cards(team: tuple[int, ...], characters: tuple[Character, ...], chief_fails: bool) -> Ask:
    hands = HANDS[chief_fails]
    must: dict[Who, Choice] = {}
    for seat in team:
        must[seat] = hands[characters[seat]]
    return Ask(must, hush=True)


@cached
def _cards_of_few(team: tuple[int, ...], characters: tuple[Character, ...]) -> Ask:
    return _cards(team, characters, chief_fails=False).listed()


def has_chief_fails(public: "Public") -> bool:
    """J-05: with the Hunter and 7 or more players there are Chief-Fails."""
    return public.options.hunter and public.players >= LARGE


stage("mission")(Playing())


@stage("face_up")
def send_exposed(state: "State", told: list[Told]) -> "State":
    """P-18: who is in the spotlight will play face up."""
    exposed = state.public.exposed
    return state if exposed is None else replace(state, phase=Playing(exposed))


@stage("result")
def count_cards(state: "State", told: list[Told]) -> "State":
    """W-06, J-06, H-03: enough Fails fail it; exactly one Hack turns that round. W-08: three of a kind."""
    public = state.public
    hunter = public.options.hunter
    fails, chief_fails, hacks, succeeded = _shown(state.cards, public.players, public.field)
    done = MissionDone(
        public.played,
        public.field,
        public.leader,
        public.team,
        public.investigator,
        fails,
        chief_fails,
        hacks,
        succeeded,
    )
    told.append((done, None))
    results = [*public.results]
    results[public.field] = succeeded
    history = public.history
    history += (done,)
    public = replace(
        public,
        results=tuple(results),
        played=public.played + 1,
        rejected=0,
        exposed=None,
        mission=done,
        history=history,
    )
    failed = hunter and chief_failed(state.characters, public.team, state.cards)
    state = replace(state, public=public, cards=(), chief_failed=failed)
    if results.count(succeeded) == MISSIONS_TO_WIN and not hunter:
        winner = Side.RESISTANCE if succeeded else Side.SPIES
        return end(state, told, winner, "three_successes" if succeeded else "three_failures")
    return state


@cached
def _shown(cards: tuple[Card, ...], players: int, field: int) -> tuple[int, int, int, bool]:
    """The number of Fails, Chief-Fails and Hacks, and whether the mission succeeds."""
    fails, chief_fails, hacks = cards.count(FAIL), cards.count(CHIEF_FAIL), cards.count(HACK)
    enough = fails + chief_fails >= fails_needed(players, field)
    return fails, chief_fails, hacks, enough if hacks == 1 else not enough


def chief_failed(characters: Sequence[Character], team: Sequence[int], cards: Sequence[Card]) -> bool:
    """J-10, H-06: whether a Spy Chief played a Fail, whatever made the mission fail."""
    failing = [seat for seat, card in zip(team, cards, strict=True) if card in (FAIL, CHIEF_FAIL)]
    return any(characters[seat] is Character.SPY_CHIEF for seat in failing)
