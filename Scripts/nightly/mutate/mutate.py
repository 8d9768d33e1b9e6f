# SPDX-License-Identifier: GPL-3.0-or-later

"""Builds a copy of the checkout with every mutation in it, and runs the tests that must notice each."""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import time

import catalogue

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
COPY = os.path.join(ROOT, ".build-mutate")
LIST = "Scripts/nightly/mutate/mutations.txt"
VARIABLE = "ROUNDTABLE_MUTATION"
# A check that breaks fails in seconds; one that hangs is no check.
PATIENCE = 60

SWITCH = """\
import Glibc

/// Which change is on; 0 is none.
private let chosen = getenv("%s").flatMap { Int(String(cString: $0)) } ?? 0

@usableFromInline func mutated(_ number: Int) -> Bool { chosen == number }
"""


def say(words):
    print(f"mutate: {words}", flush=True)


def fail(words):
    print(f"mutate: error: {words}", file=sys.stderr, flush=True)
    sys.exit(1)


def write(path, text):
    """Leaves a file alone that says the same already, so that little is built anew."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    try:
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    except (FileNotFoundError, UnicodeDecodeError):
        pass
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def copy_checkout(mutations):
    """What a build and its tests read, with every mutation in its place."""
    names = ["Package.swift", "README.md"]
    for folder in ("Sources", "Tests", "Scripts", ".github"):
        for place, _, files in os.walk(os.path.join(ROOT, folder)):
            names += [os.path.relpath(os.path.join(place, file), ROOT) for file in files]
    texts = {}
    for path in {mutation.path for mutation in mutations}:
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            texts[path] = catalogue.with_switches(
                file.read(), [mutation for mutation in mutations if mutation.path == path])
    wanted = set()
    for name in names:
        wanted.add(name)
        if name in texts:
            write(os.path.join(COPY, name), texts[name])
        else:
            with open(os.path.join(ROOT, name), "rb") as file:
                content = file.read()
            target = os.path.join(COPY, name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if not os.path.exists(target) or open(target, "rb").read() != content:
                with open(target, "wb") as file:
                    file.write(content)
                os.chmod(target, os.stat(os.path.join(ROOT, name)).st_mode)
    for target in sorted({mutation.target for mutation in mutations}):
        name = f"Sources/{target}/Mutated.swift"
        wanted.add(name)
        write(os.path.join(COPY, name), SWITCH % VARIABLE)
    for folder in ("Sources", "Tests"):
        for place, _, files in os.walk(os.path.join(COPY, folder)):
            for file in files:
                path = os.path.join(place, file)
                if os.path.relpath(path, COPY) not in wanted:
                    os.remove(path)


def build():
    say("building the copy with all changes in it")
    begun = time.monotonic()
    done = subprocess.run(
        ["swift", "build", "--build-tests", "--ignore-lock"], cwd=COPY, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    if done.returncode != 0:
        print("\n".join(dict.fromkeys(line for line in done.stdout.splitlines() if "error" in line))[:4000])
        fail("the copy does not build (hint: a change must have the type of what it stands for)")
    say(f"built in {time.monotonic() - begun:.0f} s")


def run(tests, number, patience=PATIENCE):
    """Whether the tests pass with one change; None when they hang, and the output."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    environment[VARIABLE] = str(number)
    # What a test waits for may never come now.
    if number:
        environment["ROUNDTABLE_TEST_PATIENCE"] = environment["ROUNDTABLE_TEST_TIMEOUT"] = str(PATIENCE // 4)
    try:
        done = subprocess.run(
            ["swift", "test", "--skip-build", "--ignore-lock", "--filter", tests], cwd=COPY, env=environment,
            text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=patience)
    except subprocess.TimeoutExpired:
        return None, ""
    ran = re.search(r"Test run with (\d+) test", done.stdout)
    if done.returncode == 0 and (ran is None or ran.group(1) == "0"):
        fail(f"no test is called '{tests}'")
    return done.returncode == 0, done.stdout


def judge(mutation):
    passed, _ = run(mutation.tests, mutation.number)
    return mutation, passed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int)
    parser.add_argument("--only", action="append")
    parser.add_argument("--since")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    mutations = catalogue.read(os.path.join(ROOT, LIST), ROOT)
    chosen = [
        each for each in mutations
        if not options.only or any(text in f"{each.path} {each.tests}" for text in options.only)]
    if options.since:
        former = subprocess.run(
            ["git", "show", f"{options.since}:{LIST}"], cwd=ROOT, capture_output=True, text=True)
        if former.returncode != 0:
            fail(f"no list of mutations at '{options.since}'")
        known = set(catalogue.changes(former.stdout))
        chosen = [each for each in chosen if each.words not in known]
    if options.sample and options.sample < len(chosen):
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
        chosen = random.Random(head.stdout).sample(chosen, options.sample)
    if options.list:
        for each in chosen:
            print(f"{each.place}: {each.words}  [{each.tests}]")
        return
    copy_checkout(mutations)
    build()
    names = sorted({each.tests for each in chosen})
    passed, output = run("|".join(f"({name})" for name in names), 0, patience=600)
    if not passed:
        print("\n".join(line for line in output.splitlines() if "✘" in line)[:4000])
        fail("tests fail without any change")
    survivors = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=max(1, (os.cpu_count() or 1))) as pool:
        for mutation, passed in pool.map(judge, chosen):
            if passed:
                survivors.append(mutation)
                say(f"SURVIVED {mutation.place}: {mutation.words}  [{mutation.tests}]")
            elif passed is None:
                survivors.append(mutation)
                say(f"HUNG {mutation.place}: {mutation.words}  [{mutation.tests}]")
    say(f"{len(chosen) - len(survivors)} of {len(chosen)} changes noticed")
    if survivors:
        fail(f"{len(survivors)} not noticed")


if __name__ == "__main__":
    main()
