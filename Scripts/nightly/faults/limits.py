# SPDX-License-Identifier: GPL-3.0-or-later

"""Too few descriptors, too small files, pipes that are full, terminals that are closed."""
import fcntl
import os
import pty
import resource
import select
import signal
import time

from disk import SPEC
from program import Fault, Scratch, check, read, signal_name, write


def few_descriptors(program):
    """From the fewest that the loader can live with to more than enough: an error in words or success, no crash."""
    runs, refused = 0, 0
    with Scratch() as folder:
        write(folder + "/s.rt", "open s.yaml\nadd-row b\nsave\nsource t.rt\n")
        write(folder + "/t.rt", "record r.rt\nrender s.svg\nlint\n")
        for arguments in [
            ["render", "s.yaml"], ["render", "s.yaml", "-o", "s.svg"], ["run", "s.rt"], ["lint", "s.yaml"],
            ["diff", "s.yaml", "s.yaml"], ["diff", "HEAD:s.yaml", "s.yaml"],
            ["status"], ["commands"], ["watch", "--detach", "-q", "s.yaml"],
            ["watch", "--detach", "-q", "--serve", "s.yaml"],
        ]:
            for limit in [*range(3, 24), 56, 57, 58, 59, 60, 61, 64]:
                write(folder + "/s.yaml", SPEC)
                for name in ("s.svg", "r.rt"):
                    if os.path.exists(folder + "/" + name):
                        os.unlink(folder + "/" + name)
                result = program.run(*arguments, cwd=folder, descriptors=limit)
                # The dynamic loader's own word, before the program begins.
                if result.code == 127 and "shared librar" in result.error:
                    continue
                check(result.code >= 0, "%s with %d descriptors died of %s: %s"
                      % (arguments, limit, signal_name(result.code), result))
                check(result.code in (0, 1, 2, 74), "%s with %d descriptors: %s" % (arguments, limit, result))
                check(result.code == 0 or result.error.strip(), "%s with %d descriptors fails without a word: %s"
                      % (arguments, limit, result))
                whole = (SPEC.encode(), SPEC.encode() + b"      - b\n")
                check(read(folder + "/s.yaml") in whole, "%s with %d descriptors left half a spec" % (arguments, limit))
                runs += 1
                refused += result.code != 0
                if arguments[0] == "watch":
                    stopped = program.run("stop", cwd=folder)
                    check(result.code != 0 or stopped.output == "stopped 1\n",
                          "a daemon with %d descriptors cannot be stopped: %s" % (limit, stopped))
        check(refused > 0, "no limit was low enough to be felt")
    return "%d runs, %d refused in words, none crashed" % (runs, refused)


def small_files(program):
    """A file size limit (`ulimit -f`): the former file stays."""
    with Scratch() as folder:
        write(folder + "/s.yaml", SPEC)
        write(folder + "/other.yaml", "sections: [{rows: [Other]}]\n")
        former = program.run("render", "other.yaml", "-o", "s.svg", cwd=folder)
        check(former.code == 0, "a picture without a limit: %s" % former)
        picture = read(folder + "/s.svg")

        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))

        result = program.run("render", "s.yaml", "-o", "s.svg", cwd=folder, before=limit)
        check(result.code == 74 and "too large" in result.error, "render beyond the file size limit: %s" % result)
        check(read(folder + "/s.svg") == picture, "render beyond the file size limit left %r" % read(folder + "/s.svg")[:40])
        result = program.run("run", "--spec", "s.yaml", "-e", "add-row " + "x" * 600, "-e", "save", cwd=folder, before=limit)
        check(result.code == 1 and "too large" in result.error, "save beyond the file size limit: %s" % result)
        check(read(folder + "/s.yaml") == SPEC.encode(), "save beyond the file size limit changed the spec")
    return "render and save stop, both files as before"


def full_pipe(program):
    """A reader that begins late gets everything; one that goes away ends the program by SIGPIPE."""
    whole = program.run("commands", "--json").output.encode()
    for blocking in (True, False):
        reader, writer = os.pipe()
        fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 4096)
        os.set_blocking(writer, blocking)
        process = program.popen("commands", "--json", stdout=writer)
        os.close(writer)
        wait_until_full(reader)
        data = b""
        while True:
            piece = os.read(reader, 65536)
            if not piece:
                break
            data += piece
        os.close(reader)
        check(process.wait(60) == 0 and data == whole, "a late reader got %d of %d bytes" % (len(data), len(whole)))
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 4096)
    process = program.popen("commands", "--json", stdout=writer)
    os.close(writer)
    wait_until_full(reader)
    os.close(reader)
    code = process.wait(60)
    check(code == -signal.SIGPIPE, "a reader that goes away ends it with %s" % code)
    check(process.stderr.read() == b"", "a reader that goes away is complained about")
    return "a late reader gets all %d bytes, a lost one ends it by SIGPIPE" % len(whole)


def wait_until_full(reader):
    end = time.monotonic() + 60
    waiting = bytearray(4)
    while int.from_bytes(waiting, "little") < 4096:
        if time.monotonic() > end:
            raise Fault("the pipe was never full")
        fcntl.ioctl(reader, 0x541B, waiting)
        select.select([], [], [], 0.001)


def closed_terminal(program):
    """The window of a shell and of a foreground daemon is closed: both end, and use no time."""
    for arguments in (["s.yaml"], ["watch", "s.yaml"]):
        with Scratch() as folder:
            write(folder + "/s.yaml", SPEC)
            child, terminal = pty.fork()
            if child == 0:
                os.chdir(folder)
                os.execve(program.path, [program.path, *arguments], program.environment)
            seen = b""
            end = time.monotonic() + 60
            while b"s.yaml>" not in seen and b"ready" not in seen:
                if time.monotonic() > end:
                    raise Fault("%s never began: %r" % (arguments, seen))
                if select.select([terminal], [], [], 1)[0]:
                    seen += os.read(terminal, 65536)
            os.close(terminal)
            end = time.monotonic() + 5
            while True:
                done, status = os.waitpid(child, os.WNOHANG)
                if done:
                    break
                if time.monotonic() > end:
                    os.kill(child, signal.SIGKILL)
                    os.waitpid(child, 0)
                    raise Fault("%s outlives its terminal" % arguments)
                time.sleep(0.01)
            check(os.waitstatus_to_exitcode(status) in (0, 129, -signal.SIGHUP),
                  "%s ends with %s when its terminal is closed" % (arguments, os.waitstatus_to_exitcode(status)))
            check(read(folder + "/s.yaml") == SPEC.encode(), "%s changed the spec at its end" % arguments)
    return "a shell and a foreground daemon end with their terminal"
