# SPDX-License-Identifier: MIT
# Mahjong's solvers, levels and explanations by one command.

prints "a board of Mahjong is solved" 'mahjong 7: won in 72 moves, looking at ' solve mahjong --seed 7
prints "by a way that wins" '"status":"won"' mahjong --seed 7 --moves "$("$quadrille" solve mahjong --seed 7 --notation flat | sed 1d)" --show json
prints "by one that peeks little" 'mahjong 7: won in 72 moves, looking at 8 hidden tiles' solve mahjong --seed 7 --mode short --nodes 200000
prints "that wins, too" '"status":"won"' mahjong --seed 7 --moves "$("$quadrille" solve mahjong --seed 7 --mode short --nodes 50000 --notation flat | sed 1d)" --show json
prints "as an object" ',"peeks":' solve mahjong --seed 7 --json
answers "a board that can't be won is proven to be so" 1 'mahjong 56: impossible' '' solve mahjong random --seed 56 --mode prove
answers "a range has its share of them" 1 ': 58 won, 2 impossible, 0 unknown; 72.00 moves on average, 3.33 % impossible' '' solve mahjong random --seed 1..60
prints "a layout is dealt and solved" 'mahjong 3: won in 48 moves' solve mahjong --layout "$root/data/layouts/lotus" --seed 3
run solve mahjong random --seed 2 --mode fair --nodes 20000
same "without peeking there is a pair and its chances" "0 mahjong 2: take P; then careful play wins N %, a player who sees every tile N %, nodes N" \
  "$code $(printf '%s' "$out" | sed 's/take [a-z0-9]* [a-z0-9]*;/take P;/; s/wins [0-9.]* %/wins N %/; s/tile [0-9.]* %/tile N %/; s/nodes [0-9]*/nodes N/')"
pair=${out#*take }
pair=${pair%%;*}
prints "which can be taken" "\"line\":[\"${pair% *}${pair#* }\"]" mahjong random --seed 2 --moves "$pair" --show json
prints "as an object with shares" '"mode":"fair","pair":"' solve mahjong random --seed 2 --mode fair --nodes 5000 --json
prints "with few nodes, nothing is said of a chance that was not measured" '"careful":0.250,"nodes":' \
  solve mahjong random --seed 7 --mode fair --nodes 400 --json
prints "a range has its averages" '3 deals: on average careful play wins ' solve mahjong random --seed 1..3 --mode fair --nodes 5000
same "the same seed has the same chances" "$("$quadrille" solve mahjong random --seed 9 --mode fair --nodes 9000)" \
  "$("$quadrille" solve mahjong random --seed 9 --mode fair --nodes 9000)"
printf '%s\n' '0 0 0 1b' '0 0 1 1b' >"$scratch/stack"
answers "without a pair it says so" 1 'no pair to take' '' solve mahjong --board "$scratch/stack" --mode fair
refuses "--mode fair with another game" 2 '--mode fair works only with mahjong' solve freecell 1 --mode fair
refuses "--mode optimal with Mahjong" 2 '--mode optimal works only with freecell and sliding, not with mahjong' solve mahjong --seed 1 --mode optimal

for level in easy medium hard winnable; do
  prints "a board of Mahjong is dealt that is $level" '"variant":"turtle:random"' mahjong $level --show json
done
refuses "a level with a seed" 2 "'easy' chooses its own deal; leave out --seed" mahjong easy --seed 5
refuses "a level with a range" 2 "level 'easy' has its own seeds" solve mahjong easy 1..3
for layout in lotus pond; do
  run mahjong hard --layout "$root/data/layouts/$layout" --show json
  seed=$(printf '%s' "$out" | sed 's/.*"seed":"//; s/".*//')
  same "a level of a layout is a deal of it: $layout" "$(printf '%s' "$out" | sed 's/.*"digest"//')" \
    "$("$quadrille" mahjong random --layout "$root/data/layouts/$layout" --seed "$seed" --show json | sed 's/.*"digest"//')"
done
prints "a level of other tiles" '"variant":"turtle:flowers:random"' mahjong flowers easy --show json
printf '%s\n' '0 0 0' '0 0 1' '0 0 2' '0 0 3' >"$scratch/tower"
type_lines seed new seed
answers "a game tells its layout and its level, and the next one its layout" 0 'Mahjong solitaire, lotus hard, move 0 of 0, 0 tiles removed
Mahjong solitaire, lotus, move 0' '' mahjong hard --layout lotus
refuses "an unwinnable layout has no easy boards" 2 "$scratch/tower: found no easy board" mahjong easy --layout "$scratch/tower"
printf '%s\n' '0 0 0' '0 2 0' >"$scratch/two"
refuses "an easy layout has no hard boards" 2 "$scratch/two: found no hard board" mahjong hard --layout "$scratch/two"
refuses "a level with another variant" 2 "level 'easy' has its own variant" freecell 3cells easy
prints "the fewest hidden tiles are marked as such" ', looking at 2 hidden tiles, the fewest possible, nodes' solve mahjong --layout "$root/data/layouts/pond" --seed 1 --mode short
prints "also in an object" ',"peeks":2,"proven":true,' solve mahjong --layout "$root/data/layouts/pond" --seed 1 --mode short --json
prints "and not where others are left" ',"proven":false,' solve mahjong --seed 7 --mode short --nodes 20000 --json
prints "each deal of a layout has its seed" 'mahjong 2: won in 18 moves' solve mahjong --layout "$root/data/layouts/pond" 1..3

type_lines winnable
answers "a board that can be won is told so" 0 'This can be won.' '' mahjong --seed 7
type_lines winnable
answers "and what may help" 0 "This deal can't be won, but a shuffle may help once no pairs are left." '' mahjong random --seed 56
type_lines winnable
answers "a stack of two is lost for good" 0 "No moves left, and no shuffle can help: undo." '' mahjong --board "$scratch/stack"
answers "a dead end does not offer what can't help" 0 "No two free tiles match and 'shuffle' can't help" '' mahjong --board "$scratch/stack"
printf '%s\n' '0 0 0 1b' '0 2 0 2b' '0 4 0 2b' '0 6 0 1b' '2 0 0 3b' '2 0 1 4b' '2 4 0 4b' '2 4 1 3b' >"$scratch/stuck"
type_lines '1b' '2b' winnable
answers "a board that is stuck can be reshuffled" 0 'No moves left: shuffle, and the rest can be won' '' mahjong --board "$scratch/stuck"
type_lines '1b' '2b' shuffle winnable
answers "and then it can be won" 0 'This can be won.' '' mahjong --board "$scratch/stuck"
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
