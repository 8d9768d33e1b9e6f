#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints the syntax trees of Swift files as JSON, one line per file, as the compiler's own parser reads them. The parser
# (swift-syntax) comes with the toolchain, built beside its plugins. The program that prints the trees is built from
# Scripts/checks/read-syntax when it is first needed, in seconds.
# Usage: Scripts/checks/read-syntax.sh [--changes] FILE...
#   --changes  print the one-line changes that Scripts/nightly/mutate.sh can make in each file, not its tree
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -gt 0 ] || {
  sed -n '3,7s/^# //p' "$0" >&2
  exit 2
}

command -v swiftc >/dev/null || {
  echo "error: swiftc is not in PATH (hint: https://www.swift.org/install)" >&2
  exit 2
}
resources=$(swiftc -print-target-info | sed -n 's/^ *"runtimeResourcePath": "\(.*\)",*$/\1/p')
host="$resources/host"
for part in SwiftOperators SwiftParser SwiftSyntax; do
  if [ ! -e "$host/$part.swiftmodule" ] || [ ! -e "$host/lib$part.so" ]; then
    echo "error: this Swift toolchain has no $part in $host (hint: take a toolchain of swift.org, 6.0 or later)" >&2
    exit 2
  fi
done

sources="$root/Scripts/checks/read-syntax"
key=$({ swiftc --version 2>/dev/null; cat "$0" "$sources"/*; } | cksum | tr ' ' -)
reader="$root/.build/syntax/$key"
if [ ! -x "$reader" ]; then
  mkdir -p "$root/.build/syntax"
  built=$(mktemp -d "$root/.build/syntax/building.XXXXXX")
  trap 'rm -rf "$built"' EXIT
  swiftc -swift-version 6 -warnings-as-errors -parse-as-library -I "$host" -L "$host" -lSwiftOperators -lSwiftParser \
    -lSwiftSyntax -Xlinker -rpath -Xlinker "$host" -module-name SyntaxReading -o "$built/reader" "$sources"/*.swift >&2
  # If another process finished first, its result is the same.
  mv -f "$built/reader" "$reader"
  rm -rf "$built"
  trap - EXIT
fi
exec "$reader" "$@"
