# SPDX-License-Identifier: GPL-3.0-or-later

"""Saves thousands of times before readers of every kind, stuck ones too. See soak-daemon.sh."""
import json
import os
import select
import socket
import sys
import threading
import time
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "watching"))

from daemon import Daemon  # noqa: E402
from numbered import spec, version_of  # noqa: E402
from trial import Arguments, Fault, in_scratch  # noqa: E402

# What a daemon may be larger at the end than after its first saves: its allocator's rounding, no more.
GROWTH_SHARE = 0.10
GROWTH_KIB = 4 * 1024
# Saves between two looks; in between most are one render with the next, as a burst of saves should be.
LOOK_EVERY = 4


class Page:
    """The page's server, asked by hand: a browser would read all that it is sent."""

    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        self.port, self.root = parts.port, parts.path

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), 30)

    def request(self, path, count=1):
        text = "GET %s%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % (self.root, path, self.port)
        return text.encode() * count


class Viewer:
    """Reads the page's events as a browser does, and asks for the picture at each."""

    def __init__(self, page):
        self.page = page
        self.states = 0
        self.reconnects = 0
        self.fault = None
        self.stopped = False
        self.revision = 0
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self):
        while not self.stopped:
            try:
                self._read()
            except OSError as error:
                if self.stopped:
                    return
                self.fault = Fault("the viewer cannot reach the page: %s" % error)
                return
            self.reconnects += 1

    def _read(self):
        with self.page.connect() as stream:
            stream.settimeout(1)
            stream.sendall(self.page.request("events"))
            pending = b""
            while not self.stopped:
                try:
                    chunk = stream.recv(65536)
                except socket.timeout:
                    continue
                if not chunk:
                    return
                pending += chunk
                *lines, pending = pending.split(b"\n")
                for line in lines:
                    if line.startswith(b"data: {") and b'"specs"' in line:
                        self.states += 1
                        self.revision = json.loads(line[6:])["specs"][0]["revision"]

    def picture(self):
        """The picture as the page shows it now."""
        with self.page.connect() as stream:
            text = self.page.request("picture/0?revision=%d" % self.revision)
            stream.sendall(text.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            reply = b""
            while True:
                chunk = stream.recv(65536)
                if not chunk:
                    break
                reply += chunk
        head, _, body = reply.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200"):
            raise Fault("the page answers %r" % head[:80])
        return version_of(body.decode(), "svg")


class Stuck:
    """A client that asks for much and never reads. One that is let go of comes again."""

    def __init__(self, name, connect, request):
        self.name, self.connect, self.request = name, connect, request
        self.times = 0
        self.stream = None
        self.again()

    def again(self):
        if self.stream is not None and not self.is_gone():
            return
        if self.stream is not None:
            self.stream.close()
        self.stream = self.connect()
        # A small window: what it does not take has to stay with the daemon, or be dropped there.
        self.stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.stream.setblocking(False)
        self.times += 1
        try:
            self.stream.send(self.request)
        except OSError:
            pass

    def is_gone(self):
        """Whether the daemon closed it; nothing is taken from the stream to find out."""
        poll = select.poll()
        poll.register(self.stream, select.POLLHUP | select.POLLERR | select.POLLRDHUP)
        return bool(poll.poll(0))


def soak(program, folder, saves):
    path, output = folder + "/t.yaml", folder + "/out"
    os.mkdir(output)
    number = 1

    def save():
        nonlocal number
        number += 1
        name = path + ".new" if number % 3 == 0 else path
        with open(name, "w") as file:
            file.write(spec(number))
        if name != path:
            os.rename(name, path)

    def check():
        """The save before this call is shown everywhere."""
        started = time.perf_counter()
        status = daemon.ask("await-render")
        took = time.perf_counter() - started
        for ending in ("txt", "svg"):
            with open("%s/t.%s" % (output, ending)) as file:
                shown = version_of(file.read(), ending)
            if shown != number:
                raise Fault("save %d is finished, t.%s shows %d" % (number, ending, shown))
        return status, took

    with open(path, "w") as file:
        file.write(spec(number))
    with Daemon(program, [path], output, ["--backstop", "0", "--serve"], reads=False) as daemon:
        page = Page(daemon.ask("status")["page"])
        viewer = Viewer(page)
        stuck = [
            Stuck("subscriber", daemon.connect, b'{"command": "subscribe"}\n'),
            Stuck("page stream", page.connect, page.request("events")),
            Stuck("page pictures", page.connect, page.request("picture/0", 200)),
        ]
        first, longest, started = None, 0.0, time.monotonic()
        for turn in range(1, saves + 1):
            save()
            if turn % LOOK_EVERY == 0 or turn == saves:
                status, took = check()
                longest = max(longest, took)
                if viewer.fault:
                    raise viewer.fault
            if turn % 100 == 0:
                for client in stuck:
                    client.again()
            if turn == min(1000, max(1, saves // 10)):
                first = (turn, daemon.resident_kib)
            if turn % 10_000 == 0:
                print("%d saves, %d KiB" % (turn, daemon.resident_kib), flush=True)
        status, _ = check()
        shown = viewer.picture()
        if shown != number:
            raise Fault("save %d is finished, the page shows %d" % (number, shown))
        asked = time.perf_counter()
        daemon.ask("status")
        answered = time.perf_counter() - asked
        last, seconds = daemon.resident_kib, time.monotonic() - started
        viewer.stopped = True
        stopping = time.perf_counter()
        code = daemon.terminate()
        stopped = time.perf_counter() - stopping
    if code != 0:
        raise Fault("SIGTERM ended the daemon with %s" % code)
    if stopped > 2:
        raise Fault("SIGTERM took %.1f s" % stopped)
    print("%d saves in %.0f s: %d rendered, 0 lost, final pictures right on disk and page"
          % (saves, seconds, status["renders"]))
    print("viewer: %d states read, %d reconnects; stuck: standard output, %s"
          % (viewer.states, viewer.reconnects,
             ", ".join("%s (%d times)" % (client.name, client.times) for client in stuck)))
    print("await-render at most %.0f ms, status %.1f ms, SIGTERM %.0f ms"
          % (longest * 1000, answered * 1000, stopped * 1000))
    growth = last - first[1]
    print("memory: %d KiB after %d saves, %d KiB at the end (%+d KiB)" % (first[1], first[0], last, growth))
    if growth > first[1] * GROWTH_SHARE + GROWTH_KIB:
        raise Fault("memory grew by %d KiB" % growth)


def main():
    parser = Arguments("Scripts/nightly/soak-daemon.sh", "--saves 1000")
    parser.add_argument("--saves", type=int, default=100000)
    options = parser.parse()
    return in_scratch(lambda folder: soak(options.program, folder, options.saves))


if __name__ == "__main__":
    sys.exit(main())
