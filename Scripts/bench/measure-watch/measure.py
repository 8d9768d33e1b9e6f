# SPDX-License-Identifier: GPL-3.0-or-later

"""Prints the cost of watching: latency beside inotifywait, wake-ups, memory, many specs. See measure-watch.sh."""
import os
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))

from arrivals import Arrivals  # noqa: E402
from daemon import Daemon  # noqa: E402
from trial import Arguments, Fault, in_scratch  # noqa: E402


class Table:
    """Prints rows of a name, a figure, a target and a verdict."""

    def __init__(self):
        self.missed = []

    def row(self, what, figure, target="", holds=None):
        verdict = "" if holds is None else "ok" if holds else "MISSED"
        if holds is False:
            self.missed.append(what)
        print("%-50s %-34s %-22s %s" % (what, figure, target, verdict), flush=True)

    def heading(self, text):
        print("\n" + text, flush=True)


def percentile(values, percent):
    values = sorted(values)
    return values[min(len(values) - 1, len(values) * percent // 100)]


def milliseconds(seconds):
    return "%.2f ms" % (seconds * 1000)


class Bench:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        with open(ROOT + "/Sources/Examples/settings.yaml") as example:
            self.example = example.read()

    def spec(self, number):
        """The example of 40 rows, one of which contains the save's number; it has the same length for every number."""
        return self.example.replace("- Work", "- Save %06d" % number)

    def make(self, name):
        path = os.path.join(self.folder, name)
        os.mkdir(path)
        return path

    @staticmethod
    def by_rename(path, text):
        with open(path + ".new", "w") as file:
            file.write(text)
        start = time.perf_counter()
        os.rename(path + ".new", path)
        return start

    @staticmethod
    def in_place(path, text):
        file = open(path, "w")
        file.write(text)
        file.flush()
        start = time.perf_counter()
        file.close()
        return start

    def latency(self, table, count):
        """Saves in turn for the daemon and, in a separate folder, for inotifywait."""
        table.heading("save → both files written, %d saves of each kind, one at a time" % count)
        specs, output, other = self.make("latency"), self.make("latency-out"), self.make("other")
        path, beside = specs + "/t.yaml", other + "/t.yaml"
        for file in (path, beside):
            self.in_place(file, self.spec(0))
        inotifywait = subprocess.Popen(
            ["inotifywait", "-m", "-q", "-e", "close_write,moved_to", "--format", "%e %f",
             "--include", r"/t\.yaml$", other],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        try:
            with Daemon(self.program, [path], output):
                arrivals = Arrivals(output)
                self.await_inotifywait(inotifywait, beside)
                number = 0
                for kind, save in (("by rename", self.by_rename), ("in place", self.in_place)):
                    ours, theirs, lost = [], [], 0
                    for _ in range(count):
                        number += 1
                        text = self.spec(number)
                        start = save(beside, text)
                        inotifywait.stdout.readline()
                        theirs.append(time.perf_counter() - start)
                        start = save(path, text)
                        missing = {"t.txt", "t.svg"}
                        while missing:
                            names = arrivals.take(10)
                            if not names:
                                break
                            missing -= names
                        ours.append(time.perf_counter() - start)
                        if missing or not self.shows(output, number):
                            lost += 1
                    self.latency_rows(table, kind, ours, theirs, lost)
        finally:
            inotifywait.kill()
            inotifywait.wait()
        self.loop_of_commands(table, min(count, 200))

    def await_inotifywait(self, inotifywait, path):
        """With -q, inotifywait doesn't report that it is ready, so this saves until one save is reported."""
        import select
        while True:
            self.in_place(path, self.spec(0))
            if select.select([inotifywait.stdout], [], [], 0.05)[0]:
                break
        while select.select([inotifywait.stdout], [], [], 0.2)[0]:
            inotifywait.stdout.readline()

    @staticmethod
    def shows(output, number):
        label = "Save %06d" % number
        return all(label in open("%s/t.%s" % (output, ending)).read() for ending in ("txt", "svg"))

    @staticmethod
    def latency_rows(table, kind, ours, theirs, lost):
        for percent in (50, 99):
            mine, other = percentile(ours, percent), percentile(theirs, percent)
            table.row("%s, p%d: roundtable watch, both files" % (kind, percent), milliseconds(mine))
            table.row("%s, p%d: inotifywait sees the save" % (kind, percent),
                      "%s (watch: %.1f x)" % (milliseconds(other), mine / other))
        table.row("%s: saves without both files right" % kind, "%d of %d" % (lost, len(ours)), "0", lost == 0)

    def loop_of_commands(self, table, count):
        """A loop that a user without the daemon would write: inotifywait, then two renders for each save."""
        folder = self.make("loop")
        path = folder + "/t.yaml"
        self.in_place(path, self.spec(0))
        inotifywait = subprocess.Popen(
            ["inotifywait", "-m", "-q", "-e", "close_write,moved_to", "--include", r"/t\.yaml$", folder],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        try:
            self.await_inotifywait(inotifywait, path)
            times = []
            for number in range(count):
                start = self.by_rename(path, self.spec(number))
                inotifywait.stdout.readline()
                for ending in ("txt", "svg"):
                    subprocess.run([self.program, "render", path, "-o", folder + "/out." + ending], check=True)
                times.append(time.perf_counter() - start)
        finally:
            inotifywait.kill()
            inotifywait.wait()
        table.row("by rename: inotifywait, then `roundtable render` twice",
                  "p50 %s, p99 %s" % tuple(milliseconds(percentile(times, p)) for p in (50, 99)))

    def idle(self, table, seconds, asserts):
        table.heading("idle for %d s" % seconds)
        specs, output = self.make("idle"), self.make("idle-out")
        path = specs + "/t.yaml"
        self.in_place(path, self.spec(0))
        for option, name in ((["--backstop", "0"], "without the backstop"), ([], "with one where it is needed"),
                             (["--backstop", "2"], "with one every 2 s")):
            with Daemon(self.program, [path], output, option) as daemon:
                # Neither a save nor a client may leave any activity behind.
                self.by_rename(path, self.spec(1))
                daemon.ask("await-render")
                ticks, wakeups = self.rest(daemon, seconds)
                polls = "0" not in option and ("look every" in daemon.ask("status")["backend"])
                self.idle_rows(table, name, ticks, wakeups, polls, seconds, asserts)

    @staticmethod
    def idle_rows(table, name, ticks, wakeups, polls, seconds, asserts):
        if polls:
            table.row("%s: wake-ups" % name, "%.2f a second" % wakeups, "<= 1.2 a second",
                      wakeups <= 1.2 if asserts else None)
            table.row("%s: CPU" % name, "%d ticks" % ticks)
        else:
            table.row("%s: wake-ups" % name, "%.2f a second" % wakeups, "0", wakeups == 0 if asserts else None)
            table.row("%s: CPU" % name, "%d ticks" % ticks, "0 ticks", ticks == 0 if asserts else None)

    @staticmethod
    def rest(daemon, seconds):
        """CPU ticks, and wake-ups per second, once threads of the start have gone to sleep."""
        time.sleep(min(10, seconds))
        before, ticks = daemon.wakeups, daemon.ticks
        time.sleep(seconds)
        after = daemon.wakeups
        woken = sum(count - before.get(path, 0) for path, count in after.items())
        return daemon.ticks - ticks, woken / seconds

    def memory(self, table, early, late):
        table.heading("memory over %d renders" % late)
        specs, output = self.make("memory"), self.make("memory-out")
        path = specs + "/t.yaml"
        self.in_place(path, self.spec(0))
        with Daemon(self.program, [path], output) as daemon:
            arrivals = Arrivals(output)
            table.row("private pages at the start", "%d KiB" % daemon.private_kib)
            for number in range(1, late + 1):
                self.by_rename(path, self.spec(number))
                missing = {"t.txt", "t.svg"}
                while missing:
                    names = arrivals.take(10)
                    if not names:
                        raise Fault("save %d was not rendered" % number)
                    missing -= names
                if number == early:
                    settled = daemon.private_kib
                    table.row("private pages after %d renders" % early, "%d KiB" % settled)
            end = daemon.private_kib
            renders = daemon.ask("await-render")["renders"]
            table.row("renders told by status", str(renders), str(late + 1), renders == late + 1)
            # The allocator may take a page or two: a leak of one KiB per render would be nine thousand KiB.
            table.row("private pages after %d renders" % late, "%d KiB" % end,
                      "<= %d KiB (+ 1 MiB)" % (settled + 1024), end <= settled + 1024)

    def many(self, table, count, seconds, asserts):
        table.heading("%d specs in one process" % count)
        specs, output = self.make("many"), self.make("many-out")
        paths = ["%s/t%03d.yaml" % (specs, number) for number in range(count)]
        for path in paths:
            self.in_place(path, self.spec(0))
        start = time.perf_counter()
        with Daemon(self.program, paths, output, ["--backstop", "0"]) as daemon:
            table.row("started, all rendered after", milliseconds(time.perf_counter() - start))
            files = len(os.listdir(output))
            table.row("files", str(files), str(2 * count), files == 2 * count)
            rendered = sum(event["event"] == "rendered" for event in daemon.first)
            table.row("renders at the start", str(rendered), str(count), rendered == count)
            self.by_rename(paths[count // 2], self.spec(1))
            renders = daemon.ask("await-render")["renders"] - rendered
            table.row("renders after one was saved", str(renders), "1", renders == 1)
            # The socket's answer may arrive before the line on standard output that reports the same render.
            heard = []
            while len(heard) < renders:
                event = daemon.event()
                if event["event"] == "rendered":
                    heard.append(event["spec"])
            heard += [event["spec"] for event in daemon.waiting_events() if event["event"] == "rendered"]
            table.row("and it was the one", str(heard == [paths[count // 2]]), "True",
                      heard == [paths[count // 2]])
            ticks, wakeups = self.rest(daemon, seconds)
            self.idle_rows(table, "idle without the backstop", ticks, wakeups, False, seconds, asserts)
            table.row("private pages", "%d KiB" % daemon.private_kib)
        with Daemon(self.program, paths, output, ["--backstop", "2"]) as daemon:
            ticks, wakeups = self.rest(daemon, seconds)
            self.idle_rows(table, "idle with one every 2 s", ticks, wakeups, True, seconds, asserts)


def main():
    parser = Arguments("Scripts/bench/measure-watch.sh", "--quick")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse()
    if shutil.which("inotifywait") is None:
        print("measure-watch: no 'inotifywait' (hint: apt-get install inotify-tools)", file=sys.stderr)
        return 77
    quick = options.quick
    table = Table()

    def measure(folder):
        bench = Bench(options.program, folder)
        print("%-50s %-34s %-22s" % ("what", "figure", "target"))
        bench.latency(table, 20 if quick else 1000)
        bench.idle(table, 1 if quick else 60, not quick)
        bench.memory(table, 10 if quick else 1000, 50 if quick else 10000)
        bench.many(table, 100, 1 if quick else 60, not quick)
        print("")
        if table.missed:
            print("missed: " + "; ".join(table.missed), file=sys.stderr)
        return 1 if table.missed else 0

    return in_scratch(measure)


if __name__ == "__main__":
    sys.exit(main())
