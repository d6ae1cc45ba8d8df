#!/bin/sh
# SPDX-License-Identifier: MIT
# Explores the model of the store with Spin, and checks that it finds mistakes.
#   model.sh
. "$(dirname "$0")/tap.sh"
model=$root/tests/models/store.pml
cd "$scratch" || exit 1

# explore FLAGS...: writes the report of a complete search, or of one that ends
# at the first error
explore() {
  rm -f pan*
  spin -a "$@" "$model" >log 2>&1 && gcc -O1 -w -DSAFETY -DCOLLAPSE -o pan pan.c >>log 2>&1 && ./pan -m100000 >report 2>&1 ||
    cat log >>report
}

explore -DCHANGES=$([ -n "${QUADRILLE_LONG:-}" ] && echo 3 || echo 2)
nothing "no shown move is lost, whatever fails and whenever" "$(grep -q 'errors: 0$' report || cat report)"
nothing "every state is explored" \
  "$(grep -E 'not completed|too small|truncated|out of memory' report; awk '/states, stored/ { found = $1 } END { if (found < 100000) print found " states" }' report)"
nothing "every step of a program is reached" "$(grep -q '^unreached in' report || echo "no report"; grep -E ', state [0-9]+,' report | grep -v '"-end-"')"
sed -n 's/^ *\([0-9]*\) states, stored.*/# states: \1/p' report

for mistake in SHOW_FIRST NO_EDITION NO_TRANSACTION UNSYNCED REUSED_IDS READ_AGAIN; do
  explore -D$mistake
  nothing "the mistake $mistake is found" "$(grep -q 'assertion violated' report || cat report)"
done
done_testing
