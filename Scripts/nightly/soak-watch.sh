#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Saves a spec in pieces COUNT times (default 10 000) while `roundtable watch` runs: truncated in place or renamed
# over, with and without pauses. Fails when a picture shows half a save, or when the last save is not shown. Then
# saves good, wrong and cut specs in any order and removes them: the last good picture stays, marked as stale. Then
# kills the daemon at random moments of further saves: both files must be whole and the next start must work.
# Usage: Scripts/nightly/soak-watch.sh [--program FILE] [--kills N] [--seed N] [COUNT]
#   --program FILE   soak this one instead of a release build
#   --kills N        rounds of kill -9 (default 200)
#   --seed N         the seed that an earlier run printed
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/soak-watch/soak.py "$@"
