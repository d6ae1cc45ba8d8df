#!/bin/sh
# SPDX-License-Identifier: MIT
# Trains Kulki from scratch: it soon beats the greedy player, gives the same
# weights each time, and continues from a checkpoint.
. "$(dirname "$0")/tap.sh"
teacher=$build/train/kulki
turns=${QUADRILLE_LONG:+400000}
turns=${turns:-25000}

# learn NAME TURNS: trains from a seed
learn() { "$teacher" learn kulki "$scratch/$1" "$2" 4 0.99 5 >>"$scratch/$1.log" 2>&1; }
digest_of() { "$teacher" weights "$scratch/$1" "$scratch/$1" "$scratch/$1.bin"; }
mean_of() { "$teacher" play kulki "$scratch/$1" 100 | sed 's/.*mean *\([0-9]*\).*/\1/'; }

learn one "$turns"
learn two "$turns"
same "the same seed makes the same weights" "$(digest_of one)" "$(digest_of two)"
mean=$(mean_of one)
nothing "after a short training it scores ten times as much as the greedy player" "$([ "$mean" -ge 14 ] || echo "$mean")"
echo "# $mean points after $turns turns"
learn two 2000
nothing "training continues from a checkpoint" "$(grep -c 'from scratch' "$scratch/two.log" | grep -vx 1)"
nothing "more training changes the weights" "$([ "$(digest_of one)" != "$(digest_of two)" ] || echo "it is the same")"
same "the program accepts the weights" "" "$("$build/quadrille" solve kulki --seed 1 --weights "$scratch/two.bin" 2>&1 >/dev/null)"
head -c 1000 "$scratch/one" >"$scratch/three"
nothing "a truncated checkpoint is refused" "$(learn three 1 && echo "it was taken")"
printf 'Dear Ann,\n' >"$scratch/letter"
nothing "so is any other file in a checkpoint's place" "$(learn letter 1 && echo "it was taken")"
nothing "and any other file in that of the weights" "$("$teacher" weights "$scratch/one" "$scratch/one" "$scratch/letter" 2>/dev/null && echo "it was taken")"
ln -s letter/checkpoint "$scratch/beyond"
nothing "a checkpoint that can't be read is not one that is missing" "$(learn beyond 1 && echo "it was taken")"
same "somebody's file stays" 'Dear Ann,' "$(cat "$scratch/letter")"
done_testing
