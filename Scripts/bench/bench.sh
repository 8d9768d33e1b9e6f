#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures roundtable and prints ratios within one run: to the floor (a C program that copies and writes as many bytes), to
# other programs if they are installed, and between sizes. Checks every output by its hash.
# Usage: Scripts/bench/bench.sh [--quick] [--only TEXT] [--program PATH] [--instructions] [--record]
#   --quick         use smaller tables and fewer runs: two minutes
#   --only TEXT     print only the lines whose names contain TEXT
#   --program PATH  measure this program instead of the one that Scripts/release.sh builds
#   --instructions  only count the instructions of eight small cases; fail if a case needs 5 % more than the stored count;
#                   needs valgrind (Scripts/checks/install-requirements.sh --tests)
#   --record        store the hashes, or with --instructions the counts, instead of checking them
set -eu
cd "$(dirname "$0")/../.."
exec python3 Scripts/bench/bench/bench.py "$@"
