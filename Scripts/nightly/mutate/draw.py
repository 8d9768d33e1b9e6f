# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws random one-line changes of the sources, and writes each behind a switch."""

import json
import os
import random
import subprocess

# A ternary of two longer expressions is too slow to type-check.
LONGEST = 300
# The Swift files that an app copies.
SUPPORT = "Sources/Support/"


class Change:
    """One change: `old`, between two byte offsets of a file, becomes `new` if its number is switched on."""

    def __init__(self, number, path, found):
        self.number, self.path = number, path
        self.kind, self.form, self.line = found["kind"], found["form"], found["line"]
        self.start, self.end, self.pounds = found["start"], found["end"], found["pounds"]
        self.old, self.new = found["old"], found["new"]
        # The first and last line in the copy.
        self.lines = (0, 0)

    @property
    def target(self):
        return self.path.split("/")[1]

    @property
    def is_in_support(self):
        """Whether the file is a text of the program: it isn't compiled here, so it can't contain a switch."""
        return self.path.startswith(SUPPORT)

    @property
    def words(self):
        """`file:line: original → changed`, on one line."""
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.path}:{self.line}: {old} → {new or '(left out)'}"

    @property
    def switch(self):
        if self.form == "statement":
            return f"if !mutated({self.number}) {{ {self.old} }}"
        if self.form == "text":
            return f'\\{self.pounds}(mutated({self.number}) ? "{self.new}" : "{self.old}")'
        return f"(mutated({self.number}) ? ({self.new}) : ({self.old}))"


def with_switches(source, changes):
    """The bytes of a file with a switch at each changed place. Also stores in each change its lines in them."""
    parts, place, line = [], 0, 1
    for change in sorted(changes, key=lambda each: each.start):
        parts.append(source[place:change.start])
        line += parts[-1].count(b"\n")
        parts.append(change.switch.encode())
        change.lines = (line, line + change.switch.count("\n"))
        line = change.lines[1]
        place = change.end
    return b"".join(parts + [source[place:]])


class Drawing:
    """An endless draw; the same seed and sources give the same changes in the same order."""

    def __init__(self, root, seed):
        paths = []
        for folder, _, files in os.walk(os.path.join(root, "Sources")):
            paths += [os.path.relpath(os.path.join(folder, file), root) for file in files if file.endswith(".swift")]
        output = subprocess.run(
            [os.path.join(root, "Scripts/checks/read-syntax.sh"), "--changes", *sorted(paths)], cwd=root, check=True,
            stdout=subprocess.PIPE, text=True).stdout
        self.random = random.Random(seed)
        self.drawn = []
        # Every line of code with its possible changes. If the drawn line has none, another one is drawn.
        self.places = []
        for found in map(json.loads, output.splitlines()):
            by_line = {line: {} for line in found["lines"]}
            for change in found["changes"]:
                if len(change["old"]) <= LONGEST:
                    by_line[change["line"]].setdefault(change["kind"], []).append(change)
            self.places += [(found["path"], by_line[line]) for line in found["lines"]]

    def next(self):
        while True:
            path, kinds = self.random.choice(self.places)
            if not kinds:
                continue
            found = self.random.choice(kinds[self.random.choice(sorted(kinds))])
            change = Change(len(self.drawn) + 1, path, found)
            if all(each.path != path or each.end <= change.start or change.end <= each.start for each in self.drawn):
                self.drawn.append(change)
                return change
