"""One letter after the other, and none that keeps the others waiting for ever."""

import asyncio

import pytest
from tests.server.evening import evening

from maskenball.kernel import Illegal
from maskenball.server.room.mailbox import Letter, Mailbox


class Faults:
    """Counts mistakes."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, where: str) -> None:
        self.count += 1


async def turns(number: int = 5) -> None:
    """Let everybody else do what is to be done."""
    for _ in range(number):
        await asyncio.sleep(0)


def writes(page: list[str], word: str, after: asyncio.Future[None] | None = None) -> Letter:
    """A letter that writes a word down, once something has happened."""

    async def letter() -> None:
        if after is not None:
            await after
        page.append(word)

    return letter()


@evening
async def test_letters_are_done_in_their_turn() -> None:
    box, page = Mailbox(Faults()), list[str]()
    later: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    box.post(writes(page, "one"))
    await turns()
    assert page == ["one"]
    box.post(writes(page, "two", later))
    box.post(writes(page, "three"))
    await turns()
    assert page == ["one"]
    later.set_result(None)
    await turns()
    assert page == ["one", "two", "three"]


@evening
async def test_a_letter_may_post_another_which_waits_for_its_end() -> None:
    box, page = Mailbox(Faults()), list[str]()

    async def first() -> None:
        box.post(writes(page, "second"))
        page.append("first")

    box.post(first())
    await turns()
    assert page == ["first", "second"]


@evening
async def test_a_mistake_costs_one_letter() -> None:
    faults, page = Faults(), list[str]()
    box = Mailbox(faults)
    loop = asyncio.get_running_loop()
    failing, cancelled = loop.create_future(), loop.create_future()

    async def wrong() -> None:
        raise ValueError

    box.post(wrong())
    box.post(writes(page, "never", failing))
    box.post(writes(page, "never", cancelled))
    box.post(writes(page, "last"))
    await turns()
    failing.set_exception(OSError())
    cancelled.cancel()
    await turns()
    assert (page, faults.count) == (["last"], 3)


@evening
async def test_who_asks_is_told_what_came_of_it() -> None:
    box = Mailbox(Faults())

    async def refused() -> None:
        raise Illegal("over")

    async def found() -> int:
        return 7

    assert await box.ask(found) == 7
    with pytest.raises(Illegal, match="over"):
        await box.ask(refused)
