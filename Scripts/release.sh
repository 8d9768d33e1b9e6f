#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds roundtable for distribution: optimized, stripped, and linked statically with Swift's libraries, readline, libyaml
# and libpng, so that it runs without Swift. Only libraries that every Debian has remain shared. The last line printed is the
# program's path. A library without a static archive on this machine remains shared, and a note says so.
# Usage: Scripts/release.sh [--try] [--image] [--packages FOLDER] [PRODUCT…]     (PRODUCT: default roundtable)
#   --packages FOLDER  pack it as a tarball and as a Debian package (Scripts/package.sh)
#   --image            with --packages or --try: also as a container image
#   --try              install each package in a root folder of its own, and use it there (Scripts/checks/try-release.sh)
set -eu
called=$PWD
cd "$(dirname "$0")/.."
say() { printf 'release: %s\n' "$*"; }
fail() {
  printf 'release: error: %s\n' "$*" >&2
  exit 1
}

tries="" image="" packages=""
while [ $# -gt 0 ]; do
  case "$1" in
    --try) tries=yes ;;
    --image) image=--image ;;
    --packages)
      [ $# -gt 1 ] || fail "--packages needs a folder"
      # The folder is relative to the caller's.
      packages=$(cd "$called" && realpath -m "$2")
      shift
      ;;
    *) break ;;
  esac
  shift
done
[ $# -gt 0 ] || set -- roundtable
if [ -n "$tries$packages" ]; then
  [ "$1" = roundtable ] || fail "--try and --packages are for roundtable, which must be the first product"
  Scripts/checks/install-requirements.sh --packages
else
  Scripts/checks/install-requirements.sh
fi

# A folder that contains only archives, searched first, because the linker prefers a shared library only within one
# folder.
build=.build-static
archives="$PWD/$build/archives"
mkdir -p "$archives"
for library in readline tinfo yaml png16 z; do
  archive=$(${CC:-cc} -print-file-name="lib$library.a" 2>/dev/null || true)
  case "$archive" in
    /*) ln -sf "$archive" "$archives/" ;;
    *)
      rm -f "$archives/lib$library.a"
      say "no lib$library.a here: lib$library stays a shared library that the program needs where it runs"
      ;;
  esac
done

# The file that links Swift's own libraries; a Swift without their archives has none.
static="--static-swift-stdlib"
resources=$(swiftc -print-target-info -static-stdlib | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
if [ ! -d "$resources" ]; then
  static=""
  say "this Swift has no '$resources': its libraries stay shared ones, and the program needs it where it runs"
fi

# The program serves HTTP, so it is position-independent, as swift build links by default. Each start then relocates 74
# 000 addresses; packed, they take 16 kB instead of 1.8 MB. Swift's default linker, gold, can't pack them.
linker="-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs"
if [ ! -x "$(dirname "$(realpath "$(command -v swiftc)")")/ld.lld" ]; then
  linker=""
  say "this Swift has no ld.lld: the program becomes larger"
fi

# The program is stripped, so information for debuggers would only cost time.
for product in "$@"; do
  # The module map of readline links it; the libraries that its archive needs are named here.
  # shellcheck disable=SC2086
  swift build -c release --scratch-path "$build" -debug-info-format none $static --product "$product" \
    $linker -Xlinker -L"$archives" -Xlinker -ltinfo -Xlinker -s
done
# The build folder has this path on every kind of machine, because SwiftPM links it.
program="$PWD/$build/release/$1"

libraries=$(ldd "$program" | sed -n 's/^[[:space:]]*\([^ /]*\) => .*/\1/p' | tr '\n' ' ')
say "$(($(wc -c <"$program") / 1000)) kB, needs $libraries"
case "$static/$libraries" in
  /*) ;;
  *swift[A-Z_]* | *Foundation* | *dispatch*) fail "it needs Swift's libraries" ;;
esac
# shellcheck disable=SC2086 # Some are missing.
if [ -n "$tries" ]; then
  Scripts/checks/try-release.sh $image "$program" ${packages:+"$packages"}
elif [ -n "$packages" ]; then
  Scripts/package.sh $image "$program" "$packages"
fi
printf '%s\n' "$program"
