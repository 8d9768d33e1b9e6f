#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Saves a spec COUNT times while `roundtable watch --serve` has fast and slow readers: a page viewer that reads, and a
# standard output, a control subscriber, a page stream and a connection full of requests that never read. Fails if a save is
# not shown, if memory at the end is higher than after the first 1 000 saves, or if a slow reader delays another. Prints the
# measurements.
# Usage: Scripts/nightly/soak-daemon.sh [--program FILE] [--saves COUNT]
#   --program FILE   test this program instead of a release build
#   --saves COUNT    number of saves (default 100 000, about ten minutes)
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/soak-daemon/soak.py "$@"
