#!/bin/sh
# SPDX-License-Identifier: MIT
# Deals every layout of KMahjongg, xmahjongg and GNOME Mahjongg, as Debian
# packages them, and our own.
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/kit/other_programs.sh"
quadrille=$build/quadrille

deal() { "$quadrille" mahjong "$@" --seed 1; }

# complaints FILE...: what is wrong with the deals of all their layouts
complaints() { python3 "$root/tests/layouts/deal_all.py" "$quadrille" "$@" 2>&1; }

places() { deal "$@" --show text | grep '^[0-9]' | cut -d' ' -f1-3; }

kmahjongg=$peers/usr/share/kmahjongg/layouts
xmahjongg=$peers/usr/share/games/xmahjongg/layouts
gnome=$peers/usr/share/gnome-mahjongg/maps/mahjongg.map
maps() { sed -n 's/.*<map name="\([^"]*\)".*/\1/p' "$gnome"; }

test_peers() {
  nothing "every layout of KMahjongg deals all its tiles" "$(complaints "$kmahjongg"/*.layout)"
  nothing "every layout of xmahjongg deals all its tiles" "$(complaints "$xmahjongg"/*)"
  nothing "every map of GNOME Mahjongg deals all its tiles" "$(complaints "$gnome")"
  nothing "there are as many layouts as ever" \
    "$(set -- "$kmahjongg"/*.layout "$xmahjongg"/*
    [ $# -ge 96 ] && [ "$(maps | wc -l)" -ge 9 ] || echo "$# files, $(maps | wc -l) maps")"
  same "KMahjongg's turtle equals ours" "$(places)" "$(places --layout "$kmahjongg/default.layout")"
  same "xmahjongg's turtle equals ours" "$(places)" "$(places --layout "$xmahjongg/default")"
  same "a file of maps without --map gives its first map" \
    "$(deal --layout "$gnome" --map "$(maps | head -1)" --show text)" "$(deal --layout "$gnome" --show text)"
  same "a survey asks about a map, too" "layout Tic-Tac-Toe" \
    "$("$quadrille" survey plan mahjong --layout "$gnome" --map Tic-Tac-Toe 1..10 | grep '^layout')"
  nothing "an unknown map is refused, and the known ones are listed" \
    "$(deal --layout "$gnome" --map Turtles --show text 2>&1 | grep -q "unknown map 'Turtles'; available: The Ziggurat, " || echo "not so")"
}

test_own() {
  nothing "every layout of our own deals all its tiles" "$(complaints "$root"/data/layouts/*)"
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
