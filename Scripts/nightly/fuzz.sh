#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Fuzzes the program with libFuzzer under the address sanitizer: spec files for every renderer, command lines for a session,
# HTTP for the page's server. Fails at a trap, a read out of bounds, a run that needs more
# than 10 s or 2 GiB, and a broken invariant. The corpus is kept in .build-fuzz for the next run; each finding is kept there,
# too, with the command that reproduces it.
# Usage: Scripts/nightly/fuzz.sh [--seconds N] [TARGET ...]     (default: 600 s each; spec, session, page)
#        Scripts/nightly/fuzz.sh --replay TARGET FILE ...       runs each input once
set -eu
cd "$(dirname "$0")/../.."

seconds=600
replay=""
targets=""
while [ $# -gt 0 ]; do
  case "$1" in
    --seconds)
      [ $# -ge 2 ] || { echo "fuzz: --seconds needs a number" >&2; exit 2; }
      seconds=$2
      shift
      ;;
    --replay)
      [ $# -ge 3 ] || { echo "fuzz: --replay needs a target and files" >&2; exit 2; }
      replay=$2
      shift 2
      break
      ;;
    -*)
      echo "fuzz: unknown option '$1' (hint: Scripts/nightly/fuzz.sh [--seconds N] [TARGET ...])" >&2
      exit 2
      ;;
    *) targets="$targets $1" ;;
  esac
  shift
done
case "$seconds" in
  "" | *[!0-9]*)
    echo "fuzz: --seconds expects a number, found '$seconds'" >&2
    exit 2
    ;;
esac

if [ "$(uname -s)" != "Linux" ]; then
  echo "fuzz: Linux alone has the sanitizer that this links with" >&2
  exit 77
fi

# A separate build folder, because everything is instrumented. gold cannot link two mains; lld takes the first.
export ROUNDTABLE_FUZZER=1
build() {
  swift build -c release --scratch-path .build-fuzz --product fuzzer \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld "$@"
}
build >&2
fuzzer="$(build --show-bin-path)/fuzzer"

# Leak detection is off: memory that Swift's runtime still holds at the end would be reported as a leak.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0:allocator_may_return_null=0}"
export SWIFT_BACKTRACE=enable=no
limits="-timeout=10 -rss_limit_mb=2048 -detect_leaks=0"

if [ -n "$replay" ]; then
  # shellcheck disable=SC2086
  exec "$fuzzer" "$replay" $limits "$@"
fi

work=.build-fuzz/fuzzing
mkdir -p "$work"
known=$("$fuzzer" --prepare "$work")
[ -n "$targets" ] || targets=$known
failed=""
for target in $targets; do
  mkdir -p "$work/corpus/$target" "$work/finds/$target"
  finds="Tests/FuzzingTests/Finds/$target"
  [ -d "$finds" ] || finds=""
  log="$work/$target.log"
  # shellcheck disable=SC2086
  if "$fuzzer" "$target" $limits -max_total_time="$seconds" -dict="$work/$target.dict" -print_final_stats=1 \
    -artifact_prefix="$work/finds/$target/" "$work/corpus/$target" "$work/seeds/$target" $finds >"$log" 2>&1; then
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    echo "fuzz: $target: $runs inputs in $seconds s, $coverage edges seen, nothing found"
  else
    failed="$failed $target"
    grep -aE '^finding: |^SUMMARY: |Fatal error|ERROR: |^Test unit written to |Test unit written' "$log" | head -n 6 >&2
    tail -n 40 "$log" >&2
    echo "fuzz: error: $target: a find, see $log (hint: Scripts/nightly/fuzz.sh --replay $target FILE)" >&2
  fi
done
[ -z "$failed" ] || exit 1
