"""Catalogues: the messages of one language, out of the Fluent files of several packages."""

from collections.abc import Iterable, Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from maskenball.texts.files import find_file

LANGUAGES = ("de", "en")


class Catalogue:
    """All messages of one language; an attribute is a message called `message.attribute`."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # Without marks around what is filled in: terminals show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Attribute] = {}
        self._used: dict[str, _Used] = {}
        self._fixed: dict[str, str] = {}
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                self._enter(entry)

    def _enter(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.id.name in self._entries:
                raise ValueError(f"two messages called {entry.id.name}")
            self._entries[entry.id.name] = entry
            self._entries |= {f"{entry.id.name}.{part.id.name}": part for part in entry.attributes}

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def ids(self) -> frozenset[str]:
        """The names of all messages and attributes."""
        return frozenset(self._entries)

    def variables(self, message: str) -> set[str]:
        """The arguments this message uses, itself or by what it refers to."""
        return self._uses(message).variables

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message.partition(".")[0]))

    def say(self, message: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """The message with its arguments filled in; KeyError if it or one of them is missing."""
        if message in self._fixed:
            return self._fixed[message]
        uses = self._uses(message)
        text, wrong = self._bundle.format_pattern(self._pattern(message), uses.plain(arguments or {}))
        if wrong:
            raise KeyError(f"{message}: {'; '.join(map(str, wrong))}")
        if not uses.variables:
            self._fixed[message] = str(text)
        return str(text)

    def _pattern(self, message: str) -> Pattern:
        name, _, attribute = message.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise KeyError(message)
        return pattern

    def _uses(self, message: str) -> "_Used":
        if message not in self._used:
            used = _Used()
            pattern = self._entries[message].value
            if pattern is not None:
                used.visit(pattern)
            for other in used.messages:
                used.variables |= self._uses(other).variables
                used.selectors |= self._uses(other).selectors
            self._used[message] = used
        return self._used[message]


class _Used(Visitor):
    """Collects the variables that a message shows or selects by, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - likewise
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - likewise
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def plain(self, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """Numbers as digits where nothing selects by them: Babel would take 20 µs to write a 3."""
        return {name: value if name in self.selectors else str(value) for name, value in arguments.items()}


@cache
def catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    """The messages of these packages in this language, read once."""
    return Catalogue(language, [source(package, language) for package in packages])


def source(package: str, language: str) -> str:
    """The Fluent file of a package, which keeps it as `texts/de.ftl` or `de.ftl` (see `files`)."""
    found = find_source(package, language)
    if found is None:
        raise FileNotFoundError(f"{package} has no {language}.ftl")
    return found


def find_source(package: str, language: str) -> str | None:
    """The same, or None where there is no such file."""
    file = find_file(package, f"texts/{language}.ftl") or find_file(package, f"{language}.ftl")
    return None if file is None else file.read_text(encoding="utf-8")
