#!/bin/sh
# SPDX-License-Identifier: MIT
# The laws of the tree itself: who may depend on whom, which C is spoken where,
# how large things grow.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# ------------------------------------------------------------- dependencies

# includes FOLDER...: "file: header" of every include below the folders
includes() {
  find "$@" -name '*.[ch]' | sort | xargs grep -H '^#include' | sed 's/#include *//'
}

nothing "rules include nothing but rules and <limits.h>" \
  "$(includes rules | grep -vE ':("[a-z]+\.h"|<limits\.h>)$')"
nothing "a session includes nothing but itself and rules" \
  "$(includes session | grep -vE ':"(\.\./rules/)?[a-z]+\.h"$')"
nothing "solvers include nothing but themselves, rules and what every C11 has" \
  "$(includes solve | grep -vE ':("(\.\./)?((\.\./)?rules/|(freecell|kulki|mahjong|sliding)/)?[a-z]+\.h"|<(stdint|string)\.h>)$')"
nothing "a store includes nothing but itself, a session and libraries" \
  "$(includes store | grep -vE ':("(\.\./session/)?[a-z]+\.h"|"\.\./store\.h"|<[a-z0-9/]+\.h>)$')"
nothing "SQLite is the store's own business" "$(includes rules session front command | grep sqlite)"
nothing "fronts know rules, sessions, the store and fronts, no command" \
  "$(includes front | grep -E '"(\.\./)+(command|survey|tests)/')"
nothing "the loop knows no machine" \
  "$(find front -maxdepth 1 -name '*.[ch]' | xargs grep -HE '#include "(line|null|tui|web)/')"
nothing "no code outside the tests includes a test's" \
  "$(includes rules session solve store front command bench | grep -E '"(\.\./)*tests/')"

# ------------------------------------------------------------ freestanding

strict="-Irules -std=c90 -pedantic-errors -Wall -Wextra -Wconversion -Wshadow -Wdeclaration-after-statement -Wvla -Werror -O2"
compile_all() { # COMPILER TARGET FLAGS... < file list
  compiler=$1; target=$2; shift 2
  mkdir -p "$scratch/$target"
  while read -r file; do
    "$compiler" "$@" -c "$file" -o "$scratch/$target/$(object "$file")" 2>&1
  done
}
object() { echo "${1%.c}.o" | tr / -; }
sources() { find "$@" -name '*.c' | sort; }

nothing "rules and session are C90 for gcc" \
  "$(sources rules session docs/fifth | compile_all gcc c90 $strict -ffreestanding -fno-pic)"
nothing "rules and session are C90 for clang" \
  "$(sources rules session docs/fifth | compile_all clang clang $strict -ffreestanding)"
nothing "rules and session have no floating point" \
  "$(sources rules session | compile_all gcc general -std=c90 -O2 -ffreestanding -mgeneral-regs-only)"
nothing "rules, the fifth game and session compile for the Z80" \
  "$(for file in $(sources rules session docs/fifth); do sdcc -mz80 -Irules -c "$file" -o "$scratch/z80.rel" 2>&1; done)"
nothing "rules and session know no 64-bit number" \
  "$(grep -nE 'long long|u?int64' rules/*.[ch] session/*.[ch])"
nothing "#if stands in base.h alone, but for the guards of headers" \
  "$(grep -nE '^ *# *(if|elif)' rules/*.[ch] session/*.[ch] | grep -v '^rules/base.h:' | grep -vE '#ifndef [A-Z]+_H$')"

objects() { for file in $(sources "$@"); do echo "$scratch/c90/$(object "$file")"; done; }
symbols() { nm "$@" | awk 'NF >= 2 { print $NF }' | sort -u; }

ld -r -o "$scratch/rules.o" $(objects rules)
ld -r -o "$scratch/session.o" $(objects rules session)
bytes='memcpy|memmove|memset|memcmp'
nothing "rules need no function from outside but the four of bytes" \
  "$(nm -u "$scratch/rules.o" | grep -vwE "$bytes")"
nothing "a session needs nothing beyond rules and those" \
  "$(nm -u "$scratch/session.o" | grep -vwE "$bytes")"
nothing "solvers are C11 without a library" \
  "$(sources solve | compile_all gcc solve -std=c11 -pedantic-errors -Wall -Wextra -Wconversion -Wshadow -Wvla -Werror -O2 -ffreestanding -fno-pic -mgeneral-regs-only)"
ld -r -o "$scratch/solve.o" $(objects rules) "$scratch"/solve/*.o
nothing "solvers need nothing beyond rules and those, and no floating point" \
  "$(nm -u "$scratch/solve.o" | grep -vwE "$bytes")"
nothing "solvers have no data that can be written" \
  "$(size -A "$scratch"/solve/*.o | awk '/:$/ { file = $1 } /^\.(data|bss)/ && $2 { print file, $1, $2 }')"
nothing "rules and session have no data that can be written" \
  "$(size -A $(objects rules session) | awk '/:$/ { file = $1 } /^\.(data|bss)/ && $2 { print file, $1, $2 }')"
nothing "names are told apart by their first eight characters" \
  "$(nm --defined-only -g "$scratch/rules.o" | awk '{ print toupper(substr($3, 1, 8)) }' | sort | uniq -d)"
nothing "files of rules have names of eight letters at most" \
  "$(ls rules | grep -vE '^[a-z]{1,8}\.[ch]$')"
nothing "rules keep to 79 columns" "$(grep -nE '^.{80,}' rules/*.[ch])"

portable="front/mainframe front/voice -maxdepth 1"
nothing "a 3270's screens include nothing but themselves, the games' words, a session and rules" \
  "$(includes $portable | grep -vE ':"((\.\./\.\./(rules|session)|\.\./voice)/)?[a-z0-9]+\.h"$')"
nothing "they are C90, but for texts of any length" \
  "$(sources $portable | compile_all gcc mainframe $strict -Wno-overlength-strings -ffreestanding -fno-pic)"
ld -r -o "$scratch/mainframe.o" $(objects rules session) "$scratch"/mainframe/*.o
nothing "they need nothing beyond a session and those" "$(nm -u "$scratch/mainframe.o" | grep -vwE "$bytes")"
nothing "they have no data that can be written" \
  "$(size -A "$scratch"/mainframe/*.o | awk '/:$/ { file = $1 } /^\.(data|bss)/ && $2 { print file, $1, $2 }')"
nothing "the mainframe's files have names of eight letters at most" \
  "$(ls front/mainframe front/voice | grep '\.' | grep -vE '^[a-z]{1,8}\.[ch]$')"

# ------------------------------------------------------------------- sizes

code=$(find rules session solve store front command tests bench train docs -name '*.[ch]' | sort)
nothing "no file is longer than 400 lines" "$(wc -l $code | awk '$2 != "total" && $1 > 400')"
scripts=$(find front/web/page tests/web bench -name '*.js' -o -name '*.mjs' -o -name '*.css' | sort)
scripts="$scripts $(find front packaging tests bench docs -name '*.py' -o -name '*.sh' | sort) play check .ci/run"
nothing "no script or style sheet either" "$(wc -l $scripts | awk '$2 != "total" && $1 > 400')"
nothing "every source names its licence first" \
  "$(for file in $code $scripts; do head -2 "$file" | grep -q 'SPDX-License-Identifier: MIT' || echo "$file"; done)"
pmccabe $(find rules session solve store front command -name '*.c') | awk '{ print $5, $6, $7 }' | sort -n >"$scratch/functions"
nothing "no function is longer than 60 lines" "$(awk '$1 > 60' "$scratch/functions")"
nothing "half of all functions have 12 lines at most, nine in ten 30" \
  "$(awk '{ line[NR] = $1 } END { m = line[int((NR + 1) / 2)]; n = line[int(NR * 9 / 10)]; if (m > 12 || n > 30) print "median", m, "nine in ten", n }' "$scratch/functions")"
nothing "the code is formatted" "$(clang-format --dry-run --style=file $code 2>&1 | grep -E 'warning|error' | head -5)"
size_of() { stat -c %s "$1" 2>/dev/null || echo 9999999; }
size=$(size_of build/musl/quadrille)
weights=$(stat -c %s data/kulki/weights.bin)
nothing "Kulki's weights are under 500 KB" "$([ "$weights" -lt 500000 ] || echo "$weights bytes")"
size=$((size - weights))
nothing "the program with all its solvers, static with musl, is under 350 KB beside the weights" "$([ "$size" -lt 350000 ] || echo "$size bytes")"
echo "# static with musl: $size bytes, and $weights of weights"
for machine in small small-aarch64 small-armhf small-s390x; do
  small=$(size_of build/$machine/quadrille)
  nothing "the games alone, static with musl, are under 200 KB: $machine" "$([ "$small" -lt 200000 ] || echo "$small bytes")"
  echo "# $machine: $small bytes"
done
done_testing
