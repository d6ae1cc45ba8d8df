#!/bin/sh
# SPDX-License-Identifier: MIT
# Proves what a slide does, and that codes are read back as they were written,
# with Frama-C's WP and two provers: see proof/sliding_theorem.c and
# proof/code_theorem.c, which say what is assumed. Each width is a proof of its
# own, because provers know little about products of unknown numbers.
#   theorem.sh
# SECONDS_EACH is how long a prover may take for a goal. Without QUADRILLE_LONG
# one width is proved.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
widths=4
[ -z "${QUADRILLE_LONG:-}" ] || widths="2 3 4 5 6 7 8 9 10"
functions=cells_of,step,sliding_gap_step,sliding_find_slide,can_go,find_fault,apply

coders=code_put_bits,code_take_bits,code_bits_for_move,place_in,put_place,take_place,write_moves,read_moves

# unproved: prints the goals of the report that are not proved, or the error
unproved() {
  grep -q '^\[wp\] Proved goals:' "$scratch/report" || tail -20 "$scratch/report"
  sed -n 's/^\[wp\] \[\(Failed\|Timeout\|Unknown\|Stepout\)\] Goal //p' "$scratch/report"
}

# prove_codes FUNCTIONS [EDIT]: prints the goals that are not proved, or the error
prove_codes() {
  for file in code_write.c code_read.c; do
    sed -e "${2:-}" "session/$file" | sed -f tests/proof/code_theorem.sed >"$scratch/$file"
  done
  frama-c -no-unicode -cpp-extra-args="-I$scratch -I. -Isession -DQUADRILLE_ASSERTIONS=0" -wp -wp-model Typed+Cast \
    -wp-prover cvc4,z3 -wp-timeout "${SECONDS_EACH:-60}" -wp-fct "$1" tests/proof/code_theorem.c >"$scratch/report" 2>&1
  unproved
}

# prove WIDTH [EDIT]: prints the goals that are not proved, or the error
prove() {
  sed -e 's|^    while (count--) {|    /*@ SLIDES */\n&|' \
    -e 's|^        count_up(game->steps);|&\n        /*@ NEIGHBOURS */ /*@ EXCHANGED */ /*@ SLID */|' -e "${2:-}" \
    rules/sliding/game.c >"$scratch/game.c"
  frama-c -no-unicode -cpp-extra-args="-I. -Irules/sliding -DQUADRILLE_ASSERTIONS=0 -DWIDTH=$1 -DTHEOREM_SOURCE='\"$scratch/game.c\"'" \
    -wp -wp-model Typed+Cast -wp-prover cvc4,z3 -wp-timeout "${SECONDS_EACH:-60}" -wp-fct "$functions" tests/proof/sliding_theorem.c >"$scratch/report" 2>&1
  unproved
}

export HOME="$scratch" # the provers' configuration
why3 config detect >"$scratch/report" 2>&1
for width in $widths; do
  nothing "a slide on boards of width $width exchanges the gap with neighbours" "$(prove "$width")"
  echo "# width $width: $(sed -n 's/^\[wp\] Proved goals: *//p' "$scratch/report") goals"
done
same "z3 proves what is used of words" "8 unsat" "$(z3 tests/proof/code_words.smt2 | sort | uniq -c | sed 's/^ *//')"
nothing "moves are read back as they were written" "$(prove_codes "$coders")"
echo "# codes: $(sed -n 's/^\[wp\] Proved goals: *//p' "$scratch/report") goals"
SECONDS_EACH=5
for edit in 's/game->tile\[from\] = 0;/game->tile[from] = game->tile[0];/' 's/size = (i16)(way < SLIDING_TILES_LEFT ? game->width : 1)/size = game->width/'; do
  verdict "$([ -n "$(prove 4 "$edit")" ]; echo $?)" "no proof with a mistake: $edit"
done
for mistake in 'code_put_bits s/(value >> count & 1)/(value >> count \& 3)/' 'code_take_bits s/(in->count - count)/(in->count - count + 1)/' \
  'place_in s/return (u16)(at - legal->moves)/return (u16)(at - legal->moves + 1)/'; do
  verdict "$([ -n "$(prove_codes "${mistake%% *}" "${mistake#* }")" ]; echo $?)" "no proof with a mistake in $mistake"
done
done_testing
