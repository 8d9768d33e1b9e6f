# SPDX-License-Identifier: GPL-3.0-or-later

"""Builds a copy of the checkout with random changes behind switches, and runs the tests that could notice each."""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import draw

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
COPY = os.path.join(ROOT, ".build-mutate")
PROGRAM = ".build/debug/roundtablePackageTests.xctest"
# A failed build stops at the first target with an error, so several builds may be needed to find all errors.
MOST_BUILDS = 12
# Tests that compile exports or start a browser; they run last.
SLOW = r"\.(TypeCheckTests|.*Browser)"
# The test runner's exit code if no test matches. Not every target has slow tests.
NO_TESTS = 69
# Seconds that a test waits for an event. A change may prevent the event.
TEST_PATIENCE = 30

SWITCH = """\
import Glibc

/// Which change is on; 0 is none.
private let chosen = getenv("ROUNDTABLE_MUTATION").flatMap { Int(String(cString: $0)) } ?? 0

@usableFromInline func mutated(_ number: Int) -> Bool { chosen == number }
"""

# The code that reads the text of a support file, and the same code with the changes of these files.
SUPPORT_READER = (
    "Sources/CodeExport/Support/SupportFiles.swift", b"source: $0.text)",
    b'source: mutatedFile("\\(format.title)/\\($0.name)", $0.text))')


def support_switch(changes):
    """A Swift function that applies the active change of a support file to the file's text."""
    cases = [
        f"  if mutated({change.number}), name == {json.dumps(change.path.removeprefix(draw.SUPPORT))} {{\n"
        f"    bytes.replaceSubrange({change.start}..<{change.end}, with: {swift_text(change.new)}.utf8)\n  }}\n"
        for change in changes if change.is_in_support]
    return (
        "\nfunc mutatedFile(_ name: String, _ text: String) -> String {\n  var bytes = Array(text.utf8)\n" + "".join(cases)
        + "  return String(decoding: bytes, as: UTF8.self)\n}\n")


def swift_text(text):
    return '##"' + text + '"##' if "\n" not in text else '##"""\n' + text + '\n"""##'


def say(words):
    print(f"mutate: {words}", flush=True)


def fail(words):
    print(f"mutate: error: {words}", file=sys.stderr, flush=True)
    sys.exit(1)


# MARK: - The copy and its build


def write(path, content, mode=0o644):
    """Writes a file only if its content differs, so that little is rebuilt."""
    if os.path.exists(path):
        with open(path, "rb") as file:
            if file.read() == content:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
    os.chmod(path, mode)


def copy_checkout(changes):
    """Writes all files that the build and the tests read, with a switch for each change, and removes all other sources."""
    names = ["Package.swift", "Package.resolved", "README.md"]
    for folder in ("Sources", "Tests", "Scripts", ".github"):
        for place, _, files in os.walk(os.path.join(ROOT, folder)):
            names += [os.path.relpath(os.path.join(place, file), ROOT) for file in files]
    for name in names:
        source = os.path.join(ROOT, name)
        if os.path.exists(source):
            with open(source, "rb") as file:
                content = file.read()
            if name == SUPPORT_READER[0]:
                if SUPPORT_READER[1] not in content:
                    fail(f"{name} no longer reads a support file by {SUPPORT_READER[1].decode()} (hint: adapt SUPPORT_READER)")
                content = content.replace(*SUPPORT_READER[1:])
            here = [change for change in changes if change.path == name and not change.is_in_support]
            write(os.path.join(COPY, name), draw.with_switches(content, here), os.stat(source).st_mode)
    targets = {name.split("/")[1] for name in names if name.startswith("Sources/") and name.endswith(".swift")}
    for target in targets - {"Support"}:
        names.append(f"Sources/{target}/Mutated.swift")
        switch = SWITCH + support_switch(changes) if target == "CodeExport" else SWITCH
        write(os.path.join(COPY, names[-1]), switch.encode())
    wanted = set(names)
    for folder in ("Sources", "Tests"):
        for place, _, files in os.walk(os.path.join(COPY, folder), topdown=False):
            for path in (os.path.join(place, file) for file in files):
                if os.path.relpath(path, COPY) not in wanted:
                    os.remove(path)
            if not os.listdir(place):
                os.rmdir(place)


def rejected(changes, output):
    """The changes to which the compiler's errors refer: those on the error's line, or else the nearest in its file."""
    found = set()
    for path, line in set(re.findall(rf"^{re.escape(COPY)}/(Sources/\S+\.swift):(\d+):\d+: error:", output, re.M)):
        def distance(change, line=int(line)):
            return max(change.lines[0] - line, line - change.lines[1], 0)
        here = [change for change in changes if change.path == path]
        if here:
            nearest = min(map(distance, here))
            found.update(change for change in here if distance(change) == nearest)
    return found


def build(drawing, count):
    """Builds until `count` changes compile, and returns them in the order in which they were drawn."""
    # Builds with some more changes than needed, so that those that don't compile can be replaced without another build.
    changes = [drawing.next() for _ in range(count + count // 3 + 2)]
    dropped = 0
    begun = time.monotonic()
    for _ in range(MOST_BUILDS):
        copy_checkout(changes)
        done = subprocess.run(
            ["swift", "build", "--build-tests", "--ignore-lock"], cwd=COPY, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, check=False)
        if done.returncode == 0:
            say(f"built in {time.monotonic() - begun:.0f} s; {dropped} drawn changes do not compile")
            return changes[:count]
        wrong = rejected(changes, done.stdout)
        if not wrong:
            print("\n".join(dict.fromkeys(line for line in done.stdout.splitlines() if "error" in line))[:4000])
            fail("the copy does not build, and no change explains why (hint: does the checkout build?)")
        for change in sorted(wrong, key=lambda each: each.number):
            say(f"does not compile: {change.words}")
        dropped += len(wrong)
        changes = [change for change in changes if change not in wrong]
        changes += [drawing.next() for _ in range(count - len(changes))]
    fail(f"the copy does not build after {MOST_BUILDS} attempts (hint: try another seed)")


# MARK: - The choice of tests


class Suites:
    """The test targets that could notice a change in a target, by Package.swift."""

    def __init__(self):
        dump = subprocess.run(
            ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        targets = json.loads(dump)["targets"]
        self.names = {
            each["name"]: [name[0] for one in each["dependencies"] for name in one.values() if name] for each in targets}
        self.tests = sorted(each["name"] for each in targets if each["type"] == "test")

    def reached(self, name):
        """A target and all its dependencies, direct or not."""
        found, todo = set(), [name]
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += self.names.get(name, [])
        return found

    def own(self, target):
        """The target's tests, or else those that name it."""
        if f"{target}Tests" in self.tests:
            return [f"{target}Tests"]
        return [test for test in self.tests if target in self.names[test]]

    def others(self, target):
        own = self.own(target)
        return [test for test in self.tests if target in self.reached(test) and test not in own]


def pattern(tests, rest=r"\."):
    return rf"^({'|'.join(tests)}){rest}"


# MARK: - Running


class TestsFail(Exception):
    """Tests fail without any change."""


class Runner:
    """Runs the built tests, up to the first that fails."""

    def __init__(self):
        # The longest silence in a run without a change, in seconds: of the slow tests (True), of the others (False).
        self.silence = {True: 0, False: 0}
        self.lock = threading.Lock()

    def run(self, tests, number, slow=False):
        """Returns None if all tests pass, or the first line that reports a failure, a crash or a timeout."""
        chosen = ["--filter", pattern(tests, SLOW)] if slow else ["--filter", pattern(tests), "--skip", SLOW]
        hung = False
        while True:
            why = self.once(chosen, number, slow)
            # A busy machine can be silent once. A change that hangs the tests hangs them again.
            if why and why.startswith("hangs") and not hung:
                hung = True
                continue
            name = re.search(r"Test (?:\"(.+?)\"|(\w+)\(.*?\)) (?:recorded an issue|failed after)", why or "")
            # A test that fails only beside others, on a busy machine, says nothing about the change.
            if not name or self.once(["--filter", re.escape(name[1] or name[2])], number, slow):
                return why
            say(f"failed once and passed alone, skipped for change {number}: {why}")
            chosen += ["--skip", re.escape(name[1] or name[2])]

    def once(self, chosen, number, slow):
        patience = max(60, 3 * self.silence[slow]) if number else 900
        folder = tempfile.mkdtemp()
        environment = dict(
            os.environ, SWIFT_BACKTRACE="enable=no", TMPDIR=folder, ROUNDTABLE_MUTATION=str(number),
            ROUNDTABLE_TEST_PATIENCE=str(TEST_PATIENCE))
        process = subprocess.Popen(
            [os.path.join(COPY, PROGRAM), "--testing-library", "swift-testing", *chosen], cwd=COPY, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            return self.watch(process, patience, number, slow)
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
            process.stdout.close()
            shutil.rmtree(folder, ignore_errors=True)

    def watch(self, process, patience, number, slow):
        output = b""
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while True:
                begun = time.monotonic()
                if not selector.select(patience):
                    return f"hangs: no output for {patience:.0f} s"
                if not number:
                    with self.lock:
                        self.silence[slow] = max(self.silence[slow], time.monotonic() - begun)
                read = os.read(process.stdout.fileno(), 65536)
                if not read:
                    break
                output = output[-4096:] + read
                failed = re.search(rb"^(?:\x1b\[\d+m)*\xe2\x9c\x98.*(recorded an issue|failed after).*$", output, re.M)
                if failed:
                    return failed.group().decode(errors="replace")[:300]
        code = process.wait()
        passed = code == 0 or code == NO_TESTS and number and slow
        return None if passed else f"the tests ended with {code}: {output[-300:].decode(errors='replace')}"


def judge(change, runs, runner, unchanged):
    """Which suites noticed a change: `own suites`, `other suites` or None. `runs`: for each, the tests, and whether they are slow."""
    for who, tests, slow in runs:
        refused = unchanged[slow].result()
        if refused:
            raise TestsFail(refused)
        why = runner.run(tests, change.number, slow) if tests else None
        if why:
            say(f"killed by {who}: {change.words}  [{why}]")
            return who
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--random", type=int, required=True, metavar="N")
    parser.add_argument("--seed", required=True, metavar="S")
    parser.add_argument("--goal", type=float, metavar="PERCENT")
    options = parser.parse_args()
    if options.random < 1:
        parser.error("--random takes a number from 1")
    suites, runner = Suites(), Runner()
    changes = build(draw.Drawing(ROOT, options.seed), options.random)
    say(f"running all tests without a change, then {len(changes)} times with one")
    begun = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        unchanged = {False: pool.submit(runner.run, suites.tests, 0, False)}

        def judged(changes, runs):
            """Returns which suites noticed each of the changes."""
            return dict(zip(changes, pool.map(lambda each: judge(each, runs(each.target), runner, unchanged), changes)))

        try:
            # First tests all changes with their targets' own suites, which are quick; then the remaining changes with all
            # others.
            results = judged(changes, lambda target: [("own suites", suites.own(target), False)])
            left = [change for change in changes if not results[change]]
            say(f"{len(changes) - len(left)} of {len(changes)} changes noticed by the quick tests of their target's own suites")
            unchanged[True] = pool.submit(runner.run, suites.tests, 0, True)
            results |= judged(left, lambda target: [
                ("own suites", suites.own(target), True), ("other suites", suites.others(target), False),
                ("other suites", suites.others(target), True)])
        except TestsFail as error:
            pool.shutdown(cancel_futures=True)
            fail(f"tests fail without any change: {error}")
    say(f"all ran in {time.monotonic() - begun:.0f} s")
    report(list(results.items()), options)


def report(results, options):
    """Prints survivors, kinds and totals; fails below the goal."""
    for change, who in results:
        if not who:
            print(f"{change.words}  ({change.kind})")
    killed = collections.Counter(change.kind for change, who in results if who)
    kinds = collections.Counter(change.kind for change, _ in results)
    say("noticed by kind: " + ", ".join(f"{kind} {killed[kind]} of {kinds[kind]}" for kind in sorted(kinds)))
    own = sum(who == "own suites" for _, who in results)
    noticed = sum(who is not None for _, who in results)
    say(f"{noticed} of {len(results)} changes noticed, {own} by their target's own suites (seed {options.seed})")
    if options.goal is not None and 100 * noticed < options.goal * len(results):
        fail(f"fewer than {options.goal:g} % noticed")


if __name__ == "__main__":
    main()
