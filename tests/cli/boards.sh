# SPDX-License-Identifier: MIT
# Boards, layouts and saved games from files.

# board LINE...: a file of them
board() { printf '%s\n' "$@" >"$scratch/board"; }

# ------------------------------------------------------------------ boards
prints "Kulki reads its author's screen" '2|   1               |2' kulki --board "$golden/seed-first.txt" --show text
sed 1d "$golden/seed-first.txt" >"$scratch/board"
prints "the score line may be missing" 'Score: 0' kulki --board "$scratch/board" --show text
sed 's/$/\r/' "$golden/seed-first.txt" >"$scratch/board"
prints "lines may end with carriage returns" 'Score: 30' kulki --board "$scratch/board" --show text
cp "$golden/seed-first.txt" "$scratch/in"
prints "a board from standard input" 'Score: 30' kulki --board - --show text
cp "$golden/eight.txt" "$scratch/in"
prints "a board from standard input, and moves" '"status":"won"' sliding --board - --moves l2 --show json
cp "$golden/eight.txt" "$scratch/in"
refuses "standard input can't be the board and the moves" 2 "can't hold both the start and the moves" sliding --board -
refuses "standard input can't be the layout and the moves" 2 "can't hold both the start and the moves" mahjong --layout -
refuses "standard input can't be the saved game and the moves" 2 "can't hold both the start and the moves" mahjong --load -
board '1 2 3 4 5 6 7 0 8'
prints "the sliding puzzle in one row" '7 0 8' sliding --board "$scratch/board" --show text
board '1 2 3' '4 5 _'
prints "an underscore is the gap, and the rows give the size" '"variant":"3x2"' sliding --board "$scratch/board" --show json
board '1 2' '3 0'
refuses "rows that don't match the given size" 2 'line ' sliding 3x3 --board "$scratch/board" --show text
board '1 2 3' '4 5 6' '8 7 0'
refuses "an unsolvable board" 2 "$scratch/board" sliding --board "$scratch/board" --show text
board '1 2 3' '4 5 6' '7 7 0'
refuses "a duplicate tile, with its line" 2 'line 3' sliding --board "$scratch/board" --show text
board '1 2 3' '4 x 6' '7 8 0'
refuses "an invalid tile, with its line" 2 'line 2' sliding --board "$scratch/board" --show text
sed 's/^5|.*/5|       x           |5/' "$golden/seed-first.txt" >"$scratch/board"
refuses "an invalid ball, with its line" 2 'line 8, column ' kulki --board "$scratch/board" --show text
sed 's/^5|.*/5|       4|5/' "$golden/seed-first.txt" >"$scratch/board"
refuses "a row that is too short, with its line" 2 'line 8, column ' kulki --board "$scratch/board" --show text
sed '/^7|/,$d' "$golden/seed-first.txt" >"$scratch/board"
refuses "a board that board is incomplete" 2 'board is incomplete' kulki --board "$scratch/board" --show text
board ': KC' ': KC'
refuses "a duplicate card, with its line" 2 'line 2, column 3: ' freecell --board "$scratch/board" --show text
board 'JD KD'
refuses "missing cards" 2 "$scratch/board" freecell --board "$scratch/board" --show text
board '0 0 0 5b' '0 2 0 9c'
refuses "tiles without a match" 2 'An odd number' mahjong --board "$scratch/board" --show text
board '0 0 0 5b' '0 1 0 5b'
refuses "overlapping tiles, with their line" 2 'line 2, column 1: ' mahjong --board "$scratch/board" --show text
: >"$scratch/board"
for game in $games; do
  refuses "an empty file is not a board of $game" 2 "$scratch/board" $game --board "$scratch/board" --show text
done
head -c 3000 /dev/zero >"$scratch/board"
for game in $games; do
  refuses "zero bytes are not a board of $game" 2 "$scratch/board" $game --board "$scratch/board" --show text
done
refuses "a missing board file" 4 'No such file' kulki --board "$scratch/nowhere" --show text
refuses "a folder is not a board" 4 'Is a directory' kulki --board "$scratch" --show text
refuses "an endless file" 4 'File too large' kulki --board /dev/zero --show text
refuses "two ways to start" 2 "can't be used together" mahjong --board x --layout y --show text
run kulki --board "$golden/seed-first.txt" --moves 'd5 c2'
prints "a board without a seed is followed by the same drops" "$out" kulki --board "$golden/seed-first.txt" --moves 'd5 c2'
prints "a board with another seed is followed by other drops" 'Score: 30' kulki --board "$golden/seed-first.txt" --seed other --moves 'd5 c2'

# ----------------------------------------------------------------- layouts
printf '%s\n' kmahjongg-layout-v1.1 w4 h2 d1 1212 4343 >"$scratch/small.layout"
prints "a layout of KMahjongg is dealt" '"board":["# row column' mahjong --layout "$scratch/small.layout" --seed 1 --show json
run mahjong --layout "$scratch/small.layout" --seed 1 --moves 'a1 c1' --show json
verdict "$(holds "$out" '"status":"won"' && echo 0 || echo 1)" "the dealt layout can be played" "$(seen)"
printf '%s\n' '<mahjongg><map name="Two" scorename="two"><layer z="0"><row y="0" left="0" right="1"/></layer></map>' \
  '<map name="Four" scorename="four"><layer z="0"><row y="0" left="0" right="3"/></layer></map></mahjongg>' >"$scratch/two.map"
prints "the first map of a file" '0 2 0 ' mahjong --layout "$scratch/two.map" --seed 1 --show text
prints "a map by its name" '0 6 0 ' mahjong --layout "$scratch/two.map" --map Four --seed 1 --show text
refuses "an unknown map name lists the maps" 2 "unknown map 'Five'; available: Two, Four" \
  mahjong --layout "$scratch/two.map" --map Five --show text
printf '{"mah":"1.0","boards":[{"name":"A","map":[[0,[[0,[[0,2]]]]]]},\n{"map":[[0,[[4,[0,8]]]]],"name":"B"}]}' >"$scratch/two.mah"
prints "a board of Mah by its name" '0 8 0 ' mahjong --layout "$scratch/two.mah" --map B --seed 1 --show text
refuses "an unknown board of Mah" 2 "unknown map 'C'; available: A, B" mahjong --layout "$scratch/two.mah" --map C --show text
refuses "--map on a file without maps" 2 'no named maps' mahjong --layout "$scratch/small.layout" --map Four --show text
refuses "--map without --layout" 2 '--map needs --layout' mahjong --map Four --show text
printf '%s\n' kmahjongg-layout-v1.1 w4 h2 d1 1212 4353 >"$scratch/bad.layout"
refuses "a broken layout, with its line" 2 'line 6, column 3: ' mahjong --layout "$scratch/bad.layout" --show text
printf '%s\n' kmahjongg-layout-v1.1 w2 h2 d2 12 43 12 43 >"$scratch/tower.layout"
refuses "a single tower, which can't be won" 2 'No winnable deal was found' \
  mahjong --layout "$scratch/tower.layout" --show text
prints "with 'random' the tower is dealt anyway" '0 0 1 ' mahjong random --layout "$scratch/tower.layout" --show text
head -c 100000 "$quadrille" >"$scratch/binary"
refuses "a file that is not a layout" 2 'Not a layout' mahjong --layout "$scratch/binary" --show text
refuses "a missing layout file" 4 'No such file' mahjong --layout "$scratch/nowhere" --show text

prints "a layout that came with the program is found by its name" \
  "$("$quadrille" mahjong --layout "$root/data/layouts/lotus" --seed 1 --show text)" mahjong --layout lotus --seed 1 --show text
prints "a layout's name alone deals on it" \
  "$("$quadrille" mahjong --layout lotus --seed 1 --show text)" mahjong lotus 1 --show text
type_lines seed
answers "also after a level" 0 'Mahjong solitaire, lotus easy, move 0' '' mahjong easy lotus
prints "a solver takes it, too" '"verdict":"won"' solve mahjong lotus --seed 1 --json
refuses "a command that deals no layouts doesn't know it" 2 "unknown mahjong variant 'lotus'" digest mahjong lotus
refuses "there is one layout" 2 "unknown mahjong variant 'pond'" mahjong lotus pond
type_lines 'new lotus 1' seed 'new lotus' seed
answers "new deals on a layout by its name" 0 'Mahjong solitaire, lotus, move 0 of 0' '' mahjong 7
prints "a layout is not drawn by the seed, whatever the variant" "$("$quadrille" mahjong lotus 1 --show text)" \
  mahjong surprise --layout lotus --seed 1 --show text
same "a surprise has the places of its seed, however it is dealt" \
  "$("$quadrille" mahjong surprise 7 --show text | cut -d' ' -f1-3)" \
  "$("$quadrille" mahjong surprise:flowers:random 7 --show text | sed 1d | cut -d' ' -f1-3)"
refuses "a survey about another layout for each deal" 2 "surveys ask about one layout" survey plan mahjong surprise:random 1..9
prints "the turtle is a layout, too" "$("$quadrille" mahjong 1 --show text)" mahjong 1 --layout turtle --show text
refuses "an unknown layout name lists the layouts" 2 \
  "unknown layout 'foo'; available: boat, bridge, butterfly, castle, crown, dragonfly, hourglass, labyrinth, lantern, lighthouse, lotus, mandala, mountain, pagoda, pine, pond, sprout, star, terraces, torii, turtle, vase" mahjong --layout foo
refuses "the turtle has no maps" 2 'no named maps' mahjong --layout turtle --map Four --show text
mkdir -p "$scratch/own/quadrille/layouts"
cp "$scratch/two.map" "$scratch/own/quadrille/layouts/pond.map"
export XDG_DATA_HOME="$scratch/own"
prints "the player's own layouts come first" '0 2 0 ' mahjong --layout pond --seed 1 --show text
cp "$scratch/small.layout" "$scratch/own/quadrille/layouts/small.layout"
refuses "the player's own layouts are listed" 2 ', pond, small, sprout, ' mahjong --layout foo
XDG_DATA_HOME=$scratch/none
type_lines seed "save $scratch/lotus" new seed 'new 5' seed
answers "a game carries its layout's name until the turtle is dealt" 0 'Mahjong solitaire, lotus, move 0 of 0, 0 tiles removed
Saved.
Mahjong solitaire, lotus, move 0 of 0, 0 tiles removed
Mahjong solitaire, variant turtle, seed 5, move' '' mahjong --layout lotus --seed 1
type_lines seed
answers "a resumed game keeps the layout's name" 0 'Mahjong solitaire, lotus, move 0' '' mahjong --load "$scratch/lotus"
type_lines seed
answers "a file's name loses folder and extension" 0 'Mahjong solitaire, small, move 0' '' mahjong --layout "$scratch/small.layout"
type_lines seed
answers "a map has a name of its own" 0 'Mahjong solitaire, Four, move 0' '' mahjong --layout "$scratch/two.map" --map Four
type_lines seed
answers "without one, the name is the file's" 0 'Mahjong solitaire, two, move 0' '' mahjong --layout "$scratch/two.map"
cp "$scratch/small.layout" "$scratch/the longest layout there ever was"
type_lines seed
answers "a long name is cut" 0 'Mahjong solitaire, the longest layout ther, move 0' '' \
  mahjong --layout "$scratch/the longest layout there ever was"
cp "$root/data/layouts/sprout" "$scratch/sprouts with a long name"
type_lines seed
answers "a level is left out if it doesn't fit" 0 'Mahjong solitaire, sprouts with a long nam, move 0' '' \
  mahjong easy --layout "$scratch/sprouts with a long name"
cp "$scratch/small.layout" "$scratch/$(printf 'a\tb')"
type_lines seed
answers "an unprintable file name gives no name" 0 'custom board, move 0' '' mahjong --layout "$scratch/$(printf 'a\tb')"

# ------------------------------------------------------------- saved games
type_lines '7a 8b' undo "save $scratch/game"
answers "a game is saved" 0 'Saved.' '' freecell 617
prints "a saved game continues where it was" '"moves":1' freecell --load "$scratch/game" --show json
type_lines redo "save $scratch/game"
answers "a loaded game can be saved again" 0 'Saved.' '' freecell --load "$scratch/game"
prints "undone moves can be redone after loading" '"line":["7a","8b"]' freecell --load "$scratch/game" --show json
prints "a save names its game" '"game":"freecell"' --load "$scratch/game" --show json
prints "play needs no game if there is a save" '"moves":2' play --load "$scratch/game" --show json
type_lines quit
answers "a save is played without its game's name" 0 'Game #617' '' --load "$scratch/game"
refuses "options of other games don't fit a save" 2 'works only with sliding, not with freecell' --load "$scratch/game" --distance 3
refuses "a save without its game's name has its own variant" 2 "don't give others with --load" --load "$scratch/game" --variant 2cells
refuses "no save, and no game" 4 'No such file' --load "$scratch/absent"
cp "$scratch/game" "$scratch/in"
prints "a saved game from standard input" '"deal":617' freecell --load - --show json
refuses "a saved game of another game" 2 'this is a game of freecell, not of kulki' kulki --load "$scratch/game" --show text
refuses "a saved game has its own seed" 2 "don't give others with --load" freecell 1 --load "$scratch/game" --show text
sed 's/^digest ./digest x/' "$scratch/game" >"$scratch/changed"
refuses "a saved game that was changed" 2 'digest' freecell --load "$scratch/changed" --show text
sed 's/^quadrille save 2/quadrille save 9/' "$scratch/game" >"$scratch/changed"
refuses "a saved game of a newer version, with its line" 2 'line 1: ' freecell --load "$scratch/changed" --show text
sed 's/^game freecell/game chess/' "$scratch/game" >"$scratch/changed"
refuses "a saved game of an unknown game, with its line" 2 'line 2: ' freecell --load "$scratch/changed" --show text
for size in 1 20 60 100; do
  head -c $size "$scratch/game" >"$scratch/changed"
  refuses "a saved game that is cut off after $size bytes" 2 "$scratch/changed" freecell --load "$scratch/changed" --show text
done
refuses "a folder is no saved game" 4 'Is a directory' freecell --load "$scratch" --show text
refuses "a board is not a saved game" 2 'Not a saved Quadrille game' freecell --load "$golden/home.txt" --show text
truncate -s 16777216 "$scratch/large"
refuses "a file of 16 MB is read" 2 'Not a saved Quadrille game' freecell --load "$scratch/large" --show text
truncate -s 16777217 "$scratch/large"
refuses "a file over 16 MB" 4 'File too large' freecell --load "$scratch/large" --show text
type_lines "load $scratch/large" "load $scratch" "load $scratch/changed"
answers "none of them can be loaded while playing" 2 'Game #617' 'line 1: Can'"'"'t load '"$scratch/large"': File too large
line 2: Can'"'"'t load '"$scratch"': Is a directory
line 3: '"$scratch/changed"', line ' freecell 617
printf '%s\n' '0 0 0' '0 2 0' '0 5 1' '0 2 1' >"$scratch/floats"
refuses "a floating tile, with its row and column" 2 'The tile in row 0 and column 5 of its layer floats' \
  mahjong --layout "$scratch/floats" --show text
printf '%s\n' '0 0 0' '0 2 0' '0 4 0' >"$scratch/odd"
refuses "an odd number of tiles" 2 'line 1, column 1: The number of tiles is odd' mahjong --layout "$scratch/odd" --show text
printf '%s\n' '0 0 0' ' 0 2 0 # fine' '  0 1 0' '0 6 0' >"$scratch/overlap"
refuses "overlapping tiles in a layout, with their place" 2 'line 3, column 3: This tile overlaps' \
  mahjong --layout "$scratch/overlap" --show text
board '0 0 0 5b' '0 4 0 5b' '0 8 0  5x'
refuses "an unknown face, with its place" 2 'line 3, column 8: Expected a face' mahjong --board "$scratch/board" --show text
board '0 0 0 5b' '0 2 0 9c' '0 4 0 5b' '0 6 0 5b'
refuses "faces without pairs, with the place of one" 2 'line 4, column 1: An odd number' mahjong --board "$scratch/board" --show text
refuses "a level can't be used with a board" 2 'a level chooses a deal' mahjong easy --board "$scratch/board" --show text

"$quadrille" kulki klines 3 --show text | sed '/^Next/d' >"$scratch/unsaid.txt"
printf 'save %s\n' "$scratch/drawn.txt" | "$quadrille" kulki klines --board "$scratch/unsaid.txt" >/dev/null 2>&1
prints "a board without next balls is saved with those drawn" ': valid: kulki, moves 0' verify "$scratch/drawn.txt"
