#!/bin/sh
# SPDX-License-Identifier: MIT
# The same games on a Z80: SDCC compiles the rules, ucsim runs them, and the
# digest has to be the one that this machine's program prints.
# The stack may grow down to 0xd800, where the data end.
. "$(dirname "$0")/tap.sh"
cd "$scratch" || exit 1
more=${QUADRILLE_LONG:+5}
more=${more:-1}

compile() { sdcc -mz80 --opt-code-size "$@" >>log 2>&1; }

for file in "$root"/rules/*.c "$root"/session/playout.c; do
  compile -c "$file" -o "$(basename "$file" .c).rel"
done
sdasz80 -o crt0.rel "$root/tests/z80/crt0.s"
. "$root/tests/z80/parts.sh"

# plays GAME COUNT OBJECT...
plays() {
  game=$1
  number=$2
  shift 2
  compile -DGAME="$game" -DCOUNT="$number" -c "$root/tests/z80/main.c" -o main.rel
  compile --no-std-crt0 --code-loc 0x0100 --data-loc 0xC000 -o "$game.ihx" $core "$@"
  size=$(awk '/^_CODE / { print $5; exit }' "$game.map" | tr -d .)
  sz80 -q -b -P -e 'set memory cpu_0_cfg 0 0xd800' -e run -e 'dump rom 0xff00 0xff0f' -e quit "$game.ihx" </dev/null >out 2>>log
  actual=$(awk '/^0xff0[08] / { printf "%s", $NF }' out)
  same "$game, games 1 to $number: a Z80 plays as this machine does ($size bytes of code)" \
    "$("$build/quadrille" digest "$game" --seed "1..$number")" "$actual"
}

plays kulki $((3 * more)) $kulki
plays mahjong $((2 * more)) $mahjong
plays freecell $((2 * more)) $freecell
plays sliding $((1 * more)) $sliding
[ "$wrong" = 0 ] || tail -5 log | sed 's/^/# /'
done_testing
