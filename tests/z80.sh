#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the same games on a Z80: the digest must equal the one that this
# machine's program prints.
. "$(dirname "$0")/tap.sh"
cd "$scratch" || exit 1
. "$root/tests/z80/parts.sh"
more=${QUADRILLE_LONG:+5}
more=${more:-1}

# plays GAME COUNT OBJECT...
plays() {
  digest=
  run_games "" "$@"
  size=$(awk '/^_CODE / { print $5; exit }' "$1.map" | tr -d .)
  same "$1, games 1 to $2: a Z80 plays as this machine does ($size bytes of code)" \
    "$("$build/quadrille" digest "$1" --seed "1..$2")" "$digest"
}

compile_parts
plays kulki $((3 * more)) $kulki
plays mahjong $((2 * more)) $mahjong
plays freecell $((2 * more)) $freecell
plays sliding $((1 * more)) $sliding
[ "$wrong" = 0 ] || tail -n 5 log | sed 's/^/# /'
done_testing
