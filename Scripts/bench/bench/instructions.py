# SPDX-License-Identifier: GPL-3.0-or-later

"""Counts the instructions of small cases: unlike seconds, they are the same on a busy machine."""

import os
import platform
import re
import shutil
import subprocess
import sys

import workload

STORED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.txt")
# A case fails if it exceeds its stored count by more than this share.
TOLERANCE = 0.05
ROWS = 400


def cases(program, folder):
    """Eight small cases for which users wait, by name."""
    def file(name, text):
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as target:
            target.write(text)
        return path

    yaml, json = file("rows.yaml", workload.yaml(ROWS)), file("rows.json", workload.as_json(ROWS))
    edits = file("edits.rt", "".join(
        f"set-row {number % 50}.3 --title T{number}\nhit 200 {500 + number}\n" for number in range(40)))
    saving = file("saving.rt", f"open {yaml}\nset-row 20.3 --title New\nsave {os.path.join(folder, 'saved.yaml')}\n")

    def render(spec, ending):
        return [program, "render", spec, "-o", os.path.join(folder, "out." + ending)]

    return {
        "start": [program, "--version"],
        "YAML to SVG": render(yaml, "svg"),
        "JSON to SVG": render(json, "svg"),
        "YAML to text": render(yaml, "txt"),
        "YAML to frames": render(yaml, "json"),
        "lint": [program, "lint", yaml],
        "40 edits, each with a question": [program, "run", "--spec", yaml, edits],
        "edit and save": [program, "run", saving],
    }


def count(command, folder):
    """The instructions of a process and all its threads; hashes get the same seed each time."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + os.path.join(folder, "callgrind.out"), *command],
        env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"), stdin=subprocess.DEVNULL, capture_output=True, text=True,
        errors="replace")
    found = re.search(r"Collected : (\d+)", done.stderr)
    # Lint exits with 1 if it has findings.
    if done.returncode not in (0, 1) or not found:
        sys.exit(f"bench: error: {' '.join(command)}: {done.stderr[-600:]}")
    return int(found.group(1))


def machine():
    return platform.machine()


def stored():
    """The counts by name, and the kind of machine on which they were counted."""
    counts, kind = {}, None
    if os.path.exists(STORED):
        with open(STORED, encoding="utf-8") as file:
            for line in file:
                if line.startswith("# machine: "):
                    kind = line.split(": ", 1)[1].strip()
                elif not line.startswith("#"):
                    number, name = line.rstrip("\n").split("  ", 1)
                    counts[name] = int(number)
    return counts, kind


def main(program, folder, records):
    if not shutil.which("valgrind"):
        print("bench: error: no valgrind to count with (hint: Scripts/checks/install-requirements.sh --tests)", file=sys.stderr)
        return 1
    known, kind = stored()
    if not records and kind is not None and kind != machine():
        print(f"bench: the stored counts are of {kind}, this is {machine()}: there is nothing to compare")
        return 0
    # Valgrind can't read Swift's symbol information.
    stripped = os.path.join(folder, "stripped")
    subprocess.run(["strip", "-o", stripped, program], check=True)
    found, failed = {}, []
    for name, command in cases(stripped, folder).items():
        found[name] = count(command, folder)
        before = known.get(name)
        change = found[name] / before - 1 if before else 0
        print(f"{name:<34} {found[name]:>14,} instructions  {change:+.1%} of what is stored", flush=True)
        if before is None or change > TOLERANCE:
            failed.append(name)
        elif change < -TOLERANCE:
            print(f"bench: '{name}' takes less than is stored: --record keeps it so")
    if records:
        with open(STORED, "w", encoding="utf-8") as file:
            file.write("# Instructions of small cases. `Scripts/bench/bench.sh --instructions --record` writes this.\n")
            file.write(f"# machine: {machine()}\n")
            file.writelines(f"{number}  {name}\n" for name, number in found.items())
        return 0
    for name in failed:
        print(
            f"bench: error: '{name}' takes more than {TOLERANCE:.0%} more instructions than are stored", file=sys.stderr)
    return 1 if failed else 0
