#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages that the build needs and this machine lacks. Prints nothing if nothing is missing.
# Usage: Scripts/checks/install-requirements.sh [--tests | --pictures | --packages]
#   --pictures  also install the programs and fonts for PNG, PDF and outlines of texts
#   --packages  also install the programs that pack and try a release, and those for pictures
#   --tests     also install the programs that the test suite uses; without them, some tests are skipped
set -eu

# The Swift version comes from the first line of Package.swift, and only from there.
swift_version=$(sed -n '1s/.*swift-tools-version: *//p' "$(dirname "$0")/../../Package.swift")

say() { printf 'roundtable: %s\n' "$*"; }

wanted="libreadline-dev libyaml-dev libpng-dev"
# One rasteriser and one set of fonts, so that two machines with the same packages make the same pixels.
pictures="librsvg2-bin fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
# bsdutils has script, fontconfig fc-list.
packages="$pictures dpkg-dev lintian mmdebstrap bsdutils fontconfig git"
[ "${1:-}" != "--pictures" ] || wanted="$wanted $pictures"
[ "${1:-}" != "--packages" ] || wanted="$wanted $packages"
if [ "${1:-}" = "--tests" ]; then
  wanted="$wanted $packages tmux vim emacs-nox zsh fish chromium python3 rsync ed"
  # Read the formats that the program writes.
  wanted="$wanted libxml2-utils poppler-utils pngcheck cmark-gfm"
  # Show pictures in a real terminal, type into it and photograph it.
  wanted="$wanted xterm xvfb xdotool imagemagick"
  # Counts instructions.
  wanted="$wanted valgrind binutils"
  # Read the scripts and the page's sources.
  wanted="$wanted shellcheck pyflakes3 eslint node-v8-compile-cache"
  # Reads the man page.
  wanted="$wanted groff-base"
fi

if [ "$(uname -s)" != "Linux" ]; then
  say "this is $(uname -s): roundtable is built and tested on Linux alone, here it is untested"
  say "it needs Swift $swift_version, GNU readline 8 or newer (not libedit), libyaml and libpng, all with their headers"
  exit 0
fi

if ! command -v swift >/dev/null 2>&1; then
  say "error: no 'swift' on PATH; Swift $swift_version or newer is needed (hint: https://www.swift.org/install)" >&2
  exit 1
fi

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
  say "this is no Debian: install GNU readline (8 or newer), libyaml and libpng with their headers yourself"
  exit 0
fi

missing=""
for package in $wanted; do
  state=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
  [ "$state" = "install ok installed" ] || missing="$missing $package"
done
[ -z "$missing" ] && exit 0

say "installing$missing"
sudo=""
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    say "error: not root and no sudo (hint: as root, run: apt-get install -y$missing)" >&2
    exit 1
  fi
  sudo="sudo"
fi
# The list of packages may be older than the mirror, so refresh it once, then install.
$sudo apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
