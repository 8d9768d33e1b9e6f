#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the optimized program, and installs it with its completions for bash, zsh and fish and its man page.
# Usage: Scripts/install.sh [--prefix DIR]     (DIR: default ~/.local; /usr/local for all users)
#   ROUNDTABLE_BINARIES=FOLDER   install the program in that folder, and build nothing
set -eu
prefix="${HOME:-}/.local"
while [ $# -gt 0 ]; do
  case "$1" in
    --prefix=*) prefix="${1#--prefix=}" ;;
    --prefix)
      [ $# -gt 1 ] || {
        echo "install: error: --prefix needs a folder" >&2
        exit 2
      }
      prefix="$2"
      shift
      ;;
    *)
      echo "install: error: unexpected '$1' (usage: Scripts/install.sh [--prefix DIR])" >&2
      exit 2
      ;;
  esac
  shift
done
mkdir -p "$prefix"
# The prefix is relative to the caller's folder.
prefix=$(cd "$prefix" && pwd)
cd "$(dirname "$0")/.."
say() { printf 'install: %s\n' "$*"; }

program="${ROUNDTABLE_BINARIES:-.build-static/release}/roundtable"
[ -n "${ROUNDTABLE_BINARIES:-}" ] || Scripts/release.sh

mkdir -p "$prefix/bin" "$prefix/share/bash-completion/completions" "$prefix/share/zsh/site-functions" \
  "$prefix/share/fish/vendor_completions.d" "$prefix/share/man/man1"
# The copy is renamed over the old program, which may be running.
cp "$program" "$prefix/bin/.roundtable.$$"
mv -f "$prefix/bin/.roundtable.$$" "$prefix/bin/roundtable"
program="$prefix/bin/roundtable"
"$program" --generate-completion-script bash >"$prefix/share/bash-completion/completions/roundtable"
"$program" --generate-completion-script zsh >"$prefix/share/zsh/site-functions/_roundtable"
"$program" --generate-completion-script fish >"$prefix/share/fish/vendor_completions.d/roundtable.fish"
"$program" --generate-man-page >"$prefix/share/man/man1/roundtable.1"

say "installed roundtable, its completions and its man page in $prefix"
case ":${PATH:-}:" in
  *":$prefix/bin:"*) ;;
  *) say "add it to your path: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
