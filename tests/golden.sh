#!/bin/sh
# SPDX-License-Identifier: MIT
# Whole dialogues, sign by sign: golden/NAME.in is what was typed, NAME.args
# the arguments, NAME.out all that the program prints, and NAME.code its exit
# code when it is not 0. SCRATCH in them is a folder of its own. Started with
# QUADRILLE_WRITE=1 it writes what it sees instead: look at the difference
# before you keep it.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
XDG_CACHE_HOME=$scratch/cache
export XDG_CACHE_HOME
cd "$root/tests/golden" || exit 1

# play NAME: the transcript is left in $scratch/out, the exit code in $code
play() {
  mkdir "$scratch/$1"
  sed "s|SCRATCH|$scratch/$1|g" "$1.in" >"$scratch/in"
  eval "set -- $1 $(sed "s|SCRATCH|$scratch/$1|g" "$1.args")"
  played=$1
  shift
  "$quadrille" "$@" --echo --mono --ascii <"$scratch/in" >"$scratch/raw" 2>&1
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
