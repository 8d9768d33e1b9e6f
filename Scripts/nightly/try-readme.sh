#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the README's commands that build and install the program in a new folder, in order and as printed. The repository's address leads to this checkout's
# last commit.
# Usage: Scripts/nightly/try-readme.sh
set -eu
cd "$(dirname "$0")/../.."
address=$(sed -n 's/^\$ git clone \([^ ]*\).*/\1/p' README.md)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sed -n '/^### Build it from the source$/,/^## /s/^\$ //p' README.md >"$folder/commands"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="url.$PWD.insteadOf" GIT_CONFIG_VALUE_0="$address"
export HOME="$folder/home"
mkdir "$HOME"
cd "$folder"
sh -ex commands </dev/null
"$HOME/.local/bin/roundtable" --version
