#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the digest of the first games of every variant as a Z80 plays them: one
# program per game, each of which continues the digest of the one before.
#   proof.sh [COUNT]
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$root/tests/z80/parts.sh"
count=${1:-3}

{ compile_parts &&
  run_games "" kulki "$count" $kulki &&
  run_games "$state" mahjong "$count" $mahjong &&
  run_games "$state" freecell "$count" $freecell &&
  run_games "$state" sliding "$count" $sliding; } || { tail -n 3 log; exit 1; }
echo "$digest"
