#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the checks that take hours or need a build of their own: both sanitizers, fuzzing, all tests with 1 000 kills and
# 100 000 saves, and random changes. A failing check does not stop the others; the names of all failed checks are printed
# at the end.
# Usage: Scripts/nightly/nightly.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
export SWIFT_BACKTRACE=enable=no

failed=()
# Runs one check and prints how long it took.
check() {
  local begun=$SECONDS
  echo "nightly: $*"
  "$@" || failed+=("$*")
  echo "nightly: $1 took $((SECONDS - begun)) s"
}

Scripts/checks/install-requirements.sh --tests
check Scripts/nightly/sanitize.sh thread
check Scripts/nightly/sanitize.sh address
check Scripts/nightly/fuzz.sh
# Here, the tests repeat more often what they do a few times after each change: random tables, kills and saves. The
# end-to-end tests also run the release build.
check env ROUNDTABLE_NIGHTLY=1 swift test
check Scripts/nightly/try-readme.sh
check Scripts/release.sh --try --image roundtable line-probe
check env ROUNDTABLE_NIGHTLY=1 ROUNDTABLE_BINARIES="$PWD/.build-static/release" Scripts/test.sh 'EndToEndTests|LineEditingTests'
# Each week has different random changes.
check Scripts/nightly/mutate.sh --random 30 --seed "$(date +%G-W%V)" --goal 70
[ ${#failed[@]} -eq 0 ] || {
  printf 'nightly: error: failed: %s\n' "${failed[@]}" >&2
  exit 1
}
echo "nightly: all checks passed"
