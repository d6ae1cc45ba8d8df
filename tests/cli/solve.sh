# SPDX-License-Identifier: MIT
# Solving by one command.

way_of() { "$quadrille" solve "$@" | tail -n +2 | tr '\n' ' '; }

prints "a deal is solved" 'freecell 617: won in ' solve freecell 617
prints "the way that is printed wins" '"status":"won"' freecell 617 --moves "$(way_of freecell 617)" --json
prints "with fewer cells, too" '"status":"won"' freecell 3cells 2 --moves "$(way_of freecell 3cells 2)" --json
prints "and where nothing flies home" '"status":"won"' freecell 4cells:none 5 --moves "$(way_of freecell 4cells:none 5)" --json
same "in fc-solve's notation each card goes home" 52 "$("$quadrille" solve freecell 617 --notation fc-solve | grep -c 'to the foundations$')"
prints "or all on one line" '"status":"won"' freecell 617 --moves "$("$quadrille" solve freecell 617 --notation flat | sed 1d)" --json
refuses "no other notation" 2 'no notation chess of freecell' solve freecell 617 --notation chess
prints "a deal's grade is the cells that it takes" 'freecell 1: 3 free cells' grade freecell 1
prints "an impossible one takes more than four" '"deal":11982,"cells":5,"proven":true' grade freecell 11982 --json
refuses "grades are FreeCell's" 2 'only deals of freecell' grade kulki 1
refuses "of deals with a number" 2 'x is no range' grade freecell x
refuses "of some deals" 2 'grade which deals?' grade freecell
refuses "of deals that there are" 2 'there is no deal 0' grade freecell 0..3
prints "also of the last ones" 'freecell 8589934591: ' grade freecell 8589934591
prints "an easy deal is dealt" '"variant":"4cells"' freecell easy --json
prints "as an object" '"deal":617,"seed":"617","how":"fast","verdict":"won","length":' solve freecell 617 --json
same "the same question has the same answer" "$("$quadrille" solve freecell 25)" "$("$quadrille" solve freecell 25 --fast)"
answers "a deal that can't be won is proven to be so" 1 'freecell 11982: impossible, nodes ' '' solve freecell 11982 --prove
answers "where all fly home one more deal is lost" 1 'freecell 1941: impossible' '' solve freecell 4cells:full 1941
prints "and a long search in little memory ends well" 'freecell 1025: won in ' solve freecell 4cells:full 1025
prints "a shorter way for more nodes" 'freecell 617: won in 39 moves' solve freecell 617 --short --nodes 100000
prints "the shortest way, counted in single cards" ' moves (73 single-card moves)' solve freecell 3 --optimal
prints "and what proves that it is" '# at least 73 single-card moves' solve freecell 3 --optimal
prints "level by level" ',"bound":70,"least":73,"looked":[518,' solve freecell 3 --optimal --json
answers "with the positions that there are" 1 'all 495 positions looked at' '' solve freecell -1 --prove
answers "a limit of nodes is kept" 3 'freecell 617: unknown, nodes 10' '' solve freecell 617 --nodes 10
answers "a limit of memory, too" 3 'unknown' '' solve freecell -2 --prove --memory 1
"$quadrille" freecell 5 --show >"$scratch/in"
prints "a board from standard input is solved" 'freecell board: won in ' solve freecell --board -
saved_game half.txt '7a' freecell 617
prints "so is a game in progress" 'freecell 617: won in ' solve freecell --load "$scratch/half.txt"
prints "a range of deals is added up" 'deals 20: won 20, impossible 0, unknown 0; moves ' solve freecell 1..20
prints "--seed takes a range, too" 'deals 2: won 2' solve freecell --seed 7..8
same "each has a line" 21 "$("$quadrille" solve freecell 1..20 | wc -l)"
same "or an object" 20 "$("$quadrille" solve freecell 1..20 --json | grep -c '"verdict":"won"')"
answers "the gravest answer is the exit code" 1 'won 2, impossible 1' '' solve freecell 11981..11983
refuses "one way of asking at a time" 2 'give one of them' solve freecell 1 --fast --prove
refuses "nodes are a number" 2 '--nodes x is not a number' solve freecell 1 --nodes x
refuses "and so are megabytes" 2 '--memory 0 is not a number' solve freecell 1 --memory 0

prints "a game of chance is played by a player" 'kulki 7: learned scores ' solve kulki --seed 7
prints "the same player scores the same" "$("$quadrille" solve kulki --seed 7)" solve kulki --seed 7
prints "as an object" '"variant":"kulki","seed":"7","player":"greedy","score":' solve kulki --seed 7 --player greedy --json
prints "several play the same seeds" 'greedy        5 games: ' solve kulki --seed 7 --player random,greedy --games 5
same "of one, each game is told, too" 4 "$("$quadrille" solve kulki --seed 7 --player random --games 3 | wc -l)"
prints "one that looks ahead plays, too" 'search scores ' solve kulki --variant small --player search --nodes 20 --seed 7
lines=
for turn in 1 2 3 4 5 6 7 8; do
  first=$(printf '%bmoves\n' "$lines" | "$quadrille" kulki --seed 7 | sed -n '2s/,.*//p')
  lines="$lines$first\\n"
done
type_careless() { printf "%b$1\n" "$lines" >"$scratch/in"; }
type_careless review
prints "what a careless player's moves cost is reviewed" ' points; ' kulki --seed 7
type_careless review
prints "with where to look at them" " (see 'go " kulki --seed 7
type_careless par
prints "par is what the learned player scores" 'points (Quadrille'"'"'s own score)' kulki --seed 7
type_lines auto
prints "by itself the program plays to the end" 'Game over! Your score is: ' kulki small --seed 7
type_lines auto
prints "a won game of another kind, too" 'Game finished in ' sliding 3x3 --seed 7
type_lines 'auto 99999'
answers "waiting too long is refused" 2 '' 'Usage: auto 200 ' kulki --seed 7
: >"$scratch/in"
prints "a range is a tournament on its seeds" "$("$quadrille" solve kulki --seed 8 --games 3 --player greedy)" \
  solve kulki --seed 8..10 --player greedy
prints "as a word, too" "$out" solve kulki 8..10 --player greedy
seeds_from() { "$quadrille" solve kulki --seed "$1" --games 3 --player greedy | sed -n 's/^kulki \([^:]*\):.*/\1/p' | tr '\n' ' '; }
same "seeds that are numbers are counted as numbers" '9 10 11 ' "$(seeds_from 9)"
same "as wide as they are written" '099 100 101 ' "$(seeds_from 099)"
same "words are counted in the symbols of seeds" 'foo fop foq ' "$(seeds_from foo)"
refuses "a range says how many games" 2 'leave --games out' solve kulki 1..3 --games 2
refuses "a tournament has an end" 2 '1001 games are too many: a tournament has 1000 at most' solve kulki 1..1001
refuses "players have names" 2 'there is no player chess: random, greedy' solve kulki --player chess
refuses "games are counted" 2 '--games 1001 is not a number from 1 to 1000' solve kulki --games 1001
refuses "from the first on" 2 '--games 0..3: the first game is number 1' solve kulki --games 0..3
same "some of them are those of all" "$("$quadrille" solve kulki --seed 7 --player random --games 4 | sed -n 2,3p)" \
  "$("$quadrille" solve kulki --seed 7 --player random --games 2..3 | head -2)"
refuses "players are Kulki's" 2 '--player is for kulki' solve freecell 617 --player greedy
printf 'no weights' >"$scratch/weights"
answers "without weights the heuristic player takes over" 0 'kulki 7: learned scores ' \
  'not a file of Kulki weights; using the heuristic player instead' solve kulki --seed 7 --weights "$scratch/weights"
head -c 1000 "$root/data/kulki/weights.bin" >"$scratch/weights"
answers "weights of a wrong size are refused" 0 '' 'wrong file size' solve kulki --seed 7 --weights "$scratch/weights"
answers "a file that is not there, too" 0 '' 'No such file' solve kulki --seed 7 --weights "$scratch/none"
same "they play as the heuristic does" "$("$quadrille" solve kulki --seed 7 --player heuristic --json | sed 's/heuristic/learned/')" \
  "$("$quadrille" solve kulki --seed 7 --weights "$scratch/none" --json 2>/dev/null)"
refuses "a range goes up" 2 '5..1 is no range: the smaller number comes first' solve freecell 5..1
refuses "and has two ends" 2 '1..2..3 is no range' solve freecell 1..2..3
refuses "which are numbers" 2 'a..b is no range' solve freecell a..b
refuses "behind --seed, too" 2 '--seed a..b is no range' solve kulki --seed a..b
refuses "it ends where deals do" 2 '8589934590..8589934592 goes too far: numbers end at 8589934591' \
  solve freecell 8589934590..8589934592
prints "deals are numbered beyond 32 bits" 'deals 3: won 3' solve freecell 5000000000..5000000002
prints "nodes may be told as 1e6" "$("$quadrille" solve freecell 5 --nodes 1000000)" solve freecell 5 --nodes 1e6
prints "or in groups" "$("$quadrille" solve freecell 617 --nodes 10000 --short)" solve freecell 617 --nodes 10_000 --short
prints "beyond 32 bits, too" 'freecell 5: won in ' solve freecell 5 --nodes 123_456_789_012
refuses "up to a limit that is told" 2 'from 1 to 1000000000000000' solve freecell 5 --nodes 1e16
refuses "not beyond 64 bits" 2 'is not a number' solve freecell 5 --nodes 99999999999999999999
answers "megabytes may have their unit" 3 'unknown' '' solve freecell -2 --prove --memory 1M
prints "or be gigabytes" 'freecell 5: won in ' solve freecell 5 --memory 1G
refuses "no other unit" 2 '--memory 1x is not a number of megabytes' solve freecell 5 --memory 1x
refuses "a board with a card missing is refused" 2 'line' solve freecell --board "$golden/five.txt"

prints "a board of the sliding puzzle is solved" 'sliding 7: won in ' solve sliding 10x10 --seed 7
prints "in the least moves" 'sliding 7: won in ' solve sliding 4x4 --seed 7 --optimal
prints "by a way that wins" '"status":"won"' sliding 4x4 --seed 7 --moves "$(way_of sliding 4x4 --seed 7 --optimal)" --json
prints "a game that can be won is told so" 'This can be won' explain "$scratch/half.txt"
saved_game lost.txt '7a 7b 7c 7d' freecell 617
answers "of one that can't, the move that lost it" 1 ' lost the game. After move ' '' explain "$scratch/lost.txt"
refuses "explain wants a game" 2 'explain which game?' explain

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
type_lines winnable par
answers "winnable and par count the same moves" 0 'This can be won in 20 single-tile moves or fewer.
Par: 20 single-tile moves, which is optimal.' '' sliding --seed 7eprdwtv
