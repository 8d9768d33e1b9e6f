#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes frames of random nested stacks, solved with the constraints of UIStackView.

An independent check of Sources/TableLayout/Stacks: that code computes lengths directly; this script has a solver for the
constraints that UIStackView adds to its views, as TZStackView and Arranged read them from it. The solver is kiwisolver
(Cassowary, as in Auto Layout). A higher priority wins over any number of lower ones: constraints are added by priority, and
each is kept as well as the earlier ones allow. Among equal priorities, an item is grown before those after it, and cut after
those before it, as the layout's documentation says.

Usage: generate-stacks.py [COUNT [SEED]] > Tests/TestSupport/Pinned/stacks.txt     (needs: pip install kiwisolver)

A line is: the width, the height or -, the root, =, and x y width height of each item in the order of the tree.
  stack:   h|v alignment distribution spacing top leading bottom trailing count, then each item
  item:    custom spacing or -, then one of
           view width height hugging-x hugging-y resistance-x resistance-y set(n|w|h|b) first-baseline last-baseline
           text width line-height hugging resistance          (height: lines * line height)
           space minimum
           stack ...
"""
import math
import random
import sys

from kiwisolver import Solver, Variable, UnsatisfiableConstraint

REQUIRED = 1000


class Axis:
    """The constraints of a tree along one axis."""

    def __init__(self):
        self.solver = Solver()
        self.soft = []
        self.order = 0

    def require(self, constraint):
        self.solver.addConstraint(constraint | "required")

    def want(self, priority, difference, relation, grows=True):
        """difference (relation) 0 at a priority."""
        self.order += 1
        if priority >= REQUIRED:
            self.require(constraint_of(difference, relation, 0))
            return
        # Among equals: the last item keeps its hugging first, the first one its resistance.
        tie = -self.order if grows else self.order
        self.soft.append((-priority, tie, difference, relation))

    def solve(self):
        """The priorities that aren't kept, with the number of constraints that each has."""
        self.soft.sort(key=lambda soft: soft[:2])
        broken = []
        for priority, _, difference, relation in self.soft:
            wish = constraint_of(difference, relation, 0) | "strong"
            self.solver.addConstraint(wish)
            self.solver.updateVariables()
            value = difference.value()
            self.solver.removeConstraint(wish)
            # A required constraint that is off by a rounding error would be a contradiction.
            slack = 1e-7
            kept = abs(value) < slack or relation == "<=" and value < 0 or relation == ">=" and value > 0
            if kept:
                value = 0
            else:
                broken.append(-priority)
            if relation in ("<=", "=="):
                self.require(difference <= value + slack)
            if relation in (">=", "=="):
                self.require(difference >= value - slack)
        self.solver.updateVariables()
        return broken


def constraint_of(difference, relation, value):
    if relation == "<=":
        return difference <= value
    if relation == ">=":
        return difference >= value
    return difference == value


def build(node, axis, system, height_of):
    """Variables for an item: where it begins, and how long it is."""
    begin, length = Variable("begin"), Variable("length")
    node[axis] = (begin, length)
    system.require(length >= 0)
    if node["kind"] == "stack":
        build_stack(node, axis, system, height_of)
    elif node["kind"] == "view":
        index = 0 if axis == "x" else 1
        if node["set"][index]:
            system.require(length == node["size"][index])
        else:
            system.want(node["hugging"][index], length - node["size"][index], "<=")
            system.want(node["resistance"][index], length - node["size"][index], ">=", grows=False)
    elif node["kind"] == "text":
        ideal = node["width"] if axis == "x" else height_of(node)
        system.want(node["hugging"], length - ideal, "<=")
        system.want(node["resistance"], length - ideal, ">=", grows=False)


def build_stack(node, axis, system, height_of):
    begin, length = node[axis]
    items = node["items"]
    for item in items:
        build(item, axis, system, height_of)
    top, leading, bottom, trailing = node["margins"]
    before, after = (leading, trailing) if axis == "x" else (top, bottom)
    begin, end = begin + before, begin + length - after
    along = (axis == "x") == (node["axis"] == "h")
    places = [item[axis] for item in items]
    if along:
        build_along(node, axis, system, begin, end, length, places)
    else:
        build_across(node, axis, system, begin, end, length, places)


def build_along(node, axis, system, begin, end, length, places):
    items, how = node["items"], node["distribution"]
    system.require(places[0][0] == begin)
    system.require(places[-1][0] + places[-1][1] == end)
    gaps = []
    for index in range(len(items) - 1):
        after = items[index]["after"]
        least = node["spacing"] if after is None else after
        gap = places[index + 1][0] - places[index][0] - places[index][1]
        gaps.append(gap)
        system.require(gap >= least if how.startswith("equal") else gap == least)
    if how == "fillEqually":
        for place in places[1:]:
            system.require(place[1] == places[0][1])
    if how == "fillProportionally":
        index = 0 if axis == "x" else 1
        total = sum(item["size"][index] for item in items) + sum(node["least"])
        for number, item in enumerate(items):
            system.want(
                999 - number, places[number][1] - length * (item["size"][index] / total), "==")
    if how == "equalSpacing":
        for gap in gaps[1:]:
            system.require(gap == gaps[0])
    if how == "equalCentering":
        centers = [place[0] + place[1] / 2 for place in places]
        distances = [centers[i + 1] - centers[i] for i in range(len(centers) - 1)]
        for distance in distances[1:]:
            system.want(149, distance - distances[0], "==")
    if how.startswith("equal"):
        system.want(49, length - 0, "<=")
    spaces = [item[axis] for item in items if item["kind"] == "space"]
    for item in items:
        if item["kind"] == "space":
            system.require(item[axis][1] >= item["minimum"])
            # Of spacers within each other, the outer ones grow.
            system.want(1 + node["depth"] / 100, item[axis][1] - item["minimum"], "<=")
    for place in spaces[1:]:
        difference = [i for i in items if i["kind"] == "space"]
        first = difference[0]
        this = next(i for i in difference if i[axis] is place)
        system.require(place[1] - this["minimum"] == spaces[0][1] - first["minimum"])


def build_across(node, axis, system, begin, end, length, places):
    how = node["alignment"]
    for item, place in zip(node["items"], places):
        last = place[0] + place[1]
        if item["kind"] == "space":
            system.want(1, place[1] - 0, "<=")
        if how == "fill":
            system.require(place[0] == begin)
            system.require(last == end)
            continue
        # The alignment's spanner: no item leaves the stack, which is as short as possible.
        system.require(place[0] >= begin)
        system.require(last <= end)
        system.want(25, place[1] - 0, "<=")
        if how == "leading" or how == "firstBaseline" and axis == "x":
            system.require(place[0] == begin)
        elif how == "trailing":
            system.require(last == end)
        elif how == "center":
            system.require(place[0] + last == begin + end)
    if how in ("firstBaseline", "lastBaseline"):
        index = 0 if how == "firstBaseline" else 1
        lines = [place[0] + item["baselines"][index] for item, place in zip(node["items"], places)]
        for line in lines[1:]:
            system.require(line == lines[0])
    if how != "fill":
        system.want(51, length - 0, "<=")


def walk(node):
    yield node
    for item in node.get("items", []):
        yield from walk(item)


def solve(root, width, height):
    """The frames of all items; None if the constraints contradict each other or have several solutions."""
    def height_of(text):
        wide = text["x"][1].value()
        return text["line"] * (1 if wide < 0.01 else max(1, math.ceil(text["width"] / wide - 1e-4)))

    for axis, fixed in (("x", width), ("y", height)):
        system = Axis()
        try:
            build(root, axis, system, height_of)
            begin, length = root[axis]
            system.require(begin == 0)
            if fixed is None:
                system.want(50, length - 0, "<=")
            else:
                system.require(length == fixed)
            broken = system.solve()
        except UnsatisfiableConstraint:
            return None
        # Several equal distances that don't all fit have several best solutions.
        if 149 in broken and any(
                node.get("distribution") == "equalCentering" and len(node["items"]) > 3 for node in walk(root)):
            return None
    frames = [
        [node["x"][0].value(), node["y"][0].value(), node["x"][1].value(), node["y"][1].value()]
        for node in walk(root)]
    # The solver fails in a few trees.
    if any(abs(value) > 10_000 for frame in frames for value in frame):
        return None
    # UIStackView has no constraint for the place of a common baseline in more height than the items need.
    for node in walk(root):
        if node.get("alignment", "").endswith("Baseline"):
            top, _, bottom, _ = node["margins"]
            begin = node["y"][0].value() + top
            end = node["y"][0].value() + node["y"][1].value() - bottom
            first = min(item["y"][0].value() for item in node["items"])
            last = max(item["y"][0].value() + item["y"][1].value() for item in node["items"])
            if node["axis"] == "h" and (abs(first - begin) > 0.001 or abs(last - end) > 0.001):
                return None
    return frames


# MARK: - Random trees

def random_view(random, set_lengths=True):
    size = [random.choice([10, 20, 25, 30, 44, 60, 75, 100, 130]) for _ in range(2)]
    first = random.randint(0, size[1])
    return {
        "kind": "view", "size": size,
        "hugging": [random.choice([200, 250, 250, 251, 252]) for _ in range(2)],
        "resistance": [random.choice([740, 749, 750, 750, 751]) for _ in range(2)],
        "set": [set_lengths and random.random() < 0.15 for _ in range(2)],
        "baselines": [first, random.randint(first, size[1])],
    }


def random_item(random, depth, stack):
    how = stack["distribution"]
    draw = random.random()
    if how == "fillProportionally" or stack["alignment"].endswith("Baseline"):
        item = random_view(random, set_lengths=False)
    elif how == "fillEqually" or stack["alignment"] == "fill":
        item = random_view(random, set_lengths=False) if draw < 0.5 or depth == 0 else None
    else:
        item = random_view(random) if draw < 0.4 or depth == 0 else None
    if item is None:
        if draw > 0.85:
            item = random_text(random)
        else:
            item = random_stack(random, depth - 1)
    item["after"] = random.choice([0, 5, 12, 30]) if random.random() < 0.15 else None
    return item


def random_text(random):
    return {
        "kind": "text", "width": random.choice([40, 90, 160, 250]), "line": random.choice([16, 20.5]),
        "hugging": random.choice([250, 251]), "resistance": random.choice([749, 750]),
    }


def random_stack(random, depth):
    stack = {
        "kind": "stack", "axis": random.choice("hv"),
        "alignment": random.choice(["fill", "fill", "leading", "center", "trailing"]),
        "distribution": random.choice(
            ["fill", "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
        "spacing": random.choice([0, 0, 4, 8, 10, 20]),
        "margins": random.choice([[0, 0, 0, 0], [0, 0, 0, 0], [8, 16, 12, 20]]),
        "after": None,
        "depth": 10 - depth,
    }
    if stack["axis"] == "h" and stack["distribution"] == "fill" and random.random() < 0.2:
        stack["alignment"] = random.choice(["firstBaseline", "lastBaseline"])
    stack["items"] = [random_item(random, depth, stack) for _ in range(random.choice([1, 2, 2, 3, 3, 4, 5]))]
    if stack["distribution"] == "fill" and stack["alignment"] in ("fill", "leading", "center") \
            and random.random() < 0.3:
        for _ in range(random.choice([1, 1, 2])):
            space = {"kind": "space", "minimum": random.choice([0, 0, 8]), "after": None}
            stack["items"].insert(random.randint(0, len(stack["items"])), space)
    stack["least"] = [
        stack["spacing"] if item["after"] is None else item["after"] for item in stack["items"][:-1]]
    return stack


# MARK: - Lines

def number(value):
    return f"{round(value, 3) + 0:g}" if abs(value) < 1e5 else str(value)


def written(node):
    words = []
    if node["kind"] == "stack":
        words += [node["axis"], node["alignment"], node["distribution"], number(node["spacing"])]
        words += [number(margin) for margin in node["margins"]] + [str(len(node["items"]))]
        for item in node["items"]:
            words.append("-" if item["after"] is None else number(item["after"]))
            words += ([] if item["kind"] != "stack" else ["stack"]) + written(item)
    elif node["kind"] == "view":
        is_set = {(False, False): "n", (True, False): "w", (False, True): "h", (True, True): "b"}
        words += ["view"] + [number(n) for n in node["size"] + node["hugging"] + node["resistance"]]
        words += [is_set[tuple(node["set"])]] + [number(n) for n in node["baselines"]]
    elif node["kind"] == "text":
        words += ["text"] + [number(node[key]) for key in ("width", "line", "hugging", "resistance")]
    else:
        words += ["space", number(node["minimum"])]
    return words


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    generator = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 39)
    written_count = skipped = 0
    while written_count < count:
        depth = generator.choice([0, 1, 1, 2, 3])
        root = random_stack(generator, depth)
        if sum(1 for _ in walk(root)) > 25:
            continue
        width = generator.choice([120, 200, 320, 375, 500])
        has_baselines = any(n.get("alignment", "").endswith("Baseline") for n in walk(root))
        height = None if has_baselines or generator.random() < 0.6 else generator.choice([80, 200, 400])
        frames = solve(root, width, height)
        if frames is None:
            skipped += 1
            continue
        written_count += 1
        words = [number(width), "-" if height is None else number(height)] + written(root) + ["="]
        print(" ".join(words + [number(value) for frame in frames for value in frame]))
    print(f"{written_count} trees, {skipped} without one solution", file=sys.stderr)


main()
