#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures watching, beside inotifywait in the same run: the time from a save until both files are written (p50 and p99
# over 1 000 saves), CPU ticks and wake-ups of an idle minute with and without polling, memory over 10 000 renders, and 100
# specs in one process. Takes about ten minutes on a quiet machine; fails if a target is missed.
# Usage: Scripts/bench/measure-watch.sh [--quick] [--program FILE]
# --quick          run for a minute with small counts; fails only because of errors such as a lost save, not of slow
# figures
#   --program FILE   measure this program instead of a release build
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/bench/measure-watch/measure.py "$@"
