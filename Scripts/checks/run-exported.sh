#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs exported code for UIKit on Linux: compiles it with the support files and a double of UIKit (Tests/UIKitDouble), which
# lays out views and notes what they show. The double is compiled when it is first needed, in about a minute.
# Usage: Scripts/checks/run-exported.sh FILE... <INPUT
#   FILE  the generated files, and a main.swift that shows their tables; it reads standard input and writes the facts
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -gt 0 ] || {
  sed -n '3,6s/^# //p' "$0" >&2
  exit 2
}
double="$root/Tests/UIKitDouble"
key=$({ swiftc --version 2>/dev/null; cat "$0" "$double"/*/*; } | cksum | tr ' ' -)
ready="$root/.build/double/$key"
mkdir -p "$root/.build/double"
# One process compiles it, and the others wait.
exec 9>"$root/.build/double/lock"
flock 9
# The compiler keeps the modules that it builds of headers; in a new home folder, it would build them again for seconds.
compile() { swiftc -swift-version 6 -module-cache-path "$root/.build/double/headers" "$@"; }
if [ ! -d "$ready" ]; then
  built=$(mktemp -d "$root/.build/double/building.XXXXXX")
  trap 'rm -rf "$built"' EXIT
  for module in UIKit XCTest; do
    compile -O -wmo -parse-as-library -static -emit-library -emit-module -module-name $module \
      -I "$built" -emit-module-path "$built/$module.swiftmodule" -o "$built/lib$module.a" "$double/$module"/*.swift
  done
  mv -T "$built" "$ready"
  trap - EXIT
fi
exec 9>&-
program=$(mktemp -d)
trap 'rm -rf "$program"' EXIT
compile -Onone -module-name ExportedCode -I "$ready" -o "$program/run" \
  "$root"/Sources/Support/UIKit/*.swift "$root"/Sources/Support/XCTest/*.swift "$double"/Probe/*.swift "$@" \
  "$ready/libXCTest.a" "$ready/libUIKit.a" >&2
"$program/run"
