#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares FreeCell with fc-solve and its companions: the deals are equal, each
# reads the other's boards, and their solutions win here.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
export FREECELL_SOLVER_QUIET=1

# ------------------------------------------------------------------- deals

# differing FIRST STEP: prints which of fifty deals differ
differing() { python3 "$root/tests/peers/deals.py" "$quadrille" "$@" 2>&1; }

nothing "fifty of the first deals are make-microsoft-freecell-board's" "$(differing 1 1)"
nothing "fifty of 31 bits are" "$(differing 1000000 43803077)"
nothing "fifty of 32 bits are" "$(differing 2147483648 43826196)"
nothing "fifty of 33 bits are" "$(differing 4294967296 87652393)"

# ------------------------------------------------------------------ boards

# split CELLS FOLDER: writes each state that fc-solve printed to N.in, and the
# same state in our format to N.out
split() {
  awk -v cells="$1" -v folder="$2" '
    function save(text, end) {
      printf "%s\n", text >(folder "/" number ".in")
      gsub(/10/, "T", text)
      sub(/ +$/, "", text)
      printf "%s\n", end text >(folder "/" number ".out")
    }
    /^Foundations:/ { number++ }
    /^(Foundations|:)/ { save($0) }
    /^Freecells:/ {
      line = "Freecells:"
      for (i = 0; i < cells; i++) {
        card = substr($0, 11 + 4 * i, 4)
        gsub(/ /, "", card)
        line = line (card == "" ? "  -" : sprintf("%4s", card))
      }
      print $0 >(folder "/" number ".in")
      gsub(/10/, "T", line)
      gsub(/ +T/, "  T", line)
      print line >(folder "/" number ".out")
    }'
}

solve() { fc-solve -l looking-glass -mi 200000 "$@"; }
show() { "$quadrille" freecell --cells "$1" --board "$2" --show text; }

# first CELLS: prints the first state of the input in our format
first() {
  mkdir -p "$scratch/first"
  rm -f "$scratch"/first/*
  split "$1" "$scratch/first"
  cat "$scratch/first/1.out"
}

# misread DEAL CELLS FLAGS...: lists states of a solution that change when they
# are read and written
misread() {
  deal=$1 cells=$2
  shift 2
  folder=$scratch/states-$deal-$cells$1
  mkdir -p "$folder"
  make-microsoft-freecell-board -t "$deal" |
    solve -p -sam --freecells-num "$cells" "$@" | split "$cells" "$folder"
  for state in "$folder"/*5.in; do
    show "$cells" "$state" >"$folder/shown" 2>&1
    diff -u "${state%.in}.out" "$folder/shown"
    solve -p -sam --freecells-num "$cells" "$folder/shown" | first "$cells" >"$folder/back"
    diff -u "$folder/shown" "$folder/back"
  done
}

for cells in 2 4 6; do
  nothing "its boards with $cells cells are read, and ours by it" "$(misread 24 "$cells" -t 2>&1 | head -20)"
done
nothing "so are those where tens are 10" "$(misread 617 4 2>&1 | head -20)"

# --------------------------------------------------------------- solutions

# fc-solve plays no card home by itself, and a move to an empty column takes one
# card unless it gives a number.
solution() {
  make-microsoft-freecell-board -t "$1" | solve -m -snx --freecells-num "$2" | grep -E '^([1-8a-g][1-8a-h](v[0-9a-f])? ?)+$'
}

lost() { # CELLS FIRST LAST
  for deal in $(seq "$2" "$3"); do
    solution "$deal" "$1" >"$scratch/moves"
    "$quadrille" freecell "$deal" --variant "$1cells:none" --dialect any --moves "$(cat "$scratch/moves")" --show json \
      >"$scratch/json" 2>&1
    grep -q '"status":"won"' "$scratch/json" || echo "deal $deal: $(head -c 200 "$scratch/json")"
  done
}

nothing "its solutions of thirty deals win here" "$(lost 4 1 30)"
nothing "also with seven cells" "$(lost 7 31 40)"
done_testing
