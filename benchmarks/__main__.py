"""`make bench`: the engine beside its peers, as far as they are installed (`make peers`)."""

import sys

from benchmarks import engine

sys.exit(engine.main(["--peers", *sys.argv[1:]]))
