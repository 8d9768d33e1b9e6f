#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the checks that need no build, such as formatting, imports, wording and file sizes. Prints a line per check.
# Usage: Scripts/checks/check.sh
set -eu
cd "$(dirname "$0")/../.."
failed=0
say() { printf 'check: %s\n' "$*"; }
fail() {
  printf 'check: error: %s\n' "$*" >&2
  failed=1
}

say "format"
swift format lint --strict --parallel --recursive Package.swift Sources Tests ||
  fail "the format differs (hint: swift format -i -r Package.swift Sources Tests)"

# The compiler separates the targets, but it doesn't check which system modules a core target imports.
say "layers"
core="Basics Comparison OutputFormats Pixels Screenshots Inspecting StaticPage CommandGrammar TableModel Drawing TableLayout TableLint CodeExport Renderers TableSpec Session PreviewState"
for target in $core; do
  if grep -rnE '^ *(package |public |internal |@preconcurrency )*import (Foundation[A-Za-z]*|Dispatch|Platform|CReadline)\b' \
    "Sources/$target"; then
    fail "$target is core: it may not import a system module (files, time and terminals live at the edge)"
  fi
  if grep -rnE '(^|[^.A-Za-z])print\(' "Sources/$target"; then
    fail "$target is core: it returns text, it does not print"
  fi
done

# Only one target reads errno, directly after its calls of the C library; the others can't read it too late.
if grep -rnE '^ *(@[a-z_]+ )*((package|public|internal|private) )*import (Glibc|Darwin|Musl)\b|canImport\(' Sources |
  grep -v '^Sources/Platform/'; then
  fail "only Sources/Platform calls the C library: use it, or add there what is missing"
fi

say "imports"
swift package --ignore-lock dump-package | Scripts/checks/check/imports.py ||
  fail "a target's list in Package.swift and its import lines differ (hint: change the one that is wrong)"

say "queues"
# After a use of a global queue, Dispatch wakes a process every second, but an idle daemon must sleep.
if grep -rnE '(DispatchQueue|queue: *|[(, ])\.global\(' Sources; then
  fail "a global queue costs a wake-up every second for ever: make a queue with a label"
fi

say "containers"
[ "$(grep -rhoE 'swift:[0-9.]+-[a-z]+' .github Scripts/Containerfile | sort -u | wc -l)" -eq 1 ] ||
  fail "the containers of .github/workflows and Scripts/Containerfile have different versions of Swift"

say "sizes"
limit=400
long=$(find Sources Tests -name '*.swift' -exec awk -v limit="$limit" '
  FNR == limit + 1 { print FILENAME }' {} +)
[ -z "$long" ] || fail "more than $limit lines, split by concern: $long"

say "names of types"
# Support files are written into apps, where their names may be those of this program.
twice=$(find Sources -path Sources/Support -prune -o -name '*.swift' -exec \
  sed -nE 's/^((public|package|final|indirect) )*(struct|class|enum|actor|protocol) ([A-Z][A-Za-z0-9]*).*/\4/p' {} + |
  sort | uniq -d)
[ -z "$twice" ] || fail "two types share each of these names, so a reader can mistake one for the other: $twice"

say "words"
Scripts/checks/plain-words.sh || fail "plain words are needed here (hint: the script lists the phrases)"

say "guides"
pages=$(mktemp -d)
docc convert Sources/roundtable/Roundtable.docc --fallback-display-name Roundtable \
  --fallback-bundle-identifier org.roundtable --output-path "$pages" --warnings-as-errors ||
  fail "the guides don't convert (hint: docc is part of the Swift toolchain)"
rm -rf "$pages"

say "names"
vague=$(find Sources -name '*Utils*' -o -name '*Helpers*')
[ -z "$vague" ] || fail "name it after the one thing it is: $vague"

say "licence"
unsigned=$(find Package.swift Sources Tests Scripts .github/actions .ci/run -type f \
  \( -name '*.swift' -o -name '*.sh' -o -name '*.py' -o -name '*.js' -o -name '*.css' -o -name '*.[ch]' -o -path .ci/run \) \
  -exec grep -L 'SPDX-License-Identifier: GPL-3.0-or-later' {} +)
[ -z "$unsigned" ] || fail "no SPDX line at the top (GPL-3.0-or-later, as the other files): $unsigned"

# Runs a linter of another language.
lint() {
  say "$1"
  shift
  if ! command -v "$1" >/dev/null 2>&1; then
    fail "$1 is not installed (hint: Scripts/checks/install-requirements.sh --tests)"
  elif ! "$@"; then
    fail "$1 found something"
  fi
}
lint "shell" shellcheck Scripts/*.sh Scripts/*/*.sh .github/actions/*/*.sh .ci/run
lint "Python" pyflakes3 Scripts
# A node from elsewhere than Debian doesn't search Debian's folder of modules.
NODE_PATH=/usr/share/nodejs
export NODE_PATH
lint "JavaScript" eslint --no-eslintrc -c Scripts/checks/check/eslint.json -f unix Sources/PreviewServer/Resources Sources/StaticPage/Resources

[ "$failed" -eq 0 ] || exit 1
say "ok"
