"""Commands: whatever begins with / at any question. Everything else that is typed is an answer."""

from rich.table import Table
from rich.text import Text

from maskenball.cli import rules
from maskenball.cli.asking import Again
from maskenball.cli.board import Board
from maskenball.cli.errors import CommandError
from maskenball.cli.history import lines_of_log
from maskenball.cli.keyboard import Keyboard, Left
from maskenball.cli.menu import plain
from maskenball.cli.talking import Talking
from maskenball.kernel import Match
from maskenball.texts import Texts

SIGN = "/"
HELP = ("say", "claim", "log", "view", "rule", "back", "quit")
"""In the order in which the help names them."""


class Commands:
    """The commands of one person at one table."""

    def __init__(self, match: Match, seat: int, keyboard: Keyboard, board: Board, t: Texts) -> None:
        self.match = match
        self.seat = seat
        self.keyboard = keyboard
        self.board = board
        self.t = t
        talking = Talking(match, seat, keyboard, board, t)
        self._words = {plain(word): name for name in ("help", *HELP) for word in t(f"cli-command-{name}").split()}
        self._do = {
            "say": talking.say,
            "claim": talking.claim,
            "log": self._log,
            "view": self._view,
            "rule": self._rule,
            "back": self._back,
            "quit": self._quit,
        }

    def read(self, prompt: str, help_on_answer: str) -> str:
        """A line that is no command; commands are carried out, and then it asks again."""
        while True:
            typed = self.keyboard.read(prompt)
            if typed != "?" and not typed.startswith(SIGN):
                return typed
            word, _, rest = typed.removeprefix(SIGN).partition(" ")
            name = self._words.get(plain(word)) if word not in ("", "?") else "help"
            if name == "help":
                self._help(help_on_answer)
            elif name:
                self._do[name](rest.strip())
            else:
                self._show_error(self.t("cli-no-slash", given=typed))

    def meant(self, typed: str) -> str | None:
        """The command that somebody meant who forgot the sign."""
        return f"{SIGN}{typed}" if plain(typed.partition(" ")[0]) in self._words else None

    def _show_error(self, sentence: str) -> None:
        self.keyboard.console.print(Text(f"  {sentence}", style="red"))

    def _log(self, _: str) -> None:
        seen = self.match.seen(self.seat)
        self.keyboard.show(Text(self.t("cli-log"), style="bold"), *lines_of_log(seen, self.board))

    def _view(self, _: str) -> None:
        self.keyboard.show(self.board.everything(self.match.seen(self.seat)))

    def _rule(self, asked: str) -> None:
        try:
            found = rules.found(asked, self.match.game, self.t)
        except CommandError as error:
            self._show_error(str(error))
        else:
            self.keyboard.show(*found)

    def _back(self, _: str) -> None:
        raise Again

    def _quit(self, _: str) -> None:
        if plain(self.keyboard.read(self.t("cli-leave"))) in self.t("cli-yes-words").split():
            raise Left

    def _help(self, help_on_answer: str) -> None:
        phase = self.match.seen(self.seat).view.phase
        parts = [Text(self.t.phase(phase), style="bold"), Text(help_on_answer), Text()]
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for name in HELP:
            table.add_row(self.t(f"cli-help-{name}"), self.t(f"cli-help-{name}.does"))
        headlines = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for number in self.match.game.hints.get(type(phase), ()):
            word = self.t("cli-command-rule").split()[0]
            headlines.add_row(Text(f"{SIGN}{word} {number}", style="cyan"), self.t.rule(number))
        self.keyboard.show(*parts, Text(self.t("cli-help-commands")), table, Text(), headlines)
