#!/bin/sh
# SPDX-License-Identifier: MIT
# Who learns Kulki from nothing soon beats the greedy player, in the same way
# each time, and goes on from where it left off.
. "$(dirname "$0")/tap.sh"
teacher=$build/train/kulki
turns=${QUADRILLE_LONG:+400000}
turns=${turns:-25000}

# learn NAME TURNS: from a seed
learn() { "$teacher" learn kulki "$scratch/$1" "$2" 4 0.99 5 >>"$scratch/$1.log" 2>&1; }
digest_of() { "$teacher" weights "$scratch/$1" "$scratch/$1" "$scratch/$1.bin"; }
mean_of() { "$teacher" play kulki "$scratch/$1" 100 | sed 's/.*mean *\([0-9]*\).*/\1/'; }

learn one "$turns"
learn two "$turns"
same "the same seed makes the same weights" "$(digest_of one)" "$(digest_of two)"
mean=$(mean_of one)
nothing "who learnt for a little while scores ten times what the greedy player does" "$([ "$mean" -ge 14 ] || echo "$mean")"
echo "# $mean points after $turns turns"
learn two 2000
nothing "learning goes on from a checkpoint" "$(grep -c 'from nothing' "$scratch/two.log" | grep -vx 1)"
nothing "and changes what is known" "$([ "$(digest_of one)" != "$(digest_of two)" ] || echo "it is the same")"
same "the weights are taken by the program" "" "$("$build/quadrille" solve kulki --seed 1 --weights "$scratch/two.bin" 2>&1 >/dev/null)"
head -c 1000 "$scratch/one" >"$scratch/three"
nothing "a checkpoint that is cut off is refused" "$(learn three 1 && echo "it was taken")"
done_testing
