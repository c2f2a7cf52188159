"""What people can claim in talk with one tap."""

from tests.games.hoax.position import KING, THIEF, A, B, C, D, E, robbery, table

from maskenball.games.hoax import GAME
from maskenball.games.hoax.model import IAm, IDoubt, IsNot, ITrust
from maskenball.kernel import Match


def test_anybody_still_in_may_claim_anything_true_or_not() -> None:
    game = table()
    claims = list(GAME.claims(GAME.view(game.state, B)) or ())
    assert {IAm(KING), IAm(THIEF), IsNot(A, KING), IDoubt(C, THIEF), ITrust(D)} <= set(claims)
    assert ITrust(B) not in claims
    assert len(claims) == 6 + 4 + 2 * 4 * 6


def test_claims_are_heard_by_all_and_change_nothing() -> None:
    match = Match(GAME, ("Anton", "Bernd", "Claudia"), None, "talk")
    before = match.table
    match.say(A, "all", claim=IAm(KING))
    assert match.table is before
    assert [said.claim for seat in (A, B, C, None) for said in match.seen(seat).talk] == [IAm(KING)] * 4


def test_who_is_out_is_offered_no_claims() -> None:
    game = robbery().unmask(C, B)
    (channel,) = GAME.channels(game.state)
    assert channel.hearers is None
    assert channel.speakers == (A, C, D, E)
