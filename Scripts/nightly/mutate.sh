#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries whether tests bite: changes one constant, comparison or operand at a time and runs the tests that must notice.
# All changes are compiled into one build of a copy of this checkout and switched on one by one when it runs. Prints
# those that no test noticed, and fails for them.
# Usage: Scripts/nightly/mutate.sh [--sample N] [--only TEXT]… [--since COMMIT] [--list]
#   --sample N   only N of them, other ones for each commit
#   --only TEXT  only those whose file or tests contain TEXT
#   --since COMMIT  only those that were not listed then
#   --list       says what there is and runs nothing
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/mutate/mutate.py "$@"
