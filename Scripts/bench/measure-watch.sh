#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what watching costs, beside inotifywait in the same run: from a save to both files written (p50 and p99
# over 1 000 saves), CPU ticks and wake-ups of an idle minute with and without the backstop, memory over 10 000
# renders, 100 specs in one process. Takes about ten minutes on a quiet machine; fails when a target is missed.
# Usage: Scripts/bench/measure-watch.sh [--quick] [--program FILE]
#   --quick          a minute's run with small counts: only facts can fail it, such as a save that was lost
#   --program FILE   measure this one instead of a release build
set -eu
cd "$(dirname "$0")/../.."

program=""
quick=""
while [ $# -gt 0 ]; do
  case "$1" in
    --quick) quick="--quick" ;;
    --program)
      [ $# -ge 2 ] || { echo "measure-watch: --program needs a file" >&2; exit 2; }
      program=$2
      shift
      ;;
    *)
      echo "measure-watch: unknown argument '$1' (hint: Scripts/bench/measure-watch.sh [--quick] [--program FILE])" >&2
      exit 2
      ;;
  esac
  shift
done

for tool in python3 inotifywait; do
  if ! command -v "$tool" >/dev/null 2>&1; then
    echo "measure-watch: no '$tool' (hint: apt-get install python3 inotify-tools)" >&2
    exit 77
  fi
done

if [ -z "$program" ]; then
  Scripts/release.sh >&2
  program="$PWD/.build-static/release/roundtable"
fi
# shellcheck disable=SC2086
exec python3 Scripts/nightly/watching/measure.py --program "$program" $quick
