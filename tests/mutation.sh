#!/bin/sh
# SPDX-License-Identifier: MIT
# Changes one place of the rules, sessions or formats at a time, and counts how
# many of these mutants the tests notice. The long form also tries some of the
# layers above. The tests of BUILD must be built.
#   mutation.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
wanted=${QUADRILLE_LONG:+5000}
wanted=${wanted:-100}

# counted PATTERN: a number in what mutation.py said
counted() { printf '%s\n' "$said" | sed -n "s/^# killed $1.*/\\1/p"; }

# try COUNT [LAYER]: sets "killed" and "tried"
try() {
  said=$(python3 -B tests/mutation.py "$build" "$@" 2>&1)
  killed=$(counted '\([0-9]*\) of')
  tried=$(counted '[0-9]* of \([0-9]*\)')
  killed=${killed:-0} tried=${tried:-0}
  printf '%s\n' "$said" | sed 's/^[^#]/# &/'
}

try "$wanted"
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
# Unit tests alone notice these; whole dialogues would notice more.
if [ -n "${QUADRILLE_LONG:-}" ]; then
  while read -r layer least; do
    try 100 "$layer"
    nothing "$layer: unit tests notice $least % of the mutants" \
      "$([ "$tried" -gt 0 ] && [ "$((killed * 100))" -ge "$((tried * least))" ] || printf '%s\n' "$said")"
  done <<END
solve 50
store 75
backup 60
statistics 60
challenge 75
END
fi
nothing "each mutant that is listed as equivalent is one that could be tried" "$(python3 -B tests/mutation.py "$build" --stale)"
done_testing
