"""What can be typed at any question besides an answer: help, talk, claims, the log, the view, leaving."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli import rules
from maskenball.cli.boards import Board
from maskenball.cli.history import hanging, marked
from maskenball.cli.keyboard import Keyboard, Left
from maskenball.cli.menu import Line, plain
from maskenball.cli.screen import printable
from maskenball.cli.stop import Stop
from maskenball.kernel import Match, OneOf, Refusal
from maskenball.texts import Texts

WORDS = ("say", "claim", "log", "view", "back", "quit")


class Again(Exception):
    """The person wants to begin this answer anew."""


class Commands:
    """The commands of one person at one table."""

    def __init__(self, match: Match, seat: int, keyboard: Keyboard, board: Board, t: Texts) -> None:
        self.match = match
        self.seat = seat
        self.keyboard = keyboard
        self.console = keyboard.console
        self.board = board
        self.t = t
        self._words = {plain(word): name for name in WORDS for word in t(f"cli-command-{name}").split()}
        self._do = {
            "say": self._say,
            "claim": self._claim,
            "log": self._log,
            "view": self._view,
            "back": self._back,
            "quit": self._quit,
        }

    def read(self, prompt: str, help_on_answer: str) -> str:
        """A line that is no command; commands are carried out, and then it asks again."""
        while True:
            typed = self.keyboard.read(prompt)
            word, _, rest = typed.partition(" ")
            if typed.startswith("?"):
                self._help(typed[1:].strip(), help_on_answer)
            elif plain(word) in self._words:
                self._do[self._words[plain(word)]](rest.strip())
            else:
                return typed

    def complain(self, sentence: str) -> None:
        """Why what was typed does not do."""
        self.console.print(Text(f"  {sentence}", style="red"))

    def _say(self, text: str) -> None:
        seen = self.match.seen(self.seat)
        if not text:
            self.complain(self.t("cli-say-what"))
        elif not seen.speaks:
            self.complain(self.t("cli-cant-speak"))
        else:
            try:
                self.match.say(self.seat, seen.speaks[0], text)
            except Refusal as refusal:
                self.complain(self.t.error(refusal))
            else:
                self._echo()

    def _echo(self) -> None:
        said = self.match.seen(self.seat).talk[-1]
        self.console.print(hanging(*marked(said, self.t.line(said))))

    def _claim(self, text: str) -> None:
        seen = self.match.seen(self.seat)
        if not isinstance(seen.claims, OneOf):
            self.complain(self.t("cli-no-claims"))
            return
        lines = [Line(str(number), self.t.line(claim), claim) for number, claim in enumerate(seen.claims, 1)]
        fitting = [one for one in lines if not text or one.key == text or plain(text) in plain(one.label)]
        if text and len(fitting) > 1:
            fitting = [one for one in fitting if one.key == text] or fitting
        if not fitting:
            self.complain(self.t("cli-not-offered", given=text))
        elif len(fitting) == 1:
            self.match.say(self.seat, seen.speaks[0], claim=fitting[0].value)
            self._echo()
        else:
            self.console.print(Text(self.t("cli-claims"), style="dim"))
            self.console.print(as_list(fitting))

    def _log(self, _: str) -> None:
        self.console.print(Text(self.t("cli-log"), style="bold"))
        for _number, what in self.match.seen(self.seat).log():
            self.console.print(hanging(*marked(what, self.t.line(what))))

    def _view(self, _: str) -> None:
        self.console.print(self.board.everything(self.match.seen(self.seat)))

    def _back(self, _: str) -> None:
        raise Again

    def _quit(self, _: str) -> None:
        yes = self.t("cli-yes-words").split()
        if plain(self.keyboard.read(self.t("cli-leave"))) in yes:
            raise Left(self.t("cli-left"))

    def _help(self, asked: str, help_on_answer: str) -> None:
        if asked:
            try:
                rules.print_rules(self.console, asked, self.match.game, self.t)
            except Stop as stop:
                self.complain(str(stop))
            return
        phase = self.match.seen(self.seat).view.phase
        self.console.print(Text(self.t.phase(phase), style="bold"))
        self.console.print(Text(help_on_answer))
        for number in self.board.rules(phase):
            self.console.print(Text.assemble((f"  ? {number}", "cyan"), f"  {self.t.rule(number)}"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for name in ("say", "claim", "log", "view", "rule", "back", "quit"):
            table.add_row(self.t(f"cli-help-{name}"), self.t(f"cli-help-{name}.does"))
        self.console.print(Text(self.t("cli-help-commands")))
        self.console.print(table)


def as_list(lines: list[Line]) -> RenderableType:
    """Numbered answers, in columns where there are many."""
    width = max(len(line.key) for line in lines)
    texts = [Text.assemble((f"  {line.key:>{width}}", "bold cyan"), f"  {printable(line.label)}") for line in lines]
    return Columns(texts, column_first=True) if len(lines) > 4 else Text("\n").join(texts)
