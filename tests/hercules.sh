#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the mainframe's program in Hercules; the cases are in mainframe/.
. "$(dirname "$0")/tap.sh"
sh "$root/packaging/mainframe.sh" >"$scratch/log" 2>&1
verdict $? "it is built, with its deck and its tape" "$(tail -5 "$scratch/log")"
SCRATCH=$scratch PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/mainframe/hercules.py" "$build/quadrille" "$root/build/mainframe"
