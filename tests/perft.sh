#!/bin/sh
# SPDX-License-Identifier: MIT
# Counts lines of play with the program and with a second counter in Python,
# which was written from the rules and not from the program.
. "$(dirname "$0")/tap.sh"
most=${QUADRILLE_LONG:+10000}
moves=${QUADRILLE_LONG:+300}

python3 "$root/tests/perft/recount.py" "$build/quadrille" "${most:-1500}" "${moves:-60}" >"$scratch/compared" 2>"$scratch/complaints"
while read -r word words; do
  case $word in
    '#') printf '%s\n' "$word $words" ;;
    *) [ "$word" = same ] && verdict 0 "$words" || verdict 1 "$words" ;;
  esac
done <"$scratch/compared"
nothing "the second counter has no complaint" "$(cat "$scratch/complaints")"
done_testing
