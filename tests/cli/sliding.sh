# SPDX-License-Identifier: MIT
# The sliding puzzle's solver: boards, answers and proofs.

eighty='0 12 9 13 15 11 10 14 3 7 6 2 4 8 5 1'
korf='14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3'

# --------------------------------------------------------------- boards in
prints "a board can be the option's value" 'sliding board: won in 1 single-tile move (1 slide), the fewest possible' \
  solve sliding --board '1 2 3 4 5 6 7 0 8' --mode optimal
prints "with rows that end at a slash, as slidysim has it" '"variant":"3x2"' sliding --board '1 2 3/4 5 _' --show json
prints "a board far from its goal" 'won in 50 single-tile moves' solve sliding 4x4 --board '4 1 6 3/7 0 9 2/14 5 10 15/12 11 8 13' --mode optimal
prints "a goal with the gap first" 'won in 57 single-tile moves' solve sliding --board "$korf" --goal gap-first --mode optimal
refuses "a duplicate number is reported with its place" 2 '--board, number 9: The number 7 appears twice' \
  solve sliding --board '1 2 3/4 5 6/7 0 7'
refuses "a number that is too large" 2 '--board, number 9: Expected a number from 1 to 8, or 0 or _ for the gap' \
  solve sliding --board '1 2 3/4 5 6/7 8 9'
refuses "a word instead of a number" 2 '--board, number 2: Expected a number' solve sliding --board '1 x/2 0'
refuses "a row that is too short" 2 '--board, number 4: Row 2 should have 3 numbers' solve sliding --board '1 2 3/4 5/7 8 0'
refuses "numbers that don't make a board" 2 "--board: 5 numbers don't make a board" solve sliding --board '1 2 3 4 0'
refuses "a board that is too large" 2 "121 numbers don't make a board; use 2 to 10 rows" \
  solve sliding --board "0 $(seq -s ' ' 120)"
refuses "two swapped tiles" 2 'with any two tiles swapped it can' solve sliding --board '1 2 3/4 5 6/8 7 0'
refuses "two swapped tiles with the gap first" 2 'with any two tiles swapped it can' solve sliding --board '0 2 1/3 4 5/6 7 8' --goal gap-first
refuses "an unknown goal" 2 "invalid value 'here' for --goal; use gap-first or gap-last" solve sliding --board '1 2 3 0' --goal here
refuses "--goal without a board" 2 '--goal needs --board or --boards' solve sliding --seed 1 --goal gap-first
refuses "--goal with another game" 2 '--goal works only with sliding' solve freecell 1 --goal gap-first
refuses "unknown tables" 2 "invalid value 'huge' for --tables; use micro, small or big" solve sliding --seed 1 --tables huge

# ------------------------------------------------------------- files of them
{
  printf '# two boards and a remark\n\n1 2 3 4 5 6 7 0 8\t1\n'
  printf '4 1 2/7 5 3/0 8 6 # near\n'
} >"$scratch/boards"
prints "a file with one board per line" 'sliding board 3: won in 1 single' solve sliding --boards "$scratch/boards" --mode optimal
refuses "boards beside a deal's number" 2 "--boards replaces the deal; don't give its number or seed" solve sliding 3x3 7 --boards "$scratch/boards"
prints "boards are numbered by line" 'sliding board 4: won in 6 single' solve sliding --boards "$scratch/boards" --mode optimal
prints "a mean is rounded" '13.67 moves on average' solve sliding 3x3 --seed 1..3 --mode optimal --slides
prints "boards are added up" '2 deals: 2 won, 0 impossible, 0 unknown; 3.50 moves on average' solve sliding --boards "$scratch/boards" --mode optimal
same "boards as JSON" '"at_line":3' "$("$quadrille" solve sliding --boards "$scratch/boards" --json | head -1 | grep -o '"at_line":3')"
cp "$scratch/boards" "$scratch/in"
prints "boards from standard input" '2 deals: 2 won' solve sliding --boards -
printf '1 2 3 0\n1 1 2 0\n2 1 3 0\n1 2 0 3\n' >"$scratch/boards"
answers "bad lines are reported, the others solved" 2 '2 deals: 2 won' \
  "$scratch/boards, line 2, number 2: The number 1 appears twice" solve sliding --boards "$scratch/boards"
answers "an unsolvable board is reported" 2 '' "$scratch/boards, line 3: This board can't be solved" solve sliding --boards "$scratch/boards"
refuses "a file that is not there" 4 'No such file' solve sliding --boards "$scratch/absent.txt"
refuses "--boards with --board" 2 "--boards can't be used with a range, --board or --load" solve sliding --boards "$scratch/boards" --board '1 2 3 0'
same "published lengths are found" "$(grep -v '^#' "$root/data/optima/korf15.tsv" | cut -f 2 | head -12 | tr '\n' ' ')" \
  "$(grep -v '^#' "$root/data/optima/korf15.tsv" | head -12 |
    "$quadrille" solve sliding --boards - --goal gap-first --mode optimal --json | sed 's/.*"length":\([0-9]*\),.*/\1/' | tr '\n' ' ')"

# ------------------------------------------------------------------ answers
prints "a proof shows how much was searched" 'no fewer: the first lower bound is 47, and' \
  solve sliding --board "$korf" --goal gap-first --mode prove
prints "the notation of slidysim" 'DRU2LD3RU3LD2L2U' solve sliding --board "$korf" --goal gap-first --mode optimal --notation urdl
prints "JSON has length, moves, nodes and whether the length is proven" \
  '"length":1,"single":1,"slides":1,"distance":1,"line":["8"],"ways":"L","proven":true,"least":1,"nodes":' \
  solve sliding --board '1 2 3 4 5 6 7 0 8' --mode optimal --json
prints "a solved board needs no moves" '"length":0,"single":0,"slides":0,"distance":0,"line":[],"ways":"","proven":true' \
  solve sliding --board '1 2 3 4 5 6 7 8 0' --mode optimal --json
answers "at a limit the lower bound is shown" 3 'unknown, at least ' '' solve sliding 4x4 --board "$eighty" --mode optimal --nodes 1000
answers "JSON has the lower bound" 3 '"verdict":"unknown","proven":false,"least":6' '' \
  solve sliding 4x4 --board "$eighty" --mode optimal --nodes 1000 --json
prints "a range of seeds is added up" '20 deals: 20 won, 0 impossible, 0 unknown; 2' solve sliding 1..20 --mode optimal
ways=$("$quadrille" solve sliding 4x4 --seed 5 --mode optimal --notation urdl | tail -1)
prints "slidysim's notation is accepted as moves" '"status":"won"' sliding 4x4 --seed 5 --moves "$ways" --show json
# turned BOARD WAYS: whether the ways of tiles lead to the goal with the gap first
turned() {
  python3 - "$1" "$2" <<'END'
import re, sys
board = [int(n) for n in sys.argv[1].split()]
side = int(len(board) ** 0.5)
step = {"U": side, "D": -side, "L": 1, "R": -1}
for way, count in re.findall("([UDLR])([0-9]*)", sys.argv[2]):
    for _ in range(int(count or 1)):
        gap = board.index(0)
        board[gap], board[gap + step[way]] = board[gap + step[way]], 0
print("solved" if board == list(range(len(board))) else board)
END
}
same "the moves solve the board as given, with the gap first" solved \
  "$(turned "$korf" "$("$quadrille" solve sliding --board "$korf" --goal gap-first --mode optimal --notation urdl | tail -1)")"
same "the same on 3x3" solved \
  "$(turned '8 7 6 5 4 3 2 1 0' "$("$quadrille" solve sliding --board '8 7 6 5 4 3 2 1 0' --goal gap-first --mode optimal --notation urdl | tail -1)")"

# ------------------------------------------------------------------- tables
nodes_of() { "$quadrille" solve sliding 4x4 --seed 7 --mode optimal "$@" --json 2>/dev/null | sed 's/.*"nodes":\([0-9]*\).*/\1/'; }
verdict "$([ "$(nodes_of --tables micro)" -gt "$(nodes_of --tables small)" ] && echo 0 || echo 1)" "larger tables need fewer nodes"
same "small tables are the default" "$(nodes_of --tables small)" "$(nodes_of)"
answers "too little memory for the tables is reported" 0 'won in ' 'MB of memory is too little for the big tables' \
  solve sliding 4x4 --seed 7 --mode optimal --tables big --memory 16
same "the next smaller tables are used" "$(nodes_of --tables small)" "$(nodes_of --tables big --memory 16)"
answers "or the smallest tables" 3 'at least ' 'using the micro tables' solve sliding 4x4 --seed 7 --mode optimal --tables small --memory 1 --nodes 1000
answers "a search with a limit is not preceded by building tables of millions of positions" 3 'at least 82 single-tile moves, nodes 2000' '' \
  solve sliding 5x5 --seed 3 --mode optimal --nodes 2000
answers "nor is one in slides" 3 'at least 32 slides, nodes 2000' '' solve sliding 2x8 --seed 3 --mode optimal --slides --nodes 2000
nothing "no such tables are kept" "$(ls "$XDG_CACHE_HOME/quadrille" | grep -E '5x5-big|2x8-slides')"
limited=$("$quadrille" solve sliding 2x7 --seed 3 --mode optimal --nodes 2000 --json)
"$quadrille" tables build 2x7-big >"$scratch/out"
same "tables that happen to be there don't change the answer of a search with a limit" "$limited" \
  "$("$quadrille" solve sliding 2x7 --seed 3 --mode optimal --nodes 2000 --json)"
same "one without a limit uses them" "$("$quadrille" solve sliding 2x7 --seed 3 --mode optimal --tables big)" \
  "$("$quadrille" solve sliding 2x7 --seed 3 --mode optimal)"
"$quadrille" tables delete 2x7-big
at_length prints "a board of 5x5 near its goal is proven" '"length":2,"single":2,' \
  solve sliding --board '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 0 23 24' --mode optimal --tables small --json

# ------------------------------------------------------------------- slides
prints "--slides counts slides" 'sliding board: won in 1 slide (2 single-tile moves), the fewest possible' \
  solve sliding --board '1 2 3/4 5 6/0 7 8' --mode optimal --slides
prints "JSON has slides as the length" '"length":1,"single":2,"slides":1,' \
  solve sliding --board '1 2 3/4 5 6/0 7 8' --mode optimal --slides --json
prints "slides of twenty boards are added up" '20 won, 0 impossible, 0 unknown; 15.55 moves on average' \
  solve sliding 3x3 1..20 --slides --mode optimal
answers "beyond 4x4 slides have a lower bound" 3 'at least ' '' solve sliding 5x5 --seed 7 --slides --mode optimal

# ------------------------------------------------------------------ threads
same "more threads find the same solutions" "$("$quadrille" solve sliding 4x4 1..5 --mode optimal | sed 's/, nodes.*//')" \
  "$("$quadrille" solve sliding 4x4 1..5 --mode optimal --threads 3 | sed 's/, nodes.*//')"
prints "threads on a solved board" 'won in 0 single-tile moves' \
  solve sliding 4x4 --board '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0' --mode optimal --threads 3
answers "an unfinished proof shows both bounds" 3 'at least 74 and at most 8' '' \
  solve sliding 4x4 --board "$eighty" --mode optimal --tables micro --nodes 3000000 --threads 2
answers "threads keep to the limit of nodes" 3 'at least ' '' solve sliding 4x4 --board "$eighty" --mode optimal --nodes 1000 --threads 2
refuses "--threads out of range" 2 "invalid value '0' for --threads; use a number from 1 to 64" solve sliding --seed 1 --mode optimal --threads 0

# ----------------------------------------------------------------- optimise
prints "a solution is shortened" '1 single-tile move instead of 3; 1 slide instead of 2; windows of 24' \
  optimise --board '1 2 3/4 5 6/7 0 8' --moves '7 7 8'
type_lines 7 7 8 "save $scratch/long.txt"
run sliding --board '1 2 3/4 5 6/7 0 8'
prints "a saved game is shortened" '1 single-tile move instead of 3' optimise "$scratch/long.txt"
prints "the shortened solution in another notation" 'L' optimise "$scratch/long.txt" --notation urdl
prints "as an object" '"before":3,"length":1,"slides":1,"window":10,"all":true,"line":["8"],"ways":"L"' \
  optimise "$scratch/long.txt" --json --window 10
ways=$("$quadrille" solve sliding 6x6 --seed 7 --mode fast --notation urdl | tail -1)
prints "the shortened solution wins" '"status":"won"' sliding 6x6 --seed 7 --show json \
  --moves "$("$quadrille" optimise --variant 6x6 --seed 7 --moves "$ways" --notation urdl | tail -1)"
answers "a limit of nodes is reported" 3 ', not all searched' '' optimise --variant 6x6 --seed 7 --moves "$ways" --nodes 100
refuses "moves that don't win are refused" 2 "don't solve the puzzle" optimise --board '1 2 3/4 5 6/7 0 8' --moves 7
refuses "a refused move is reported" 2 'move 2: ' optimise --board '1 2 3/4 5 6/7 0 8' --moves '7 9'
saved_game fc.txt 7a freecell 617
refuses "a saved game of another game is refused" 2 'a game of freecell, not of sliding' optimise "$scratch/fc.txt"
refuses "'optimise' without a game" 2 "'optimise' needs a game" optimise
refuses "--window with a word" 2 "invalid value 'x' for --window" optimise "$scratch/long.txt" --window x

# ------------------------------------------------------------------ in play
type_lines distance
prints "the distance is told" 'Distance: 22' sliding 3x3 --seed 7
type_lines distance
prints "of large boards a bound" 'Distance: at least ' sliding 6x6 --seed 7
type_lines hint
prints "a hint is on a shortest way" 'Hint: 1: tile 1 up (wins in 22 moves, the fewest possible)' sliding 3x3 --seed 7
for far in 1 13 31; do
  type_lines "deal $far" distance
  prints "a deal of $far moves" "Distance: $far" sliding 3x3 --seed 7
done
type_lines "deal 40" distance
prints "on 4x4, too" "Distance: 40" sliding 4x4 --seed 7
type_lines "deal 1"
prints "a deal of one move is said in the singular" 'This board takes 1 move.' sliding 4x4 --seed 7
type_lines "deal 10" new seed
prints "a new game after that is of the size's own kind" 'variant 4x4, seed ' sliding 4x4 --seed 7
type_lines "deal 10" "deal 12" new seed
prints "or of the kind that was played before" 'variant 4x4:walk60, seed ' sliding 4x4:walk60 --seed 7
type_lines "deal 0"
answers "a deal of no moves is none" 2 '' 'Usage: deal 20 (the number of moves it takes)' sliding
type_lines "deal 40"
prints "where it can't be, the nearest that there is is said" 'Closest found: ' sliding 3x3
type_lines 5 5 1 explain metrics par
prints "moves that led away are named" 'Moves that led away from the goal: 1 (5)' sliding 3x3 --seed 7
type_lines 5 5 1 metrics
prints "moves are measured" '3 single-tile moves in 3 slides; Manhattan distance 12, ratio 0.25' sliding 3x3 --seed 7
type_lines par
prints "par is the least" 'Par: 22 moves, the fewest possible.' sliding 3x3 --seed 7
type_lines difficulty
prints "a start is compared with others" 'This start takes 22 moves, more than 405 of 1000 random boards.' sliding 3x3 --seed 7
type_lines distance
answers "other games have no such commands" 2 '' 'line 1: ' freecell 617

prints "a deal at a distance is chosen" '"board":["' sliding 3x3 --distance 31 --show json
same "the deal needs exactly that many" '"length":31' "$("$quadrille" sliding 3x3 --distance 31 --show row |
  "$quadrille" solve sliding --boards - --mode optimal --json | grep -o '"length":31')"
same "a seed gives the same deal each time" "$("$quadrille" sliding 4x4 --distance 30 --seed 1 --show row)" \
  "$("$quadrille" sliding 4x4 --distance 30 --seed 1 --show row)"
refuses "a distance beyond the greatest is impossible" 2 'no 3x3 deal needs 99 moves (at most 31)' sliding --distance 99 --show row
refuses "also on a board that stands" 2 'no 2x3 deal needs 22 moves (at most 21)' sliding 2x3 --distance 22 --show row
prints "the greatest is possible" '"board":["' sliding 2x3 --distance 21 --show json
prints "also on a board that lies" '"board":["' sliding 4x2 --distance 36 --show json
refuses "without such a deal the closest is reported, and proven" 3 'found no deal of 53 moves; the closest needs 46' sliding 4x3 --distance 53 --seed 1 --show json
answers "on large boards the distance is an upper bound" 0 '"variant":"6x6' 'this deal needs at most ' sliding 6x6 --distance 100 --seed 1 --show json
refuses "an upper bound that is far off is refused" 3 'found no deal of 2000 moves; the closest needs at most ' sliding 6x6 --distance 2000 --seed 1 --show json
refuses "--distance with a word" 2 "invalid value 'x' for --distance; use a number from 1 to 2000" sliding --distance x --show text
refuses "--distance with a board" 2 "can't be used together" sliding --distance 3 --board '1 2 3 0' --show text
prints "--show row prints the board on one line" '5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15' \
  sliding --board '5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15' --show row
prints "JSON has the measures of the moves" '"slides":1,"distance":2' sliding --board '1 2 3/4 5 6/0 7 8' --moves '7 8' --show json

# Programs read one count of moves, that of the screen: each tile counts, also of those that slide together.
slid_row() { # WIDTH HEIGHT: "moves" and "slides" after all tiles of the last row have slid into the gap at its left
  board=$(awk -v w="$1" -v h="$2" 'BEGIN {
    for (i = 1; i <= w * (h - 1); i++) printf "%d%s", i, i % w ? " " : "/"
    printf "0"
    for (; i < w * h; i++) printf " %d", i
  }')
  tiles=$(seq -s ' ' $(($1 * ($2 - 1) + 1)) $(($1 * $2 - 1)))
  "$quadrille" sliding --board "$board" --moves "$tiles" --show json | grep -o '"moves":[0-9]*\|"slides":[0-9]*' | tr -d '"a-z:' | tr '\n' ' '
}
for size in '3 3' '4 3' '3 4' '4 4' '5 5' '8 8'; do
  width=${size% *}
  height=${size#* }
  same "JSON counts each tile on ${width}x$height" "$((width - 1)) 1 " "$(slid_row "$width" "$height")"
done
for variant in 3x3 4x4 4x4:walk; do
  way=$("$quadrille" solve sliding "$variant" --seed 5 --notation flat 2>/dev/null | sed 1d)
  prints "and all tiles of a whole game at $variant" "\"moves\":$(echo "$way" | wc -w)," sliding "$variant" --seed 5 --moves "$way" --show json
done

# ------------------------------------------------------------- while playing
printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/board.txt"
type_lines 8 winnable rewind
answers "a game that is won needs no advice" 2 'This game is won.' 'This game is won.' sliding --board "$scratch/board.txt"
type_lines l r l r l r explain
prints "moves that can't be judged are not called good" '6 moves, none known to be wasted' sliding 6x6 --seed 3
