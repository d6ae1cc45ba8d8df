#!/bin/sh
# SPDX-License-Identifier: MIT
# Lets memory, files and the clock fail while programs run: see faults/faults.py.
# One call of each kind fails, or hundreds in the long check, which lets several
# programs fail at a time.
#   faults.sh BUILD
. "$(dirname "$0")/tap.sh"
gcc -shared -fPIC -O1 -Wall -Wextra -Werror -o "$scratch/failing_calls.so" "$root/tests/faults/failing_calls.c" || exit 1
trials=1 jobs=1
[ -z "${QUADRILLE_LONG:-}" ] || trials=300 jobs=$(nproc)
# Debian's kernel doesn't follow a stranger's link in a folder such as /tmp; the
# program must not follow it by itself.
printf 'diary\n' >"$scratch/diary"
ln -s diary "$scratch/link"
printf '7a\nsave %s\n' "$scratch/link" |
  FAULT_CALL=stat FAULT_NTH=1 FAULT_LASTING=1 FAULT_ERROR=13 FAULT_CALLER=program LD_PRELOAD=$scratch/failing_calls.so \
    "$build/quadrille" freecell 617 --no-save >"$scratch/said" 2>&1
same "a link that the kernel doesn't follow isn't followed" diary "$(cat "$scratch/diary")"
verdict "$(grep -c "Can't save to $scratch/link: Permission denied" "$scratch/said" | sed 's/1/0/;t;s/.*/1/')" "and the player is told" "$(cat "$scratch/said")"
python3 "$root/tests/faults/faults.py" "$build/quadrille" "$scratch/failing_calls.so" "$trials" "$jobs"
