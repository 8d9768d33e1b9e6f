# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs every fault and says what came of it. See Scripts/nightly/faults.sh."""
import functools
import os
import random
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "watching")]

import daemons  # noqa: E402
import disk  # noqa: E402
import kills  # noqa: E402
import limits  # noqa: E402
from program import Fault, NoRight, Program, Scratch  # noqa: E402
from trial import Arguments  # noqa: E402


def main():
    parser = Arguments("Scripts/nightly/faults.sh", "--kills 100")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 31))
    parser.add_argument("--only", default="")
    options = parser.parse()
    checks = [
        disk.full_disk, disk.no_right, disk.vanished_folder, limits.few_descriptors, limits.small_files,
        limits.full_pipe, limits.closed_terminal,
        daemons.stuck_readers, daemons.lost_reader, daemons.unwritable_outputs,
        functools.partial(kills.kills, count=options.kills, seed=options.seed),
    ]
    failed = 0
    print("seed %d" % options.seed, flush=True)
    for one in checks:
        name = getattr(one, "func", one).__name__.replace("_", " ")
        if options.only not in name:
            continue
        with Scratch() as home:
            os.chmod(home, 0o777)
            try:
                print("%s: %s" % (name, one(Program(options.program, home))), flush=True)
            except NoRight as reason:
                print("%s: NOT TRIED, %s (hint: run it as root)" % (name, reason), flush=True)
            except Fault as fault:
                failed += 1
                print("%s: error: %s" % (name, fault), file=sys.stderr, flush=True)
    if failed:
        return 1
    print("ok")
    return 0


if __name__ == "__main__":
    sys.exit(main())
