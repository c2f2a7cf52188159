"""Mutants put to the tests, each in a process forked for it: nothing is written to disk, and nothing remains.

The tests that run through the mutated function come first, the quick ones before the slow ones; then all other tests
of the scope, then the conformance suite. The first that fails is enough. Golden files (tests/playthroughs) are not
asked: they notice everything and say nothing.

A mistake within a function is made in a process that has imported and collected all (`Session`). One that counts
already while something is imported (a table of the rulebook, a default) has to be imported: `imported_and_tried`.
"""

import gc
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper
from importlib import import_module
from importlib.abc import SourceLoader
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from msgspec import Struct
from tests.mutants.sample import Mutant, compiled

COMPETENT_SECONDS, SUITE_SECONDS = 20, 30
"""CPU time that importing, and one test of the conformance suite, may take: so a mutant ends that never would."""
PART = 8
"""Of the conformance suite every so many-th test is asked when it has to be quick."""
KILLED, SURVIVED, INCOMPETENT, BROKEN = 1, 0, 3, 4
"""Incompetent: it can't even be imported, so it says nothing about the tests. Broken: we could not try it."""
ARGUMENTS = (
    *("-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # Hypothesis is imported before pytest begins
)
SUITE = "tests/conformance"
Function = tuple[str, int]
"""A file, and the line a function begins in."""
IMPORTING = ""
"""As if it were a test: what is entered while the scope is imported."""


class Scope(NamedTuple):
    """Something that is mutated, and its tests."""

    name: str
    paths: list[Path]
    tests: list[str]
    packages: list[str]
    only: str
    """Which tests of the conformance suite are asked: those with this in their name."""
    quick: bool
    """Ask only the own tests that run through what was mutated, and a part of the suite: it may let more survive."""


class Caches:
    """All that functions and properties keep of what they have worked out."""

    def __init__(self) -> None:
        objects = gc.get_objects()
        self.functions = [kept for kept in objects if isinstance(kept, _lru_cache_wrapper)]
        self.properties = [kept.__dict__ for kept in objects if isinstance(kept, Struct) and hasattr(kept, "__dict__")]

    def clear(self) -> None:
        for function in self.functions:
            function.cache_clear()
        for properties in self.properties:
            properties.clear()


class Profile:
    """For pytest: how long each test takes, and which functions of the scope it enters."""

    def __init__(self, scope: Scope) -> None:
        self.files = {str(path) for path in scope.paths}
        self.entered: dict[str, set[Function]] = {}
        self.seconds: dict[str, float] = {}
        self.path: Path | None = None

    def watch(self, test: str) -> None:
        """From now on what is entered counts for this test."""
        entered = self.entered.setdefault(test, set())

        def enter(frame: FrameType, _event: str, _argument: object) -> None:
            code = frame.f_code
            if code.co_filename in self.files:
                entered.add((code.co_filename, code.co_firstlineno))

        sys.settrace(enter)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not item.nodeid.startswith(SUITE)]
        self.caches = Caches()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if item.path != self.path:  # what tests before have worked out would not be entered again
            self.path = item.path
            self.caches.clear()
        begun = process_time()
        self.watch(item.nodeid)
        yield
        sys.settrace(None)
        self.seconds[item.nodeid] = process_time() - begun


class _Chosen:
    """For pytest: the tests of a scope, the quick ones first; the first failure ends the process."""

    def __init__(self, scope: Scope, found: Profile) -> None:
        self.scope, self.found = scope, found

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        settings.register_profile("mutants", settings.default, phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os._exit(KILLED)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = in_order(items, self.scope, self.found, None)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        known = self.found.seconds.get(item.nodeid)
        _limit(SUITE_SECONDS if known is None else 2 + 5 * known)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(KILLED)


def in_order(
    items: Sequence[pytest.Item], scope: Scope, found: Profile, function: Function | None
) -> list[pytest.Item]:
    """Those to be asked: who runs through this function first, and the quick ones before the slow ones."""
    own = [item for item in items if not item.nodeid.startswith(SUITE)]
    own.sort(key=lambda item: found.seconds.get(item.nodeid, 0))
    through = [item for item in own if function is None or function in found.entered.get(item.nodeid, ())]
    others = [item for item in own if item not in through]
    suite = [item for item in items if item.nodeid.startswith(SUITE) and scope.only in item.nodeid]
    chosen = [*through, *suite[::PART]] if scope.quick else [*through, *others, *suite]
    return [item for item in chosen if "playthrough" not in item.nodeid]


class Session(_Chosen):
    """For pytest: once all is collected, each mutant is tried in a process of its own."""

    def __init__(
        self,
        scope: Scope,
        found: Profile,
        mutants: Sequence[tuple[int, Mutant, Function]],
        done: Callable[[int, int], None],
    ) -> None:
        super().__init__(scope, found)
        self.mutants, self.done = mutants, done

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """They are chosen for each mutant."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for number, mutant, function in self.mutants:
            child = fork(lambda: self.try_out(session.items, mutant, function))  # noqa: B023  it ends within the loop
            self.done(number, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        return True

    def try_out(self, items: Sequence[pytest.Item], mutant: Mutant, function: Function) -> int:
        put_into_place(mutant, function)
        Caches().clear()
        chosen = in_order(items, self.scope, self.found, function)
        for item, after in zip(chosen, [*chosen[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return SURVIVED


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, in the order in which they stand; not those within functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 0x2:  # CO_NEWLOCALS: a function, and no class
                yield inner
            else:
                yield from functions(inner)


def mutated_function(mutant: Mutant) -> Function | None:
    """The function that holds the mistake; None: it stands outside of all functions."""
    path = str(mutant.path)
    was, becomes = _codes(mutant)
    before, after = list(functions(was)), list(functions(becomes))
    different = [old for old, new in zip(before, after, strict=False) if old != new]
    if len(before) != len(after) or len(different) != 1 or _without(was, before) != _without(becomes, after):
        return None
    return path, different[0].co_firstlineno


def _codes(mutant: Mutant) -> tuple[CodeType, CodeType]:
    """The module as it is, and with the mistake."""
    return compiled(mutant.path.read_text(encoding="utf-8"), mutant.path), compiled(mutant.source, mutant.path)


def _without(code: CodeType, inner: Sequence[CodeType]) -> tuple[bytes, ...]:
    """What a module and its classes do themselves."""
    classes = [each for each in code.co_consts if isinstance(each, CodeType) and each not in inner]
    plain = repr([each for each in code.co_consts if not isinstance(each, CodeType)]).encode()
    return code.co_code, plain, *(part for each in classes for part in _without(each, inner))


def put_into_place(mutant: Mutant, function: Function) -> None:
    """The mistake into the function that everybody has imported already."""
    path, line = function
    before, after = map(functions, _codes(mutant))
    changed = {
        (old.co_qualname, old.co_firstlineno): new
        for old, new in zip(before, after, strict=True)
        if old.co_firstlineno == line
    }
    for live in gc.get_objects():
        if isinstance(live, FunctionType) and live.__code__.co_filename == path:
            new = changed.get((live.__code__.co_qualname, live.__code__.co_firstlineno))
            if new is not None:
                live.__code__ = new


class _Mutated(PathFinder):
    """Finds one module's mutated source instead of its file."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> Any:  # type: ignore[override]  # PathFinder's is a class method
        if name != self.mutant.module:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None
        spec.loader = _Source(name, self.mutant)
        return spec


class _Source(SourceLoader):
    def __init__(self, name: str, mutant: Mutant) -> None:
        self.loader = SourceFileLoader(name, str(mutant.path))
        self.mutant = mutant

    def get_filename(self, fullname: str) -> str:
        return str(self.mutant.path)

    def get_data(self, path: str | bytes) -> bytes:
        if str(path) != str(self.mutant.path):
            raise OSError  # no compiled file is read or written
        return self.mutant.source.encode()


def imported_and_tried(mutant: Mutant, scope: Scope, found: Profile) -> int:
    """What becomes of a mutant that has to be imported; called in a process of its own."""
    sys.meta_path.insert(0, _Mutated(mutant))
    _limit(COMPETENT_SECONDS)
    try:
        for package in scope.packages:
            import_module(package)
    except Exception:
        return INCOMPETENT
    for tests in (scope.tests, [SUITE]):
        _limit(COMPETENT_SECONDS)
        code = pytest.main([*ARGUMENTS, *tests], plugins=[_Chosen(scope, found)])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):  # a conftest that no longer loads
            return KILLED
    return SURVIVED


def _limit(seconds: float) -> None:
    """Whoever needs more CPU time than that is ended by the system."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def fork(work: Callable[[], int]) -> int:
    """Do it in a process of its own, silently; its number. What it returns is how it ends."""
    child = os.fork()
    if child:
        return child
    code = BROKEN
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        memory = 4 * 2**30
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        code = work()
    finally:
        os._exit(code)
