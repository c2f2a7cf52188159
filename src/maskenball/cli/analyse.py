"""`maskenball analyse`: what each seat of a recorded game could be sure of, and who was about to win."""

import argparse

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from maskenball import games
from maskenball.cli.figures import decimal, progress_bar, side_name
from maskenball.cli.records import read_record
from maskenball.cli.screen import open_screen
from maskenball.kernel import AnyRecord
from maskenball.lab.story import Moment, Story, moments
from maskenball.texts import Texts

TURN = 0.2
"""A chance that moves by so much from one moment to the next makes a turning point."""


def run(args: argparse.Namespace, t: Texts) -> int:
    """Analyse it, and print its course."""
    record = read_record(args.file, t)
    t = Texts(t.language, games.find(record.game), record.names, also=t.also)
    story = _analyse(args, record, t)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(story), indent=2).decode())
    else:
        _print(story, t)
    return 0


def _analyse(args: argparse.Namespace, record: AnyRecord, t: Texts) -> Story:
    found: list[Moment] = []
    with progress_bar(t) as progress:
        task = progress.add_task("", total=len(record.entries))
        for moment in moments(record, args.games, args.seed):
            found.append(moment)
            progress.update(task, completed=moment.entry)
    return Story(record.game, record.names, args.seed, tuple(found))


def _print(story: Story, t: Texts) -> None:
    """The chances moment by moment, turning points in bold; and when somebody became sure of somebody."""
    console = open_screen()
    console.print(Text(t("cli-analyse-title", game=t("game-name"), names=", ".join(story.names)), style="bold"))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(t("cli-analyse-entry"), justify="right")
    table.add_column(t("cli-analyse-phase"))
    for name in story.moments[0].chances:
        table.add_column(_party(name, story, t), justify="right", no_wrap=True)
    table.add_column(t("cli-analyse-sure"))
    before = story.moments[0]
    for moment in story.moments:
        shares = {name: share.share for name, share in moment.chances.items()}
        turns = any(abs(share - before.chances[name].share) >= TURN for name, share in shares.items())
        cells = [f"{decimal(100 * share, t)} %" for share in shares.values()]
        sure = "; ".join(_newly_sure(before, moment, story, t)) if moment is not before else ""
        table.add_row(str(moment.entry), t.phase(moment.phase), *cells, sure, style="bold" if turns else "")
        before = moment
    console.print(table)


def _party(name: str, story: Story, t: Texts) -> str:
    """A side by its name, a seat by that of who sits there."""
    return story.names[int(name)] if name.isdecimal() else side_name(name, t)


def _newly_sure(before: Moment, moment: Moment, story: Story, t: Texts) -> list[str]:
    """Who has become sure of whom."""
    return [
        t("cli-analyse-knows", who=story.names[seat], whom=story.names[other])
        for seat, (was, now) in enumerate(zip(before.thoughts, moment.thoughts, strict=True))
        for other, (old, new) in enumerate(zip(was.certain, now.certain, strict=True))
        if other != seat and old is None and new is not None
    ]
