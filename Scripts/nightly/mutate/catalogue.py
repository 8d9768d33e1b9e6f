# SPDX-License-Identifier: GPL-3.0-or-later

"""Reads the list of mutations.

A block is three lines and more, blocks are told apart by blank lines, `#` begins a comment:

    Sources/TableLint/Rules/TapTargetRule.swift  [LintRuleTests]
    $0.frames.frame.height < «44»
    -> 43

The first line names a file and a pattern for the tests that must notice; the second quotes the file, with what changes
between guillemets; each arrow is one mutation: what stands there instead.
"""

import os
import re
import sys


class Mutation:
    def __init__(self, number, path, tests, span, words, new, line):
        self.number, self.path, self.tests, self.span, self.new = number, path, tests, span, new
        self.words = f"{words} -> {new}"
        self.place = f"{path}:{line}"

    @property
    def target(self):
        return self.path.split("/")[1]


def with_switches(text, mutations):
    """A file with a switch at each place that changes; several changes of one place are one switch in another."""
    spans = {}
    for mutation in mutations:
        spans.setdefault(mutation.span, []).append(mutation)
    for (start, end), changes in sorted(spans.items(), reverse=True):
        whole = text[start:end]
        for change in changes:
            whole = f"(mutated({change.number}) ? ({change.new}) : ({whole}))"
        text = text[:start] + whole + text[end:]
    return text


def stop(words):
    print(f"mutate: error: {words}", file=sys.stderr)
    sys.exit(1)


def blocks(text):
    """The lines of each block, without comments."""
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            yield lines


def changes(text):
    """Every mutation of a list in words, wherever its file stands."""
    return [f"{lines[1]} -> {line[3:]}" for lines in blocks(text) for line in lines[2:]]


def read(path, root):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    mutations = []
    for lines in blocks(text):
        head = re.fullmatch(r"(\S+)\s+\[(.+)\]", lines[0])
        if not head or len(lines) < 3:
            stop(f"not a file with its tests, a line with «», and changes: {lines[0]}")
        quoted = re.fullmatch(r"(.*)«(.+)»(.*)", lines[1])
        if not quoted:
            stop(f"nothing between « and »: {lines[1]}")
        with open(os.path.join(root, head.group(1)), encoding="utf-8") as file:
            text = file.read()
        whole = "".join(quoted.groups())
        if text.count(whole) != 1:
            stop(f"{head.group(1)}: '{whole}' stands there {text.count(whole)} times")
        before, old, _ = quoted.groups()
        start = text.index(whole) + len(before)
        for line in lines[2:]:
            if not line.startswith("-> "):
                stop(f"no change: {line}")
            mutations.append(Mutation(
                len(mutations) + 1, head.group(1), head.group(2), (start, start + len(old)), lines[1], line[3:],
                text[:start].count("\n") + 1))
    return mutations
