# SPDX-License-Identifier: GPL-3.0-or-later

"""A daemon whose readers never read, whose outputs cannot be written, whose folders vanish."""
import fcntl
import json
import os
import signal
import subprocess
import time

from control import ControlSocket
from disk import SPEC
from program import Fault, Scratch, SmallDisk, check, read, write

PATIENCE = 30


class Daemon(ControlSocket):
    """`roundtable watch` in the foreground, asked on its control socket."""

    def __init__(self, program, *arguments, folder, stdout=subprocess.DEVNULL):
        super().__init__(program.environment["XDG_RUNTIME_DIR"], PATIENCE)
        self.process = program.popen("watch", *arguments, cwd=folder, stdout=stdout)
        self.await_ready(self.process)

    def end(self, number=signal.SIGTERM, within=1.0):
        """Ends it; the exit status."""
        started = time.perf_counter()
        self.process.send_signal(number)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Fault("signal %d does not end it" % number)
        took = time.perf_counter() - started
        check(took < within, "signal %d takes %.1f s" % (number, took))
        check(not self.sockets, "it left its socket behind")
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
            for path in self.sockets:
                os.unlink(path)


def stuck_readers(program):
    """Nobody reads its output, twenty subscribers read nothing: saves show, status answers, SIGTERM ends it."""
    with Scratch() as folder:
        write(folder + "/s.yaml", SPEC)
        reader, writer = os.pipe()
        fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 4096)
        with Daemon(program, "--json", "s.yaml", folder=folder, stdout=writer) as daemon:
            os.close(writer)
            clients = []
            for _ in range(20):
                client = daemon.connect()
                client.sendall(b'{"command": "subscribe"}\n')
                clients.append(client)
            for number in range(300):
                write(folder + "/s.yaml", SPEC + "      - Row %d\n" % number)
                daemon.ask("await-render")
                check(b"Row %d" % number in read(folder + "/s.txt"), "save %d is not shown" % number)
            times = []
            for _ in range(9):
                started = time.perf_counter()
                daemon.ask("status")
                times.append(time.perf_counter() - started)
            middle = sorted(times)[4]
            check(middle < 0.05, "status takes %.0f ms" % (middle * 1000))
            code = daemon.end()
            check(code == 0, "SIGTERM ends it with %s" % code)
        os.close(reader)
        for client in clients:
            client.close()
    return "300 saves shown, status in %.1f ms, ended by SIGTERM" % (middle * 1000)


def lost_reader(program):
    """`watch | head -1`: it ends and leaves no socket."""
    with Scratch() as folder:
        write(folder + "/s.yaml", SPEC)
        reader, writer = os.pipe()
        with Daemon(program, "--json", "s.yaml", folder=folder, stdout=writer) as daemon:
            os.close(writer)
            os.read(reader, 1)
            os.close(reader)
            for number in range(3):
                if daemon.process.poll() is None:
                    write(folder + "/s.yaml", SPEC + "      - Row %d\n" % number)
                    try:
                        daemon.ask("await-render")
                    except (Fault, OSError):
                        break
            # Whether it goes on without its reader or ends: then as a filter does, and nothing is left.
            if daemon.process.poll() is None:
                try:
                    daemon.process.wait(1)
                except subprocess.TimeoutExpired:
                    daemon.end()
                    return "it goes on without, and ends by SIGTERM"
            check(not daemon.sockets, "it left its socket behind")
    return "it ends with %s and leaves no socket" % daemon.process.returncode


def unwritable_outputs(program):
    """A folder in the place of a picture, a full disk, a folder that vanishes: each output for itself."""
    with Scratch() as folder:
        write(folder + "/s.yaml", SPEC)
        with Daemon(program, "-q", "--backstop", "0.1", "s.yaml", folder=folder) as daemon:
            daemon.ask("await-render")
            os.unlink(folder + "/s.svg")
            os.mkdir(folder + "/s.svg")
            write(folder + "/s.yaml", SPEC + "      - Newer\n")
            status = daemon.ask("await-render")
            text = read(folder + "/s.txt")
            check(b"Newer" in text and b"stale" not in text, "the text that was written is called stale: %r" % text[:200])
            check("s.svg" in json.dumps(status["specs"][0].get("error") or status), "status knows nothing of s.svg")
            check(status["specs"][0]["state"] != "good", "status calls it good")
            os.rmdir(folder + "/s.svg")
            end = time.monotonic() + PATIENCE
            while not os.path.isfile(folder + "/s.svg") or b"Newer" not in read(folder + "/s.svg"):
                check(time.monotonic() < end, "the picture is not made once it can be")
                time.sleep(0.02)
            check(daemon.end() == 0, "SIGTERM after trouble is a failure")
        with SmallDisk(folder + "/out", 64) as disk:
            with Daemon(program, "-q", "--backstop", "0.1", "-o", disk.folder, "s.yaml", folder=folder) as daemon:
                daemon.ask("await-render")
                whole = read(disk.folder + "/s.svg")
                disk.fill()
                write(folder + "/s.yaml", SPEC + "".join("      - Row %d\n" % row for row in range(200)))
                status = daemon.ask("await-render")
                check(read(disk.folder + "/s.svg") == whole, "a full disk left another picture")
                check(status["specs"][0]["state"] != "good", "status calls it good on a full disk")
                os.unlink(disk.folder + "/filler")
                end = time.monotonic() + PATIENCE
                while b"Row 199" not in read(disk.folder + "/s.txt") and b"Row 9" not in read(disk.folder + "/s.txt"):
                    check(time.monotonic() < end, "the text is not made once there is room")
                    time.sleep(0.02)
                daemon.end()
        with Daemon(program, "-q", "--backstop", "0.1", "-o", "away", "s.yaml", folder=folder) as daemon:
            daemon.ask("await-render")
            subprocess.run(["rm", "-r", folder + "/away"], check=True)
            write(folder + "/s.yaml", SPEC + "      - Newest\n")
            daemon.ask("await-render")
            end = time.monotonic() + PATIENCE
            while not os.path.exists(folder + "/away/s.txt") or b"Newest" not in read(folder + "/away/s.txt"):
                check(time.monotonic() < end, "a removed output folder is not made again")
                time.sleep(0.02)
            daemon.end()
    return "each output for itself; made once it can be"
