#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what roundtable costs, as ratios of one run: beside the floor (a C program that copies and writes as many bytes),
# beside other programs where they are installed, and between sizes. Every output is checked by its hash.
# Usage: Scripts/bench/bench.sh [--quick] [--only TEXT] [--program PATH] [--instructions] [--record]
#   --quick         smaller tables and fewer runs: two minutes
#   --only TEXT     only the lines whose name contains TEXT
#   --program PATH  that program in place of the one that Scripts/release.sh builds
#   --instructions  counts the instructions of eight small cases in place of all that, and fails where one takes 5 % more
#                   than is stored; needs valgrind (Scripts/checks/install-requirements.sh --tests)
#   --record        stores the hashes, or with --instructions the counts, in place of checking them
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/bench/bench/bench.py "$@"
