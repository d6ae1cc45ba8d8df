#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays many games on other builds of the program, byte for byte as the release
# does: with sanitizers, for other processors, and in WebAssembly. All but the
# last have Kulki's players and surveys, which must do the same, too.
#   digests.sh build/NAME...
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
builds=$(echo "$*" | sed 's|build/||g')
programs=$(echo "$builds" | sed 's/\<web\>//')
games=${QUADRILLE_LONG:+10000}
games=${games:-1000}

run() { # BUILD ARGUMENTS...
  program=build/$1/quadrille
  case $1 in
    web) program=tests/web/module/quadrille.mjs emulator=node ;;
    m32) emulator=qemu-i386 ;; # not every kernel runs these
    powerpc) emulator=qemu-ppc ;;
    s390x) emulator=qemu-s390x ;;
    *) emulator= ;;
  esac
  shift
  $emulator "$program" "$@"
}

digest_of() { run "$1" digest "$2" --variant "$3" --seed "1..$4" 2>&1; }

# compare GAME VARIANT COUNT
compare() {
  first=$(digest_of release "$1" "$2" "$3")
  case $first in
    *[!0-9a-f]* | '') verdict 1 "$1 $2 has a digest" "$first"; return ;;
  esac
  for other in $builds; do
    same "$1 $2, $3 games: $other plays as the release" "$first" "$(digest_of "$other" "$1" "$2" "$3")"
  done
}

# The scores of Kulki's players, and how many nodes they need.
players_of() {
  run "$1" solve kulki --seed 1 --games 2 --json 2>&1
  run "$1" solve kulki --variant lines98 --seed 1 --json 2>&1
  run "$1" solve kulki --seed 2 --strategy search --nodes 30 --json 2>&1
}

first=$(players_of release)
for other in $programs; do
  same "Kulki's players: $other moves as the release" "$first" "$(players_of "$other")"
done

# A survey's results are the same bytes on every machine: one plan for each
# question that needs no minutes.
surveys='freecell 1..20
mahjong 1..20
mahjong difficulty 1..2
kulki tournament --strategy greedy,heuristic 1..3
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
for other in $programs; do
  same "surveys: $other writes the bytes of the release" "$first" "$(results_of "$other")"
done

compare kulki kulki $games
compare mahjong turtle $games
compare freecell 4cells $games
compare sliding 3x3 $games
for variant in klines lines98 large small kulki:5x15:9; do compare kulki $variant 50; done
for variant in turtle:flowers turtle:random surprise; do compare mahjong $variant 50; done
for variant in 0cells 7cells:none 2cells:full; do compare freecell $variant 50; done
for variant in 2x2 10x10 4x4:walk200 7x3; do compare sliding $variant 50; done
done_testing
