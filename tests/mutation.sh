#!/bin/sh
# SPDX-License-Identifier: MIT
# Changes one place of the rules, sessions or formats at a time, and counts how
# many of these mutants the tests notice. The tests of BUILD must be built.
#   mutation.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
wanted=${QUADRILLE_LONG:+5000}
wanted=${wanted:-100}

# counted PATTERN: a number in what mutation.py said
counted() { printf '%s\n' "$said" | sed -n "s/^# killed $1.*/\\1/p"; }

said=$(python3 -B tests/mutation.py "$build" "$wanted" 2>&1)
killed=$(counted '\([0-9]*\) of')
tried=$(counted '[0-9]* of \([0-9]*\)')
killed=${killed:-0} tried=${tried:-0}
# The hundred mutants are others whenever a source changes. docs/testing.md says
# how likely it is that more than three of them survive.
if [ "$wanted" = 100 ]; then
  most=3
else
  most=$((tried / 100))
fi
nothing "the tests notice all mutants but $most of $wanted" \
  "$([ "$tried" -gt 0 ] && [ $((tried - killed)) -le "$most" ] || printf '%s\n' "$said")"
nothing "nine in ten mutants compile and are no copies" \
  "$([ "$((tried * 10))" -ge $((wanted * 9)) ] || printf '%s\n' "$said" | tail -2)"
printf '%s\n' "$said" | sed 's/^[^#]/# &/'
nothing "each mutant that is listed as equivalent is one that could be tried" "$(python3 -B tests/mutation.py "$build" --stale)"
done_testing
