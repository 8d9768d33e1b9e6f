#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the checks that take hours or need a build of their own: both sanitizers, fuzzing, 1000 kills, 100 000 saves and
# every mutation. Runs all of them also where one fails, and names those that failed at the end.
# Usage: Scripts/nightly.sh
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no

failed=()
# Runs one check and says how long it took.
check() {
  local begun=$SECONDS
  echo "nightly: $*"
  "$@" || failed+=("$*")
  echo "nightly: $1 took $((SECONDS - begun)) s"
}

Scripts/install-requirements.sh --tests
check Scripts/sanitize.sh thread
check Scripts/sanitize.sh address
check Scripts/fuzz.sh
check Scripts/release.sh
check Scripts/faults.sh
check Scripts/soak-daemon.sh
check Scripts/mutate.sh
[ ${#failed[@]} -eq 0 ] || {
  printf 'nightly: error: failed: %s\n' "${failed[@]}" >&2
  exit 1
}
echo "nightly: all checks passed"
