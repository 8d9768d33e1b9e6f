#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Stress-tests `roundtable watch`: saves a spec in pieces COUNT times (default 10 000), truncated in place or renamed over,
# with and without pauses. Fails if a picture shows half a save, or if the last save is not shown. Then it saves good, wrong
# and cut specs in any order and removes them: the last good picture must be kept and marked as stale. Then it kills the
# daemon at random moments of further saves: both files must be complete and the next start must work.
# Usage: Scripts/nightly/soak-watch.sh [--program FILE] [--kills N] [--seed N] [COUNT]
#   --program FILE   test this program instead of a release build
#   --kills N        number of rounds of kill -9 (default 200)
#   --seed N         repeat an earlier run; each run prints its seed
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/soak-watch/soak.py "$@"
