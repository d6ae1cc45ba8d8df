#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the library's one file with each compiler, C library and way to
# optimise. Games and solvers must do the same everywhere: see
# matrix/play_and_solve.c.
#   matrix.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
one=$build/amalgamation

# try COMMAND...: compiles, and compares what is printed with the first
try() {
  log=$("$@" -std=c11 -I"$one" tests/matrix/play_and_solve.c "$one/quadrille.c" -o "$scratch/program" 2>&1) &&
    "$scratch/program" >"$scratch/printed" 2>&1
  verdict $? "$* compiles, and the program ends well" "$log"
  [ -s "$scratch/first" ] || cp "$scratch/printed" "$scratch/first"
  nothing "its games and solvers do the same" "$(diff "$scratch/first" "$scratch/printed" | head -20)"
}

for compiler in gcc-12 clang-14 clang-19; do
  for level in -O0 -O2 -O3 -Os; do try $compiler $level; done
  try $compiler -O2 -fno-strict-aliasing
done
try gcc-12 -O2 -flto
try clang-14 -O2 -flto -fuse-ld=lld
try musl-gcc -O2 -static
try gcc-12 -O2 -static
same "all of it was compared" 156 "$(wc -l <"$scratch/first")"
done_testing
