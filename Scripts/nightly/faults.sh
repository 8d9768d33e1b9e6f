#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tests roundtable with failing system resources: full disks (real ones, of a few pages), folders of other users, folders
# that vanish, too few descriptors, file size limits, full pipes, closed terminals, and `kill -9` at random moments of saves
# and renders. Each run must end with the right exit code and a message, and the user's files must be complete.
# Usage: Scripts/nightly/faults.sh [--program FILE] [--kills N] [--seed N] [--only NAME]
#   --program FILE   test this program instead of a release build
#   --kills N        number of kills (default 1000)
#   --seed N         repeat an earlier run; each run prints its seed
#   --only NAME      run only the faults whose names contain NAME, such as 'disk'
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/faults/faults.py "$@"
