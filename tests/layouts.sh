#!/bin/sh
# SPDX-License-Identifier: MIT
# Deals every layout of KMahjongg, xmahjongg and GNOME Mahjongg, as Debian
# packages them, and our own.
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/kit/other_programs.sh"
quadrille=$build/quadrille

deal() { "$quadrille" mahjong "$@" --seed 1; }

# check LABEL TILES ARGUMENTS...: prints a complaint about a file or map unless
# it deals this many tiles, both winnable and at random
check() {
  label=$1
  tiles=$2
  shift 2
  for variant in turtle turtle:random turtle:flowers; do
    if ! deal "$@" --variant $variant --show json >"$scratch/json" 2>"$scratch/err"; then
      echo "$label, $variant: $(cat "$scratch/err")"
    fi
    grep -q '"status":"going"' "$scratch/json" || grep -q '"status":"stuck"' "$scratch/json" || echo "$label, $variant: no game"
    dealt=$(deal "$@" --variant $variant --show text | grep -c '^[0-9]')
    [ "$dealt" = "$tiles" ] || echo "$label, $variant: $dealt tiles, not $tiles"
  done
}

# ---------------------------------------------- counting tiles a second time

count_grid() { grep -v '^[#whdk]' "$1" | tr -cd 1 | wc -c | tr -d ' '; }
count_digits() { sed 1,2d "$1" | tr -cd 1 | wc -c | tr -d ' '; }
count_places() { sed 's/#.*//' "$1" | grep -cE '[0-9]+[^0-9]+[0-9]+[^0-9]+[0-9]+'; }
count_tiles() {
  case $(head -1 "$1") in
    *mahjongg-layout*) count_grid "$1" ;;
    Kyodai*) count_digits "$1" ;;
    *) count_places "$1" ;;
  esac
}

# count_maps: prints each map's name, a tab, and its number of tiles
count_maps() {
  tr '\n' ' ' <"$1" | sed 's/<!--/\
&/g; s/-->/&\
/g; s/<\([a-z\/]\)/\
<\1/g' | grep -v '<!--' | awk '
    function value(name) {
      if (!match($0, " " name "=\"[^\"]*\"")) return 0
      return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
    }
    function steps(from, to) { return int(value(to) - value(from)) + 1 }
    /^<map / { name = value("name"); tiles = 0 }
    /^<tile/ { tiles++ }
    /^<row/ { tiles += steps("left", "right") }
    /^<column/ { tiles += steps("top", "bottom") }
    /^<block/ { tiles += steps("left", "right") * steps("top", "bottom") }
    /^<\/map/ { printf "%s\t%d\n", name, tiles }'
}

# -------------------------------------------------------------------- suites

check_files() { for file in "$@"; do check "$(basename "$file")" "$(count_tiles "$file")" --layout "$file"; done; }

check_maps() {
  count_maps "$1" | while IFS="$(printf '\t')" read -r name tiles; do
    check "$name" "$tiles" --layout "$1" --map "$name"
  done
}

places() { deal "$@" --show text | grep '^[0-9]' | cut -d' ' -f1-3; }

kmahjongg=$peers/usr/share/kmahjongg/layouts
xmahjongg=$peers/usr/share/games/xmahjongg/layouts
gnome=$peers/usr/share/gnome-mahjongg/maps/mahjongg.map

test_peers() {
  nothing "every layout of KMahjongg deals all its tiles" "$(check_files "$kmahjongg"/*.layout)"
  nothing "every layout of xmahjongg deals all its tiles" "$(check_files "$xmahjongg"/*)"
  nothing "every map of GNOME Mahjongg deals all its tiles" "$(check_maps "$gnome")"
  nothing "there are as many layouts as ever" \
    "$(set -- "$kmahjongg"/*.layout "$xmahjongg"/*
    [ $# -ge 96 ] && [ "$(count_maps "$gnome" | wc -l)" -ge 9 ] || echo "$# files, $(count_maps "$gnome" | wc -l) maps")"
  same "KMahjongg's turtle equals ours" "$(places)" "$(places --layout "$kmahjongg/default.layout")"
  same "xmahjongg's turtle equals ours" "$(places)" "$(places --layout "$xmahjongg/default")"
  same "a file of maps without --map gives its first map" \
    "$(deal --layout "$gnome" --map "$(count_maps "$gnome" | head -1 | cut -f1)" --show text)" "$(deal --layout "$gnome" --show text)"
  same "a survey asks about a map, too" "layout Tic-Tac-Toe" \
    "$("$quadrille" survey plan mahjong --layout "$gnome" --map Tic-Tac-Toe 1..10 | grep '^layout')"
  nothing "an unknown map is refused, and the known ones are listed" \
    "$(deal --layout "$gnome" --map Turtles --show text 2>&1 | grep -q "unknown map 'Turtles'; available: The Ziggurat, " || echo "not so")"
}

test_own() {
  nothing "every layout of our own deals all its tiles" "$(check_files "$root"/data/layouts/*)"
  cp "$root/data/layouts/lotus" "$scratch/layout"
  printf '%s\n' hint "save $scratch/game" quit | deal --layout "$scratch/layout" >"$scratch/out" 2>&1
  board=$(deal --layout "$scratch/layout" --show text)
  rm "$scratch/layout"
  same "a saved game of a layout continues without its file" "$board" \
    "$("$quadrille" mahjong --load "$scratch/game" --show text 2>&1)"
  printf '0 0 0\n0 0 1\n' >"$scratch/tower"
  nothing "a layout that can't be won is refused" \
    "$(deal --layout "$scratch/tower" --show text >"$scratch/out" 2>&1; code=$?
    [ $code = 2 ] && grep -q "try 'random'" "$scratch/out" || { echo "exit $code"; cat "$scratch/out"; })"
  nothing "and dealt at random" "$(deal --layout "$scratch/tower" --variant random --show text 2>&1 >"$scratch/out")"
}

test_own
if unpack_layouts; then
  test_peers
else
  count=$((count + 1))
  echo "ok $count - the layouts of other programs # SKIP $layout_packages cannot be downloaded"
fi
done_testing
