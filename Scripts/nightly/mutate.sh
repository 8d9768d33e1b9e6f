#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Mutation testing: makes random one-line changes at places in the syntax tree of the sources, weighted by lines, and in the
# exported Swift. All changes are compiled into one build of a copy of this checkout (.build-mutate), each behind a switch.
# One change at a time is switched on; the tests of its target run first, then all other tests that could notice it. Prints
# the changes that no test noticed.
# Usage: Scripts/nightly/mutate.sh --random N --seed S [--goal PERCENT]
#   --random N      number of changes
#   --seed S        any text; the same text makes the same changes in the same sources
#   --goal PERCENT  fail if the tests notice fewer changes
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/mutate/mutate.py "$@"
