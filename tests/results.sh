#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the survey results in docs/results: results.sh BUILD
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/kit/other_programs.sh"
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
[ -n "${QUADRILLE_LONG:-}" ] && unpack_layouts && export OTHER_LAYOUTS="theater hourglass"
python3 -B "$root/tests/results.py" "$build/quadrille"
