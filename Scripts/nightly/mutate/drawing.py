# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws changes from the places that the syntax trees of the sources have."""

import collections
import glob
import json
import os
import random
import subprocess


class Change:
    """One small change: some bytes of a file become others while its switch is on."""

    def __init__(self, number, place, original):
        self.number, self.path, self.line = number, place["path"], place["line"]
        self.span, self.kind = (place["start"], place["end"]), place["kind"]
        self.is_statement, self.changed, self.original = place["isStatement"], place["changed"], original
        self.target = self.path.split("/")[1]
        # Of a template with many lines, the one that changes.
        lines = list(zip(original.split("\n"), self.changed.split("\n")))
        old, new = next((pair for pair in lines if pair[0] != pair[1]), (original, self.changed))
        old, new = (" ".join(text.split())[:90] for text in (old, new))
        self.words = f"{self.path}:{self.line} [{self.kind}] {old} -> {'left out' if self.is_statement else new}"

    def switched(self):
        """The bytes with the switch around them."""
        if self.is_statement:
            return f"if !mutated({self.number}) {{ {self.original} }}"
        if self.changed in ("true", "false") and self.kind == "condition":
            # A variable that is used nowhere else would be a warning, so the original is read in both.
            return (f"(({self.original}) || mutated({self.number}))" if self.changed == "true"
                    else f"(({self.original}) && !mutated({self.number}))")
        return f"(mutated({self.number}) ? ({self.changed}) : ({self.original}))"


class Drawing:
    """A source of changes, the same ones for the same seed and sources."""

    def __init__(self, root, seed):
        self.random = random.Random(str(seed))
        self.root, self.number = root, 0
        files = sorted(glob.glob("Sources/**/*.swift", root_dir=root, recursive=True))
        files = [name for name in files if "/Generated/" not in name]
        # Every line that holds code has the same chance, so that a target counts by its length.
        self.lines = []
        for name in files:
            with open(os.path.join(root, name), encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    if line.strip() and not line.strip().startswith("//"):
                        self.lines.append((name, number))
        printed = subprocess.run(
            [os.path.join(root, "Scripts/checks/read-syntax.sh"), "--changes"] + files, cwd=root, text=True,
            stdout=subprocess.PIPE, check=True)
        self.places = collections.defaultdict(list)
        for place in map(json.loads, printed.stdout.splitlines()):
            self.places[place["path"], place["line"]].append(place)
        self.taken = collections.defaultdict(list)

    def draw(self, count):
        """Draws changes that overlap no earlier one."""
        changes = []
        while len(changes) < count:
            places = self.places.get(self.random.choice(self.lines))
            if not places:
                continue
            place = self.random.choice(places)
            start, end = place["start"], place["end"]
            if any(start < other_end and other_start < end for other_start, other_end in self.taken[place["path"]]):
                continue
            self.taken[place["path"]].append((start, end))
            with open(os.path.join(self.root, place["path"]), "rb") as file:
                original = file.read()[start:end].decode()
            self.number += 1
            changes.append(Change(self.number, place, original))
        return changes


def with_switches(content, changes):
    """A file's bytes with a switch at each place that changes, and the lines that each then takes."""
    result, lines, at = b"", [], 0
    for change in sorted(changes, key=lambda change: change.span):
        result += content[at:change.span[0]]
        first = result.count(b"\n") + 1
        result += change.switched().encode()
        lines.append((first, result.count(b"\n") + 1, change))
        at = change.span[1]
    return result + content[at:], lines
