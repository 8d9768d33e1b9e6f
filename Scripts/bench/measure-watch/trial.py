# SPDX-License-Identifier: GPL-3.0-or-later

"""A trial of the program: its failures, and its own folder."""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))


class Fault(Exception):
    """An expected event of the program did not happen."""


def in_scratch(body):
    """Runs `body` in a temporary folder. Returns the exit code, and prints the error if it fails."""
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


class Arguments(argparse.ArgumentParser):
    """The arguments of a script that runs a program: `--program FILE`, by default a release build, and the script's own."""

    def __init__(self, script, example):
        """`script` is its path from the checkout's root, `example` a set of valid arguments."""
        super().__init__(prog=script, allow_abbrev=False)
        self.example = example
        self.add_argument("--program", metavar="FILE")

    def error(self, message):
        name = os.path.basename(self.prog).removesuffix(".sh")
        print(f"{name}: {message} (hint: {self.prog} {self.example})", file=sys.stderr)
        sys.exit(2)

    def parse(self):
        options, unknown = self.parse_known_args()
        if unknown:
            self.error(f"unknown argument '{unknown[0]}'")
        if options.program is None:
            if subprocess.run([os.path.join(ROOT, "Scripts/release.sh")], stdout=sys.stderr).returncode != 0:
                sys.exit(f"{self.prog}: error: the release does not build")
            options.program = os.path.join(ROOT, ".build-static/release/roundtable")
        options.program = os.path.abspath(options.program)
        return options
