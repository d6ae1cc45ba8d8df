#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the program at a pseudo-terminal from Python's standard library; the
# cases are in terminal/.
. "$(dirname "$0")/tap.sh"
SCRATCH=$scratch
export SCRATCH PYTHONDONTWRITEBYTECODE=1
status=0
for part in play keeping screen mouse answers endings noise restore stopped tables progress locales long_games; do python3 "$root/tests/terminal/$part.py" "$build/quadrille" || status=1; done
exit "$status"
