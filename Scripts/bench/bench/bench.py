# SPDX-License-Identifier: GPL-3.0-or-later

"""Prints the cost of roundtable relative to the floor, to other programs and between sizes. See bench.sh."""

import argparse
import hashlib
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
sys.path.append(HERE)

import browser  # noqa: E402
import instructions  # noqa: E402
import workload  # noqa: E402
from arrivals import Arrivals  # noqa: E402
from daemon import Daemon  # noqa: E402
from processes import Failed, Shell, by_turns, home, median, ratio, run  # noqa: E402

HASHES = os.path.join(HERE, "outputs.txt")

# The minimum time between two saves, in seconds.
PAUSE = 0.03


def say(words):
    print(words, flush=True)


def exponent(low, high):
    """How a figure grows with the size: 1 is proportional. Both arguments are pairs (size, figure)."""
    return math.log(max(high[1], 1e-9) / max(low[1], 1e-9)) / math.log(high[0] / low[0])


class Bench:
    def __init__(self, options, program, folder):
        self.quick, self.only, self.records = options.quick, options.only, options.record
        self.program, self.folder = program, folder
        # One run of each case is enough to store its output.
        self.only_once = options.record
        self.wrong = []
        self.hashes = {}
        if os.path.exists(HASHES):
            with open(HASHES, encoding="utf-8") as file:
                self.hashes = dict(line.rstrip("\n").split("  ", 1)[::-1] for line in file if line[0] != "#")

    def path(self, name):
        return os.path.join(self.folder, name)

    def turns(self, commands, times, codes=(0,)):
        return by_turns(commands, 0 if self.only_once else times, codes)

    def wants(self, *names):
        return not self.only or any(self.only in name for name in names)

    def row(self, what, figure, beside="", note=""):
        say(f"{what:<44} {figure:>12}  {beside:<42} {note}")

    def source(self, kind, count, size=8):
        """A file with the workload, made once."""
        path = self.path(f"rows-{count}-{size}.{kind}")
        if not os.path.exists(path):
            # A child process makes it, because a process starts with its parent's peak of memory.
            with open(path, "wb") as file:
                subprocess.run(
                    [sys.executable, workload.__file__, kind, str(count), str(size)], stdout=file, check=True)
        return path

    def script(self, name, lines):
        path = self.path(name + ".rt")
        with open(path, "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))
        return path

    def check(self, name, content):
        """Fails if the output differs from the stored one, because its figures would not be comparable."""
        self.check_digest(name, hashlib.sha256(content))

    def check_digest(self, name, digest):
        found = digest.hexdigest()[:32]
        if self.records:
            self.hashes[name] = found
        elif name not in self.hashes:
            self.wrong.append(f"no hash is stored for '{name}' (hint: --record)")
        elif self.hashes[name] != found:
            self.wrong.append(f"'{name}' gives another output than is stored")

    def check_file(self, name, path):
        with open(path, "rb") as file:
            self.check_digest(name, hashlib.file_digest(file, "sha256"))

    # Cold renders.

    def cold(self):
        sizes = [1000, 10_000] if self.quick else [1000, 10_000, 100_000]
        times = 3 if self.quick else 7
        known = {}
        for what, kind, ending in (
                ("cold YAML → SVG", "yaml", "svg"), ("cold JSON → SVG", "json", "svg"),
                ("cold YAML → text", "yaml", "txt"), ("cold YAML → ASCII", "yaml", "asc"),
                ("cold YAML → frames", "yaml", "json")):
            for size in sizes:
                name = f"{what}, {size} rows"
                if not self.wants(name):
                    continue
                spec, output = self.source(kind, size), self.path("out." + ending)
                command = [self.program, "render", "--force", spec, "-o", output]
                run(command)
                self.check_file(name, output)
                count = os.path.getsize(output)
                mine, floor = self.turns(
                    [command, [self.path("floor"), str(count), self.path("floor-out")]],
                    times if size < 100_000 else 5)
                known[what, size] = median(mine, "cpu")
                low = known.get((what, sizes[0]))
                grows = f"exponent {exponent((sizes[0], low), (size, known[what, size])):.2f}" if low and size > sizes[0] else ""
                self.row(
                    name, f"{median(mine) * 1000:.1f} ms",
                    f"{ratio(mine, floor):.1f}x floor, {ratio(mine, floor, 'cpu'):.1f}x by cpu",
                    f"{max(cost.peak for cost in mine):.0f} MiB, {count / size:.0f} bytes a row {grows}")
        self.peers(sizes[0], times)

    def peers(self, size, times):
        """The same rows in other programs that draw pictures of text, if they are installed."""
        commands = {}
        if shutil.which("typst"):
            commands["typst → SVG"] = ["typst", "compile", "--format", "svg", self.source("typ", size), self.path("peer.svg")]
        if shutil.which("dot"):
            commands["dot → SVG"] = ["dot", "-Tsvg", self.source("dot", size), "-o", self.path("peer.svg")]
        if subprocess.run([sys.executable, "-c", "import rich"], capture_output=True).returncode == 0:
            commands["rich → text"] = [sys.executable, os.path.join(HERE, "peer_rich.py"), str(size), self.path("peer.txt")]
        for name in ("typst", "dot", "rich"):
            if not any(each.startswith(name) for each in commands) and self.wants("peer"):
                self.row(f"peer {name}", "–", "not installed")
        for name, command in commands.items():
            if not self.wants("peer " + name):
                continue
            ending = "txt" if name.endswith("text") else "svg"
            own = [self.program, "render", self.source("yaml", size), "-o", self.path("own." + ending)]
            theirs, mine = self.turns([command, own], min(times, 3))
            self.row(f"peer {name}, {size} rows", f"{median(theirs) * 1000:.1f} ms", f"{ratio(theirs, mine):.1f}x roundtable")

    def start(self):
        if not self.wants("start of render", "start of --version"):
            return
        spec = self.path("one.yaml")
        with open(spec, "w", encoding="utf-8") as file:
            file.write("sections:\n  - rows: [A]\n")
        bare = [self.path("print")]
        costs = self.turns([[self.program, "render", spec], [self.program, "--version"], bare], 15 if self.quick else 41)
        for what, mine in zip(("start of render of one row", "start of --version"), costs):
            self.row(
                what, f"{median(mine) * 1000:.2f} ms",
                f"{ratio(mine, costs[2]):.2f}x a bare print, {ratio(mine, costs[2], 'cpu'):.2f}x by cpu",
                f"{max(cost.peak for cost in mine):.0f} MiB")
        self.check("start of render of one row", costs[0][0].output)

    # Edits.

    EDITS = {
        "set-row": (None, "set-row {at} --title T{i}", None),
        "set-radius --row": (None, "set-radius {r} --row {at}", None),
        "add-row": (None, "add-row A{i} --section {section}", None),
        "undo": ("set-row {at} --title T{i}", "undo", None),
        "set-row, then hit": (None, "set-row {at} --title T{i}", "hit 200 {y}"),
        "set-row, then frames ROW": (None, "set-row {at} --title T{i}", "frames {at}"),
        "set-row, then why": (None, "set-row {at} --title T{i}", "why row {at} height"),
    }

    def edits(self):
        """The time of a scripted session with edits minus that of a session without them, divided by their number."""
        count = 20
        shapes = [(1000, 8), (10_000, 8)] if self.quick else [
            (10_000, 8), (100_000, 8), (100_000, 1000), (100_000, 100_000), (1_000_000, 1000)]
        known = {}
        for size, per in shapes:
            for case, (before, edit, question) in self.EDITS.items():
                name = f"{case}, {size} rows in sections of {per}"
                if not self.wants(name):
                    continue

                def words(text, number):
                    row = number * 7919 % size
                    return text.format(
                        i=number, at=f"{row // per}.{row % per}", section=row // per, r=5 + number % 20, y=500 + number)

                opening = ["--spec", self.source("yaml", size, per)] if size <= 100_000 else []

                def measured(count, times):
                    """Milliseconds for each of `count` edits, and the last run. Opening the table also lays it out."""
                    prepared = ["echo", "hit 200 400"] + [words(before, number) for number in range(count if before else 0)]
                    asked = [
                        words(text, number) for number in range(count) for text in (edit, question) if text is not None]
                    if not opening:
                        prepared.insert(0, f"random --sections {size // per} --rows {per}")
                    bare, full = self.turns([
                        [self.program, "run", *opening, self.script("without", prepared)],
                        [self.program, "run", *opening, self.script("with", prepared + asked)]], times)
                    differences = [(two.cpu - one.cpu) * 1000 for one, two in zip(bare, full)]
                    return statistics.median(differences) / count, full

                each, full = measured(count, 0)
                self.check(name, full[0].output)
                # With so few edits, the difference between two equal runs is larger than the edits' time.
                if not self.only_once:
                    many = max(count, min(4000, int(20_000 / max(each, 0.05))))
                    each, full = measured(many, 1 if self.quick or size >= 100_000 else 2)
                # If the difference is smaller than that between two equal runs, the quotient means nothing.
                figure = f"{each:.3f} ms" if each > 0.002 else "< 0.002 ms"
                low = known.get((case, per))
                grows = f"exponent {exponent(low, (size, each)):.2f}" if low and each > 0.002 else ""
                known.setdefault((case, per), (size, each))
                self.row(name, figure, "cpu an edit", f"{max(cost.peak for cost in full):.0f} MiB {grows}")

    # The shell at its prompt.

    def prompt(self):
        for size in ([10_000] if self.quick else [10_000, 100_000]):
            names = [f"prompt after an edit, {size} rows", f"… with --watch and pane on, {size} rows",
                     f"first screen of show, {size} rows", f"first screen of frames, {size} rows"]
            if not self.wants(*names):
                continue
            spec = self.path("shell.yaml")
            shutil.copy(self.source("yaml", size), spec)
            for watches in (False, True):
                # A separate home, so that no edits of the former run can be recovered.
                environment = {"ROUNDTABLE_PAGER": "head -n 30", **home(tempfile.mkdtemp(dir=self.folder))}
                shell = Shell(self.program, *(["--watch"] if watches else []), spec, environment=environment)
                try:
                    if watches:
                        shell.say("pane on")
                    times = [shell.say(f"set-row {number}.0 --title Edited{number}") for number in range(9 if self.quick else 15)]
                    self.row(
                        names[watches], f"{statistics.median(times) * 1000:.1f} ms", "Enter to prompt",
                        f"{max(times) * 1000:.1f} at most")
                    if not watches:
                        for name, line in zip(names[2:], ("show", "frames")):
                            times = [shell.say(line) for _ in range(5 if self.quick else 15)]
                            if "Edited0" not in shell.output.decode() and line == "show":
                                raise Failed(f"{name}: it does not show what was edited")
                            self.row(
                                name, f"{statistics.median(times) * 1000:.1f} ms", "Enter to prompt behind 30 lines",
                                f"{times[0] * 1000:.1f} at first")
                finally:
                    shell.end()

    # Saves.

    def saves(self):
        for size in ([40, 1000] if self.quick else [10, 40, 1000, 10_000]):
            name = f"save → both files, {size} rows, one changed"
            if not self.wants(name):
                continue
            with tempfile.TemporaryDirectory(dir=self.folder) as place:
                spec, output = os.path.join(place, "t.yaml"), os.path.join(place, "out")
                os.mkdir(output)
                shutil.copy(self.source("yaml", size), spec)
                with Daemon(self.program, [spec], output):
                    arrivals, times = Arrivals(output), []
                    # Counts down, so that the last save is the same in a short run and in a long one.
                    for number in reversed(range(10 if self.quick else 60 if size < 10_000 else 15)):
                        text = workload.yaml(size, edits={size // 2: f"{number:04}"})
                        with open(spec + ".new", "w", encoding="utf-8") as file:
                            file.write(text)
                        # Real saves are more than a millisecond apart. A daemon that is still reporting the last save
                        # would have two in one measurement.
                        time.sleep(PAUSE + 0.013 * (number % 5))
                        begun = time.perf_counter()
                        os.rename(spec + ".new", spec)
                        missing = {"t.txt", "t.svg"}
                        while missing:
                            names = arrivals.take(60)
                            if not names:
                                raise Failed(f"{name}: save {number} was not rendered")
                            missing -= names
                        times.append(time.perf_counter() - begun)
                    for ending in ("txt", "svg"):
                        self.check_file(f"{name}, last {ending}", os.path.join(output, "t." + ending))
                self.row(name, f"{statistics.median(times) * 1000:.2f} ms", "rename to both renames, p50")

    # The page itself reports when the newest picture is visible, by the machine's clock.
    WATCHES = """
        window.changes = [];
        new MutationObserver(() => {
          changes.push(performance.timeOrigin + performance.now());
          window.heard?.();
        }).observe(document.getElementById("artboard"), { childList: true });
        """
    HEARS = "new Promise(resolve => { window.heard = resolve; })"
    SHOWN = "document.getElementById('drawing').shadowRoot.textContent.includes('Edited %04d ')"

    def page(self):
        """The time from a save to the picture in the page of an open browser."""
        size, times = 1000, []
        name = f"save → page's picture, {size} rows, one changed"
        if not self.wants(name):
            return
        if browser.PROGRAM is None:
            self.row(name, "–", "no chromium here")
            return
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            spec, output = os.path.join(place, "t.yaml"), os.path.join(place, "out")
            os.mkdir(output)
            shutil.copy(self.source("yaml", size), spec)
            with Daemon(self.program, [spec], output, ["--serve"]) as daemon, browser.Browser() as window:
                window.load(next(event["page"] for event in daemon.first if event["event"] == "serving"))
                while not window.run("!!document.getElementById('drawing')?.shadowRoot.firstElementChild"):
                    pass
                window.run(self.WATCHES)
                for number in range(7 if self.quick else 40):
                    text = workload.yaml(size, edits={size // 2: f"{number:04}"})
                    with open(spec + ".new", "w", encoding="utf-8") as file:
                        file.write(text)
                    change = window.ask("Runtime.evaluate", expression=self.HEARS, awaitPromise=True)
                    # The question is sent before the save, while the page is idle.
                    time.sleep(0.1)
                    begun = time.time()
                    os.rename(spec + ".new", spec)
                    window.answer(change)
                    times.append(window.run("changes.at(-1)") / 1000 - begun)
                    if not window.run(self.SHOWN % number):
                        raise Failed(f"{name}: the picture of save {number} is an older one")
        self.row(name, f"{statistics.median(times) * 1000:.2f} ms", "rename to the changed page in Chromium, p50")

    def tasks(self):
        size = 1000 if self.quick else 10_000
        name = f"lint, {size} rows"
        if self.wants(name):
            cost = self.turns([[self.program, "lint", self.source("yaml", size)]], 2, codes=(0, 1))[0]
            self.row(name, f"{median(cost):.3f} s", f"{median(cost, 'cpu'):.3f} s of cpu", f"{cost[0].peak:.0f} MiB")
            self.check(name, cost[0].output.replace(self.folder.encode(), b""))
        name = f"patched save after one edit, {size} rows"
        if self.wants(name):
            spec = self.path("patched.yaml")
            opening, saving = ([f"open {spec}"], [f"set-row {size // 16}.3 --title New", "save"])
            differences = []
            for _ in range(3):
                shutil.copy(self.source("yaml", size), spec)
                bare = run([self.program, "run", self.script("opening", opening)])
                full = run([self.program, "run", self.script("saving", opening + saving)])
                differences.append(full.wall - bare.wall)
            self.row(name, f"{statistics.median(differences):.3f} s", "beyond opening it")
            self.check_file(name, spec)

    def window(self):
        """The visible part at an offset of a table that is edited there: only that part must be drawn."""
        sections = 100 if self.quick else 1000
        for kind in ("text", "svg"):
            name = f"a window at an offset, {sections * 1000} rows, {kind}"
            if not self.wants(name):
                continue
            opening = [f"random --sections {sections} --rows 1000", "set-bounds 852", "hit 200 400"]
            picture = self.path("window." + {"text": "txt"}.get(kind, kind))
            drawing = [
                line for number in range(20) for line in (
                    f"set-row 20.{number} --title Edited{number}", f"set-offset {900_000 + number * 44}",
                    f"render {picture}")]
            bare, full = self.turns([
                [self.program, "run", self.script("opening", opening)],
                [self.program, "run", self.script("drawing", opening + drawing)]], 1 if self.quick else 2)
            each = statistics.median((two.cpu - one.cpu) * 1000 / 20 for one, two in zip(bare, full))
            self.row(
                name, f"{each:.2f} ms", "cpu an edit, an offset and a picture", f"{full[0].peak:.0f} MiB")
            self.check_file(name, picture)

    def idle(self):
        if not self.wants("idle daemon"):
            return
        seconds = 5 if self.quick else 30
        spec, output = self.path("idle.yaml"), self.path("idle-out")
        os.makedirs(output, exist_ok=True)
        shutil.copy(self.source("yaml", 40), spec)
        with Daemon(self.program, [spec], output) as daemon:
            time.sleep(3)
            ticks, before = daemon.ticks, daemon.wakeups
            time.sleep(seconds)
            woken = sum(count - before.get(path, 0) for path, count in daemon.wakeups.items())
            self.row(
                f"idle daemon, {seconds} s", f"{daemon.ticks - ticks} ticks", f"{woken / seconds:.2f} wake-ups a second",
                f"{daemon.private_kib / 1024:.1f} MiB")

    def store(self):
        with open(HASHES, "w", encoding="utf-8") as file:
            file.write("# What each case of bench.sh gives: SHA-256, cut. `Scripts/bench/bench.sh --record` writes this.\n")
            file.writelines(f"{value}  {name}\n" for name, value in sorted(self.hashes.items()))


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench/bench.sh", allow_abbrev=False)
    parser.add_argument("--program", default=os.path.join(ROOT, ".build-static/release/roundtable"))
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    if options.program == parser.get_default("program"):
        subprocess.run([os.path.join(ROOT, "Scripts/release.sh")], stdout=sys.stderr, check=True)
    program = os.path.abspath(options.program)
    with tempfile.TemporaryDirectory(prefix="roundtable-bench-") as folder:
        # A separate home, because drafts of an earlier shell cost time at each start.
        os.environ.update(home(tempfile.mkdtemp(dir=folder)))
        if options.instructions:
            sys.exit(instructions.main(program, folder, options.record))
        subprocess.run(["cc", "-O2", os.path.join(HERE, "floor.c"), "-o", os.path.join(folder, "floor")], check=True)
        subprocess.run(
            ["swiftc", "-O", os.path.join(HERE, "print.swift"), "-o", os.path.join(folder, "print")], check=True)
        bench = Bench(options, program, folder)
        say(f"bench: {program}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}: only ratios of one run count\n")
        parts = (bench.start, bench.cold, bench.edits, bench.prompt, bench.saves, bench.page, bench.tasks, bench.window, bench.idle)
        # At the prompt and at rest, no output is stored.
        for part in [part for part in parts if not options.record or part not in (bench.prompt, bench.page, bench.idle)]:
            try:
                part()
            except Failed as error:
                bench.wrong.append(str(error))
        if options.record:
            bench.store()
        for words in bench.wrong:
            print(f"bench: error: {words}", file=sys.stderr)
        sys.exit(1 if bench.wrong else 0)


if __name__ == "__main__":
    main()
