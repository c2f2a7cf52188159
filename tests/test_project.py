"""What has to hold for the files of the project as a whole, whatever stands in them."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Written so that this file does not match itself.
REGISTRY = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian)\.(?:org|com)\b|://[^\s/]+[/]simple\b")
MACHINE_PATH = re.compile(r"(?:^|//|[\s\"'`=:(,\[])/(?:home|root|tmp|work|Users)\b", re.MULTILINE)


def project_files() -> list[Path]:
    """Every file that is tracked, or would be with the next `git add`."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so nothing says which files are the project's")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def matches(pattern: re.Pattern[str]) -> Iterator[str]:
    """Each place where the pattern occurs, as file:line: text."""
    for path in project_files():
        text = path.read_text(encoding="utf-8", errors="replace")
        for found in pattern.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield f"{path.relative_to(ROOT)}:{line}: {found.group()}"


def test_no_file_names_the_host_of_a_package_registry() -> None:
    assert list(matches(REGISTRY)) == []


def test_no_file_holds_a_path_of_somebodys_machine() -> None:
    assert list(matches(MACHINE_PATH)) == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_of_a_page_exists(page: str) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:`|^\s*)make ([a-z]+)", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
    assert named, f"{page} names no make command"
    assert set(named) <= set(targets)


@pytest.mark.parametrize(
    "text",
    [
        "index = 'https://" + "pypi" + ".org'",
        "https://files." + "pythonhosted" + ".org/x.whl",
        "--index-url https://mirror.example" + "/simple",
    ],
)
def test_registry_pattern_bites(text: str) -> None:
    assert REGISTRY.search(text)


@pytest.mark.parametrize("prefix", ["", "cd ", "'", "file://", "PATH=/bin:", "("])
@pytest.mark.parametrize("folder", ["work/main", "root", "home/ada/src", "tmp"])
def test_machine_path_pattern_bites(prefix: str, folder: str) -> None:
    assert MACHINE_PATH.search(f"x\n{prefix}/{folder}")


@pytest.mark.parametrize("text", ["and/or/work", "src/home", "https://example.org/home", "</root>", "~/work"])
def test_machine_path_pattern_knows_other_slashes(text: str) -> None:
    assert not MACHINE_PATH.search(text)
