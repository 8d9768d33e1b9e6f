#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing requirements, builds roundtable, and runs all checks and tests.
# Usage: Scripts/test.sh [FILTER]     (FILTER: run only the tests whose names match, without the checks)
#   ROUNDTABLE_BINARIES=FOLDER   test the programs in that folder, such as .build-static/release, instead of this build's
set -euo pipefail
cd "$(dirname "$0")/.."

# Runs tests, and prints the failures again before the runner's last line, because they may be thousands of lines above
# it.
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

# Runs all tests, in three processes. Each runs two tests at a time on two cores. Many tests mostly wait for a browser or a
# compiler, one after the other, or for a program and its files; meanwhile, the others use the processors.
all_tests() {
  local slow='BrowserTests|TypeCheckTests|SupportFileTests|ExportedBehaviourTests|ExportedTestTests' programs='^(EndToEnd|PreviewDaemon|FileWatching|LineEditing|PreviewServer)Tests\.'
  local outputs code=0 jobs=() job
  swift build --build-tests
  outputs=$(mktemp -d)
  tests --skip-build --ignore-lock --filter "$slow" >"$outputs/slow" 2>&1 &
  jobs+=($!)
  tests --skip-build --ignore-lock --filter "$programs" --skip "$slow" >"$outputs/programs" 2>&1 &
  jobs+=($!)
  tests --skip-build --ignore-lock --skip "$slow|$programs" || code=$?
  for job in "${jobs[@]}"; do wait "$job" || code=$?; done
  grep -ahvE '^(◇|✔ (Test "|Suite ))' "$outputs"/*
  rm -rf "$outputs"
  return "$code"
}

Scripts/checks/install-requirements.sh --tests
if [ $# -gt 0 ]; then
  tests --filter "$1"
  exit
fi
Scripts/checks/check.sh
all_tests
