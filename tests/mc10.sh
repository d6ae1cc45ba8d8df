#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the MC-10's programs in a simulator: screens after typed keys, whole
# games whose codes the terminal program verifies, and times by the machine's
# clock. Reads the cassette images back. With QUADRILLE_WRITE=1 it stores the
# screens in mc10/screens instead; look at the difference before you commit it.
. "$(dirname "$0")/tap.sh"
cd "$scratch" || exit 1
quadrille=$build/quadrille
images=$root/build/mc10
screens=$root/tests/mc10/screens

"$root/tests/mc10/build.sh" >log 2>&1
verdict $? "the simulator is built" "$(cat log)"
"$root/front/mc10/build.sh" >sizes 2>&1
verdict $? "the programs are built, and keep to their memory" "$(cat sizes)"
sed 's/^/# /' sizes
said=$("$root/front/mc10/build.sh" own 2>&1)
same "they are built in a folder of one's own, too" "$(cat sizes)" "$said"

# mc10 PROGRAM < SCRIPT: what the script prints
mc10() {
  case $1 in sliding*) kilobytes=4 ;; *) kilobytes=20 ;; esac
  "$images/simulate" "$images/$1.rom" "$kilobytes"
}

# ------------------------------------------------------------------ cassettes

for tape in "$images"/*.c10; do
  name=$(basename "${tape%.c10}")
  header=$(python3 "$root/tests/mc10/read_tape.py" "$tape" data 2>&1)
  same "$name.c10 has a header for CLOADM and EXEC" \
    "$(echo "$name" | tr a-z_ A-Z-), type 2, gaps 0000, start 4346, load 4346, $(wc -c <"$images/$name.bin") bytes" \
    "$(echo "$header" | sed 's/^SLIDING-,/SLIDING-PROOF,/; s/^MAHJONG-,/MAHJONG-PROOF,/; s/^KULKI-PR,/KULKI-PROOF,/')"
  cmp -s data "$images/$name.bin"
  verdict $? "its blocks hold the program" "$header"
done
for change in 300 400 1000; do
  python3 - "$images/sliding.c10" $change >damaged.c10 <<'END'
import sys
image = bytearray(open(sys.argv[1], 'rb').read())
image[int(sys.argv[2])] ^= 1
sys.stdout.buffer.write(image)
END
  python3 "$root/tests/mc10/read_tape.py" damaged.c10 >log 2>&1
  verdict "$([ $? = 0 ] && echo 1 || echo 0)" "a changed bit is noticed at byte $change" "$(cat log)"
done

# -------------------------------------------------------------------- screens

for script in "$screens"/*.in; do
  name=$(basename "${script%.in}")
  mc10 "${name%%-*}" <"$script" >out
  if [ -n "${QUADRILLE_WRITE:-}" ]; then cp out "$screens/$name.out"; fi
  cmp -s out "$screens/$name.out"
  verdict $? "screens: $name" "$(diff "$screens/$name.out" out)"
done

# -------------------------------------------------------- the sliding puzzle

# slides SIZE SEED: a solution as keys, one a line
slides() {
  "$quadrille" solve sliding --variant "$1" --seed "$2" | sed 1d | tr ' ' '\n' | awk '
    BEGIN { key["u"] = "W"; key["d"] = "Z"; key["l"] = "A"; key["r"] = "S" }
    /^[0-9]+$/ { print; next }
    { for (n = substr($0, 2); n > 0; n--) print key[substr($0, 1, 1)] }'
}

# The code on the last screen.
code_seen() { awk 'length > 90 { print substr($0, 1, 32) }' seen | tail -n 14 | tr -d ' \n'; }

# in_time WORDS DEALT MOVED: in milliseconds
in_time() {
  verdict "$([ "${2:-99999}" -le 60000 ] && [ "${3:-999}" -le 200 ] && echo 0 || echo 1)" \
    "$1: a deal takes a minute at most, a move 0.2 seconds" "$2 and $3 milliseconds"
}

# stack_is_free PROGRAM ADDRESS
stack_is_free() {
  end=$(awk '$1 == "variables_end" { print $2 }' "$images/$1.sym")
  verdict "$([ $((0x$2)) -ge $((0x$end)) ] && echo 0 || echo 1)" "the stack keeps off the variables" "it reaches $2, they $end"
}

# solves SIZE SEED
solves() {
  slides "$1" "$2" >keys
  case $1 in
    3x3) sed 's/^/type /' keys ;;
    *) sed 's/^/type /; s/[0-9]$/&\npress ENTER/' keys ;;
  esac >typed
  { printf 'until SIZE\npress %s\nuntil SEED\ntype %s\npress ENTER\nuntil STEPS\nidle\nbusy\n' "${1%x*}" "$2"
    sed '$d' typed
    echo busy
    tail -n 1 typed
    printf 'until GAME FINISHED\nidle\npress SPACE\nidle\nscreen\nstack\n'
  } | mc10 sliding >seen
  code=$(code_seen)
  moves=$(wc -l <keys)
  same "the sliding puzzle $1 is played to its end, and its code is valid" \
    "$code: valid: sliding, moves $moves, won" "$("$quadrille" verify "$code" 2>&1)"
  in_time "the sliding puzzle $1" "$(sed -n 1p seen)" "$(sed -n 2p seen)"
  stack_is_free sliding "$(tail -n 1 seen)"
  echo "# sliding $1: dealt in $(sed -n 1p seen) ms, $moves moves in at most $(sed -n 2p seen) ms each, stack to 0x$(tail -n 1 seen)"
}
solves 3x3 7
solves 4x4 quadrille

# -------------------------------------------------------------------- Mahjong

# pairs: Mahjong's moves, one a line, as keys to type
pairs() { python3 "$root/tests/mc10/point.py" | sed 's/^/type /'; }

mahjong() { # SEED: begins a game
  printf 'until SEED\nidle\nbusy\ntype %s\npress ENTER\nuntil LAYER\nidle\n' "$1"
}

# shows WORDS TEXT: the text is on the next screen of seen
shows() {
  nth=$((${nth:-0} + 1))
  screen=$(awk 'length > 90 { print substr($0, 1, 32) }' seen | sed -n "$((16 * nth - 15)),$((16 * nth))p")
  case $screen in
    *"$2"*) verdict 0 "$1" ;;
    *) verdict 1 "$1" "looked for: $2
$screen" ;;
  esac
}

"$quadrille" solve mahjong --seed 7 | sed 1d | xargs -n 2 | pairs >typed
{ mahjong 7
  printf 'busy\nscreen\ntype H\nbusy\n'
  sed '$d' typed
  printf 'busy\n'
  tail -n 1 typed
  printf 'until YOU WON\nidle\nscreen\npress SPACE\nidle\nscreen\nstack\n'
} | mc10 mahjong >seen
code=$(code_seen)
same "Mahjong is played to its end, and its code is valid" \
  "$code: valid: mahjong, moves 72, tiles removed 144, won" "$("$quadrille" verify "$code" 2>&1)"
nth=0
shows "it begins with all tiles" 'TILES 144'
shows "it ends without any" 'TILES 0'
numbers=$(awk 'length < 6' seen | tr '\n' ' ')
set -- $numbers
in_time "Mahjong" "$2" "$4"
verdict "$([ "$3" -le 2000 ] && echo 0 || echo 1)" "a hint takes 2 seconds at most" "$3 milliseconds"
stack_is_free mahjong "$5"
echo "# Mahjong: prepared in $1 ms, dealt in $2 ms, a hint in $3 ms, 72 moves in at most $4 ms each, stack to 0x$5"

# The moves to get stuck, a shuffle that is undone and repeated, and its code.
{ mahjong 8
  pairs <"$root/tests/mc10/stuck.txt"
  printf 'screen\nbusy\ntype X\nidle\nbusy\nscreen\ntype U\nidle\nscreen\ntype X\nidle\nscreen\ntype X\nidle\nscreen\ntype HC\nidle\nrun 3\nscreen\n'
} | mc10 mahjong >seen
nth=0
shows "a game without a pair says so" 'GAME OVER'
shows "a shuffle keeps the tiles" 'TILES 92'
shows "it can be undone" 'GAME OVER'
shows "and repeated" 'TILES 92'
shows "but not while there are pairs" 'PAIRS LEFT'
code=$(code_seen)
same "the code of a game with a shuffle and a hint is valid" \
  "$code: valid: mahjong, moves 27, tiles removed 52, going" "$("$quadrille" verify "$code" 2>&1)"
echo "# Mahjong: shuffled in $(awk 'length < 6' seen | tail -n 1) ms"

# ---------------------------------------------------------------------- Kulki

# walks: Kulki's moves as keys to type; the pointer begins in the middle
walks() {
  xargs -n 2 | awk '
    function go(cell, x, y) {
      x = index("abcdefghi", substr(cell, 1, 1)); y = substr(cell, 2)
      for (; at_x < x; at_x++) printf "S"
      for (; at_x > x; at_x--) printf "A"
      for (; at_y < y; at_y++) printf "Z"
      for (; at_y > y; at_y--) printf "W"
      printf " "
    }
    BEGIN { at_x = 5; at_y = 5 }
    { printf "type "; go($1); go($2); print "" }'
}

kulki() { # SEED: begins a game
  printf 'until SEED\ntype %s\npress ENTER\nuntil SCORE\nidle\nbusy\n' "$1"
}

walks <"$root/tests/msx/kulki.txt" >typed
{ kulki 7
  cat typed
  printf 'until GAME OVER\nidle\npress SPACE\nidle\nrun 3\nscreen\nstack\n'
} | mc10 kulki >seen
code=$(code_seen)
same "Kulki is played to its end, and its code is valid" \
  "$code: valid: kulki, moves 26, points 0, lost" "$("$quadrille" verify "$code" 2>&1)"

# A game with lines, and with a longer code than a page has room for.
cat "$root/tests/msx/long.txt" "$root/tests/mc10/longer.txt" | walks >typed
{ kulki 3
  cat typed
  printf 'busy\ntype C\nuntil MORE\nidle\nscreen\nbusy\npress SPACE\nidle\nrun 3\nscreen\nstack\n'
} | mc10 kulki >seen
code=$(awk 'length > 90 { print substr($0, 1, 32) }' seen | sed -n '3,15p;17,32p' | tr -d ' \n')
moves=$(wc -l <typed)
same "a code of two pages is valid" "$code: valid: kulki, moves $moves, points 342, going" "$("$quadrille" verify "$code" 2>&1)"
set -- $(awk 'length < 6' seen | tr '\n' ' ')
in_time "Kulki" "$1" "$2"
stack_is_free kulki "$4"
echo "# Kulki: dealt in $1 ms, $moves moves in at most $2 ms each, the first page of the code in $3 ms, stack to 0x$4"

# Undo, as far as positions are kept.
{ kulki 3
  sed -n 1,70p typed
  for i in $(seq 64); do echo 'type U'; done
  printf 'screen\ntype U\nidle\nscreen\ntype C\nidle\nscreen\n'
} | mc10 kulki >seen
nth=1
shows "64 moves can be undone" 'NOTHING TO UNDO'
code=$(code_seen)
same "the code is that of the moves before" \
  "$({ xargs -n 2 <"$root/tests/msx/long.txt" | sed -n 1,6p; echo code; } |
    "$quadrille" kulki --seed 3 --ui line 2>&1 | grep -o 'q1k-[0-9a-z]*' | tail -n 1)" "$(echo "$code" | tr A-Z a-z)"

# ------------------------------------------------------------------ the same

# hints SEED PAIRS: after so many pairs, the machine's hints are those of the
# program without solvers, one after another, and beginning again
hints() {
  marked=$(awk '$1 == "marked" { print $2 }' "$images/mahjong.sym")
  "$quadrille" solve mahjong --seed "$1" | sed 1d | xargs -n 2 | sed -n "1,$2p" >moves
  { mahjong "$1"
    pairs <moves
    for i in $(seq 16); do printf 'type H\npeek %s 2\n' "$marked"; done
  } | mc10 mahjong | sed 1d | python3 -c '
import sys
sys.path.insert(0, sys.argv[1])
from point import PLACES
for line in sys.stdin:
    places = [PLACES[tile] for tile in bytes.fromhex(line)]
    print(*("%s%d" % (chr(97 + x) if x < 26 else "a" + chr(71 + x), y + 1) for _, y, x in places))' "$root/tests/mc10" >seen
  { cat moves; for i in $(seq 16); do echo hint; done; } | "$root/build/small/quadrille" mahjong --seed "$1" --ui line >said 2>&1
  same "hints for seed $1 after $2 pairs" "$(sed -n 's/^Hint: \([a-z0-9 ]*\):.*/\1/p' said)" "$(cat seen)"
}
hints 7 0
hints 7 20
hints 8 60

# The shortest and the longest words, texts that are none, and blanks around them.
for seed in 0 A.B-C ZZZZZZZZZZZZ ZZZZZZZZZZZZZ 'A:B;C,D/E' 'K, ' 0000000000000000; do
  printf 'until SIZE\npress 3\nuntil SEED\ntype %s\npress ENTER\nuntil STEPS\ntype C\nidle\nscreen\n' "$seed" | mc10 sliding >seen
  same "the seed '$seed' is the same" "$(echo code | "$quadrille" sliding --seed "$seed" --ui line 2>&1 | grep -o 'q1s-[0-9a-z]*' | tail -n 1)" \
    "$(code_seen | tr A-Z a-z)"
done

# A text that is no word is hashed to a seed.
{ mahjong ', QUADRILLE: THE MC-10, @,'
  printf 'type C\nidle\nscreen\n'
} | mc10 mahjong >seen
code=$(code_seen)
printf 'code\n' | "$quadrille" mahjong --seed ', quadrille: the mc-10, @,' --ui line >said 2>&1
same "a text of any characters is the same seed" "$(grep -o 'q1m-[0-9a-z]*' said | tail -n 1)" "$(echo "$code" | tr A-Z a-z)"

# ----------------------------------------------------------------- cassettes

"$quadrille" solve mahjong --seed 7 | sed 1d | xargs -n 2 | sed -n 1,5p | pairs >typed
saves() {
  mahjong 7
  cat typed
  printf 'type HO\nidle\npress ENTER\nidle\nrecord saved.c10\n'
}
{ saves
  printf 'screen\ntype UUU\nscreen\ntype L\npress ENTER\nplay saved.c10 100\nuntil TILES 134\nidle\nscreen\ntype C\nscreen\n'
} | mc10 mahjong >seen
same "a game is saved to a cassette" "MAHJONG, type 1, gaps 0000, start 0000, load 0000, 22 bytes" \
  "$(python3 "$root/tests/mc10/read_tape.py" saved.c10 data 2>&1)"
same "with its seed, hints and moves" "07000000000000000001000500" "$(od -An -v -tx1 data | tr -d ' \n' | cut -c 1-26 | sed 's/..$/00/')"
nth=1
shows "moves are undone" 'TILES 140'
shows "and the game is loaded" 'TILES 134'
code=$(code_seen)
same "its code is valid, with the hint" "$code: valid: mahjong, moves 5, tiles removed 10, going" "$("$quadrille" verify "$code" 2>&1)"

for speed in 80 125; do
  { mahjong 9
    printf 'type L\npress ENTER\nplay saved.c10 %s\nuntil TILES 134\nidle\nscreen\n' $speed
  } | mc10 mahjong >seen
  nth=0
  shows "it is loaded at a speed of $speed %" 'TILES 134'
done

python3 - <<'END'
image = bytearray(open('saved.c10', 'rb').read())
for name, at in (('header', 133), ('data', len(image) - 12)):
    changed = bytearray(image)
    changed[at] ^= 4
    open(name + '.c10', 'wb').write(changed)
END
{ mahjong 9
  printf 'type L\npress ENTER\nplay header.c10 100\nuntil TAPE ERROR\nidle\nscreen\n'
  printf 'type L\npress ENTER\nplay data.c10 100\nuntil TAPE ERROR\nidle\nscreen\n'
  printf 'type L\npress ENTER BREAK\nidle\nscreen\ntype L\npress BREAK\nscreen\ntype C\nscreen\n'
} | mc10 mahjong >seen
nth=0
shows "a damaged header is refused" 'TAPE ERROR'
shows "damaged data are refused" 'TAPE ERROR'
shows "BREAK stops loading" 'TAPE ERROR'
shows "or prevents it" 'TILES 144'
code=$(code_seen)
same "the game before is still there" "$code: valid: mahjong, moves 0, tiles removed 0, going" "$("$quadrille" verify "$code" 2>&1)"
done_testing
