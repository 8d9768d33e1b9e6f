#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program without Swift: in a root folder that contains it, the libraries that it needs, and the examples. If this
# machine doesn't allow changing the root folder, the program runs without environment variables instead.
# Usage: Scripts/checks/try-release.sh PROGRAM
set -eu
program=$(realpath "$1")
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
      ROUNDTABLE_TRIES_ALONE=yes exec unshare $options Scripts/checks/try-release.sh "$program"
    fi
  done
fi

root=$(mktemp -d)
trap 'umount -l "$root/proc" 2>/dev/null; rm -rf "$root"' EXIT
mkdir -p "$root/bin" "$root/specs" "$root/tmp" "$root/proc"
cp "$program" "$root/bin/roundtable"
cp Sources/Examples/*.yaml Sources/Examples/*.rt "$root/specs"
# Copies the loader and every library to the paths where the program searches for them.
ldd "$program" | grep -o '/[^ ]*' | while read -r library; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done

# Swift reads a program's arguments from /proc; without it, there are none. $start is unquoted to give separate words;
# none of them contains a space.
chroot=$(command -v chroot)
code=0
"$chroot" "$root" /bin/roundtable --version >"$root/tmp/said" 2>&1 || code=$?
case "$code" in
  12[567]) ;;
  2) grep -q '^error: cannot read the program' "$root/tmp/said" || fail "without /proc: $(cat "$root/tmp/said")" ;;
  *) fail "without /proc it ends with $code and '$(cat "$root/tmp/said")'" ;;
esac
if mount --rbind /proc "$root/proc" 2>/dev/null && "$chroot" "$root" /bin/roundtable --version >/dev/null 2>&1; then
  where="a root folder of its own"
  start="env -i TERM=dumb $chroot $root /bin/roundtable"
  inside=""
else
  where="an empty environment (the root folder cannot be changed here)"
  start="env -i TERM=dumb $root/bin/roundtable"
  inside=$root
fi
# shellcheck disable=SC2086
run() { $start "$@"; }
specs=$inside/specs
say "trying it in $where"

version=$(run --version | head -n 1)
[ -n "$version" ] || fail "--version says nothing"
for example in Sources/Examples/*.yaml; do
  name=$(basename "$example" .yaml)
  for ending in svg txt json; do
    run render "$specs/$name.yaml" -o "$specs/$name.$ending"
    "$program" render "$example" -o "$root/tmp/expected.$ending"
    cmp "$root/specs/$name.$ending" "$root/tmp/expected.$ending" || fail "$name.$ending differs from what it draws here"
  done
  run lint "$specs/$name.yaml" >/dev/null || [ $? -eq 1 ] || fail "lint of $name failed"
  run run "$specs/$name.rt" >/dev/null 2>"$root/tmp/said" || fail "the session $name.rt: $(cat "$root/tmp/said")"
done

# Runs a prompt: readline is part of the program, and no terminal description is available.
printf 'add-row "From the prompt"\nsave %s/saved.yaml\nquit\n' "$specs" |
  script -qec "$start --no-rc --no-history" /dev/null >"$root/tmp/typed" 2>&1 ||
  fail "the prompt: $(tail -c 400 "$root/tmp/typed")"
grep -q 'From the prompt' "$root/specs/saved.yaml" || fail "what was typed at the prompt was not saved"
say "$version runs there: pictures, lint, sessions and the prompt"
