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
python3 "$root/tests/faults/faults.py" "$build/quadrille" "$scratch/failing_calls.so" "$trials" "$jobs"
