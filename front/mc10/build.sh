#!/bin/sh
# SPDX-License-Identifier: MIT
# Assembles the programs for the MC-10, unless they are newer than their sources,
# and prints their sizes: front/mc10/build.sh [FOLDER]. The folder defaults to
# build/mc10. Each program becomes a cassette image, NAME.c10, and an image of a
# ROM that starts it, NAME.rom.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$root/build/mc10}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
newer=$(find "$here" -newer "$folder/sizes" 2>&1 | head -1)
[ -n "$newer" ] || { cat "$folder/sizes"; exit 0; }

# The address of a symbol.
symbol() { awk -v name="$2" '$1 == name { print $2 }' "$folder/$1.sym"; }

for source in "$here"/*.asm; do
  name=$(basename "${source%.asm}")
  (cd "$here" && dasm "$name.asm" -f3 -v0 -o"$folder/$name.bin" -l"$folder/$name.lst" -s"$folder/$name.sym") >"$folder/$name.log" 2>&1 ||
    { cat "$folder/$name.log" >&2; rm -f "$folder/sizes"; exit 1; }
  python3 "$here/tape_rom.py" "$folder/$name.bin" "0x$(symbol "$name" LOAD)" "$folder/$name.c10" "$folder/$name.rom" \
    "$(echo "$name" | tr a-z_ A-Z-)"
  printf '%-16s %5d bytes, to 0x%s\n' "$name" "$(wc -c <"$folder/$name.bin")" "$(symbol "$name" code_end)"
done >"$folder/sizes"
cat "$folder/sizes"
