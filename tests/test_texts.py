"""Every line a human reads exists in German and English, says the same, and nothing in it is left unfilled.

Nothing here knows a single game: what needs words is found in each game's types, its RULES.md and its source.
"""

import ast
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib.resources import files
from itertools import chain, product
from pathlib import Path
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import Meta, Struct

from maskenball.bots.characters import CHARACTERS
from maskenball.games import find, names
from maskenball.kernel import VARIANTS, Action, Game, Illegal, Outcome, Over, Ring, Said, Wording
from maskenball.server.http.describe import describe
from maskenball.texts import LANGUAGES, Texts
from maskenball.texts.reasons import KINDS, SHAPES

SRC = Path(__file__).parents[1] / "src" / "maskenball"
PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed")
GAMES = [find(name) for name in names()]
CATALOGUES = sorted({path.with_name(re.sub(r"en\.ftl$", "de.ftl", path.name)) for path in SRC.rglob("*.ftl")})

# What the sources say


Calls = tuple[tuple[ast.Call, ast.FunctionDef | None], ...]


@cache
def calls(*places: str) -> Calls:
    """All calls in these folders or modules, each with the function it stands in."""
    paths = chain.from_iterable(sorted((SRC / place).rglob("*.py")) or [SRC / place] for place in places)
    return tuple(chain.from_iterable(_calls(ast.parse(path.read_text(encoding="utf-8")), None) for path in paths))


def _calls(tree: ast.AST, function: ast.FunctionDef | None) -> Iterator[tuple[ast.Call, ast.FunctionDef | None]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield node, function
        yield from _calls(node, node if isinstance(node, ast.FunctionDef) else function)


def called(node: ast.Call) -> str:
    """The bare name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    """What a call passes for a parameter."""
    by_name = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
    return by_name or (call.args[position] if position < len(call.args) else None)


def strings(node: ast.expr, function: ast.FunctionDef | None, scope: Calls) -> set[str]:
    """All texts an expression can be: written there, the keys of a dict there, or passed to the function."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=yes, orelse=no):
            return strings(yes, function, scope) | strings(no, function, scope)
        case ast.Call(func=ast.Attribute(attr="get"), args=[_, default]) if function:
            values = chain.from_iterable(each.values for each in ast.walk(function) if isinstance(each, ast.Dict))
            found = {value.value for value in values if isinstance(value, ast.Constant)}
            return {text for text in found if isinstance(text, str)} | strings(default, function, scope)
        case ast.Name(id=name) if function:
            parameters = [each.arg for each in function.args.args if each.arg != "self"]
            if name not in parameters:
                keys = chain.from_iterable(each.keys for each in ast.walk(function) if isinstance(each, ast.Dict))
                return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
            at = parameters.index(name)
            passed = [(argument(call, at, name), here) for call, here in scope if called(call) == function.name]
            return set().union(*(strings(text, here, scope) for text, here in passed if text))
    raise AssertionError(f"line {node.lineno}: nobody can tell what {ast.unparse(node)} will be")


def codes(*places: str) -> dict[str, set[str]]:
    """Every code that something is refused with in these places, and the details that always come with it."""
    found: dict[str, set[str]] = {}
    for call, function in calls(*places):
        if called(call) in ("Illegal", "Malformed") and call.args:
            details = {keyword.arg for keyword in call.keywords if keyword.arg}
            for code in strings(call.args[0], function, calls("kernel", "games")):
                found[code] = found.get(code, details) & details
    return found


def reasons(game: Game) -> set[str]:
    """Every reason for which this game ends."""
    scope = calls(f"games/{game.name}")
    given = [(argument(call, 0, "reason"), function) for call, function in scope if called(call) == "Outcome"]
    return set().union(*(strings(reason, function, scope) for reason, function in given if reason))


# What the types say


def parts(hint: Any) -> Iterator[Any]:
    """Every type inside a type, fields of structs included."""
    yield hint
    inner = get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        inner = tuple(get_type_hints(hint, include_extras=True).values())
    for each in inner:
        yield from parts(each)


def phases(game: Game) -> set[type[Struct]]:
    """The phases of State and View; the end is the kernel's."""
    hints = [get_type_hints(kind)["phase"] for kind in (game.State, game.View)]
    return set(chain.from_iterable(get_args(hint) or (hint,) for hint in hints)) - {Over}


def enums(game: Game) -> set[type[Enum]]:
    """Every enum that a person can come across."""
    kinds = (*game.events, *game.actions, *game.claim_types, *phases(game), game.Options, game.View)
    found = chain.from_iterable(map(parts, kinds))
    return {kind for kind in found if isinstance(kind, type) and issubclass(kind, Enum)}


def data_words(game: Game) -> set[str]:
    """The words for the house's own data: types with a title and examples, such as the places of a board."""
    found = chain.from_iterable(map(parts, (*game.events, *game.actions, *game.claim_types)))
    metas = chain.from_iterable(hint.__metadata__ for hint in found if get_origin(hint) is Annotated)
    return {f"{meta.title}-{word}" for meta in metas if isinstance(meta, Meta) for word in meta.examples or ()}


def rule_ids(game: Game) -> set[str]:
    """Every id in RULES.md."""
    return set(re.findall(r"\b[A-Z]-\d\d\b", (files(game.package) / "RULES.md").read_text(encoding="utf-8")))


def values(hint: Any, length: int, absent: bool = False) -> list[Any]:
    """A few values of a type, the odd ones among them: all tuples of this length, all that can be absent or none."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        title, examples = next((meta.title, meta.examples) for meta in inner[1:] if isinstance(meta, Meta))
        numbers = list(range(len(PLAYERS))) if title in ("seat", "ordinal") else values(inner[0], length)
        return list(examples or numbers)
    if origin in (Union, UnionType):
        present = chain.from_iterable(values(each, length) for each in inner if each is not NoneType)
        return [None] if absent and NoneType in inner else list(present)
    if origin is tuple:
        some = values(inner[0], length)
        mixed = [tuple(some[(first + at) % len(some)] for at in range(length)) for first in range(len(some))]
        return [*mixed, (some[0],) * length]
    if origin is Literal:
        return list(inner)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return samples(hint)
    simple: dict[Any, list[Any]] = {bool: [True, False], int: [0, 1, 2, 7], str: ["word"]}
    return simple[hint]


def outcomes(kind: type[Struct]) -> list[Any]:
    """Every outcome of the game that this struct belongs to."""
    home = [game for game in GAMES if kind.__module__.startswith(game.package + ".")]
    every = sorted(set().union(*map(reasons, home or GAMES)))
    return [Outcome(reason, side, (0, 2)) for reason in every for side in (None, "spies", "resistance")]


def samples(kind: type[Struct]) -> list[Any]:
    """Many different instances of a struct: every value of every field, in many company."""
    dice = Random(kind.__name__)
    hints = get_type_hints(kind, include_extras=True)
    made = []
    for length, absent in product((1, 2, 5), (True, False)):
        columns = {
            field: outcomes(kind) if hints[field] is Outcome else values(hints[field], length, absent)
            for field in kind.__struct_fields__
        }
        for turn in range(max(map(len, columns.values()), default=1) * 3):
            row = {field: some[turn] if turn < len(some) else dice.choice(some) for field, some in columns.items()}
            made.append(kind(**row))
    return made


# What the catalogues say


class Uses(Visitor):
    """What stands in a message: variables, functions, and the words between."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.words = ""
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - likewise
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - likewise
        self.words += node.value


@cache
def messages(path: Path) -> dict[str, Uses]:
    """What a catalogue holds, attributes as `message.attribute`."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: not Fluent: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            if entry.value:
                found[entry.id.name] = Uses(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": Uses(part.value) for part in entry.attributes}
    return found


def own(game: Game | None, lang: str) -> dict[str, Uses]:
    """The catalogue of a game, or the shared one."""
    folder = SRC / "games" / game.name / "texts" if game else SRC / "texts"
    return messages(folder / f"{lang}.ftl")


def server_codes() -> dict[str, set[str]]:
    """Every code that only the server refuses with, and the details that always come with it."""
    shared = codes("kernel", "games/__init__.py", "bots", "lab", "adapters")
    return {code: details for code, details in codes("server").items() if code not in shared}


def needed(game: Game | None) -> set[str]:
    """The messages there must be for a game, or for what all games share."""
    if game is None:
        errors = codes("kernel", "games/__init__.py", "bots", "lab", "adapters")
        source = (SRC / "texts" / "__init__.py").read_text(encoding="utf-8")
        ours = re.findall(r"""["'](said|(?:seat|list|value)-\w+|error-unknown)["']""", source)
        ours += ["list-or", *SHAPES.values(), *(f"kind-{kind}" for kind in KINDS)]
        ids = [*ours, f"action-{Ring.__name__}", f"phase-{Over.__name__}", *(f"voice-{voice}" for voice in CHARACTERS)]
    else:
        shared = codes("kernel", "games/__init__.py", "bots", "lab", "adapters")
        errors = {code: details for code, details in codes(f"games/{game.name}").items() if code not in shared}
        ids = ["game-name", "game-tagline", "game-line", "game-length"]
        ids += [f"event-{kind.__name__}" for kind in game.events]
        ids += [f"action-{kind.__name__}" for kind in game.actions]
        ids += [f"claim-{kind.__name__}" for kind in game.claim_types]
        ids += [f"reason-{kind.__name__}" for kind in game.reason_types]
        ids += [name for name in own(game, "en") if name.endswith(".said")]  # a claim may be put in other words, too
        ids += [f"phase-{kind.__name__}" for kind in phases(game)]
        ids += [f"outcome-{reason}" for reason in reasons(game)]
        ids += [f"rule-{rule}" for rule in rule_ids(game)]
        ids += data_words(game)
        ids += [f"{kind.__name__}-{member.value}" for kind in enums(game) for member in kind]
        for option in game.Options.__struct_fields__:
            ids += [f"option-{option}", f"option-{option}.hint"]
        for preset in describe(game).presets:
            ids += [f"preset-{preset.name}", f"preset-{preset.name}.hint"]
    return {*ids, *(f"error-{code}" for code in errors)}


# The words are all there


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_a_game_has_words_for_all_it_knows_and_no_others(game: Game, lang: str) -> None:
    assert own(game, lang).keys() == needed(game)


def test_what_games_share_has_its_words_and_no_others(lang: str) -> None:
    assert own(None, lang).keys() == needed(None)


def test_the_server_has_words_for_all_it_refuses_and_for_nothing_else(lang: str) -> None:
    spoken = {name for name in messages(SRC / "server" / "texts" / f"{lang}.ftl") if name.startswith("error-")}
    assert spoken == {f"error-{code}" for code in server_codes()}


@pytest.mark.parametrize("german", CATALOGUES, ids=lambda path: str(path.relative_to(SRC)))
def test_both_languages_say_the_same_with_plain_fluent(german: Path) -> None:
    de, en = messages(german), messages(german.with_name(re.sub(r"de\.ftl$", "en.ftl", german.name)))
    assert {name: uses.variables for name, uses in de.items()} == {name: uses.variables for name, uses in en.items()}
    assert not any(uses.functions for uses in (*de.values(), *en.values())), "the browser knows no functions of ours"


SAME_IN_BOTH = {"said", "game-name"}


@pytest.mark.parametrize("found", [None, *GAMES], ids=lambda game: game.name if game else "shared")
def test_german_is_not_english(found: Game | None) -> None:
    de, en = own(found, "de"), own(found, "en")
    assert {name for name in de if de[name].words == en[name].words} <= SAME_IN_BOTH


def test_the_servers_german_is_not_english() -> None:
    de, en = (messages(SRC / "server" / "texts" / f"{lang}.ftl") for lang in ("de", "en"))
    assert not {name for name in de if de[name].words == en[name].words}


# Nothing is left unfilled

LONGEST_SPOKEN = 170
"""Letters of a claim with its reason, in the longest case."""
LEFTOVER = re.compile(r"[{}$\u2068\u2069]|\b(none|true|false)\b|^\s|\s$|\s\s|\s[.,:;]|[.,:;][.,:;]")
SENTENCE = re.compile(r"[.!?]$")


def well_formed(text: str, sentence: bool) -> bool:
    return bool(text) and not LEFTOVER.search(text) and bool(SENTENCE.search(text)) == sentence


def test_every_event_action_claim_and_phase_is_spoken_in_full(game: Game, lang: str) -> None:
    t = Texts(lang, game, PLAYERS)
    kinds: tuple[type[Struct], ...] = (*game.events, *game.actions, Ring, *game.claim_types)
    for value in chain.from_iterable(map(samples, kinds)):
        assert well_formed(t.line(value), not isinstance(value, Action)), f"{value}: {t.line(value)}"
    for phase in chain.from_iterable(map(samples, phases(game) | {Over})):
        assert well_formed(t.phase(phase), sentence=True), f"{phase}: {t.phase(phase)}"


def test_bots_have_three_ways_to_put_their_opinions_and_every_reason(game: Game, lang: str) -> None:
    """Each is a whole sentence in every voice, the reasons short enough for a bubble, and no two are alike."""
    t = Texts(lang, game, PLAYERS)
    kinds = [kind for kind in game.claim_types if f"claim-{kind.__name__}.said" in own(game, lang)]
    claims = [claim for kind in kinds for claim in samples(kind)]
    reasons = [reason for kind in game.reason_types for reason in samples(kind)]
    for claim, reason in [*((claim, None) for claim in claims), *((claims[0], reason) for reason in reasons)]:
        ways = [
            [t.spoken(Said(0, "all", claim=claim, wording=Wording(reason, voice, at))) for voice in ("", *CHARACTERS)]
            for at in range(VARIANTS)
        ]
        assert len({way[0] for way in ways}) == VARIANTS, ways
        for text in chain.from_iterable(ways):
            assert well_formed(text, sentence=True), text
            assert len(text) <= LONGEST_SPOKEN, text


def test_every_outcome_is_spoken_in_full(game: Game, lang: str) -> None:
    t = Texts(lang, game, PLAYERS)
    for reason in reasons(game):
        assert well_formed(t.line(Outcome(reason, None, (0, 1, 2))), sentence=True)


def test_every_refusal_is_spoken_in_full_with_the_details_it_brings(game: Game, lang: str) -> None:
    t = Texts(lang, game, PLAYERS)
    for code, details in (
        codes("kernel", "games/__init__.py", "bots", "lab", "adapters") | codes(f"games/{game.name}")
    ).items():
        for number in (0, 1, 2, 5):
            given = {detail: "Because." if detail == "reason" else number for detail in details}
            text = t.error(Illegal(code, **given))
            assert well_formed(text, sentence=True), text
            assert f"({code}" not in text, "a sentence of its own, not the one for unknown codes"


def test_every_refusal_of_the_server_is_spoken_in_full_with_the_details_it_brings(lang: str) -> None:
    t = Texts(lang, also=("maskenball.server",))
    for code, details in codes("server").items():
        for number in (0, 1, 2, 5):
            text = t.error(Illegal(code, **{detail: "Because" if detail == "reason" else number for detail in details}))
            assert well_formed(text, sentence=True), text
            assert f"({code}" not in text, "a sentence of its own, not the one for unknown codes"


def test_every_word_option_and_rule_is_spoken_in_full(game: Game, lang: str) -> None:
    t = Texts(lang, game)
    words = [t.word(member) for kind in enums(game) for member in kind]
    labels, hints = zip(*map(t.option, game.Options.__struct_fields__), strict=True)
    headlines = [t.rule(rule) for rule in rule_ids(game)]
    assert all(well_formed(text, sentence=False) for text in (*words, *labels, *headlines, t("game-name")))
    assert all(well_formed(text, sentence=True) for text in (*hints, t("game-tagline")))
