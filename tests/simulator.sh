#!/bin/sh
# SPDX-License-Identifier: MIT
# Lets three devices live with disks, clocks and programs that fail at random,
# and repeats the lives that failed before.
#   simulator.sh BUILD [N/OF]
# FIRST is the first seed, COUNT how many there are; "2/3" is the second third of
# them.
. "$(dirname "$0")/tap.sh"
program=$build/tests/simulator
share=${2:-1/1}
histories=$((${COUNT:-$([ -n "${QUADRILLE_LONG:-}" ] && echo 1000000 || echo 10000)} / ${share#*/}))
first=$((${FIRST:-1} + (${share%/*} - 1) * histories))

nothing "histories that failed before don't fail again" "$("$program" --replay "$root"/tests/simulator/histories/*.txt 2>&1 | grep -v -e '^ok ' -e '^1\.\.')"
"$program" --print "$first" >"$scratch/script"
nothing "a seed is the same history as its script" "$("$program" --replay "$scratch/script" 2>&1 | grep -v -e '^ok ' -e '^1\.\.')"
"$program" "$first" "$histories" >"$scratch/report" 2>&1
nothing "$histories histories of 200 steps, from seed $first" "$(grep -q '^ok ' "$scratch/report" || cat "$scratch/report")"
grep '^# .* steps a second' "$scratch/report"
done_testing
