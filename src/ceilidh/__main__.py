"""`python -m ceilidh` is the command `ceilidh`."""

import sys

from ceilidh.cli import main

if __name__ == "__main__":
    sys.exit(main())
