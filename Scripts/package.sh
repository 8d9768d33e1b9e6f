#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Packs the optimized program as a tarball and as a Debian package. With --image, it also makes a container image for docker
# and podman: Debian's smallest system with that package, git, and the programs and fonts for PNG. Equal programs and equal
# commits give equal packages; an image also has the newest packages of Debian. The names of the files are printed.
# Usage: Scripts/package.sh [--image] PROGRAM FOLDER
#   SOURCE_DATE_EPOCH=SECONDS     the time of all files. Default: that of the last commit
#   ROUNDTABLE_HOMEPAGE=ADDRESS   the address of the project. Default: the one in the README
set -eu
fail() {
  printf 'package: error: %s\n' "$*" >&2
  exit 1
}
image=""
if [ "${1:-}" = "--image" ]; then
  image=yes
  shift
fi
if [ $# -ne 2 ]; then
  echo "package: error: usage: Scripts/package.sh [--image] PROGRAM FOLDER" >&2
  exit 2
fi
program=$(realpath "$1")
mkdir -p "$2"
output=$(realpath "$2")
cd "$(dirname "$0")/.."

version=$("$program" --version | sed -n '1s/^roundtable //p')
[ -n "$version" ] || fail "'$program' prints no version"
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} ||
  fail "this folder has no commit whose time the files can have (hint: set SOURCE_DATE_EPOCH)"
export SOURCE_DATE_EPOCH
homepage=${ROUNDTABLE_HOMEPAGE:-$(sed -n 's/^\$ git clone \([^ ]*\).*/\1/p' README.md)}
owner=$(basename "$(dirname "$homepage")")
umask 022
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT

# Writes the files of a folder below a name, in one order, with one time and one owner.
pack() {
  tar --create --directory "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --format=gnu "$2"
}
installed() {
  ROUNDTABLE_BINARIES=$(dirname "$program") Scripts/install.sh --prefix "$1" >/dev/null
  mkdir -p "$1/share/doc/roundtable"
  sed "s|@HOMEPAGE@|$homepage|" Scripts/package/copyright >"$1/share/doc/roundtable/copyright"
  # Its time in the package is the same in each run.
  cp .github/CHANGELOG.md "$1/share/doc/roundtable/CHANGELOG.md"
  chmod 755 "$1/bin/roundtable"
}

# The tarball. Debian has the texts of the licences, other systems may not.
installed "$work/tarball/roundtable"
cp .github/LICENSE "$work/tarball/roundtable/share/doc/roundtable/GPL-3"
cp /usr/share/common-licenses/Apache-2.0 "$work/tarball/roundtable/share/doc/roundtable/"
pack "$work/tarball" roundtable | gzip -6n >"$output/roundtable-linux-$architecture.tar.gz"
echo "$output/roundtable-linux-$architecture.tar.gz"

# The Debian package. Debian's zsh reads completions from a folder of its own.
root=$work/root
installed "$root/usr"
mkdir -p "$root/DEBIAN" "$root/usr/share/lintian/overrides"
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
cp Scripts/package/lintian-overrides "$root/usr/share/lintian/overrides/roundtable"
cat >"$root/usr/share/doc/roundtable/changelog" <<END
roundtable ($version) unstable; urgency=medium

  * The changes are in CHANGELOG.md.gz beside this file.

 -- The authors of roundtable <$owner@users.noreply.github.com>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END
gzip -9n "$root/usr/share/doc/roundtable/changelog" "$root/usr/share/doc/roundtable/CHANGELOG.md" \
  "$root/usr/share/man/man1/roundtable.1"
# dpkg-shlibdeps finds the packages of the libraries that the program needs. It reads the source's control file.
mkdir "$work/debian"
printf 'Source: roundtable\n\nPackage: roundtable\nArchitecture: any\n' >"$work/debian/control"
needs=$(cd "$work" && dpkg-shlibdeps -O "-e$root/usr/bin/roundtable" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$needs" ] || fail "dpkg-shlibdeps finds no package for the libraries of '$program'"
cat >"$root/DEBIAN/control" <<END
Package: roundtable
Version: $version
Architecture: $architecture
Maintainer: The authors of roundtable <$owner@users.noreply.github.com>
Installed-Size: $(du -sk --apparent-size --exclude=DEBIAN "$root" | cut -f1)
Depends: $needs
Recommends: librsvg2-bin, fonts-inter, fonts-noto-core, git
Suggests: fonts-noto-cjk, fonts-noto-color-emoji
Section: devel
Priority: optional
Homepage: $homepage
Description: iOS-style tables from YAML: live previews, numbers and code
 roundtable reads a table of an iOS app from a YAML file and shows it, after
 each save, in a terminal or in a browser. It explains each number, finds
 mistakes, compares versions, reports pull requests, and exports UIKit and
 SwiftUI code.
 .
 PNG and PDF need librsvg2-bin and the fonts, comparisons of revisions need git.
END
(cd "$root" && find usr -type f | LC_ALL=C sort | xargs md5sum) >"$root/DEBIAN/md5sums"
deb=$output/roundtable-$architecture.deb
# A higher level takes four times as long, and saves an eighth.
dpkg-deb --root-owner-group -Zxz -z1 --build "$root" "$deb" >/dev/null
echo "$deb"

[ -n "$image" ] || exit 0
# The image: the root folder is one layer. The archive has the index of OCI, and that of docker, which older ones need.
suite=$(sed -n 's/^FROM debian:\([a-z]*\)-slim$/\1/p' Scripts/Containerfile)
blobs=$work/image/blobs/sha256
mkdir -p "$blobs"
# shellcheck disable=SC2016 # mmdebstrap sets $1 in its hooks.
mmdebstrap --quiet --variant=essential --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
  --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/doc/*' \
  --dpkgopt='path-include=/usr/share/doc/*/copyright' --customize-hook='mkdir "$1/specs"' \
  --include="$deb" --include=librsvg2-bin,fonts-inter,fonts-noto-core,git "$suite" "$work/layer.tar"
# Prints the name and the size of a file that becomes a blob.
blob() {
  hash=$(sha256sum "$1" | cut -d' ' -f1)
  size=$(wc -c <"$1")
  mv "$1" "$blobs/$hash"
}
uncompressed=$(sha256sum "$work/layer.tar" | cut -d' ' -f1)
gzip -6n "$work/layer.tar"
blob "$work/layer.tar.gz"
layer=$hash layer_size=$size
printf '{"created":"%s","architecture":"%s","os":"linux","config":{"Env":["PATH=/usr/local/bin:/usr/bin:/bin"],"Entrypoint":["roundtable"],"WorkingDir":"/specs"},"rootfs":{"type":"layers","diff_ids":["sha256:%s"]}}' \
  "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)" "$architecture" "$uncompressed" >"$work/config"
blob "$work/config"
config=$hash config_size=$size
media=application/vnd.oci.image
printf '{"schemaVersion":2,"mediaType":"%s.manifest.v1+json","config":{"mediaType":"%s.config.v1+json","digest":"sha256:%s","size":%d},"layers":[{"mediaType":"%s.layer.v1.tar+gzip","digest":"sha256:%s","size":%d}]}' \
  $media $media "$config" "$config_size" $media "$layer" "$layer_size" >"$work/manifest"
blob "$work/manifest"
printf '{"imageLayoutVersion":"1.0.0"}' >"$work/image/oci-layout"
printf '{"schemaVersion":2,"manifests":[{"mediaType":"%s.manifest.v1+json","digest":"sha256:%s","size":%d,"annotations":{"org.opencontainers.image.ref.name":"latest"}}]}' \
  $media "$hash" "$size" >"$work/image/index.json"
printf '[{"Config":"blobs/sha256/%s","RepoTags":["roundtable:latest"],"Layers":["blobs/sha256/%s"]}]' \
  "$config" "$layer" >"$work/image/manifest.json"
pack "$work/image" . >"$output/roundtable-image-$architecture.tar"
echo "$output/roundtable-image-$architecture.tar"
