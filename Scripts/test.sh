#!/bin/sh
# Installs what is missing, builds roundtable, and runs every check: format, layers, sizes, tests.
# Usage: Scripts/test.sh [FILTER]     (FILTER: only the tests whose name matches, without the checks)
set -eu
cd "$(dirname "$0")/.."

Scripts/install-requirements.sh --tests
if [ $# -gt 0 ]; then
  exec swift test --filter "$1"
fi
Scripts/check.sh
exec swift test
