#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the rules for a Z80 to build/z80/*.rel, unless those are up to date, and
# keeps what the compiler said in build/z80/warnings. What the MSX cartridge is
# made of is taken from there.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
"$root/front/msx/build.sh" >/dev/null
mkdir -p "$root/build/z80"
cd "$root/build/z80"
newest=$(find "$root/rules" "$root/session" "$root/tests/z80" -type f -newer crt0.rel 2>&1 | head -1)
[ -n "$newest" ] || exit 0
: >warnings
rm -f ./*.rel # some may be of sources that are gone
find "$root/rules" "$root/session/playout.c" -name '*.c' | sort | while read -r source; do
  object=${source#"$root"/}
  object=$(echo "${object%.c}" | tr / -)
  cartridge=$root/build/msx/$(basename "$(dirname "$source")")_$(basename "$source" .c)
  if [ "$cartridge.rel" -nt "$source" ]; then
    cp "$cartridge.rel" "$object.rel"
    cat "$cartridge.log" >>warnings
  else
    echo "$object.rel $source"
  fi
done | xargs -P "$(nproc)" -L 1 sh -c 'sdcc -mz80 --opt-code-size -I"$0" -c "$2" -o "$1"' "$root" >>warnings 2>&1 || { cat warnings; exit 1; }
sdasz80 -o crt0.rel "$root/tests/z80/crt0.s"
