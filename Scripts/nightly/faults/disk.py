# SPDX-License-Identifier: GPL-3.0-or-later

"""Disks that are full, folders that may not be written, folders that vanish."""
import os

from program import NOBODY, Scratch, SmallDisk, check, read, strangers, write

FULL = "no space left on the device"
SPEC = "# kept\nsections:\n  - header: A\n    rows:\n      - Wi-Fi\n"


def files_within(folder):
    """The paths of the files in a folder and its folders, from that folder."""
    return [os.path.relpath(os.path.join(place, name), folder) for place, _, names in os.walk(folder) for name in names]


def full_disk(program):
    """Saves of every kind on a disk without a free byte: what was there stays, to the byte."""
    count = 0
    with Scratch() as folder, SmallDisk(folder + "/disk", 64) as disk:
        spec = disk.folder + "/s.yaml"
        write(spec, SPEC)
        # A picture of something else: the same one would be left alone.
        write(folder + "/other.yaml", "sections: [{rows: [Other]}]\n")
        former = program.run("render", folder + "/other.yaml", "-o", disk.folder + "/s.svg")
        check(former.code == 0, "a picture on a disk with room: %s" % former)
        write(disk.folder + "/golden.session", "> echo hi\nother\n")
        disk.fill()
        before = {name: read(disk.folder + "/" + name) for name in files_within(disk.folder)}
        long = "x" * 6000
        for arguments, code in [
            (["render", spec, "-o", disk.folder + "/s.svg"], 74),
            (["render", spec, "-o", disk.folder + "/new.svg"], 74),
            (["export", spec, "--format", "uikit", "-o", disk.folder + "/New.swift"], 74),
            (["export", spec, "--format", "swiftui", "-o", disk.folder + "/package/"], 74),
            (["run", "--spec", spec, "-e", "add-row %s" % long, "-e", "save"], 1),
            (["run", "--spec", spec, "-e", "save %s/new.yaml" % disk.folder], 1),
            (["run", "--spec", spec, "-e", "render %s/new.svg" % disk.folder], 1),
            (["run", "-e", "record %s/new.rt" % disk.folder, "-e", "echo %s" % long], 1),
            (["run", "-e", "output %s/new.txt" % disk.folder, "-e", "echo %s" % long], 1),
            (["run", "--check", "--update", disk.folder + "/golden.session"], 74),
        ]:
            result = program.run(*arguments, cwd=folder)
            check(result.code == code and FULL in result.error, "%s on a full disk: %s" % (arguments, result))
            after = {name: read(disk.folder + "/" + name) for name in files_within(disk.folder)}
            # A new file may be there and be empty: its first bytes found no room.
            after = {name: data for name, data in after.items() if data or name in before}
            check(after == before, "%s on a full disk changed %s" % (
                arguments, [name for name in set(before) | set(after) if before.get(name) != after.get(name)]))
            count += 1
    return "%d saves: each says so, every file as before" % count


def no_right(program):
    """Folders and files of others, and a disk that is mounted to be read."""
    count = 0
    with Scratch() as folder:
        os.mkdir(folder + "/theirs", 0o755)
        spec = folder + "/theirs/s.yaml"
        write(spec, SPEC)
        write(folder + "/theirs/secret.yaml", SPEC)
        os.chmod(folder + "/theirs/secret.yaml", 0)
        if os.getuid() != 0:
            os.chmod(folder + "/theirs", 0o555)
        for arguments, code in [
            (["render", spec, "-o", folder + "/theirs/s.svg"], 74),
            (["export", spec, "--format", "uikit", "-o", folder + "/theirs/S.swift"], 74),
            (["run", "--spec", spec, "-e", "add-row b", "-e", "save"], 1),
            (["run", "-e", "record %s/theirs/r.rt" % folder, "-e", "echo hi"], 1),
            (["render", folder + "/theirs/secret.yaml"], 2),
            (["lint", folder + "/theirs/secret.yaml"], 2),
            (["diff", folder + "/theirs/secret.yaml", spec], 2),
            (["run", folder + "/theirs/secret.yaml"], 2),
            (["run", "-e", "open %s/theirs/secret.yaml" % folder], 1),
        ]:
            result = program.run(*arguments, cwd=folder, user=NOBODY)
            check(result.code == code and "permission denied" in result.error, "%s: %s" % (arguments, result))
            count += 1
        check(read(spec) == SPEC.encode(), "somebody else's spec was changed")
        check(not strangers(folder + "/theirs", ["s.yaml", "secret.yaml"]), "something was left in their folder")
        os.chmod(folder + "/theirs", 0o755)
        with SmallDisk(folder + "/disk", 64) as disk:
            write(disk.folder + "/s.yaml", SPEC)
            disk.make_readable_only()
            for arguments, code in [
                (["render", "s.yaml", "-o", "s.svg"], 74), (["run", "--spec", "s.yaml", "-e", "add-row b", "-e", "save"], 1),
            ]:
                result = program.run(*arguments, cwd=disk.folder)
                check(result.code == code and "read-only" in result.error, "%s: %s" % (arguments, result))
                count += 1
    return "%d refusals: each says so, nothing changed" % count


def vanished_folder(program):
    """The working folder is removed before the program starts, or under it."""
    count = 0
    with Scratch() as folder:
        write(folder + "/s.yaml", SPEC)
        gone = folder + "/gone"
        os.mkdir(gone)

        def remove():
            os.chdir(gone)
            os.rmdir(gone)

        for arguments, code in [
            (["render", "s.yaml"], 2), (["render", folder + "/s.yaml", "-o", "s.svg"], 74),
            (["render", folder + "/s.yaml"], 0), (["run", "-e", "add-row a", "-e", "save n.yaml"], 1),
            (["run", "-e", "source x.rt"], 1), (["lint", "s.yaml"], 2), (["status"], 1), (["commands"], 0),
        ]:
            os.makedirs(gone, exist_ok=True)
            result = program.run(*arguments, before=remove)
            check(result.code == code, "%s in a folder that is gone: %s" % (arguments, result))
            check(code == 0 or result.error.strip(), "%s says nothing in a folder that is gone" % arguments)
            count += 1
    return "%d commands in a folder that is gone: each ends as it should" % count
