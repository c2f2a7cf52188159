"""The benchmark of the server still runs; what it measures is not judged here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc and pins processes to cores")
def test_a_small_load_prints_its_table() -> None:
    small = ("--tables", "2", "--seconds", "0.5", "--runs", "1")
    done = subprocess.run((sys.executable, "-m", "benchmarks.load", *small), cwd=ROOT, capture_output=True, check=True)
    assert b"maskenball, durable" in done.stdout
    assert done.stderr == b""
