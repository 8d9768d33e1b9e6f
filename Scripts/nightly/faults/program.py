# SPDX-License-Identifier: GPL-3.0-or-later

"""The program under test, run once with something of the system taken away."""
import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile

from trial import Fault

# What an unprivileged user is, for root may do everything: nobody.
NOBODY = 65534
TEMPORARY = re.compile(r"^\..+\.[a-z0-9]{6}\.tmp$")


class Result:
    def __init__(self, code, output, error):
        self.code, self.output, self.error = code, output, error

    def __str__(self):
        return "exit code %s, output %r, error %r" % (self.code, self.output[:300], self.error[:600])


class Program:
    """Runs with a home of its own, and never longer than a minute."""

    def __init__(self, path, home):
        self.path = path
        self.environment = {
            "HOME": home, "XDG_CONFIG_HOME": home + "/config", "XDG_STATE_HOME": home + "/state",
            "XDG_RUNTIME_DIR": home + "/run", "LC_ALL": "C.UTF-8", "TERM": "xterm", "INPUTRC": "/dev/null",
            "PATH": "/usr/local/bin:/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
        }
        os.makedirs(home + "/run", 0o700, exist_ok=True)

    def popen(self, *arguments, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        return subprocess.Popen([self.path, *arguments], env=self.environment, **options)

    def run(self, *arguments, descriptors=None, user=None, before=None, **options):
        """
        descriptors: the least number that no descriptor may have, as `ulimit -n` sets it.
        user: who runs it, when this is root.
        """
        def prepare():
            if before:
                before()
            if descriptors is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
            if user is not None and os.getuid() == 0:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)

        process = self.popen(*arguments, preexec_fn=prepare, **options)
        try:
            output, error = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise Fault("%s still runs after a minute" % " ".join(arguments))
        return Result(process.returncode, (output or b"").decode(errors="replace"),
                      (error or b"").decode(errors="replace"))


def check(condition, what):
    if not condition:
        raise Fault(what)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def strangers(folder, known):
    """What lies in a folder and should not; a temporary may be left by a process that was killed."""
    return [name for name in os.listdir(folder) if name not in known and not TEMPORARY.match(name)]


class Scratch:
    """A folder that is gone afterwards, whatever happens."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="roundtable-faults-")
        # Others walk in too: some checks run as somebody else.
        os.chmod(self.path, 0o755)
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class SmallDisk:
    """A file system of a few pages, mounted for as long as a check takes."""

    def __init__(self, folder, kib):
        self.folder, self.kib = folder, kib

    def __enter__(self):
        os.mkdir(self.folder)
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=%dk" % self.kib, "tmpfs", self.folder],
                              stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise NoRight("cannot mount: %s" % done.stderr.strip())
        return self

    def fill(self):
        """Leaves no byte."""
        with open(self.folder + "/filler", "ab", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass

    def make_readable_only(self):
        subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", self.folder], check=False)


class NoRight(Exception):
    """This user may not set the stage for a check."""


def signal_name(code):
    try:
        return signal.Signals(-code).name
    except ValueError:
        return str(code)
