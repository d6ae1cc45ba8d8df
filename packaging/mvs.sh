#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes build/mvs: the sources as compilers of MVS 3.8j want them, and a job
# that compiles and links them there. Checked by compilers here; never run on
# MVS by who made it.
set -eu
cd "$(dirname "$0")/.."
out=build/mvs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for file in $(find rules session wording front/mainframe/*.c front/mainframe/mvs -name '*.c'); do
  gcc -I. -std=c90 -c "$file" -o "$work/$(echo "$file" | tr / -).o"
done
rm -rf $out
nm --defined-only -g "$work"/*.o | awk 'NF == 3 && $3 != "main" { print $3 }' | sort -u | python3 packaging/mvs.py $out
