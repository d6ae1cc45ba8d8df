#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures which branches of rules and session the tests take.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
find build/coverage -name '*.gcda' -delete
for program in $(find build/coverage/tests -name CMakeFiles -prune -o -type f -perm -100 -print); do
  "$program" >/dev/null 2>&1
done
gcovr --root . --filter 'rules/' --filter 'session/' --exclude-throw-branches --branches \
  --exclude 'rules/games.c' build/coverage >"$scratch/report" 2>"$scratch/err"
sed 's/^/# /' "$scratch/report"
total=$(awk '$1 == "TOTAL" { print $4 }' "$scratch/report")
nothing "more than 95 % of the branches of rules and session are taken" \
  "$([ "${total%\%}" -gt 95 ] 2>/dev/null || { echo "$total"; cat "$scratch/err"; })"
done_testing
