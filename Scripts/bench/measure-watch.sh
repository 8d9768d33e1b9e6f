#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what watching costs, beside inotifywait in the same run: from a save to both files written (p50 and p99
# over 1 000 saves), CPU ticks and wake-ups of an idle minute with and without the backstop, memory over 10 000
# renders, 100 specs in one process. Takes about ten minutes on a quiet machine; fails when a target is missed.
# Usage: Scripts/bench/measure-watch.sh [--quick] [--program FILE]
#   --quick          a minute's run with small counts: only facts can fail it, such as a save that was lost
#   --program FILE   measure this one instead of a release build
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/bench/measure-watch/measure.py "$@"
