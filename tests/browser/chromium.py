"""Where a Chromium is on this machine.

python -m tests.browser.chromium     prints its path; if there is none, says so and ends with 1
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE_HERE = (
    "no Chromium here for the browser tests; please install one (Debian: chromium-headless-shell) "
    "or say: playwright install chromium-headless-shell"
)


def find() -> str | None:
    """The machine's own, else the one that Playwright has fetched."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    shells = sorted(own.parents[2].glob("chromium_headless_shell-*/*/*headless*shell*")) if own.name else []
    return next((str(path) for path in (own, *reversed(shells)) if path.is_file()), None)


if __name__ == "__main__":
    path = find()
    sys.stdout.write(f"{path}\n") if path else sys.stderr.write(f"Maskenball: {NONE_HERE}\n")
    sys.exit(not path)
