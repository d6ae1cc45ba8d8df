# SPDX-License-Identifier: MIT
# Games played by a single command, and their output.

# ------------------------------------------------------------------- moves
prints "moves are played, then the board is printed" 'Score: 30' \
  kulki --board "$golden/seed-first.txt" --moves 'd5 c2'
prints "moves may be separated by commas and line breaks" '"moves":2' freecell 617 --moves '7a,
8b' --show json
prints "an empty list of moves is accepted" '"moves":0' freecell 617 --moves '' --show json
prints "the case of moves does not matter" '"line":["7a","8b"]' freecell 617 --moves '7A 8B' --show json
answers "a refused move is reported with its place and reason" 2 '"moves":1' \
  'quadrille: move 2, "99": Expected a column (1-8)' freecell 617 --moves '7a 99 8b' --show json
answers "moves before a refused one are played" 2 'Freecells:  JH' 'move 2' freecell 617 --moves '7a xx'
answers "Kulki's blocked path" 2 'Score: 95' 'move 1, "b2": Path is blocked' \
  kulki --board "$golden/seed-blocked.txt" --moves 'b2 i9'
answers "Kulki's empty cell" 2 '' 'There is no ball on the source cell' \
  kulki --board "$golden/seed-first.txt" --moves 'd4 c2'
answers "a tile that can't move" 2 '' 'The number 5 cannot be moved!' sliding --board "$golden/eight.txt" --moves 5
answers "a tile that doesn't exist" 2 '' 'The number must range from 1 to 8!' \
  sliding --board "$golden/eight.txt" --moves 9
answers "no moves are played after the end" 2 '"status":"won"' 'move 2, "8": The game is over' \
  sliding --board "$golden/eight.txt" --moves 'l2 8' --show json
prints "4, 40 and 4h are one move" '"line":["4h","4h","4h"]' freecell 4cells:none --board "$golden/home.txt" --moves '4 40 4h' --show json

# ---------------------------------------------------------------- dialects
solution='3a 32 7b 3c 37 37 b7 8b 87 48 82 a8 4a 34 57 54 85 8d 87 c7 d7 b8 38 23 28 32 6b 6c 78 a3 73 7a 7c 74 c7 67 63 56 8h b8 5b 51 b5 24 25 6h 6h 24 26 a4 37 2a 8h 4h 1h 17 1h 1b 8h 4h 4b 4c 4d a2 42 46 3h 7h 13'
for dialect in xp super any; do
  prints "a published solution of deal 1 wins, --dialect $dialect" '"status":"won"' \
    freecell 1 --dialect $dialect --moves "$solution" --show json
done
refuses "an unknown dialect" 2 "invalid value 'foo' for --dialect; use xp, super or any" freecell 1 --dialect foo --moves 1a

refuses "a dialect without moves" 2 '--dialect needs --moves' freecell 1 --dialect xp

# -------------------------------------------------------------------- json
json() { # WORDS MEMBER VALUE ARGUMENTS...
  words=$1
  case $3 in
    *[!0-9]*) wanted="\"$2\":\"$3\"" ;;
    *) wanted="\"$2\":$3" ;;
  esac
  shift 3
  run "$@"
  printf '%s\n' "$out" >>"$scratch/objects"
  if holds "$out" "$wanted,"; then verdict 0 "$words"; else
    verdict 1 "$words" "should have: $wanted
$(seen)"
  fi
}
json "JSON has a format" format 1 kulki 7 --show json
json "JSON has the game" game sliding sliding 4x4 7 --show json
json "JSON has the version of the rules" rules 1 freecell 617 --show json
json "JSON has the status: going" status going freecell 617 --show json
json "JSON has the status: won" status won sliding --board "$golden/eight.txt" --moves l2 --show json
refuses "a daily puzzle has its own cells" 2 "don't give --cells" freecell --daily 2026-11-21 --cells 2 --show text
json "JSON has the status: stuck" status stuck freecell -1 --cells 0 --show json
json "JSON has the status: lost" status lost kulki --board "$golden/full.txt" --moves 'h9 i9' --show json
json "JSON has the score" score 12 kulki --board "$golden/full.txt" --show json
json "JSON has the number of moves" moves 2 freecell 617 --moves '7a 8b' --show json
json "JSON has a digest of sixteen digits" digest "$("$quadrille" freecell 617 --show json | sed 's/.*"digest":"\([0-9a-f]\{16\}\)".*/\1/')" freecell 617 --show json
same "each of them is valid JSON" '' "$(python3 -c 'import json, sys; [json.loads(line) for line in sys.stdin]' <"$scratch/objects" 2>&1)"
run sliding 4x4 7 --show json
same "JSON has the board as --board reads it" "$("$quadrille" sliding 4x4 7 --show text)" \
  "$(printf '%s' "$out" | sed 's/.*"board":\["\(.*\)"\]}$/\1/; s/","/\n/g')"
run freecell 617 --show json
same "JSON is one line" 1 "$(wc -l <"$scratch/out")"
run mahjong 1 --show json
printf '%s' "$out" | python3 -c 'import json, sys; print(*json.load(sys.stdin)["board"], sep="\n")' >"$scratch/board"
before=$(printf '%s' "$out" | sed 's/.*"digest":"\([^"]*\).*/\1/')
run mahjong --board "$scratch/board" --show text
same "a board from JSON is read by --board" "$(cat "$scratch/board")" "$out"

# ---------------------------------------------------------- show, say, screen
for game in 'kulki 7' 'kulki klines 7' 'kulki lines98 7' 'mahjong 7' 'mahjong flowers 7' 'freecell 617' 'sliding 4x4 7' 'sliding 5x3 7'; do
  run $game --show text
  printf '%s\n' "$out" >"$scratch/board"
  set -- $game
  variant=${2:-}
  case $variant in *[!0-9]*) ;; *) variant= ;; esac
  run "$1" ${variant:+$variant} --board "$scratch/board" --show text
  same "what --show text prints of $game is read by --board" "$(cat "$scratch/board")" "$out"
done
prints "--show screen prints the board as it looks in play" 'Game #617' freecell 617 --show screen
prints "--show screen uses letters without UTF-8" ' 7D  AD  5C' freecell 617 --show screen
LC_ALL=C.UTF-8
prints "--show screen uses suit symbols with UTF-8" ' 7♦  A♦  5♣' freecell 617 --show screen
prints "--ascii prefers letters" ' 7D  AD  5C' freecell 617 --show screen --ascii
LC_ALL=C
prints "--show words names homes" 'Home: nothing yet' freecell 617 --show words
prints "--show words names cards in cells" 'Free cells: a jack of hearts, 3 empty.' freecell 617 --moves 7a --show words
prints "--show words names the home piles" 'Home: clubs up to jack, diamonds up to king' freecell --board "$golden/fc-board.txt" --show words
prints "--show words names tiles and where they lie" '9 of bamboo at c1 and q7.' mahjong 1 --show words
prints "--show words names winds" 'east wind at e11.' mahjong 1 --show words
prints "--show words names rows of balls" 'Row 2: red (1) at B.' kulki --board "$golden/seed-first.txt" --show words
prints "--show words names the gap" 'Row 3: gap, 7, 8.' sliding --board "$golden/eight.txt" --show words
run mahjong 1 --show words
nothing "--show words prints only characters that screen readers can say" "$(printf '%s' "$out" | tr -d 'A-Za-z0-9 .,:\n')"
prints "the last of several outputs counts" "$("$quadrille" freecell 617 --show text)" freecell 617 --show words --show json --show text
run kulki 7 --show screen
nothing "a pipe gets no colours" "$(printf '%s' "$out" | tr -dc '\033')"
run kulki 7 --show screen --color auto
nothing "nor with --color auto" "$(printf '%s' "$out" | tr -dc '\033')"
NO_COLOR=1
export NO_COLOR
run kulki --board "$golden/seed-first.txt" --show screen --color always
verdict "$(printf '%s' "$out" | grep -q "$(printf '\033')"; echo $?)" "but with --color always, whatever NO_COLOR says"
unset NO_COLOR

# ---------------------------------------------------------- digests, perft
same "a number that deals no game has one digest, whatever memory held" "$(MALLOC_PERTURB_=1 "$quadrille" proof --seed 0)" \
  "$(MALLOC_PERTURB_=2 "$quadrille" proof --seed 0)"
prints "digest prints sixteen digits" "" digest kulki --seed 1..3
nothing "'digest' prints nothing else" "$(printf '%s' "$out" | grep -vE '^[0-9a-f]{16}$')"
first=$out
prints "the same games have the same digest" "$first" digest kulki --seed 1..3
run digest kulki --seed 1..4
verdict "$([ "$out" != "$first" ] && echo 0 || echo 1)" "one more game changes the digest"
run digest kulki --variant lines98 --seed 1..3
verdict "$([ "$out" != "$first" ] && echo 0 || echo 1)" "another variant changes the digest"
prints "'digest' takes a single seed" "" digest sliding 4x4 --seed 5
refuses "a descending range" 2 "invalid range '5..1' for --seed: the smaller number comes first" digest kulki --seed 5..1
refuses "a range of words" 2 'invalid range' digest kulki --seed a..b
refuses "half a range" 2 'invalid range' digest kulki --seed 1..
refuses "three numbers" 2 'invalid range' digest kulki --seed 1..2..3
refuses "a range with too large numbers" 2 'is too large: the last number is 999999999' digest kulki --seed 1..9999999999
refuses "a deal as an argument of 'digest'" 2 'from --seed' digest freecell 617
prints "perft counts" '1 380' perft kulki --seed 1 --depth 1
prints "perft starts with the position itself" '0 1' perft sliding --seed 1 --depth 0
prints "perft counts from a board" '2 ' perft sliding --board "$golden/eight.txt" --depth 2
saved_game counted.txt l2 sliding --board "$golden/eight.txt"
prints "perft counts from a saved game" '1 0' perft sliding --load "$scratch/counted.txt" --depth 1
refuses "a depth that is not a number" 2 "invalid value 'x' for --depth" perft kulki --depth x
refuses "a depth that is too large" 2 "invalid value '31' for --depth; use a number from 0 to 30" perft kulki --depth 31
refuses "'digest' takes no moves" 2 "--moves can't be used with 'digest'" digest kulki --moves x
