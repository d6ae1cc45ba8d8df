#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the digest of a random game as an MC-10 plays it:
#   proof.sh kulki | mahjong | sliding 3x3 | sliding 4x4 | sliding 5x5
root=$(cd "$(dirname "$0")/../.." && pwd)
{ "$root/tests/mc10/build.sh" && "$root/front/mc10/build.sh"; } >/dev/null || exit 1
case $1 in
  sliding) kilobytes=4 line=$((${2%%x*} - 2)) ;;
  *) kilobytes=20 line=1 ;;
esac
printf 'until FIRST\nscreen\n' | "$root/build/mc10/simulate" "$root/build/mc10/$1_proof.rom" "$kilobytes" |
  cut -c 1-16 | sed -n "${line}p" | tr A-F a-f
