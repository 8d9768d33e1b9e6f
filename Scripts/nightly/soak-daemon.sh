#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Saves a spec COUNT times while `roundtable watch --serve` has readers of every kind: a viewer of the page that
# reads, and a standard output, a control subscriber, a page stream and a connection full of requests that never do.
# Fails when a save is not shown, when memory at the end is more than after the first 1 000 saves, or when the daemon
# keeps somebody waiting. Prints the figures.
# Usage: Scripts/nightly/soak-daemon.sh [--program FILE] [--saves COUNT]
#   --program FILE   soak this one instead of a release build
#   --saves COUNT    default 100 000, some ten minutes
set -eu
cd "$(dirname "$0")/../.."

program=""
saves=100000
while [ $# -gt 0 ]; do
  case "$1" in
    --program | --saves)
      [ $# -ge 2 ] || { echo "soak-daemon: $1 needs a value" >&2; exit 2; }
      case "$1" in
        --program) program=$2 ;;
        --saves) saves=$2 ;;
      esac
      shift
      ;;
    *)
      echo "soak-daemon: unknown argument '$1' (hint: Scripts/nightly/soak-daemon.sh --saves 1000)" >&2
      exit 2
      ;;
  esac
  shift
done

if ! command -v python3 >/dev/null 2>&1; then
  echo "soak-daemon: no 'python3' (hint: apt-get install python3)" >&2
  exit 77
fi
if [ -z "$program" ]; then
  Scripts/release.sh >&2
  program="$PWD/.build-static/release/roundtable"
fi
exec python3 Scripts/nightly/watching/soak_daemon.py --program "$program" --saves "$saves"
