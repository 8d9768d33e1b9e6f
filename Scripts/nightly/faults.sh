#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the system away from under the program: full disks (real ones, of a few pages), folders of others,
# vanished folders, too few descriptors, file size limits, full pipes, closed terminals, and `kill -9` at random moments
# of saves and renders. Each must end with the right exit code and a word, and the user's files must be whole.
# Usage: Scripts/nightly/faults.sh [--program FILE] [--kills N] [--seed N] [--only NAME]
#   --program FILE   try this one instead of a release build
#   --kills N        default 1000
#   --seed N         the seed that an earlier run printed
#   --only NAME      faults whose name holds it, such as 'disk'
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/faults/faults.py "$@"
