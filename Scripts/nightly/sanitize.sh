#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs tests under a sanitizer: `thread` finds data races, `address` finds memory errors. Fails at any report, in the tests or
# in a program that they start, even if the test itself passes.
# Usage: Scripts/nightly/sanitize.sh thread|address [FILTER]
#   FILTER   which tests; default: the targets with threads (Platform, FileWatching, LineEditing, PreviewDaemon, PreviewServer)
# Scripts/nightly/sanitize lists known false reports, each with its reason.
set -eu
cd "$(dirname "$0")/../.."

kind="${1:-}"
filter="${2:-PlatformTests|FileWatchingTests|LineEditingTests|PreviewDaemonTests|PreviewServerTests}"
case "$kind" in
  thread | address) ;;
  *)
    echo "sanitize: expected thread or address, found '$kind' (hint: Scripts/nightly/sanitize.sh thread)" >&2
    exit 2
    ;;
esac

# A separate build folder, because everything is instrumented.
scratch=".build-sanitize-$kind"
swift build --build-tests --sanitize "$kind" --scratch-path "$scratch" >&2

reports="$(pwd)/$scratch/reports"
rm -rf "$reports"
mkdir -p "$reports"
export SWIFT_BACKTRACE=enable=no
# Everything takes about ten times as long.
export ROUNDTABLE_TEST_PATIENCE="${ROUNDTABLE_TEST_PATIENCE:-300}"
# Reports go to files, because tests compare the terminal output of many of the programs. The tests themselves judge
# programs that end by a signal, because some end one on purpose.
signals="handle_segv=0 handle_sigbus=0 handle_sigfpe=0 handle_sigill=0 handle_abort=0"
suppressions="$(pwd)/Scripts/nightly/sanitize/thread.txt"
export TSAN_OPTIONS="log_path=$reports/thread halt_on_error=0 exitcode=0 $signals suppressions=$suppressions"
export ASAN_OPTIONS="log_path=$reports/address detect_leaks=0 $signals"

# Loaded into the tests and the programs that they start.
preload=""
if [ "$kind" = "thread" ]; then
  clang -shared -fPIC -O1 -o "$scratch/handovers.so" Scripts/nightly/sanitize/handovers.c
  preload="$(pwd)/$scratch/handovers.so"
fi

code=0
LD_PRELOAD="$preload" swift test --skip-build --sanitize "$kind" --scratch-path "$scratch" --filter "$filter" || code=$?
found=$(find "$reports" -type f -size +0 | sort)
if [ -n "$found" ]; then
  # shellcheck disable=SC2086
  cat $found >&2
  # shellcheck disable=SC2086
  echo "sanitize: error: $(grep -hE '^(WARNING|==[0-9]+==ERROR|SUMMARY)' $found | grep -c '^SUMMARY') reports, in $reports (hint: what is proven to be no fault goes into $suppressions)" >&2
  exit 1
fi
[ "$code" -eq 0 ] || { echo "sanitize: error: the tests failed" >&2; exit "$code"; }
echo "sanitize: $kind: no report"
