#!/bin/sh
# SPDX-License-Identifier: MIT
# Has certificates checked by programs that share no code with Quadrille, and
# makes sure that they refuse false ones.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
checkers=$root/tests/certificates
cd "$scratch" || exit 1

# seals TEXT-FILE: writes it with a correct seal
seals() { grep -v '^sha256' "$1" >body; { cat body; printf 'sha256 %s\n' "$(sha256sum <body | cut -d' ' -f1)"; } >"$1.sealed"; }

# accepts WORDS TEXT CHECKER ARGUMENTS...
accepts() {
  words=$1 text=$2 checker=$3
  shift 3
  out=$("$checkers/$checker.py" "$@" 2>&1)
  code=$?
  case $code:$out in 0:*"$text"*) verdict 0 "$words" ;; *) verdict 1 "$words" "exit code $code: $out" ;; esac
}

# refuses WORDS TEXT CHECKER FILE: the file gets a seal
refuses() {
  seals "$4"
  out=$("$checkers/$3.py" "$4.sealed" 2>&1)
  code=$?
  case $code:$out in 1:refused:*"$2"*) verdict 0 "$1" ;; *) verdict 1 "$1" "exit code $code: $out" ;; esac
}

"$quadrille" survey certificate freecell --cells 0 1 >zero
accepts "a deal without cells is impossible" 'deal 1 of 0cells is impossible: ' impossible_deal zero
"$quadrille" survey certificate freecell --cells 1 9 >one
accepts "and one with a cell" 'deal 9 of 1cells is impossible: ' impossible_deal one
sed 20d one | sed 's/^states \(.*\)$/echo states $((\1 - 1))/e' >hole
refuses "a set with a hole is refused" 'a move leads out of the set' impossible_deal hole
sed 's/^deal 9$/deal 10/' one >other
refuses "so is the set of another deal" 'the start is missing' impossible_deal other
sed 's/^variant 1cells$/variant 2cells/' one >more
refuses "and of another number of cells" 'a move leads out of the set' impossible_deal more
sed '20s/[2-9TJQKA][CDHS]/KSKS/' one >wrong
refuses "and a position with a card twice" 'not a position' impossible_deal wrong
for deal in 3 4 6 7 8; do
  "$quadrille" survey certificate freecell 0cells:full $deal >all_home
  accepts "deal $deal is impossible where every card goes home" "deal $deal of 0cells:full is impossible: " impossible_deal all_home
done
"$quadrille" survey certificate freecell 2cells:full 24 >all_home
accepts "so is one with two cells, whose runs are moves" 'deal 24 of 2cells:full is impossible: ' impossible_deal all_home
sed 's/^variant 2cells:full$/variant 2cells/' all_home >kept_back
refuses "which says nothing about players who keep cards back" '' impossible_deal kept_back
sed 20d all_home | sed 's/^states \(.*\)$/echo states $((\1 - 1))/e' >hole
refuses "a set with a hole is refused there, too" 'a move leads out of the set' impossible_deal hole

"$quadrille" survey certificate mahjong 1 >board
accepts "a Mahjong board can't be won, says CaDiCaL" "This board of 144 tiles with the digest" unwinnable_board board
accepts "the deal is only named" 'Unchecked: it is said to be deal 1 of turtle:random, layout turtle' unwinnable_board board
accepts "and MiniSat" "can't be won" unwinnable_board board minisat
grep -v '^cut' board >uncut
refuses "a board without cuts is not proven" "doesn't find the clauses unsatisfiable" unwinnable_board uncut
awk '/^tile/ { if (++count > 1) next } !/^cut/' board >single
refuses "a single tile is no board" "a board can't have 1 tiles of the kind" unwinnable_board single
awk '/^tile/ && !done { $4++; done = 1 } { print }' board >shifted
refuses "nor are tiles that overlap" 'tiles overlap: ' unwinnable_board shifted
sed '/^tile/s/ [1-9][bcd]$/ 0b/' board >faceless
refuses "nor are unknown faces" 'no such face: 0b' unwinnable_board faceless
"$quadrille" survey plan mahjong 1..40 --full >plan
"$quadrille" survey run plan
for seed in $(sed -n 's/^deal \([0-9]*\) unwinnable.*/\1/p' plan.results/000/*); do
  "$quadrille" survey certificate mahjong "$seed" >each && "$checkers/unwinnable_board.py" each >said 2>&1 || echo "$seed: $(cat said)"
done >trouble
nothing "every unwinnable board of forty has a certificate" "$(cat trouble)"
"$quadrille" survey certificate mahjong 2 >none 2>err
same "a winnable board has none" "1:0" "$?:$(wc -c <none | tr -d ' ')"

for metric in --slides ''; do
  "$quadrille" survey certificate sliding positions $metric >table
  accepts "every distance of the 8-puzzle is right $metric" ': 181440 positions' distance_table table
done
tr 7 8 <table >false_table
refuses "a wrong distance is found" 'neighbours differ by more than a move' distance_table false_table
sed '5s/O/M/' table >too_near
refuses "and a position that is said to be nearer than it is" 'positions without a closer neighbour: 1' distance_table too_near
sed 's/./&/' table >same && printf x >>same
accepts_broken=$("$checkers/distance_table.py" same 2>&1)
same "a broken seal is found" 'refused: the seal is broken' "$accepts_broken"

"$quadrille" survey certificate freecell 11982 >deal
accepts "Microsoft's deal 11982 is impossible" 'is impossible: 61643 positions' impossible_deal deal

if [ -n "${QUADRILLE_LONG:-}" ]; then
  for metric in '' --slides; do
    "$quadrille" survey certificate sliding positions 3x4 $metric >table
    accepts "every distance of 3x4 is right $metric" ': 239500800 positions' distance_table table
  done
fi
done_testing
