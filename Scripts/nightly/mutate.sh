#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries whether tests notice a random change: draws one-line changes at places found in the syntax tree of the sources,
# weighted by lines, and of the Swift that is exported. Compiles all of them into one build of a copy of this checkout
# (.build-mutate), each behind a switch; then switches on one at a time and runs the tests of its target, then all others
# that could notice it. Prints the changes that no test noticed.
# Usage: Scripts/nightly/mutate.sh --random N --seed S [--goal PERCENT]
#   --random N      how many changes
#   --seed S        any text; the same text draws the same changes from the same sources
#   --goal PERCENT  fail where the tests notice fewer
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/mutate/mutate.py "$@"
