#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that what other programs rely on is as tests/surface.txt says: options,
# members of JSON, columns, operations and types.
#   surface.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
list=tests/surface.txt

nothing "what programs rely on is what tests/surface.txt lists" "$(python3 -B tests/surface.py "$build" 2>&1)"

# The same with another list: something that is gone, and something new.
sed -e 's/^json games: undos, number$/json games: undos, text/' -e '/^value --mode prove$/d' "$list" >"$scratch/other"
same "another type, and a value that wasn't there, are noticed" "gone: json games: undos, text
new: value --mode prove
new: json games: undos, number" "$(SURFACE=$scratch/other python3 -B tests/surface.py "$build" 2>&1 | sed '$d')"
done_testing
