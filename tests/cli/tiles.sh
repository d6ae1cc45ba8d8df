# SPDX-License-Identifier: MIT
# Mahjong's solvers, levels and explanations by one command.

prints "a board of Mahjong is solved" 'mahjong 7: won in 72 moves, peeking at ' solve mahjong --seed 7
prints "by a way that wins" '"status":"won"' mahjong --seed 7 --moves "$("$quadrille" solve mahjong --seed 7 --notation flat | sed 1d)" --json
prints "by one that peeks little" 'mahjong 7: won in 72 moves, peeking at 8 tiles' solve mahjong --seed 7 --short --nodes 200000
prints "that wins, too" '"status":"won"' mahjong --seed 7 --moves "$("$quadrille" solve mahjong --seed 7 --short --nodes 50000 --notation flat | sed 1d)" --json
prints "as an object" ',"peeks":' solve mahjong --seed 7 --json
answers "a board that can't be won is proven to be so" 1 'mahjong 56: impossible' '' solve mahjong random --seed 56 --prove
answers "a range has its share of them" 1 ': won 58, impossible 2, unknown 0; moves 72.00 on average, impossible 3.33 %' '' solve mahjong random --seed 1..60
prints "a layout is dealt and solved" 'mahjong 3: won in 48 moves' solve mahjong --layout "$root/data/layouts/lotus" --seed 3
run solve mahjong random --seed 2 --fair --nodes 20000
same "without peeking there is a pair and its chances" "0 mahjong 2: take P; then plain careful play wins N %, who could see all tiles N %, nodes N" \
  "$code $(printf '%s' "$out" | sed 's/take [a-z0-9]* [a-z0-9]*;/take P;/; s/wins [0-9.]* %/wins N %/; s/tiles [0-9.]* %/tiles N %/; s/nodes [0-9]*/nodes N/')"
pair=${out#*take }
pair=${pair%%;*}
prints "which can be taken" "\"line\":\"$pair\"" mahjong random --seed 2 --moves "$pair" --json
prints "as an object with shares" '"how":"fair","pair":"' solve mahjong random --seed 2 --fair --nodes 5000 --json
prints "a range has its averages" 'deals 3: on average plain careful play wins ' solve mahjong random --seed 1..3 --fair --nodes 5000
same "the same seed has the same chances" "$("$quadrille" solve mahjong random --seed 9 --fair --nodes 9000)" \
  "$("$quadrille" solve mahjong random --seed 9 --fair --nodes 9000)"
printf '%s\n' '0 0 0 1b' '0 0 1 1b' >"$scratch/stack"
answers "where there is no pair it says so" 1 'there is no pair to take' '' solve mahjong --board "$scratch/stack" --fair
refuses "only Mahjong is played without peeking" 2 'fair is for mahjong' solve freecell 1 --fair
refuses "no way to win is shorter than others" 2 '--optimal is for freecell and sliding, not for mahjong' solve mahjong --seed 1 --optimal
refuses "one way of asking at a time, for Mahjong too" 2 'give one of them' solve mahjong --fair --prove

for level in easy medium hard winnable; do
  prints "a board of Mahjong is dealt that is $level" '"variant":"turtle:random"' mahjong $level --json
done
refuses "a level has no seed" 2 'second seed' mahjong easy --seed 5
refuses "nor many" 2 'easy has seeds of its own: leave easy or the range out' solve mahjong easy 1..3
for layout in lotus pond; do
  run mahjong hard --layout "$root/data/layouts/$layout" --json
  seed=$(printf '%s' "$out" | sed 's/.*"seed":"//; s/".*//')
  same "a level of a layout is a deal of it: $layout" "$(printf '%s' "$out" | sed 's/.*"digest"//')" \
    "$("$quadrille" mahjong random --layout "$root/data/layouts/$layout" --seed "$seed" --json | sed 's/.*"digest"//')"
done
prints "a level of other tiles" '"variant":"turtle:flowers:random"' mahjong flowers easy --json
printf '%s\n' '0 0 0' '0 0 1' '0 0 2' '0 0 3' >"$scratch/tower"
type_lines seed new seed
answers "a game tells its layout and its level, and the next one its layout" 0 'Mahjong solitaire, lotus hard, move 0 of 0, 0 tiles removed
Mahjong solitaire, lotus, move 0' '' mahjong hard --layout lotus
refuses "where hardly a board can be won there are none" 2 "$scratch/tower: no board was found that is easy" mahjong easy --layout "$scratch/tower"
printf '%s\n' '0 0 0' '0 2 0' >"$scratch/two"
refuses "nor are there hard ones where all are easy" 2 "$scratch/two: no board was found that is hard" mahjong hard --layout "$scratch/two"
refuses "levels of FreeCell have four cells" 2 'easy are deals of the usual variant' freecell 3cells easy
prints "the least peeks are told to be so" ', peeking at 2 tiles, the least there are, nodes' solve mahjong --layout "$root/data/layouts/pond" --seed 1 --short
prints "also in an object" ',"peeks":2,"proven":true,' solve mahjong --layout "$root/data/layouts/pond" --seed 1 --short --json
prints "and not where others are left" ',"proven":false,' solve mahjong --seed 7 --short --nodes 20000 --json
prints "each deal of a layout has its seed" 'mahjong 2: won in 18 moves' solve mahjong --layout "$root/data/layouts/pond" 1..3

type_lines winnable
answers "a board that can be won is told so" 0 'This can be won in 72 moves or fewer' '' mahjong --seed 7
type_lines winnable
answers "and what may help" 0 "This deal can't be won, but a shuffle may help once no pairs are left." '' mahjong random --seed 56
type_lines winnable
answers "a stack of two is lost for good" 0 "No moves left, and no shuffle can help: undo." '' mahjong --board "$scratch/stack"
answers "a dead end does not offer what can't help" 0 "No two free tiles match and 'shuffle' can't help" '' mahjong --board "$scratch/stack"
printf '%s\n' '0 0 0 1b' '0 2 0 2b' '0 4 0 2b' '0 6 0 1b' '2 0 0 3b' '2 0 1 4b' '2 4 0 4b' '2 4 1 3b' >"$scratch/stuck"
type_lines '1b' '2b' winnable
answers "a board that is stuck can be reshuffled" 0 'No moves left: shuffle, and the rest can be won' '' mahjong --board "$scratch/stuck"
type_lines '1b' '2b' shuffle winnable
answers "and then it can be won" 0 'This can be won in 2 moves or fewer' '' mahjong --board "$scratch/stuck"
type_lines par
answers "there is no par where all ways are of one length" 0 'Every win takes the same number of moves.' '' mahjong --seed 7

# The two that lie alone must not go together.
printf '%s\n' '0 0 0 1b' '0 4 0 1b' '4 0 0 2b' '4 0 1 1b' '4 4 0 1b' '4 4 1 2b' >"$scratch/trap"
type_lines hint hint hint hint
run mahjong --board "$scratch/trap"
same "no hint leads into it" "0 " "$code $(printf '%s' "$out" | grep 'a1 e1')"
type_lines 'a1 e1' explain
answers "in play the move that lost is named, and what would have won" 0 'Move 1 (a1 e1) lost the game. From the start, this would have won:' '' \
  mahjong --board "$scratch/trap"
printf '%s\n' 'a1 e1' "save $scratch/trap.game" | "$quadrille" mahjong --board "$scratch/trap" >/dev/null 2>&1
answers "so it is of a saved game" 1 'Move 1 (a1 e1) lost the game' '' explain "$scratch/trap.game"
printf '%s\n' '1b' '2b' shuffle "save $scratch/dealt.game" | "$quadrille" mahjong --board "$scratch/stuck" >/dev/null 2>&1
answers "a reshuffled game can be won" 0 'This can be won' '' explain "$scratch/dealt.game"

# places: where the tiles of a board lie, without their faces
places() { sed -n 's/^\([0-9]* [0-9]* [0-9]*\) [^ ]*$/\1/p'; }
type_lines board
run mahjong --layout "$root/data/layouts/pond" --seed 1
before=$out
type_lines new board
run mahjong --layout "$root/data/layouts/pond" --seed 1
same "a new game on a layout has the layout's tiles" "$(echo "$before" | places)" "$(echo "$out" | places)"
verdict "$([ -n "$(echo "$out" | places)" ] && [ "$before" != "$out" ] && echo 0 || echo 1)" "dealt another way"
