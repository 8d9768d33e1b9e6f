# SPDX-License-Identifier: GPL-3.0-or-later

"""A trial of the program: what fails it, and a folder that it has to itself."""
import shutil
import sys
import tempfile


class Fault(Exception):
    """What was expected of the program and did not happen."""


def in_scratch(body):
    """Runs `body` in a folder that is gone afterwards; the exit code, with a word about what went wrong."""
    folder = tempfile.mkdtemp(prefix="roundtable-trial-")
    try:
        code = body(folder)
    except Fault as fault:
        print("error: %s" % fault, file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if not code:
        print("ok")
    return code or 0
