# SPDX-License-Identifier: GPL-3.0-or-later

"""A measured `roundtable watch`: its process and its events."""
import glob
import json
import os
import queue
import shutil
import subprocess
import tempfile
import threading

from processes import Failed


class Daemon:
    """Starts on creation and is ready when the constructor returns; a context manager that ends it."""

    # The maximum time for an answer or an event, in seconds.
    patience = 120

    def __init__(self, program, specs, output, options=()):
        self.runtime = tempfile.mkdtemp()
        self.events = queue.Queue()
        self.log = tempfile.TemporaryFile()
        environment = dict(os.environ, XDG_RUNTIME_DIR=self.runtime)
        environment.pop("NOTIFY_SOCKET", None)
        self.process = subprocess.Popen(
            [program, "watch", "--json", "--output", output, *options, "--", *specs],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.log, env=environment)
        threading.Thread(target=self._read, daemon=True).start()
        self.first = []
        while True:
            event = self.event()
            self.first.append(event)
            if event["event"] == "ready":
                return

    def _words(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def _read(self):
        for line in self.process.stdout:
            self.events.put(json.loads(line))
        self.events.put(None)

    def event(self):
        """Returns the next event; fails if the daemon ends or is silent for two minutes."""
        try:
            event = self.events.get(timeout=self.patience)
        except queue.Empty:
            raise Failed("the daemon said nothing for %d s" % self.patience)
        if event is None:
            self.process.wait()
            raise Failed("the daemon ended with %s: %s" % (self.process.returncode, self._words()))
        return event

    @property
    def private_kib(self):
        """Memory that no other process shares, without the pages of the program's code."""
        lines = [line.split() for line in open("/proc/%d/smaps_rollup" % self.process.pid)]
        return sum(int(words[1]) for words in lines if words[0] == "Private_Dirty:")

    @property
    def ticks(self):
        """CPU time so far, user and system, in the kernel's ticks."""
        fields = open("/proc/%d/stat" % self.process.pid).read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    @property
    def wakeups(self):
        """The number of voluntary context switches of each thread so far: one for each wake-up."""
        counts = {}
        for path in glob.glob("/proc/%d/task/*/status" % self.process.pid):
            try:
                for line in open(path):
                    if line.startswith("voluntary_ctxt_switches:"):
                        counts[path] = int(line.split()[1])
            except FileNotFoundError:
                pass
        return counts

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()
        shutil.rmtree(self.runtime, ignore_errors=True)
