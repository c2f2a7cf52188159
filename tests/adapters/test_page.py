"""What docs/adapters.md shows runs as it stands there, and its table is what the packages say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.offers import LIBRARIES, column

PAGE = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")


def test_the_programs_of_the_page_run(tmp_path: Path) -> None:
    """One after the other, as somebody types them, in a process of its own: C++ may abort."""
    program = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len(program) >= 7
    file = tmp_path / "page.py"
    file.write_text("\n".join(program), encoding="utf-8")
    done = subprocess.run([sys.executable, file], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Propose(team=" in done.stdout


@pytest.mark.parametrize("library", LIBRARIES)
def test_the_table_says_of_each_library_what_its_package_says(library: str) -> None:
    cells = column(library)
    if cells is None:
        pytest.skip(f"{library} is not installed")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if line.startswith("|")]
    at = next(number for number, row in enumerate(rows) if row[0] == "" and any(library in cell for cell in row))
    place = next(number for number, cell in enumerate(rows[at]) if cell.startswith(library))
    said = [row[place] for row in (rows[at], *rows[at + 2 : at + 1 + len(cells)])]
    assert said[1:] == cells[1:]
