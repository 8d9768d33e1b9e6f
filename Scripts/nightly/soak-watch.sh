#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Saves a spec in pieces COUNT times (default 10 000) while `roundtable watch` runs: truncated in place or renamed
# over, with and without pauses. Fails when a picture shows half a save, or when the last save is not shown. Then
# saves good, wrong and cut specs in any order and removes them: the last good picture stays, marked as stale. Then
# kills the daemon at random moments of further saves: both files must be whole and the next start must work.
# Usage: Scripts/nightly/soak-watch.sh [--program FILE] [--kills N] [--seed N] [COUNT]
#   --program FILE   soak this one instead of a release build
#   --kills N        rounds of kill -9 (default 200)
#   --seed N         the seed that an earlier run printed
set -eu
cd "$(dirname "$0")/../.."

program=""
kills=200
seed=""
count=10000
while [ $# -gt 0 ]; do
  case "$1" in
    --program | --kills | --seed)
      [ $# -ge 2 ] || { echo "soak-watch: $1 needs a value" >&2; exit 2; }
      case "$1" in
        --program) program=$2 ;;
        --kills) kills=$2 ;;
        --seed) seed="--seed $2" ;;
      esac
      shift
      ;;
    *[!0-9]* | "")
      echo "soak-watch: expected a number of saves, found '$1' (hint: Scripts/nightly/soak-watch.sh 10000)" >&2
      exit 2
      ;;
    *) count=$1 ;;
  esac
  shift
done

if ! command -v python3 >/dev/null 2>&1; then
  echo "soak-watch: no 'python3' (hint: apt-get install python3)" >&2
  exit 77
fi

if [ -z "$program" ]; then
  Scripts/release.sh >&2
  program="$PWD/.build-static/release/roundtable"
fi
# shellcheck disable=SC2086
exec python3 Scripts/nightly/watching/soak.py --program "$program" --count "$count" --kills "$kills" $seed
