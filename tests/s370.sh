#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the program for MVS that needs no C compiler there: what the assembler
# and the linkage editor will read, and the program itself on an emulated
# System/370; the cases are in s370/.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
kit=build/s370
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

tests/s370/build.sh >"$scratch/log" 2>&1
verdict $? "it is translated, in columns and instructions that System/370 has" "$(tail -5 "$scratch/log")"
nothing "lines of the job have 71 columns at most" "$(awk 'length > 71 { print FILENAME ": " FNR }' $kit/assembler/* $kit/quadasm.jcl)"
nothing "it has no sign beyond what all code pages have" "$(grep -nP '[^\x20-\x7e]|[][{}|~^\\!#@$]' $kit/assembler/* $kit/quadasm.jcl | grep -v ':\*')"
nothing "no line of a member could be taken for one of the job" "$(grep -nE '^(\./|ZZ|//|/\*)' $kit/assembler/*)"
nothing "modules have names of eight letters at most" "$(ls $kit/assembler | grep -vE '^[A-Z][A-Z0-9]{0,7}\.ASM$')"
nothing "every control section and entry has its own name" \
  "$(cat $kit/assembler/* | awk '$2 == "CSECT" { print $1 } $1 == "ENTRY" { print $2 }' | sort | uniq -d)"
modules=$(ls $kit/assembler | wc -l)
same "the job assembles every module once, and links it" "$modules $modules $modules" \
  "$(grep -c '^\./ ADD NAME=' $kit/quadasm.jcl) $(grep -c '^//A[0-9]* *EXEC ASM,M=' $kit/quadasm.jcl) $(grep -c '^ INCLUDE OBJECT(' $kit/quadasm.jcl)"
refused() { # WORDS SOURCE...
  words=$1
  shift
  mkdir -p "$scratch/bad" "$scratch/out"
  printf '%s\n' "$@" >"$scratch/bad/BAD.ASM"
  ! python3 tests/s370/ifox.py "$scratch/bad" "$scratch/out" >"$scratch/log" 2>&1 && grep -q BAD "$scratch/log"
  verdict $? "the check refuses $words"
}
refused "a line of 72 columns" "BAD      CSECT" "$(printf '%-72s' '         BR    14' | tr ' ' '-' | sed 's/^---------BR----14/         BR    14 /')"
refused "a label of nine letters" "BAD      CSECT" "TOOLONGLA BR   14"
refused "an instruction of ESA/390" "BAD      CSECT" "         LHI   1,5"
refused "a literal without a pool" "BAD      CSECT" "         BALR  12,0" "         USING *,12" "         LH    1,=H'5'"
# The two are divisions and products from memory, which gcc rarely writes.
same "all expansions but two are tried" "dl ml" "$(cat $kit/expanded)"
gcc -I. -w tests/s370/arithmetic.c tests/s370/arithmetic_main.c -o "$scratch/arithmetic" && "$scratch/arithmetic" >$kit/arithmetic-test.txt
verdict $? "arithmetic is compiled for this machine"
done_testing
wrong_here=$wrong
SCRATCH=$scratch python3 tests/s370/dialogues.py "$build/quadrille" $kit/test $kit/arithmetic-test && [ "$wrong_here" = 0 ]
