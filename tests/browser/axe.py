"""What axe finds on a page that would shut somebody out."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
GRAVE = ("serious", "critical")


@cache
def source() -> str:
    """The program."""
    if not AXE.is_file():
        pytest.fail("no axe here; please say: make web")
    return AXE.read_text(encoding="utf-8")


def grave(page: Page) -> list[str]:
    """Its serious and critical findings, each in a line."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
