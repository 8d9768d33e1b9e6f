#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing requirements, builds roundtable, and opens a shell on an example settings screen. Text, SVG and a page for
# browsers on this machine show each edit and each save; the page's address is the last line, and a desktop's browser opens
# it. Without a terminal, it renders the example.
# Usage: Scripts/start.sh [SPEC]     (SPEC: your own file instead of the example)
set -eu
cd "$(dirname "$0")/.."
say() { printf 'roundtable: %s\n' "$*"; }

Scripts/checks/install-requirements.sh
# This build isn't optimized: it takes a third of the time, and its program draws the example in 20 ms.
say "building (the first time takes two minutes)"
# Doesn't build the tests. The compiler's progress and errors are shown.
swift build --product roundtable
tool=.build/debug/roundtable

if [ $# -gt 0 ]; then
  spec="$1"
else
  # A copy, so that edits of the example leave the checkout clean.
  mkdir -p .build-preview
  spec=.build-preview/settings.yaml
  [ -e "$spec" ] || cp Sources/Examples/settings.yaml "$spec"
fi

if [ -t 0 ] && [ -t 1 ]; then
  say "edit $spec in your editor, or type here: both change the previews and the page"
  set -- --serve
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then set -- --open; fi
  exec "$tool" "$spec" "$@"
fi
base="${spec%.*}"
"$tool" render "$spec" -o "$base.txt"
"$tool" render "$spec" -o "$base.svg"
say "rendered $spec to $base.txt and $base.svg"
