#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing requirements, builds roundtable, and runs all checks and tests.
# Usage: Scripts/test.sh [FILTER]     (FILTER: run only the tests whose names match, without the checks)
#   ROUNDTABLE_BINARIES=FOLDER   test the programs in that folder, such as .build-static/release, instead of this build's
set -euo pipefail
cd "$(dirname "$0")/.."

# Runs tests, and prints the failures once more before the runner's last line: they may be thousands of lines above it.
tests() {
  local log code=0
  log=$(mktemp)
  swift test "$@" 2>&1 | tee "$log" || code=$?
  if [ "$code" -ne 0 ]; then
    echo "test: these failed:"
    grep -aE '^✘ Test .* recorded an issue|^↳|error:|unexpected signal' "$log" | cut -c1-600 | head -n 60 || true
    grep -a 'Test run with' "$log" | tail -n 1 || true
  fi
  rm -f "$log"
  return "$code"
}

# Runs all tests, in two processes. The tests of the slow suites run one after the other and mostly wait for a browser or a
# compiler: the other tests use the processors meanwhile.
all_tests() {
  local slow='BrowserTests|TypeCheckTests' output code=0
  swift build --build-tests
  output=$(mktemp)
  tests --skip-build --ignore-lock --filter "$slow" >"$output" 2>&1 &
  tests --skip-build --ignore-lock --skip "$slow" || code=$?
  wait $! || code=$?
  grep -avE '^(◇|✔ (Test "|Suite ))' "$output"
  rm -f "$output"
  return "$code"
}

Scripts/checks/install-requirements.sh --tests
if [ $# -gt 0 ]; then
  tests --filter "$1"
  exit
fi
Scripts/checks/check.sh
all_tests
