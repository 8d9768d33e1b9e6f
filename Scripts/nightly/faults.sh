#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the system away from under the program: full disks and devices (a real one, of a few pages), folders of others,
# vanished folders, too few descriptors, file size limits, full pipes, closed terminals, and `kill -9` at random moments
# of saves and renders. Each must end with the right exit code and a word, and the user's files must be whole.
# Usage: Scripts/nightly/faults.sh [--program FILE] [--kills N] [--seed N] [--only NAME]
#   --program FILE   try this one instead of a release build
#   --kills N        default 1000
#   --seed N         the seed that an earlier run printed
#   --only NAME      faults whose name holds it, such as 'disk'
set -eu
cd "$(dirname "$0")/../.."

program=""
rest=""
while [ $# -gt 0 ]; do
  case "$1" in
    --program | --kills | --seed | --only)
      [ $# -ge 2 ] || { echo "faults: $1 needs a value" >&2; exit 2; }
      if [ "$1" = "--program" ]; then program=$2; else rest="$rest $1 $2"; fi
      shift
      ;;
    *)
      echo "faults: unknown argument '$1' (hint: Scripts/nightly/faults.sh --kills 100)" >&2
      exit 2
      ;;
  esac
  shift
done

if ! command -v python3 >/dev/null 2>&1; then
  echo "faults: no 'python3' (hint: apt-get install python3)" >&2
  exit 77
fi
if [ -z "$program" ]; then
  Scripts/release.sh >&2
  program="$PWD/.build-static/release/roundtable"
fi
# shellcheck disable=SC2086
exec python3 Scripts/nightly/faults/faults.py --program "$program" $rest
