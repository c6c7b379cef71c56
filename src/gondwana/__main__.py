"""`python -m gondwana`, and where the program starts: Ctrl-C ends it quietly, whenever it comes.

Loading takes a second or two, and an interrupted import would leave a traceback, so it begins only
once somebody listens.
"""

import os
import signal
import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command line and exit."""
    listening = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if listening:
        signal.signal(signal.SIGINT, _leave)
    from . import cli
    from .cli import commands  # noqa: F401 - most of what takes time

    if listening:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    status = cli.run(sys.argv[1:])
    if listening:  # all is written, and Python's farewell is no better place for a traceback
        signal.signal(signal.SIGINT, _leave)
    sys.exit(status)


def _leave(*_: object) -> None:
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    main()
