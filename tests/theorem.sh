#!/bin/sh
# SPDX-License-Identifier: MIT
# Proves what a slide does, with Frama-C's WP and two provers: see
# proof/sliding_theorem.c, which says what is assumed. Each width is a proof of
# its own, because provers know little about products of unknown numbers.
#   theorem.sh
# SECONDS_EACH is how long a prover may take for a goal. Without QUADRILLE_LONG
# one width is proved.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
widths=4
[ -z "${QUADRILLE_LONG:-}" ] || widths="2 3 4 5 6 7 8 9 10"
functions=cells_of,step,sliding_gap_step,sliding_find_slide,can_go,find_fault,apply

# prove WIDTH [EDIT]: prints the goals that are not proved, or the error
prove() {
  sed -e 's|^    while (count--) {|    /*@ SLIDES */\n&|' \
    -e 's|^        count_up(game->steps);|&\n        /*@ NEIGHBOURS */ /*@ EXCHANGED */ /*@ SLID */|' -e "${2:-}" \
    rules/sliding/game.c >"$scratch/game.c"
  frama-c -no-unicode -cpp-extra-args="-I. -Irules/sliding -DQUADRILLE_ASSERTIONS=0 -DWIDTH=$1 -DTHEOREM_SOURCE='\"$scratch/game.c\"'" \
    -wp -wp-model Typed+Cast -wp-prover cvc4,z3 -wp-timeout "${SECONDS_EACH:-60}" -wp-fct "$functions" tests/proof/sliding_theorem.c >"$scratch/report" 2>&1
  grep -q '^\[wp\] Proved goals:' "$scratch/report" || tail -20 "$scratch/report"
  sed -n 's/^\[wp\] \[\(Failed\|Timeout\|Unknown\|Stepout\)\] Goal //p' "$scratch/report"
}

export HOME="$scratch" # the provers' configuration
why3 config detect >"$scratch/report" 2>&1
for width in $widths; do
  nothing "a slide on boards of width $width exchanges the gap with neighbours" "$(prove "$width")"
  echo "# width $width: $(sed -n 's/^\[wp\] Proved goals: *//p' "$scratch/report") goals"
done
SECONDS_EACH=5
for edit in 's/game->tile\[from\] = 0;/game->tile[from] = game->tile[0];/' 's/size = (i16)(way < SLIDING_TILES_LEFT ? game->width : 1)/size = game->width/'; do
  verdict "$([ -n "$(prove 4 "$edit")" ]; echo $?)" "no proof with a mistake: $edit"
done
done_testing
