#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Packs a program, and uses each package where no Swift is installed: in a root folder that contains only the unpacked tarball, in
# one into which dpkg installed the Debian package, and with --image in the container image, in which apt installed it. The README's
# session, the examples, the gallery, a PNG and the report of a change run there. If this machine doesn't allow changing the
# root folder, the program runs without environment variables instead.
# Usage: Scripts/checks/try-release.sh [--image] PROGRAM [PACKAGES]
#   --image   also make and try the image: mmdebstrap loads Debian's packages
#   PACKAGES  the folder into which the packages are written. Default: one that is removed afterwards
set -eu
image=""
if [ "$1" = "--image" ]; then
  image=--image
  shift
fi
program=$(realpath "$1")
packages=${2:+$(realpath -m "$2")}
cd "$(dirname "$0")/../.."
say() { printf 'release: %s\n' "$*"; }
fail() {
  printf 'release: error: %s\n' "$*" >&2
  exit 1
}

# Mounts in here are invisible to other processes, and end with this one.
if [ -z "${ROUNDTABLE_TRIES_ALONE:-}" ]; then
  for options in -m -rm; do
    if unshare $options true 2>/dev/null; then
      # shellcheck disable=SC2086 # Both may be missing.
      ROUNDTABLE_TRIES_ALONE=yes exec unshare $options Scripts/checks/try-release.sh $image "$program" ${packages:+"$packages"}
    fi
  done
fi

work=$(mktemp -d)
roots=""
clean() {
  for root in $roots; do umount -l "$root/proc" "$root/dev/null" "$root/dev/urandom" 2>/dev/null || true; done
  rm -rf --one-file-system "$work"
}
trap clean EXIT
packages=${packages:-$work/packages}
# shellcheck disable=SC2086 # It may be missing.
Scripts/package.sh $image "$program" "$packages" >"$work/names" || fail "the program could not be packed"
tarball=$(grep '\.tar\.gz$' "$work/names")
deb=$(grep '\.deb$' "$work/names")
while read -r name; do say "$(($(wc -c <"$name") / 1000)) kB $name"; done <"$work/names"

# Compares the files of a package, on standard input, with the expected ones.
has_files() {
  sed -e 's|^\./||' -e '/\/$/d' -e '/^$/d' | LC_ALL=C sort >"$work/found"
  for name in $2; do echo "$name"; done | LC_ALL=C sort | diff - "$work/found" >"$work/difference" ||
    fail "the $1 lacks the files with '<' and has those with '>': $(grep '^[<>]' "$work/difference")"
}
shared="bin/roundtable share/bash-completion/completions/roundtable share/fish/vendor_completions.d/roundtable.fish
  share/doc/roundtable/copyright"
below() { for name in $2; do echo "$1/$name"; done; }
tar -tzf "$tarball" | has_files tarball "$(below roundtable "$shared share/zsh/site-functions/_roundtable
  share/man/man1/roundtable.1 share/doc/roundtable/CHANGELOG.md share/doc/roundtable/GPL-3 share/doc/roundtable/Apache-2.0")"
dpkg-deb --fsys-tarfile "$deb" | tar -t | has_files "Debian package" "$(below usr "$shared
  share/zsh/vendor-completions/_roundtable share/man/man1/roundtable.1.gz share/doc/roundtable/CHANGELOG.md.gz
  share/doc/roundtable/changelog.gz share/lintian/overrides/roundtable")"
command -v lintian >/dev/null || fail "no lintian (hint: Scripts/checks/install-requirements.sh --packages)"
lintian --fail-on error,warning --allow-root "$deb" >"$work/said" 2>&1 ||
  fail "lintian: $(cat "$work/said")"

# Copies programs into a root folder, with the loader and every library, to the paths where they are searched for.
bring() {
  into=$1
  shift
  for name in "$@"; do
    ldd "$name" | grep -o '/[^ ]*'
    [ "$name" = "$program" ] || echo "$name"
  done | sort -u | while read -r file; do
    mkdir -p "$into$(dirname "$file")"
    cp -L "$file" "$into$file"
  done
}

# Programs that roundtable starts: the one for PNG with a font, and git, by way of a shell. Without them, their part isn't tried.
bare() {
  mkdir -p "$1/usr/bin" "$1/etc" "$1/bin" "$1/tmp" "$1/proc" "$1/dev"
  others=/bin/sh
  for name in rsvg-convert git; do others="$others $(command -v "$name" || true)"; done
  # shellcheck disable=SC2086 # Each is a word.
  bring "$1" "$program" $others
  [ ! -d /etc/fonts ] || cp -rL /etc/fonts "$1/etc/"
  fc-list Inter file 2>/dev/null | sed -n 's|^\(/.*/Inter-[RSMB][a-z]*[a-zA-Z]*\.otf\): *$|\1|p' | while read -r font; do
    mkdir -p "$1$(dirname "$font")"
    cp "$font" "$1$font"
  done
}

# Runs the program in a root folder. Sets $where, $start and $inside.
enter() {
  root=$1
  roots="$roots $root"
  chroot=$(command -v chroot)
  # Swift reads a program's arguments from /proc; without it, there are none. $start is unquoted to give separate words;
  # none of them contains a space.
  code=0
  "$chroot" "$root" "$2" --version >"$work/said" 2>&1 || code=$?
  case "$code" in
    12[567]) ;;
    2) grep -q '^error: cannot read the program' "$work/said" || fail "without /proc: $(cat "$work/said")" ;;
    *) fail "without /proc it ends with $code and '$(cat "$work/said")'" ;;
  esac
  for device in null urandom; do [ -e "$root/dev/$device" ] || : >"$root/dev/$device"; done
  variables="TERM=dumb PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp"
  if mount --rbind /proc "$root/proc" 2>/dev/null && "$chroot" "$root" "$2" --version >/dev/null 2>&1; then
    for device in null urandom; do mount --bind "/dev/$device" "$root/dev/$device"; done
    where="a root folder of its own"
    start="env -i $variables $chroot $root"
    inside=""
  else
    where="an empty environment (the root folder cannot be changed here)"
    start="env -i $variables"
    inside=$root
  fi
}
# shellcheck disable=SC2086
run() { (cd "$root" && $start "$inside$tried" "$@"); }

# Tries a program in a root folder: PACKAGE ROOT PROGRAM.
try() {
  tried=$3
  enter "$2" "$tried"
  version=$(run --version | head -n 1)
  [ -n "$version" ] || fail "--version says nothing"
  mkdir -p "$root/specs"
  cp Sources/Examples/*.yaml Sources/Examples/*.rt "$root/specs"
  specs=$inside/specs
  say "trying the $1 in $where"
  tries_examples
  tries_readme
  tries_report
  say "$version of the $1 runs there: $ran"
}

tries_examples() {
  for example in Sources/Examples/*.yaml; do
    name=$(basename "$example" .yaml)
    for ending in svg txt json; do
      run render "$specs/$name.yaml" -o "$specs/$name.$ending"
      "$program" render "$example" -o "$work/expected.$ending"
      cmp "$root/specs/$name.$ending" "$work/expected.$ending" || fail "$name.$ending differs from what it draws here"
    done
    run lint "$specs/$name.yaml" >/dev/null || [ $? -eq 1 ] || fail "lint of $name failed"
    run run "$specs/$name.rt" >/dev/null 2>"$work/said" || fail "the session $name.rt: $(cat "$work/said")"
  done
  # The gallery.
  for example in Sources/Gallery/*.yaml; do
    name=$(basename "$example")
    run example "${name%.yaml}" >"$root/specs/$name"
    cmp "$root/specs/$name" "$example" || fail "the program has another $name"
    run render "$specs/$name" -o "$specs/gallery.svg"
    "$program" render "$example" -o "$work/gallery.svg"
    cmp "$root/specs/gallery.svg" "$work/gallery.svg" || fail "the picture of $name differs from what it draws here"
  done
  ran="pictures, lint, sessions, the gallery"
}

# Types the README's session at a prompt: readline is part of the program, and no terminal description is available. Then it draws
# the README's first screen.
tries_readme() {
  awk '/^```/ { if (inside) exit; next } /^roundtable [0-9]/ { inside = 1 } inside' README.md >"$work/session"
  prompt='^\(roundtable\*\{0,1\}\|settings\.yaml\)> '
  # This terminal's own format is plain.
  { echo "option format text"; sed -n "s/$prompt//p" "$work/session"; } >"$work/typed"
  grep -q '^quit$' "$work/typed" || fail "the README has no session that ends with quit"
  (cd "$root" && script -qec "$start $inside$tried --no-rc --no-history" /dev/null <"$work/typed" >"$work/said" 2>&1) ||
    fail "the README's session: $(tail -c 400 "$work/said")"
  grep -v "$prompt" "$work/session" | grep '[^ ]' | while read -r line; do
    grep -qF "$line" "$work/said" || fail "the README's session doesn't print '$line'"
  done
  grep -q 'Wi-Fi' "$root/settings.yaml" || fail "the README's session saved nothing"
  run example account >"$root/account.yaml"
  run render account.yaml -o account.svg
  cmp "$root/account.svg" Sources/roundtable/Roundtable.docc/account.svg || fail "the README's account screen differs"
  ran="$ran, the README's session"
  [ -x "$root/usr/bin/rsvg-convert" ] || return 0
  run render settings.yaml -o settings.png
  # PNG, with the width of an iPhone's screen in pixels.
  header=$(od -An -tx1 -N20 "$root/settings.png" | tr -d ' \n')
  width=$(printf '%s' "$header" | cut -c33-40)
  case "$header" in
    89504e470d0a1a0a*) [ $((0x$width)) -ge 300 ] || fail "the PNG is $((0x$width)) pixels wide" ;;
    *) fail "the PNG begins with $header" ;;
  esac
  ran="$ran, PNG"
}

# Reports a change, as in a pull request.
tries_report() {
  [ -x "$root/usr/bin/git" ] || return 0
  mkdir "$root/repository"
  cp "$root/settings.yaml" "$root/repository/settings.yaml"
  # shellcheck disable=SC2086
  there() {
    if [ -z "$inside" ]; then
      env -i $variables unshare --root="$root" --wd=/repository "$@"
    else
      (cd "$root/repository" && env -i $variables "$@")
    fi
  }
  for words in "init --quiet --initial-branch=main" "add settings.yaml" "commit --quiet -m A"; do
    # shellcheck disable=SC2086
    there /usr/bin/git -c user.name=A -c user.email=a@example.org $words >"$work/said" 2>&1 ||
      fail "git: $(cat "$work/said")"
  done
  sed 's/Home/Office/' "$root/settings.yaml" >"$root/repository/settings.yaml"
  there "$inside$tried" report --base HEAD >"$work/said" 2>&1 || fail "report: $(cat "$work/said")"
  grep -q "detail 'Home' → 'Office'" "$work/said" || fail "report doesn't print the change: $(cat "$work/said")"
  ran="$ran, the report of a change"
}

bare "$work/tarball"
mkdir -p "$work/tarball/usr/local"
tar -xzf "$tarball" -C "$work/tarball/usr/local" --strip-components=1
try tarball "$work/tarball" /usr/local/bin/roundtable

bare "$work/debian"
mkdir -p "$work/debian/var/lib/dpkg/info" "$work/debian/var/lib/dpkg/updates"
: >"$work/debian/var/lib/dpkg/status"
manage() {
  dpkg --root="$work/debian" --log=/dev/null --force-depends,not-root "$@" >"$work/said" 2>&1 ||
    fail "dpkg: $(cat "$work/said")"
}
manage --install "$deb"
try "Debian package" "$work/debian" /usr/bin/roundtable
manage --verify roundtable
[ ! -s "$work/said" ] || fail "dpkg finds changed files: $(cat "$work/said")"
manage --purge roundtable
left=$(find "$work/debian/usr" -name '*roundtable*')
[ -z "$left" ] || fail "after its removal there are $left"

[ -n "$image" ] || exit 0
mkdir "$work/archive" "$work/image"
tar -xf "$(grep 'image.*\.tar$' "$work/names")" -C "$work/archive"
layer=$(sed 's/.*"Layers":\["\([^"]*\)".*/\1/' "$work/archive/manifest.json")
tar -xzf "$work/archive/$layer" -C "$work/image"
dpkg-query --root="$work/image" -W -f '${Status}' roundtable | grep -qx 'install ok installed' ||
  fail "apt didn't install the package in the image"
try image "$work/image" /usr/bin/roundtable
