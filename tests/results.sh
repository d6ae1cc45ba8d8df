#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the survey results in docs/results: results.sh BUILD
. "$(dirname "$0")/tap.sh"
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"
python3 -B "$root/tests/results.py" "$build/quadrille"
