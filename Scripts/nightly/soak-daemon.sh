#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Saves a spec COUNT times while `roundtable watch --serve` has readers of every kind: a viewer of the page that
# reads, and a standard output, a control subscriber, a page stream and a connection full of requests that never do.
# Fails when a save is not shown, when memory at the end is more than after the first 1 000 saves, or when the daemon
# keeps somebody waiting. Prints the figures.
# Usage: Scripts/nightly/soak-daemon.sh [--program FILE] [--saves COUNT]
#   --program FILE   soak this one instead of a release build
#   --saves COUNT    default 100 000, some ten minutes
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/soak-daemon/soak.py "$@"
