#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds roundtable, and runs every check: format, layers, sizes, tests. The programs are
# tried twice, as an optimized build and as a debug build: what only one of them does wrong is found too.
# Usage: Scripts/test.sh [FILTER]     (FILTER: only the tests whose name matches, without the checks)
set -eu
cd "$(dirname "$0")/.."

Scripts/install-requirements.sh --tests
if [ $# -gt 0 ]; then
  exec swift test --filter "$1"
fi
Scripts/check.sh
Scripts/release.sh roundtable line-probe
ROUNDTABLE_BINARIES="$PWD/.build-static/release" swift test --filter 'EndToEndTests|LineEditingTests'
exec swift test
