#!/bin/sh
# SPDX-License-Identifier: MIT
# Changes one place of the rules, sessions or formats at a time, and counts how
# many of these mutants the tests notice. The tests of BUILD must be built.
#   mutation.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
count=${QUADRILLE_LONG:+5000}
count=${count:-100}

said=$(python3 -B tests/mutation.py "$build" "$count" 2>&1)
killed=$(printf '%s\n' "$said" | sed -n 's/^# killed .*(\([0-9]*\)\..* %).*/\1/p')
tried=$(printf '%s\n' "$said" | sed -n 's/^# killed [0-9]* of \([0-9]*\) .*/\1/p')
nothing "the tests notice at least 93 % of the mutants" \
  "$([ "${killed:-0}" -ge 93 ] || printf '%s\n' "$said")"
nothing "nine in ten mutants compile and are no copies" \
  "$([ "$((${tried:-0} * 10))" -ge $((count * 9)) ] || printf '%s\n' "$said" | tail -2)"
printf '%s\n' "$said" | sed 's/^[^#]/# &/'
nothing "each mutant that is listed as equivalent is one that could be tried" "$(python3 -B tests/mutation.py "$build" --stale)"
done_testing
