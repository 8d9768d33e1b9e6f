# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws small changes at random, builds a copy of the checkout with all of them behind switches, and tries each."""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import time

import drawing

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
COPY = os.path.join(ROOT, ".build-mutate")
VARIABLE = "ROUNDTABLE_MUTATION"
# Type-checks and browsers take minutes: they are asked last, of changes that nothing else noticed.
SLOW = "TypeCheckTests|InBrowser"

SWITCH = """\
import Glibc

/// The number of the change that is on; 0 is none.
private let chosen = getenv("%s").flatMap { Int(String(cString: $0)) } ?? 0

@usableFromInline func mutated(_ number: Int) -> Bool { chosen == number }
"""


def say(words):
    print(f"mutate: {words}", flush=True)


def fail(words):
    print(f"mutate: error: {words}", file=sys.stderr, flush=True)
    sys.exit(1)


def write(path, content, mode=0o644):
    """Leaves a file alone that has this content already, so that little is built anew."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, "rb") as file:
            if file.read() == content:
                return
    with open(path, "wb") as file:
        file.write(content)
    os.chmod(path, mode)


def copy_checkout(changes):
    """Copies all that a build and its tests read, with every change in its place.

    Returns the lines of the copy that each change takes, by path: (first, last, change)."""
    wanted, lines = set(), {}
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    for name in filter(lambda name: os.path.isfile(os.path.join(ROOT, name)), listed.stdout.splitlines()):
        path = os.path.join(ROOT, name)
        with open(path, "rb") as file:
            content = file.read()
        own = [change for change in changes if change.path == name]
        if own:
            content, lines[name] = drawing.with_switches(content, own)
        wanted.add(name)
        write(os.path.join(COPY, name), content, os.stat(path).st_mode)
    for target in sorted({change.target for change in changes}):
        name = f"Sources/{target}/Mutated.swift"
        wanted.add(name)
        write(os.path.join(COPY, name), (SWITCH % VARIABLE).encode())
    for folder in ("Sources", "Tests"):
        for place, _, files in os.walk(os.path.join(COPY, folder)):
            for path in (os.path.join(place, file) for file in files):
                if os.path.relpath(path, COPY) not in wanted:
                    os.remove(path)
    return lines


def build(changes):
    """Builds the copy. Returns the changes that the compiler takes; the others are drawn anew."""
    lines = copy_checkout(changes)
    done = subprocess.run(
        ["swift", "build", "--build-tests", "--ignore-lock"], cwd=COPY, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return changes
    refused = set()
    for name, line in re.findall(r"(Sources/[^:\s]+\.swift):(\d+):\d+: error:", done.stdout):
        at = [item for item in lines.get(name, []) if item[0] <= int(line) <= item[1]]
        # The compiler may report an operand or a block far from its cause: then all of the file are suspects.
        refused |= {change for _, _, change in at or lines.get(name, [])}
    if not refused:
        print("\n".join(dict.fromkeys(line for line in done.stdout.splitlines() if "error" in line))[:4000])
        fail("the copy does not build")
    return [change for change in changes if change not in refused]


def run(tests, number, patience, skipped=None):
    """Runs tests with one change. Returns whether they pass (a hang is none), and their output."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    environment[VARIABLE] = str(number)
    if number:
        environment["ROUNDTABLE_TEST_PATIENCE"] = environment["ROUNDTABLE_TEST_TIMEOUT"] = "20"
    command = ["swift", "test", "--skip-build", "--ignore-lock", "--filter", tests]
    command += ["--skip", skipped] if skipped else []
    try:
        done = subprocess.run(
            command, cwd=COPY, env=environment, text=True, errors="replace", stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, timeout=patience)
    except subprocess.TimeoutExpired:
        return False, "it hangs"
    return done.returncode == 0, done.stdout


def own_suites():
    """The pattern of the suites for each target: those of its name, or else of the tests that list it."""
    dumped = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = json.loads(dumped.stdout)["targets"]
    tests = {target["name"]: {str(each) for each in target["dependencies"]} for target in targets
             if target["type"] == "test"}
    suites = {}
    for name in (target["name"] for target in targets if target["type"] in ("regular", "executable")):
        if f"{name}Tests" in tests:
            suites[name] = [f"{name}Tests"]
        elif name == "roundtable":
            suites[name] = ["EndToEndTests"]
        else:
            suites[name] = [test for test, needs in tests.items() if any(f"'{name}'" in each for each in needs)]
    return {name: "|".join(f"^{test}\\." for test in found) for name, found in suites.items()}


def judge(change, suites, patience):
    own = suites.get(change.target, "")
    if own and not run(own, change.number, patience, SLOW)[0]:
        return change, "own suites"
    # One run of everything: what noticed it ends the run late, yet most are noticed before.
    if not run(".", change.number, 3 * patience, SLOW)[0] or not run(SLOW, change.number, 2 * patience)[0]:
        return change, "other suites"
    return change, None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--random", type=int, default=30)
    parser.add_argument("--seed", default=time.strftime("%G-%V"))
    parser.add_argument("--goal", type=int, default=0)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    source = drawing.Drawing(ROOT, options.seed)
    changes = source.draw(options.random)
    if options.list:
        print("\n".join(change.words for change in changes))
        return
    say(f"building a copy with {len(changes)} changes of seed {options.seed}")
    for _ in range(8):
        taken = build(changes)
        if len(taken) == len(changes):
            break
        say(f"the compiler refuses {len(changes) - len(taken)}, others are drawn")
        changes = taken + source.draw(options.random - len(taken))
    else:
        fail("the copy does not build after eight draws")
    suites = own_suites()
    begun = time.monotonic()
    passed, output = run(".", 0, 3600, SLOW)
    if not passed:
        print("\n".join(line for line in output.splitlines() if "✘" in line)[:4000])
        fail("tests fail without any change")
    patience = max(120, int(2 * (time.monotonic() - begun)))
    found = {"own suites": [], "other suites": [], None: []}
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        for change, noticed in pool.map(lambda change: judge(change, suites, patience), changes):
            found[noticed].append(change)
            say(f"{'noticed by ' + noticed if noticed else 'SURVIVED'}: {change.words}")
    count, own, other = len(changes), len(found["own suites"]), len(found["other suites"])
    for change in found[None]:
        say(f"survivor: {change.words}")
    say(f"seed {options.seed}: {own + other} of {count} noticed, {own} by the target's own suites")
    if 100 * (own + other) < options.goal * count:
        fail(f"fewer than {options.goal} % are noticed")


if __name__ == "__main__":
    main()
