#!/bin/sh
# SPDX-License-Identifier: MIT
# Counts lines of play with the program and with a second counter in Python,
# which was written from the rules and not from the program.
. "$(dirname "$0")/tap.sh"
most=${QUADRILLE_LONG:+10000}
most=${most:-1500}
moves=${QUADRILLE_LONG:+300}
moves=${moves:-60}
program=$build/quadrille
second() { python3 "$root/tests/perft/make.py" "$@" 2>>"$scratch/complaints"; }

# split ROW: sets variant and seed, and board to the options for a custom board
split() {
  start=${1%% ; *}
  variant=${start%% *}
  seed=${start#* }
  board=
  case $seed in
    *' board:'*)
      printf '%s\n' "${seed#* board:}" | tr / '\n' >"$scratch/board"
      seed=${seed%% board:*}
      board="--board $scratch/board"
      ;;
  esac
}

# ask COMMAND... OPTIONS...: runs the program for the split row; board has no
# spaces
ask() { "$program" "$@" --variant "$variant" --seed "$seed" $board 2>&1; }

counts_of() { printf '%s\n' "${1#* ; }" | sed 's/ ; /\n/g' | sed 's/^D//'; }

count_table() {
  while IFS= read -r row; do
    case $row in '' | '#'*) continue ;; esac
    split "$row"
    expected=$(counts_of "$row")
    depth=$(printf '%s\n' "$expected" | wc -l)
    actual=$(ask perft "$1" --depth "$depth" | sed 1d)
    same "$1 $(short "$start"): the program counts as the table does" "$expected" "$actual"
  done <"$root/data/perft/$1.txt"
}

short() { printf '%.60s' "$1"; }

count_again() {
  second --check "$most" >"$scratch/again"
  while read -r word row; do
    [ "$word" = same ]
    verdict $? "$(short "$row"): the second counter counts as the table does"
  done <"$scratch/again"
}

# Prints what the program shows after a list of moves, in the second counter's
# format.
shown() {
  ask "$1" --moves "$2" --show json | sed \
    -e 's/.*"status":"\([a-z]*\)","score":\([0-9]*\).*"board":"\(.*\)\\n"}$/status \1 \2\n:\3/' -e 's/\\n/\n:/g'
}

compare_game() {
  row=${1#* }
  split "$row"
  same "${1%% *} $(short "$row"): a random game ends as the second counter ends it" \
    "$(cat "$scratch/expected")" "$(shown "${1%% *}" "$2")"
}

play_again() {
  second --play "$moves" >"$scratch/games"
  while IFS= read -r line; do
    case $line in
      'row '*) game=${line#row } && : >"$scratch/expected" ;;
      'moves'*) list=${line#moves} ;;
      'end') compare_game "$game" "$list" ;;
      *) printf '%s\n' "$line" >>"$scratch/expected" ;;
    esac
  done <"$scratch/games"
}

for game in kulki mahjong freecell sliding; do count_table $game; done
count_again
play_again
nothing "the second counter has no complaint" "$(cat "$scratch/complaints")"
done_testing
