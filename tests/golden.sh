#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares whole dialogues, character by character: golden/NAME.in is the input,
# NAME.args the arguments, NAME.out everything the program prints, and NAME.code
# its exit code if it is not 0. SCRATCH in them stands for the test's folder.
# With QUADRILLE_WRITE=1 the output is stored instead; check the difference
# before you commit it.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
XDG_CACHE_HOME=$scratch/cache
export XDG_CACHE_HOME
cd "$root/tests/golden" || exit 1

# play NAME: leaves the transcript in $scratch/out and the exit code in $code
play() {
  mkdir "$scratch/$1"
  sed "s|SCRATCH|$scratch/$1|g" "$1.in" >"$scratch/in"
  eval "set -- $1 $(sed "s|SCRATCH|$scratch/$1|g" "$1.args")"
  played=$1
  shift
  "$quadrille" "$@" --echo --color never --ascii <"$scratch/in" >"$scratch/raw" 2>&1
  code=$?
  sed "s|$scratch/$played|SCRATCH|g" "$scratch/raw" >"$scratch/out"
}

write() {
  cp "$scratch/out" "$1.out"
  rm -f "$1.code"
  [ "$code" = 0 ] || echo "$code" >"$1.code"
}

compare() {
  expected=0
  [ ! -f "$1.code" ] || expected=$(cat "$1.code")
  diff -u "$1.out" "$scratch/out"
  [ "$code" = "$expected" ] || echo "exit code $code, not $expected"
}

for file in *.in; do
  name=${file%.in}
  play "$name"
  [ -z "${QUADRILLE_WRITE:-}" ] || write "$name"
  nothing "the dialogue $name" "$(compare "$name" 2>&1)"
done
done_testing
