"""`python -m maskenball`: the command line."""

import sys

from maskenball.cli import main

if __name__ == "__main__":
    sys.exit(main())
