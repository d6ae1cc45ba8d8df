#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the program at a pseudo-terminal from Python's standard library:
# terminal.sh BUILD [PART...]. The parts are in terminal/. With QUADRILLE_RELOAD=1
# the program on the whole screen is killed before each command that follows an
# answer, and resumed: see terminal/window.py. Not all parts stand that.
. "$(dirname "$0")/tap.sh"
SCRATCH=$scratch
export SCRATCH PYTHONDONTWRITEBYTECODE=1
status=0
shift
[ $# != 0 ] || set -- play keeping reload screen mouse answers endings lessons tools steps noise restore stopped tables progress locales languages long_games
for part in "$@"; do python3 "$root/tests/terminal/$part.py" "$build/quadrille" || status=1; done
exit "$status"
