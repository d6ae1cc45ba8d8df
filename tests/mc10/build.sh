#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the simulator to build/mc10/simulate, unless that is up to date.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$root/build/mc10"
[ -n "$(find "$here" -name '*.[ch]' -newer "$root/build/mc10/simulate" 2>&1 | head -1)" ] || exit 0
gcc -std=c11 -O2 -Wall -Wextra -Wshadow -Werror -o "$root/build/mc10/simulate.$$" "$here"/*.c
mv "$root/build/mc10/simulate.$$" "$root/build/mc10/simulate" # at once, because others may run it
