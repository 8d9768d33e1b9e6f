#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing requirements, builds roundtable, and runs all checks and tests.
# Usage: Scripts/test.sh [FILTER]     (FILTER: run only the tests whose names match, without the checks)
#   ROUNDTABLE_BINARIES=FOLDER   test the programs in that folder, such as .build-static/release, instead of this build's
set -eu
cd "$(dirname "$0")/.."

# Runs tests, and prints the failures once more before the runner's last line: they may be thousands of lines above it.
tests() {
  log=$(mktemp)
  { swift test "$@" 2>&1 || echo $? >"$log.code"; } | tee "$log"
  code=0
  if [ -e "$log.code" ]; then
    code=$(cat "$log.code")
    echo "test: these failed:"
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
tests
