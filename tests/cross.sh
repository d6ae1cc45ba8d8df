#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the same games on every machine, byte for byte: one digest of a few
# games of every variant from each (the MC-10 has only some), and digests of
# many games with sanitizers, for 32 bits, big-endian, and in WebAssembly.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

# One machine per line: its name, and the command that prints its digest of the
# first game of every variant.
machines() {
  cat <<'END'
x86-64, gcc             | build/release/quadrille proof --seed 1..1
x86-64, sanitizers      | build/debug/quadrille proof --seed 1..1
x86-64, musl, small     | build/small/quadrille proof --seed 1..1
i386                    | qemu-i386 build/m32/quadrille proof --seed 1..1
s390x, big-endian       | qemu-s390x build/s390x/quadrille proof --seed 1..1
ESA/390 alone, EBCDIC   | python3 tests/mainframe/machine.py build/mainframe 1
S/370, as on MVS        | python3 tests/s370/system.py build/s370/test 1
WebAssembly             | node tests/web/module/quadrille.mjs proof --seed 1..1
Z80                     | tests/z80/proof.sh 1
MSX, in openMSX         | tests/msx/proof.sh
END
  tests/computers/small_machines.sh | while read -r machine emulator; do
    echo "$machine, musl, small | $emulator build/small-$machine/quadrille proof --seed 1..1"
  done
}

prove() {
  proven=$(build/release/quadrille proof --seed 1..1)
  machines | while IFS='|' read -r machine command; do
    printf '%s|%s\n' "$machine" "$(sh -c "$command" 2>&1)"
  done >"$scratch/proofs"
  while IFS='|' read -r machine digest; do
    same "every variant plays the same on ${machine%"${machine##*[! ]}"}" "$proven" "$digest"
    printf '# %s %s\n' "$machine" "$digest"
  done <"$scratch/proofs"
}

tests/computers/build.sh >"$scratch/log" 2>&1
verdict $? "programs are built for the machines that have none" "$(tail -5 "$scratch/log")"
prove

# The MC-10 has some of the games: the command that prints the digest of the first
# game of a variant there.
only_some() {
  cat <<'END'
kulki                   | tests/mc10/proof.sh kulki
mahjong                 | tests/mc10/proof.sh mahjong
sliding --variant 3x3   | tests/mc10/proof.sh sliding 3x3
sliding --variant 4x4   | tests/mc10/proof.sh sliding 4x4
sliding --variant 5x5   | tests/mc10/proof.sh sliding 5x5
END
}
only_some | while IFS='|' read -r game command; do
  printf '%s|%s|%s\n' "$game" "$(build/release/quadrille digest $game --seed 1..1)" "$(sh -c "$command" 2>&1)"
done >"$scratch/some"
while IFS='|' read -r game expected digest; do
  same "MC-10, simulated: plays the same ${game%"${game##*[! ]}"}" "$expected" "$digest"
  printf '# MC-10, %s %s\n' "${game%"${game##*[! ]}"}" "$digest"
done <"$scratch/some"

games=${QUADRILLE_LONG:+10000}
games=${games:-1000}

run() { # MACHINE ARGUMENTS...
  machine=$1
  shift
  case $machine in
    web) node tests/web/module/quadrille.mjs "$@" ;;
    s390x) qemu-s390x build/s390x/quadrille "$@" ;;
    m32) qemu-i386 build/m32/quadrille "$@" ;; # not every kernel runs these
    *) build/"$machine"/quadrille "$@" ;;
  esac
}

digest_of() { run "$1" digest "$2" --variant "$3" --seed "1..$4" 2>&1; }

# compare GAME VARIANT COUNT
compare() {
  first=$(digest_of release "$1" "$2" "$3")
  case $first in
    *[!0-9a-f]* | '') verdict 1 "$1 $2 has a digest" "$first"; return ;;
  esac
  for machine in debug m32 s390x web; do
    same "$1 $2, $3 games: $machine plays as gcc does" "$first" "$(digest_of $machine "$1" "$2" "$3")"
  done
}

# The scores of Kulki's players, and how many nodes they need.
players_of() {
  run "$1" solve kulki --seed 1 --games 2 --json 2>&1
  run "$1" solve kulki --variant lines98 --seed 1 --json 2>&1
  run "$1" solve kulki --seed 2 --player search --nodes 30 --json 2>&1
}

first=$(players_of release)
for machine in debug m32 s390x; do
  same "Kulki's players: $machine moves as gcc does" "$first" "$(players_of $machine)"
done

# A survey's results are the same bytes on every machine: one plan for each
# question that needs no minutes.
surveys='freecell 1..20
mahjong 1..20
mahjong difficulty 1..2
kulki tournament --player greedy,heuristic 1..3
sliding 3x3 1..20
sliding positions 3x3 --slides'
results_of() {
  echo "$surveys" | while read -r words; do
    run "$1" survey plan $words >"$scratch/plan.txt" && run "$1" survey run "$scratch/plan.txt" --results "$scratch/$1" --jobs 2
    find "$scratch/$1" -type f | sort | xargs cat | sha256sum
    rm -rf "${scratch:?}/$1"
  done 2>&1
}
first=$(results_of release)
for machine in debug m32 s390x; do
  same "surveys: $machine writes the bytes that gcc does" "$first" "$(results_of $machine)"
done

compare kulki kulki $games
compare mahjong turtle $games
compare freecell 4cells $games
compare sliding 3x3 $games
for variant in klines lines98 large small kulki:5x15:9; do compare kulki $variant 50; done
for variant in turtle:flowers turtle:random; do compare mahjong $variant 50; done
for variant in 0cells 7cells:none 2cells:full; do compare freecell $variant 50; done
for variant in 2x2 10x10 4x4:walk200 7x3; do compare sliding $variant 50; done
done_testing
