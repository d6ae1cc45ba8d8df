#!/bin/sh
# SPDX-License-Identifier: MIT
# Takes the pictures of docs/whats-new.md anew: take_whats_new.sh BUILD OLDER
# [ITEM...]. OLDER is a tree of an older version in which build/release and
# build/web/bundle have been built (tests/web.sh build/release bundle). Each
# picture has the older version in its upper row, and below the same moment now:
# in terminals of 80x24 and 132x43, on a phone, and on a desktop, or what there is
# of these. It needs ImageMagick. With KEEP=FOLDER, the single ones stay there.
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:?usage: take_whats_new.sh BUILD OLDER [ITEM...]}
older=${2:?usage: take_whats_new.sh BUILD OLDER [ITEM...]}
shift 2
set -e
folder=${KEEP:-$(mktemp -d)}
mkdir -p "$folder/older" "$folder/newer"
items="speaks endings day records learning screens sound phones own-layouts voice"
tall=300

take() { # older|newer PROGRAM BUNDLE ITEM
  PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/pictures/take_whats_new.py" "$2" "$folder/$1" "$1" "$4"
  QUADRILLE_BUNDLE=$3 node "$root/tests/web/page/take_whats_new.mjs" "$folder/$1" "$1" "$4"
}

row() { # ITEM older|newer LABEL: writes the row as $folder/older-row.png
  item=$1 age=$2 label=$3
  set --
  for screen in 80x24 132x43 phone desktop start small turtle figure; do
    [ ! -f "$folder/$age/$item-$screen.png" ] || set -- "$@" "$folder/$age/$item-$screen.png"
  done
  convert "$@" -resize "x$tall" -bordercolor white -border 4x4 +append -gravity NorthWest -background white \
    -splice 0x22 -font DejaVu-Sans-Bold -pointsize 14 -fill '#333333' -annotate +6+4 "$label" "$folder/$age-row.png"
}

for item in ${*:-$items}; do
  take older "$older/build/release/quadrille" "$older/build/web/bundle" "$item"
  take newer "$build/quadrille" "$root/build/web/bundle" "$item"
  row "$item" older "Quadrille 0.1"
  row "$item" newer "Now"
  convert "$folder/older-row.png" "$folder/newer-row.png" -background white -append -strip -dither None -colors 128 \
    "PNG8:$root/docs/pictures/new-$item.png"
  echo "docs/pictures/new-$item.png"
done
[ -n "${KEEP:-}" ] || rm -r "$folder"
