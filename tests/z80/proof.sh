#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the digest of the first games of every kind as a Z80 plays them: SDCC
# compiles the rules, ucsim runs a program a game, each of which goes on with
# the digest of the one before. The stack may grow down to 0xd800.
#   proof.sh [COUNT]
set -e
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
. "$root/tests/z80/parts.sh"
state=

compile() { sdcc -mz80 --opt-code-size "$@" >>log 2>&1 || { tail -n 3 log; exit 1; }; }

go_on() { # GAME OBJECT...
  game=$1
  shift
  compile -DGAME="$game" -DCOUNT="${count:-3}" $state -c "$root/tests/z80/proof.c" -o main.rel
  compile --no-std-crt0 --code-loc 0x0100 --data-loc 0xC000 -o "$game.ihx" $core "$@"
  sz80 -q -b -P -e 'set memory cpu_0_cfg 0 0xd800' -e run -e 'dump rom 0xff00 0xff17' -e quit "$game.ihx" </dev/null >out 2>>log
  state=$(awk '/^0xff10/ { printf "-DFNV=0x%s%s%s%sUL -DJENKINS=0x%s%s%s%sUL", $2, $3, $4, $5, $6, $7, $8, $9 }' out)
}

count=$1
for file in "$root"/rules/*.c "$root/session/playout.c"; do compile -c "$file" -o "$(basename "$file" .c).rel"; done
sdasz80 -o crt0.rel "$root/tests/z80/crt0.s"
go_on kulki $kulki
go_on mahjong $mahjong
go_on freecell $freecell
go_on sliding $sliding
awk '/^0xff0[08] / { printf "%s", $NF } END { print "" }' out
