#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares whole dialogues, character by character: golden/NAME.in is the input,
# NAME.args the arguments, NAME.out everything the program prints, and NAME.code
# its exit code if it is not 0. SCRATCH in them stands for the test's folder.
# With QUADRILLE_WRITE=1 the output is stored instead; check the difference
# before you commit it. With QUADRILLE_RELOAD=1 each dialogue is held twice at a
# terminal, and the second time the program is killed after every line: see
# kit/reloading.py.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
XDG_CACHE_HOME=$scratch/cache
export XDG_CACHE_HOME
cd "$root/tests/golden" || exit 1

# play NAME: leaves the transcript in $scratch/out and the exit code in $code
play() {
  mkdir -p "$scratch/$1"
  sed "s|SCRATCH|$scratch/$1|g" "$1.in" >"$scratch/in"
  eval "set -- $1 $(sed "s|SCRATCH|$scratch/$1|g" "$1.args")"
  played=$1
  shift
  if [ -n "${way:-}" ]; then
    python3 "$root/tests/kit/reloading.py" "$way" "$quadrille" "$@" <"$scratch/in" >"$scratch/$way" 2>&1
    return
  fi
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

# Ranks depend on how long a game took.
compare_ways() {
  for way in steady killed; do play "$1"; done
  diff -u -I '^Rank ' -I '^New personal best: ' "$scratch/steady" "$scratch/killed"
}

# Resumed games have neither a menu nor a way of speaking that was chosen.
for file in *.in; do
  name=${file%.in}
  if [ -n "${QUADRILLE_RELOAD:-}" ]; then
    case $name in menu* | replay* | *-brief | *-spoken) continue ;; esac
    nothing "the dialogue $name, killed after every line" "$(compare_ways "$name")"
    continue
  fi
  play "$name"
  [ -z "${QUADRILLE_WRITE:-}" ] || write "$name"
  nothing "the dialogue $name" "$(compare "$name" 2>&1)"
done
done_testing
