"""`maskenball move-database`: everything out of one database into another, say from a file into PostgreSQL."""

import argparse
import asyncio
from contextlib import AsyncExitStack, aclosing
from pathlib import Path

from maskenball.cli.errors import CommandError
from maskenball.cli.serve import database_of
from maskenball.kernel import Refusal
from maskenball.server.store.move import NotEmpty, move
from maskenball.server.store.opening import is_postgres, opened, shown
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Carry it over; no server may be at work on either."""
    t = Texts(t.language, also=(*t.also, "maskenball.server"))
    source, target = database_of(args.source), database_of(args.target)
    if not is_postgres(source) and not Path(source).is_file():
        raise CommandError(t("cli-move-database-nothing", file=source))
    try:
        found = asyncio.run(_move(source, target))
    except NotEmpty:
        raise CommandError(t("cli-move-database-not-empty", file=shown(target))) from None
    except Refusal as refusal:
        raise CommandError(t.error(refusal)) from None
    print(t("cli-move-database-done", rooms=found["rooms"], records=found["records"], file=shown(target)))
    return 0


async def _move(source: str, target: str) -> dict[str, int]:
    async with AsyncExitStack() as stack:
        stores = []
        for database in (source, target):
            store = await stack.enter_async_context(opened(database))
            stores.append(await stack.enter_async_context(aclosing(store)))
        return await move(*stores)
