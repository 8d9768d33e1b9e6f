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

# The man page: the help of the program and of each subcommand, as it is printed.
verbatim() {
  echo .nf
  sed -e 's/\\/\\e/g' -e "s/^\\([.']\\)/\\\\\\&\\1/" -e 's/-/\\-/g'
  echo .fi
}
{
  echo ".TH ROUNDTABLE 1 \"\" \"$("$program" --version | head -n 1)\""
  echo ".SH NAME"
  echo "roundtable \\- describe an iOS table in YAML, see it live, and export UIKit or SwiftUI"
  echo ".SH DESCRIPTION"
  "$program" --help | verbatim
  for command in $("$program" --help | sed -n '/^SUBCOMMANDS:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    echo ".SH ROUNDTABLE $(echo "$command" | tr '[:lower:]' '[:upper:]')"
    "$program" "$command" --help | verbatim
  done
} >"$prefix/share/man/man1/roundtable.1"

say "installed roundtable, its completions and its man page in $prefix"
case ":${PATH:-}:" in
  *":$prefix/bin:"*) ;;
  *) say "add it to your path: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
