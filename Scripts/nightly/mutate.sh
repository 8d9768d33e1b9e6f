#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries whether the tests notice small changes: comparisons, boundaries, constants, signs, order, conditions, defaults and
# calls, drawn at random from the syntax trees of all targets, a line of code like any other, and from the Swift that is
# exported. All changes are compiled into one build of a copy of this checkout, each behind a switch. The suites of the
# changed target run first, then all. Prints what noticed each change, and those that nothing noticed.
# Usage: Scripts/nightly/mutate.sh [--random N] [--seed S] [--goal PERCENT] [--list]
#   --random N       how many, 30 where not given
#   --seed S         draws the same ones again; the year and the week where not given
#   --goal PERCENT   fails where fewer are noticed
#   --list           prints the changes and runs nothing
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/nightly/mutate/mutate.py "$@"
