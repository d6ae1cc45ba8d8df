#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes build/mvs: the sources as compilers of MVS 3.8j want them, and a job
# that compiles and links them there. Checked by compilers here; never run on
# MVS by who made it.
set -eu
cd "$(dirname "$0")/.."
out=build/mvs
assembly=$(mktemp)
trap 'rm -f "$assembly"' EXIT

for file in $(find rules session wording front/mainframe/*.c front/mainframe/mvs -name '*.c'); do
  gcc -I. -std=c90 -S -o - "$file"
done >"$assembly"
rm -rf $out
sed -n 's/^[[:blank:]]*\.globl[[:blank:]]*//p' "$assembly" | grep -vx main | sort -u | python3 packaging/mvs.py $out
