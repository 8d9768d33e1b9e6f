# SPDX-License-Identifier: GPL-3.0-or-later

"""A measured `roundtable watch`: its process, its events and its control socket."""
import glob
import json
import os
import queue
import shutil
import socket
import subprocess
import tempfile
import threading

from trial import Fault


class Daemon:
    """Starts on creation and is ready when the constructor returns; a context manager that ends it."""

    # The maximum time for an answer or an event, in seconds.
    patience = 120

    def __init__(self, program, specs, output, options=()):
        # A short name, because a socket's path is limited to about a hundred bytes.
        self.runtime = tempfile.mkdtemp(prefix="rt-", dir="/tmp")
        self.output = output
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

    @property
    def sockets(self):
        return glob.glob(self.runtime + "/roundtable/*.sock")

    def connect(self):
        """Returns a client of the control socket."""
        paths = self.sockets
        if len(paths) != 1:
            raise Fault("expected one control socket, found %r" % paths)
        client = socket.socket(socket.AF_UNIX)
        client.settimeout(self.patience)
        client.connect(paths[0])
        return client

    def ask(self, command):
        """Sends one command to the control socket; `await-render` answers once every save is rendered."""
        with self.connect() as client:
            client.sendall(json.dumps({"command": command}).encode() + b"\n")
            reply = b""
            while not reply.endswith(b"\n"):
                try:
                    chunk = client.recv(65536)
                except socket.timeout:
                    raise Fault("no answer to %r within %d s" % (command, self.patience))
                if not chunk:
                    raise Fault("the control socket closed in the midst of a reply to %r" % command)
                reply += chunk
        return json.loads(reply)

    def _words(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def _read(self):
        for line in self.process.stdout:
            self.events.put(json.loads(line))
        self.events.put(None)

    def event(self):
        """Returns the next event; raises a fault if the daemon ends or is silent for two minutes."""
        try:
            event = self.events.get(timeout=self.patience)
        except queue.Empty:
            raise Fault("the daemon said nothing for %d s" % self.patience)
        if event is None:
            self.process.wait()
            raise Fault("the daemon ended with %s: %s" % (self.process.returncode, self._words()))
        return event

    def waiting_events(self):
        """Returns the events so far without waiting."""
        events = []
        while True:
            try:
                event = self.events.get_nowait()
            except queue.Empty:
                return events
            if event is not None:
                events.append(event)

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
