"""One letter after the other, and none that keeps the others waiting for ever."""

import asyncio

from tests.server.evening import evening

from maskenball.server.mailbox import Letter, Mailbox


class Box(Mailbox):
    """Counts its mistakes."""

    faults = 0

    def fault(self, where: str) -> None:
        self.faults += 1


def writes(page: list[str], word: str, after: asyncio.Future[None] | None = None) -> Letter:
    """A letter that writes a word down, once something has happened."""

    async def letter() -> None:
        if after is not None:
            await after
        page.append(word)

    return letter()


@evening
async def test_letters_are_done_in_their_turn_and_the_first_at_once() -> None:
    box, page = Box(), list[str]()
    later: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    box.post(writes(page, "one"))
    assert page == ["one"]
    box.post(writes(page, "two", later))
    box.post(writes(page, "three"))
    assert page == ["one"]
    later.set_result(None)
    await asyncio.sleep(0)
    assert page == ["one", "two", "three"]


@evening
async def test_a_letter_may_post_another_which_waits_for_its_end() -> None:
    box, page = Box(), list[str]()

    async def first() -> None:
        box.post(writes(page, "second"))
        page.append("first")

    box.post(first())
    assert page == ["first", "second"]


@evening
async def test_a_mistake_costs_one_letter() -> None:
    box, page = Box(), list[str]()
    loop = asyncio.get_running_loop()
    failing, cancelled = loop.create_future(), loop.create_future()

    async def wrong() -> None:
        raise ValueError

    box.post(wrong())
    box.post(writes(page, "never", failing))
    box.post(writes(page, "never", cancelled))
    box.post(writes(page, "last"))
    failing.set_exception(OSError())
    cancelled.cancel()
    for _ in range(3):
        await asyncio.sleep(0)
    assert (page, box.faults) == (["last"], 3)
