# SPDX-License-Identifier: GPL-3.0-or-later

"""`kill -9` at random moments of a save and of a render."""
import os
import random
import re
import signal
import subprocess
import time

from program import Scratch, check, read, strangers, write

ROWS = 400


def spec(number):
    rows = "".join("      - {title: Row %d of %d, detail: d}\n" % (row, number) for row in range(ROWS))
    return "# the user's own words\nsections:\n  - header: begin %d\n    rows:\n%s    footer: end %d\n" % (number, rows, number)


def kills(program, count, seed):
    """The file is one of its whole versions after each, and what runs next is not disturbed."""
    chance = random.Random(seed)
    with Scratch() as folder:
        path, picture = folder + "/s.yaml", folder + "/s.svg"
        write(path, spec(0))
        # The save rewrites footer and header, the render the whole picture.
        save = ["run", "--spec", path]
        render = ["render", path, "-o", picture]
        durations = {}
        for name, arguments in (("save", save + ["-e", "set-footer 0 'end -1'", "-e", "save"]), ("render", render)):
            times = []
            for _ in range(5):
                started = time.perf_counter()
                result = program.run(*arguments)
                check(result.code == 0, "%s: %s" % (name, result))
                times.append(time.perf_counter() - started)
            durations[name] = sorted(times)[2]
        pictures = {read(picture)}
        versions = {read(path)}
        killed = {"save": 0, "render": 0}
        number = 0
        # Some end before they are hit; those are not counted.
        while sum(killed.values()) < count:
            number += 1
            check(number < 20 * count + 100, "hardly a process is hit: the machine is too busy")
            name = "save" if number % 2 else "render"
            arguments = render if name == "render" else save + [
                "-e", "set-header 0 'begin %d'" % number, "-e", "set-footer 0 'end %d'" % number, "-e", "save"]
            before = read(path), read(picture)
            process = program.popen(*arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # Any moment now and then, and most of them about the write, which is at the end.
            share = chance.random() if chance.random() < 0.3 else 0.85 + 0.3 * chance.random()
            time.sleep(durations[name] * share)
            process.send_signal(signal.SIGKILL)
            code = process.wait()
            check(code in (0, -signal.SIGKILL), "%s ended with %s" % (name, code))
            killed[name] += code != 0
            after = read(path), read(picture)
            # What it takes changes with what else the machine does: half of the writes are to happen.
            durations[name] *= 0.97 if code == 0 or after != before else 1.03
            if name == "save":
                check(after[1] == before[1], "a save touched the picture")
                whole = before[0].replace(b"end %d" % end_of(before[0]), b"end %d" % number).replace(
                    b"begin %d" % begin_of(before[0]), b"begin %d" % number)
                check(after[0] in (before[0], whole), "kill %d of a save left %d bytes of a spec that nobody wrote"
                      % (number, len(after[0])))
                if code == 0:
                    check(after[0] == whole, "a save ended well and is not there")
                versions.add(after[0])
            else:
                check(after[0] == before[0], "a render touched the spec")
                text = after[1].decode()
                check(text.startswith("<svg") and text.endswith("</svg>\n"), "kill %d of a render left half a picture"
                      % number)
                shown = re.search(r"begin (\d+)", text, re.I)
                check(after[1] == before[1] or shown and int(shown[1]) == begin_of(after[0]),
                      "kill %d of a render left a picture of something else" % number)
                pictures.add(after[1])
            if number % 50 == 0:
                result = program.run("render", path)
                check(result.code == 0, "after kill %d: %s" % (number, result))
        check(not strangers(folder, ["s.yaml", "s.svg"]), "killed processes left %s" % strangers(folder, ["s.yaml", "s.svg"]))
        left = len(os.listdir(folder)) - 2
        return ("%d kills, %d of saves and %d of renders, %d processes too quick: %d versions of the spec and %d pictures, each "
                "whole; %d temporaries left"
                % (count, killed["save"], killed["render"], number - count, len(versions), len(pictures), left))


def begin_of(data):
    return int(data.split(b"header: begin ")[1].split()[0].strip(b"'\""))


def end_of(data):
    return int(data.split(b"footer: end ")[1].split()[0].strip(b"'\""))
