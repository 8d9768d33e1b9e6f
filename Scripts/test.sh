#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds roundtable, and runs every check: format, layers, sizes, tests. The programs are
# tried twice, as an optimized build and as a debug build: what only one of them does wrong is found too.
# Usage: Scripts/test.sh [FILTER]     (FILTER: only the tests whose name matches, without the checks)
set -eu
cd "$(dirname "$0")/.."

# Runs tests, whose last line stays the runner's. What failed stands thousands of lines above that line, and where a log
# is cut it is lost: so it is told once more right before.
tests() {
  log=$(mktemp)
  { swift test "$@" 2>&1 || echo $? >"$log.code"; } | tee "$log"
  code=0
  if [ -e "$log.code" ]; then
    code=$(cat "$log.code")
    echo "test: what failed:"
    grep -aE '^✘ Test .* recorded an issue|^↳|error:|unexpected signal' "$log" | cut -c1-600 | head -n 60 || true
    grep -a 'Test run with' "$log" | tail -n 1
  fi
  rm -f "$log" "$log.code"
  return "$code"
}

Scripts/checks/install-requirements.sh --tests
if [ $# -gt 0 ]; then
  tests --filter "$1"
  exit
fi
Scripts/checks/check.sh
Scripts/release.sh roundtable line-probe
ROUNDTABLE_BINARIES="$PWD/.build-static/release" tests --filter 'EndToEndTests|LineEditingTests'
tests
