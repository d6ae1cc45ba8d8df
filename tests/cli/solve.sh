# SPDX-License-Identifier: MIT
# The 'solve' command.

way_of() { "$quadrille" solve "$@" | tail -n +2 | tr '\n' ' '; }

prints "a deal is solved" 'freecell 617: won in ' solve freecell 617
prints "the printed solution wins" '"status":"won"' freecell 617 --moves "$(way_of freecell 617)" --show json
prints "a solution with fewer cells wins" '"status":"won"' freecell 3cells 2 --moves "$(way_of freecell 3cells 2)" --show json
prints "a solution without automatic moves wins" '"status":"won"' freecell 4cells:none 5 --moves "$(way_of freecell 4cells:none 5)" --show json
same "in fc-solve's notation each card goes home" 52 "$("$quadrille" solve freecell 617 --notation fc-solve | grep -c 'to the foundations$')"
prints "a solution on one line wins" '"status":"won"' freecell 617 --moves "$("$quadrille" solve freecell 617 --notation flat | sed 1d)" --show json
refuses "an unknown notation" 2 "unknown notation 'chess' for freecell" solve freecell 617 --notation chess
prints "a deal's grade is the number of cells it needs" 'freecell 1: 3 free cells' grade freecell 1
prints "an impossible deal needs more than four cells" '"deal":11982,"cells":5,"proven":true' grade freecell 11982 --json
refuses "only FreeCell deals have grades" 2 'only FreeCell deals' grade kulki 1
refuses "a grade of a word" 2 "invalid range 'x'" grade freecell x
refuses "'grade' without deals" 2 "'grade' needs deals" grade freecell
refuses "a grade of deal 0" 2 'deal numbers run from 1' grade freecell 0..3
prints "the last deal has a grade" 'freecell 8589934591: ' grade freecell 8589934591
prints "an easy deal is dealt" '"variant":"4cells"' freecell easy --show json
prints "as an object" '"deal":617,"seed":"617","own_board":false,"mode":"fast","verdict":"won","length":' solve freecell 617 --json
same "the same question has the same answer" "$("$quadrille" solve freecell 25)" "$("$quadrille" solve freecell 25 --mode fast)"
answers "an impossible deal is proven impossible" 1 'freecell 11982: impossible, nodes ' '' solve freecell 11982 --mode prove
answers "4cells:full makes another deal impossible" 1 'freecell 1941: impossible' '' solve freecell 4cells:full 1941
prints "and a long search in little memory ends well" 'freecell 1025: won in ' solve freecell 4cells:full 1025
prints "a shorter way for more nodes" 'freecell 617: won in 39 moves' solve freecell 617 --mode short --nodes 100000
prints "the shortest way, counted in single cards" ' moves (73 cards moved)' solve freecell 3 --mode optimal
prints "the lower bound of the shortest solution" '# at least 73 single-card moves' solve freecell 3 --mode optimal
prints "the levels of the proof as JSON" ',"first_bound":70,"least":73,"looked":[518,' solve freecell 3 --mode optimal --json
answers "the number of positions in an impossible deal" 1 'all 495 positions searched' '' solve freecell -1 --mode prove
answers "a limit of nodes is kept" 3 'freecell 617: unknown, nodes 10' '' solve freecell 617 --nodes 10
answers "a limit of memory is kept" 3 'unknown' '' solve freecell -2 --mode prove --memory 1
"$quadrille" freecell 5 --show text >"$scratch/in"
prints "a board from standard input is solved" 'freecell board: won in ' solve freecell --board -
saved_game half.txt '7a' freecell 617
prints "a game in progress is solved" 'freecell 617: won in ' solve freecell --load "$scratch/half.txt"
prints "a range of deals is added up" '20 deals: 20 won, 0 impossible, 0 unknown; ' solve freecell 1..20
prints "--seed takes a range" '2 deals: 2 won' solve freecell --seed 7..8
same "each deal has a line" 21 "$("$quadrille" solve freecell 1..20 | wc -l)"
same "each deal is a JSON object" 20 "$("$quadrille" solve freecell 1..20 --json | grep -c '"verdict":"won"')"
answers "the worst answer is the exit code" 1 '2 won, 1 impossible' '' solve freecell 11981..11983
answers "of two modes the last counts" 1 'freecell 11982: impossible' '' solve freecell 11982 --mode fast --mode prove
refuses "--nodes with a word" 2 "invalid value 'x' for --nodes" solve freecell 1 --nodes x
refuses "--memory 0" 2 "invalid value '0' for --memory" solve freecell 1 --memory 0

prints "a game of chance is played by a player" 'kulki 7: learned scores ' solve kulki --seed 7
prints "the same player scores the same" "$("$quadrille" solve kulki --seed 7)" solve kulki --seed 7
prints "as an object" '"variant":"kulki","seed":"7","own_board":false,"strategy":"greedy","score":' solve kulki --seed 7 --strategy greedy --json
prints "several play the same seeds" 'greedy        5 games: ' solve kulki --seed 7 --strategy random,greedy --games 5
same "with one player each game is printed" 4 "$("$quadrille" solve kulki --seed 7 --strategy random --games 3 | wc -l)"
prints "the searching player plays" 'search scores ' solve kulki --variant small --strategy search --nodes 20 --seed 7
lines=
for turn in 1 2 3 4 5 6 7 8; do
  first=$(printf '%bmoves\n' "$lines" | "$quadrille" kulki --seed 7 | sed -n '2s/,.*//p')
  lines="$lines$first\\n"
done
type_careless() { printf "%b$1\n" "$lines" >"$scratch/in"; }
type_careless review
prints "what a careless player's moves cost is reviewed" ' points. Better: ' kulki --seed 7
type_careless review
prints "with where to look at them" " ('go " kulki --seed 7
type_careless par
prints "par is what the learned player scores" 'points, as many as Quadrille scores.' kulki --seed 7
type_lines auto
prints "by itself the program plays to the end" 'Game over! Your score is: ' kulki small --seed 7
type_lines auto
prints "a won game of another kind, too" 'Game finished in ' sliding 3x3 --seed 7
type_lines 'auto 99999'
answers "waiting too long is refused" 2 '' 'Usage: auto 200 ' kulki --seed 7
: >"$scratch/in"
prints "a range is a tournament on its seeds" "$("$quadrille" solve kulki --seed 8 --games 3 --strategy greedy)" \
  solve kulki --seed 8..10 --strategy greedy
prints "as a word, too" "$out" solve kulki 8..10 --strategy greedy
seeds_from() { "$quadrille" solve kulki --seed "$1" --games 3 --strategy greedy | sed -n 's/^kulki \([^:]*\):.*/\1/p' | tr '\n' ' '; }
same "seeds that are numbers are counted as numbers" '9 10 11 ' "$(seeds_from 9)"
same "as wide as they are written" '099 100 101 ' "$(seeds_from 099)"
same "words are counted in the symbols of seeds" 'foo fop foq ' "$(seeds_from foo)"
refuses "a range with --games" 2 "don't give --games" solve kulki 1..3 --games 2
refuses "a tournament that is too long" 2 'too many games: 1001; a tournament has at most 1000' solve kulki 1..1001
refuses "an unknown strategy" 2 "unknown strategy 'chess'; use random, greedy" solve kulki --strategy chess
refuses "too many games" 2 "invalid value '1001' for --games; use a number from 1 to 1000" solve kulki --games 1001
refuses "a range of games from 0" 2 "invalid range '0..3' for --games; games are numbered from 1" solve kulki --games 0..3
same "some of them are those of all" "$("$quadrille" solve kulki --seed 7 --strategy random --games 4 | sed -n 2,3p)" \
  "$("$quadrille" solve kulki --seed 7 --strategy random --games 2..3 | head -2)"
refuses "--strategy with another game" 2 '--strategy works only with kulki' solve freecell 617 --strategy greedy
printf 'no weights' >"$scratch/weights"
answers "without weights the heuristic player takes over" 0 'kulki 7: learned scores ' \
  'not a file of Kulki weights; using the heuristic player instead' solve kulki --seed 7 --weights "$scratch/weights"
head -c 1000 "$root/data/kulki/weights.bin" >"$scratch/weights"
answers "weights of a wrong size are refused" 0 '' 'wrong file size' solve kulki --seed 7 --weights "$scratch/weights"
answers "a file that is not there, too" 0 '' 'No such file' solve kulki --seed 7 --weights "$scratch/absent.weights"
same "without weights it plays like the heuristic player" "$("$quadrille" solve kulki --seed 7 --strategy heuristic --json | sed 's/heuristic/learned/')" \
  "$("$quadrille" solve kulki --seed 7 --weights "$scratch/absent.weights" --json 2>/dev/null)"
refuses "a descending range" 2 "invalid range '5..1': the smaller number comes first" solve freecell 5..1
refuses "a range of three numbers" 2 "invalid range '1..2..3'" solve freecell 1..2..3
refuses "a range of words" 2 "invalid range 'a..b'" solve freecell a..b
refuses "a range of words after --seed" 2 "invalid range 'a..b' for --seed" solve kulki --seed a..b
refuses "a range from deal 0" 2 'deals are counted from 1' solve freecell 0..3
refuses "a range beyond the last deal" 2 "range '8589934590..8589934592' is too large: the last number is 8589934591" \
  solve freecell 8589934590..8589934592
prints "deals are numbered beyond 32 bits" '3 deals: 3 won' solve freecell 5000000000..5000000002
prints "--nodes accepts 1e6" "$("$quadrille" solve freecell 5 --nodes 1000000)" solve freecell 5 --nodes 1e6
prints "--nodes accepts 10_000" "$("$quadrille" solve freecell 617 --nodes 10000 --mode short)" solve freecell 617 --nodes 10_000 --mode short
prints "--nodes accepts more than 32 bits" 'freecell 5: won in ' solve freecell 5 --nodes 123_456_789_012
refuses "--nodes has a limit" 2 'from 1 to 1000000000000000' solve freecell 5 --nodes 1e16
refuses "--nodes beyond 64 bits" 2 "invalid value '99999999999999999999' for --nodes" solve freecell 5 --nodes 99999999999999999999
answers "--memory accepts 1M" 3 'unknown' '' solve freecell -2 --mode prove --memory 1M
prints "--memory accepts 1G" 'freecell 5: won in ' solve freecell 5 --memory 1G
refuses "--memory with another unit" 2 "invalid value '1x' for --memory" solve freecell 5 --memory 1x
refuses "a board with a card missing is refused" 2 'line' solve freecell --board "$golden/five.txt"

prints "a board of the sliding puzzle is solved" 'sliding 7: won in ' solve sliding 10x10 --seed 7
prints "in the least moves" 'sliding 7: won in ' solve sliding 4x4 --seed 7 --mode optimal
prints "by a way that wins" '"status":"won"' sliding 4x4 --seed 7 --moves "$(way_of sliding 4x4 --seed 7 --mode optimal)" --show json
prints "a game that can be won is told so" 'This can be won' explain "$scratch/half.txt"
saved_game lost.txt '7a 7b 7c 7d' freecell 617
answers "of one that can't, the move that lost it" 1 ' lost the game. After move ' '' explain "$scratch/lost.txt"
refuses "'explain' without a game" 2 "'explain' needs a game" explain

"$quadrille" grade freecell 1..8 --json >"$scratch/grades"
nothing "grades are those that were published, and proven" "$(grep -v '^#' "$root/data/freecell/cells.tsv" | head -8 |
  while read -r deal cells; do
    answer=$(grep "\"deal\":$deal," "$scratch/grades")
    grade=${answer#*\"cells\":}
    grade=${grade%%,*}
    [ "$grade" = "$cells" ] && [ "${answer##*proven}" = '":true}' ] || echo "$deal: $answer, not $cells"
  done)"

# Verdicts tell a deal that can't be won from a game that a move lost.
type_lines winnable
answers "a deal that can't be won is told so" 0 "This deal can't be won" '' freecell 11982
type_lines 5a winnable
answers "also after a move" 0 "This deal can't be won" '' freecell 11982
type_lines 2a winnable
answers "a lost game is not said to have been winnable" 0 "This can't be won from here." '' freecell 9 1cells
type_lines 2a hint
answers "nor is its player sent to look for a losing move" 2 '' "This can't be won from here: 'explain' says why" freecell 9 1cells
type_lines winnable par
answers "winnable and par count the same moves" 0 'This can be won in 20 moves, the fewest possible.
Par: 20 moves, the fewest possible.' '' sliding --seed 7eprdwtv

# --------------------------------------------------------------- in play
type_lines par
run kulki small --seed plum
same "a par promises no explanation where there is none" 'as many as Quadrille scores.' "$(printf '%s' "$out" | grep -o 'as many as.*')"

same "sums of many deals are those of the deals" 'all counted' "$(python3 "$root/tests/cli/sums.py" "$quadrille")"

# ------------------------------------------------------------------ signals
# stopped WORDS TEXT ARGUMENTS...: a search that would never end is told to stop
# as soon as it heeds the signal; TEXT is all that it prints, with counts as N
stopped() {
  words=$1 wanted=$2
  shift 2
  "$quadrille" solve "$@" >"$scratch/out" 2>"$scratch/err" &
  # 4 among the signals that it catches is SIGTERM
  while kill -0 $! 2>/dev/null && ! grep -q '^SigCgt:.*[4567c-f]...$' /proc/$!/status 2>/dev/null; do :; done
  kill -TERM $! 2>/dev/null
  wait $!
  same "$words" "143 $wanted" "$? $(sed 's/, at least .* moves//; s/\(nodes"*[: ]\)[0-9]*/\1N/; s/"least":[0-9]*/"least":N/; s/"below":[0-9]*/"below":N/' "$scratch/out")"
}
stopped "a search that a signal ends has no answer" 'sliding 3: stopped, nodes N' \
  sliding 5x5 --seed 3 --mode optimal --tables micro
stopped "nor has it one for programs" '{"format":1,"game":"sliding","variant":"5x5","seed":"3","own_board":false,"mode":"optimal","verdict":null,"stopped":true,"proven":false,"least":N,"nodes":N,"below":N}' \
  sliding 5x5 --seed 3 --mode optimal --tables micro --json
stopped "of many deals those are counted that have an answer" 'stopped after 0 deals: 0 won, 0 impossible, 0 unknown, nodes N' \
  sliding 5x5 3..9 --mode optimal --tables micro
stopped "no pair is suggested after a part of the games" 'mahjong 1: stopped, nodes N' mahjong --seed 1 --mode fair --nodes 1e15
stopped "nor for programs" '{"format":1,"game":"mahjong","variant":"turtle","seed":"1","own_board":false,"mode":"fair","stopped":true,"nodes":N}' \
  mahjong --seed 1 --mode fair --nodes 1e15 --json
