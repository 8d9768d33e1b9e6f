# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs programs and measures their cost."""

import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import subprocess
import termios
import threading
import time

# A case that takes longer than this, in seconds, fails.
PATIENCE = 120


def home(folder):
    """The environment variables that put a program's settings, history, recoveries and sockets in a folder."""
    return dict.fromkeys(("HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"), folder)


class Cost:
    """The cost of one run: elapsed and processor seconds, the peak of memory in MiB, and the output."""

    def __init__(self, wall, cpu, peak, output):
        self.wall, self.cpu, self.peak, self.output = wall, cpu, peak, output


class Failed(Exception):
    pass


def run(command, codes=(0,)):
    """Runs one process from start to end. A thread reads its output, so that it never waits for a full pipe."""
    begun = time.perf_counter()
    child = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    parts = {}
    readers = [
        threading.Thread(target=lambda name, pipe: parts.update({name: pipe.read()}), args=each)
        for each in (("output", child.stdout), ("error", child.stderr))]
    alarm = threading.Timer(PATIENCE, child.kill)
    for thread in (*readers, alarm):
        thread.start()
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.perf_counter() - begun
    child.returncode = os.waitstatus_to_exitcode(status)
    alarm.cancel()
    for reader in readers:
        reader.join()
    child.stdout.close()
    child.stderr.close()
    if child.returncode not in codes:
        raise Failed(f"{' '.join(command)[:200]}: exit {child.returncode}: {parts['error'][-300:].decode(errors='replace')}")
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, parts["output"])


def by_turns(commands, times, codes=(0,)):
    """Runs several commands in turn, `times` times after a warm-up round. Returns the costs of each."""
    costs = [[] for _ in commands]
    for turn in range(times + 1):
        for index, command in enumerate(commands):
            cost = run(command, codes)
            if turn > 0 or times == 0:
                costs[index].append(cost)
    return costs


def median(costs, name="wall"):
    return statistics.median(getattr(cost, name) for cost in costs)


def ratio(costs, others, name="wall"):
    """The median of the ratios of corresponding runs."""
    return statistics.median(
        getattr(one, name) / max(getattr(other, name), 1e-4) for one, other in zip(costs, others))


class Shell:
    """The interactive shell in its own terminal."""

    PROMPT = re.compile(rb"(roundtable|\S+\.(ya?ml|json))\*?(\([a-z]+\))*> $")

    def __init__(self, program, *arguments, environment=None):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            # A terminal without a size has no pager and no pane.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
            os.execvpe(
                program, [program, "--no-rc", "--no-history", *arguments],
                dict(os.environ, TERM="xterm", COLUMNS="100", LINES="40", **(environment or {})))
        self.read("")

    def read(self, line):
        """Returns the seconds until a prompt follows the typed line."""
        begun = time.perf_counter()
        output = b""
        while True:
            # Searches after the echoed line. Output of a pane may follow the prompt.
            shown = re.sub(rb"\x1b7.*?\x1b8|\x1b\[[0-9;?]*[A-Za-z]|\x1b[78=>]", b"", output, flags=re.DOTALL)
            place = shown.find(line.encode())
            if place >= 0 and self.PROMPT.search(shown, place):
                self.output = shown
                return time.perf_counter() - begun
            if not select.select([self.terminal], [], [], PATIENCE)[0]:
                raise Failed(f"the shell says no more after {output[-200:]!r}")
            output += os.read(self.terminal, 65536)

    def say(self, line):
        # Output that is still drawn for the previous line isn't this line's answer.
        self.settle()
        os.write(self.terminal, line.encode() + b"\r")
        return self.read(line)

    def settle(self, seconds=0.2):
        """Reads until no output arrives for the given number of seconds."""
        output = b""
        while select.select([self.terminal], [], [], seconds)[0]:
            output += os.read(self.terminal, 65536)
        return output

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)
