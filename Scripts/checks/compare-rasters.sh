#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws SVG files at 2x with rsvg-convert and with each of Chromium, CairoSVG and resvg that is installed. Prints for each
# the share of pixels that differ from rsvg-convert's by more than a quarter of the range in any channel. Fails if a file
# differs by more than LIMIT percent (default 2, twice that for CairoSVG): text is antialiased differently, shapes are not.
# Usage: Scripts/checks/compare-rasters.sh [FILE.svg ...]     (default: the examples' recorded pictures)
#   CAIROSVG=PATH and RESVG=PATH set programs that are not on PATH (pip install cairosvg resvg-cli, in a virtual environment)
set -eu
cd "$(dirname "$0")/../.."
limit="${LIMIT:-2}"
cairosvg="${CAIROSVG:-cairosvg}"
resvg="${RESVG:-resvg}"

if ! command -v rsvg-convert >/dev/null 2>&1; then
  echo "compare-rasters: no 'rsvg-convert' (hint: apt-get install librsvg2-bin)" >&2
  exit 77
fi
others=""
for tool in chromium "$cairosvg" "$resvg"; do
  if command -v "$tool" >/dev/null 2>&1; then
    others="$others ${tool##*/}"
  else
    echo "compare-rasters: skips ${tool##*/}, which is not installed" >&2
  fi
done
[ -n "$others" ] || {
  echo "compare-rasters: nothing to compare with (hint: apt-get install chromium, pip install cairosvg resvg-cli)" >&2
  exit 77
}

[ $# -gt 0 ] || set -- Tests/EndToEndTests/Expected/*/picture.svg
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# draw TOOL FILE.svg WIDTH HEIGHT (both in pixels): $folder/other.png
draw() {
  case "$1" in
    chromium)
      printf '<body style="margin:0"><img src="file://%s" style="display:block"></body>' "$(realpath "$2")" >"$folder/page.html"
      # The window is in points; a fractional height is rounded up, and the image is cropped again.
      chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 \
        --window-size="$((($3 + 1) / 2)),$((($4 + 1) / 2))" --screenshot="$folder/other.png" \
        "file://$folder/page.html" >/dev/null 2>&1
      ;;
    cairosvg) "$cairosvg" "$2" --scale 2 -o "$folder/other.png" ;;
    resvg) "$resvg" --zoom 2 "$2" "$folder/other.png" ;;
  esac
}

failed=0
for file in "$@"; do
  # The same font in all programs, because CairoSVG reads a list of fonts as the name of one font.
  sed 's/font-family="[^"]*"/font-family="Inter"/g' "$file" >"$folder/picture.svg"
  rsvg-convert -z 2 "$folder/picture.svg" -o "$folder/rsvg.png"
  size=$(Scripts/checks/compare-rasters/png-difference.py "$folder/rsvg.png")
  for tool in $others; do
    rm -f "$folder/other.png"
    # shellcheck disable=SC2086
    if ! draw "$tool" "$folder/picture.svg" $size; then
      echo "compare-rasters: $tool cannot draw $file" >&2
      failed=1
      continue
    fi
    share=$(Scripts/checks/compare-rasters/png-difference.py "$folder/rsvg.png" "$folder/other.png")
    printf '%s %% of pixels differ in %s: %s\n' "$share" "$tool" "$file"
    # CairoSVG draws texts through an interface of Cairo that has two weights and applies hinting.
    most=$limit
    [ "$tool" != cairosvg ] || most=$((limit * 2))
    awk -v s="$share" -v l="$most" 'BEGIN { exit !(s > l) }' && failed=1
  done
done
[ "$failed" -eq 0 ] || {
  echo "compare-rasters: more than $limit % differ (hint: look at both pictures; a feature may be dropped)" >&2
  exit 1
}
