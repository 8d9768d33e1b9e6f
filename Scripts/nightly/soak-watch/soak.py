# SPDX-License-Identifier: GPL-3.0-or-later

"""Saves a spec in pieces, thousands of times, and kills the daemon in the midst of it. See soak-watch.sh."""
import os
import random
import re
import signal
import sys
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "watching"))

from arrivals import Arrivals  # noqa: E402
from daemon import Daemon  # noqa: E402
from numbered import spec, version_of  # noqa: E402
from trial import Arguments, Fault, in_scratch  # noqa: E402

TEMPORARY = re.compile(r"^\.t\.(txt|svg)\.[a-z0-9]{6}\.tmp$")


class Saver:
    """Saves in several writes, in place or to a file that is renamed then, with pauses as programs have them."""

    def __init__(self, folder, seed):
        self.path = folder + "/t.yaml"
        self.random = random.Random(seed)
        self.number = 0
        self.longest_stall = 0.0

    def save(self):
        self.number += 1
        data = spec(self.number).encode()
        by_rename = self.random.random() < 0.3
        path = self.path + ".new" if by_rename else self.path
        pieces = self.random.randint(2, 6)
        cuts = sorted(self.random.randrange(1, len(data)) for _ in range(pieces - 1))
        # Most programs write without a pause; some wait for a disk, a network or another program.
        longest = self.random.choice([0, 0, 0, 0.001, 0.004, 0.012])
        last = time.perf_counter()
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        try:
            for start, end in zip([0] + cuts, cuts + [len(data)]):
                os.write(descriptor, data[start:end])
                now = time.perf_counter()
                self.longest_stall, last = max(self.longest_stall, now - last), now
                if longest:
                    time.sleep(self.random.random() * longest)
        finally:
            os.close(descriptor)
            self.longest_stall = max(self.longest_stall, time.perf_counter() - last)
        if by_rename:
            os.rename(path, self.path)

    def rest(self):
        """As long as a render takes, more or less: the next save falls before, into or behind one."""
        time.sleep(self.random.random() * 0.02)


class Watcher:
    """Reads every picture as it arrives, as a browser would, and keeps what was wrong with any."""

    def __init__(self, output, saver):
        self.output = output
        self.saver = saver
        self.arrivals = Arrivals(output)
        self.seen = {"txt": 0, "svg": 0}
        self.versions = set()
        self.fault = None
        self.stopped = False
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self):
        try:
            while not self.stopped:
                for name in self.arrivals.take(0.2) & {"t.txt", "t.svg"}:
                    ending = name[2:]
                    with open(self.output + "/" + name) as file:
                        self.versions.add(version_of(file.read(), ending))
                    self.seen[ending] += 1
        except Fault as fault:
            self.fault = Fault("%s; at save %d, whose writer was held up %.0f ms at most so far"
                               % (fault, self.saver.number, self.saver.longest_stall * 1000))

    def finish(self):
        self.stopped = True
        self.thread.join()
        if self.fault:
            raise self.fault


def read_versions(output):
    return {ending: version_of(open("%s/t.%s" % (output, ending)).read(), ending) for ending in ("txt", "svg")}


def whole_saves(program, folder, count, seed):
    saver, output = saved_once(folder, "whole", seed)
    with Daemon(program, [saver.path], output, ["--backstop", "0"]) as daemon:
        watcher = Watcher(output, saver)
        while saver.number <= count:
            saver.save()
            if watcher.fault:
                break
            if saver.random.random() < 0.5:
                saver.rest()
            # Now and then someone waits for the picture: then it must be that save's.
            if saver.random.random() < 0.1:
                daemon.ask("await-render")
                check_final(output, saver.number)
        status = daemon.ask("await-render")
        watcher.finish()
        check_final(output, saver.number)
        failures = [event for event in daemon.first + daemon.waiting_events() if event["event"] == "failed"]
        if failures:
            raise Fault("half a save was rendered: %s" % failures[0]["error"])
    print("%d saves in pieces: %d rendered, %d pictures read, %d reads thrown away, none half, none lost"
          % (count, status["renders"], sum(watcher.seen.values()), status["tornRetries"]))


def saved_once(folder, name, seed):
    """A spec in a folder of its own, saved once, and the folder for its pictures."""
    specs, output = f"{folder}/{name}", f"{folder}/{name}-out"
    os.mkdir(specs)
    os.mkdir(output)
    saver = Saver(specs, seed)
    saver.save()
    return saver, output


def check_final(output, number):
    shown = read_versions(output)
    if set(shown.values()) != {number}:
        raise Fault("save %d is finished, the pictures show %s" % (number, shown))


def broken_saves(program, folder, count, seed):
    """Good, wrong, cut off and removed in any order: the pictures never lie about which of them they show."""
    saver, output = saved_once(folder, "broken", seed)
    good, is_good, marked = {saver.number}, True, 0
    with Daemon(program, [saver.path], output, ["--backstop", "0"]) as daemon:
        for _ in range(count):
            kind = saver.random.choice(["good", "good", "wrong", "cut", "gone"])
            is_good = kind == "good"
            if is_good:
                saver.save()
                good.add(saver.number)
            elif kind == "gone":
                if os.path.exists(saver.path):
                    os.unlink(saver.path)
            else:
                data = spec(saver.number)
                with open(saver.path, "w") as file:
                    file.write(data.replace("rows:", "rosw:") if kind == "wrong" else data[:len(data) // 2] + "\n}\n")
            if saver.random.random() < 0.5:
                continue
            daemon.ask("await-render")
            shown, stale = read_versions(output), marks(output)
            if len(set(shown.values())) != 1 or shown["svg"] not in good:
                raise Fault("the pictures show %s" % shown)
            if is_good and (stale or shown["svg"] != saver.number):
                raise Fault("save %d is good, the pictures show %s, marked %s" % (saver.number, shown, stale))
            if not is_good and stale != {"txt", "svg"}:
                raise Fault("the spec is %s, and of the pictures of save %d only %s are marked as stale"
                            % (kind, shown["svg"], sorted(stale)))
            marked += bool(stale)
        saver.save()
        daemon.ask("await-render")
        check_final(output, saver.number)
        if marks(output):
            raise Fault("a mark stayed after a good save")
    print("%d saves, good, wrong, cut off or removed: %d looked at, stale and marked, no lie"
          % (count, marked))


def marks(output):
    """The pictures that say of themselves that they are stale."""
    starts = {"txt": "!! stale since ", "svg": '<g data-stale="true"'}
    return {ending for ending, start in starts.items() if start in open("%s/t.%s" % (output, ending)).read()}


def kills(program, folder, rounds, seed):
    saver, output = saved_once(folder, "killed", seed)
    # The moment in which one exists is too short to be hit in every run.
    with open(output + "/.t.svg.k3x9qa.tmp", "w") as file:
        file.write("<svg")
    os.utime(file.name, (1, 1))
    left = 0
    for _ in range(rounds):
        with Daemon(program, [saver.path], output, ["--backstop", "0"]) as daemon:
            check_final(output, saver.number)
            pause = saver.random.random() * 0.1
            timer = threading.Timer(pause, daemon.process.send_signal, [signal.SIGKILL])
            timer.start()
            while daemon.process.poll() is None:
                saver.save()
                saver.rest()
            timer.join()
            daemon.process.wait()
        read_versions(output)
        names = set(os.listdir(output)) - {"t.txt", "t.svg"}
        if ".t.svg.k3x9qa.tmp" in names:
            raise Fault("a start left a temporary of an earlier one that was killed")
        strangers = [name for name in names if not TEMPORARY.match(name)]
        if strangers:
            raise Fault("a killed daemon left %s" % strangers)
        left += len(names)
        # The next start takes away what is too old to have a living writer; here it is made so.
        for name in names:
            os.utime(output + "/" + name, (1, 1))
    with Daemon(program, [saver.path], output, ["--backstop", "0"]):
        check_final(output, saver.number)
        names = set(os.listdir(output)) - {"t.txt", "t.svg"}
        if names:
            raise Fault("the next start left %s" % sorted(names))
    print("%d kills: both files whole after each, each start works, %d temporaries left and swept"
          % (rounds, left + 1))


def main():
    parser = Arguments("Scripts/nightly/soak-watch.sh", "10000")
    parser.add_argument("count", type=int, nargs="?", default=10000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 31))
    options = parser.parse()
    print("seed %d" % options.seed, flush=True)

    def soak(folder):
        whole_saves(options.program, folder, options.count, options.seed)
        broken_saves(options.program, folder, max(1, options.count // 10), options.seed)
        kills(options.program, folder, options.kills, options.seed)

    return in_scratch(soak)


if __name__ == "__main__":
    sys.exit(main())
