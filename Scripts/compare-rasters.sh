#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws SVG files with rsvg-convert and with Chromium at 2x and prints the share of pixels that differ by more
# than a quarter of the range in any channel. Fails when a file differs by more than LIMIT percent (default 2):
# text is antialiased differently, shapes are not.
# Usage: Scripts/compare-rasters.sh [FILE.svg ...]     (default: the examples' recorded pictures)
set -eu
cd "$(dirname "$0")/.."
limit="${LIMIT:-2}"

for tool in rsvg-convert chromium compare identify; do
  if ! command -v "$tool" >/dev/null 2>&1; then
    echo "compare-rasters: no '$tool' (hint: apt-get install librsvg2-bin chromium imagemagick)" >&2
    exit 77
  fi
done

[ $# -gt 0 ] || set -- Tests/EndToEndTests/Expected/*/picture.svg
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
for file in "$@"; do
  rsvg-convert -z 2 "$file" -o "$folder/rsvg.png"
  width=$(identify -format '%w' "$folder/rsvg.png")
  height=$(identify -format '%h' "$folder/rsvg.png")
  path=$(realpath "$file")
  printf '<body style="margin:0"><img src="file://%s" style="display:block"></body>' "$path" >"$folder/page.html"
  # The window is in points; a height that is no whole number is rounded up and cut again below.
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 \
    --window-size="$(((width + 1) / 2)),$(((height + 1) / 2))" --screenshot="$folder/chromium.png" \
    "file://$folder/page.html" >/dev/null 2>&1
  convert "$folder/chromium.png" -crop "${width}x${height}+0+0" +repage "$folder/cut.png"
  # compare exits with 1 for any difference; the count is what matters.
  count=$(compare -metric AE -fuzz 25% "$folder/rsvg.png" "$folder/cut.png" null: 2>&1 || true)
  share=$(awk -v c="$count" -v w="$width" -v h="$height" 'BEGIN { printf "%.3f", 100 * c / (w * h) }')
  printf '%s %% of pixels differ: %s\n' "$share" "$file"
  awk -v s="$share" -v l="$limit" 'BEGIN { exit !(s > l) }' && failed=1
done
[ "$failed" -eq 0 ] || {
  echo "compare-rasters: more than $limit % differ (hint: look at both pictures; a feature may be dropped)" >&2
  exit 1
}
