#!/bin/sh
# SPDX-License-Identifier: MIT
# Trains Kulki from scratch, and the sliding puzzle's network. Kulki soon beats the greedy player, gives the same
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

# The sliding puzzle's network: solve SEED, learn NAME PASSES
pupil=$build/train/sliding
solve() { "$pupil" solve 6 "$scratch/$1.txt" "$2" "$3" 7 $4 >>"$scratch/solve.log" 2>&1; }
learn_sliding() { mkdir -p "$scratch/$1" && "$pupil" learn "${3:-6}" "$scratch/$1" 32 "$2" 3 "$scratch/six.txt" >>"$scratch/$1.log" 2>&1; }
solve six 12 60000
learn_sliding first 2
learn_sliding second 2
nothing "the same boards and seed make the same weights" "$(cmp "$scratch/first/weights.bin" "$scratch/second/weights.bin" 2>&1)"
nothing "a network learns something in two passes" "$(sed -n 's/.*learnt: error \([0-9]*\).*/\1/p' "$scratch/first.log" | sort -rnc 2>&1)"
nothing "the network judges boards" "$(solve judged 4 60000 "$scratch/first/weights.bin" || cat "$scratch/solve.log")"
find_rivals() { "$pupil" rivals 6 "$scratch/six.txt" "$scratch/$1" 60000 "$scratch/first/weights.bin"; }
find_rivals rivals.txt && find_rivals again.txt
nothing "the same seed finds the same rivals" "$(cmp "$scratch/rivals.txt" "$scratch/again.txt" 2>&1)"
nothing "a file that is there is not overwritten" "$(find_rivals rivals.txt 2>/dev/null && echo "it was")"
improve() { "$pupil" improve 6 "$scratch/$1" "$scratch/$2" 60000 "$scratch/first/weights.bin" >/dev/null; }
cat "$scratch/rivals.txt" "$scratch/six.txt" >"$scratch/both.txt"
nothing "rivals have nothing to shorten" "$(improve both.txt shorter.txt; grep '	[0-9]' "$scratch/shorter.txt")"
nothing "a beam keeps rivals of every solution" "$([ "$(grep -c '	[0-9]' "$scratch/rivals.txt")" -ge 12 ] || cat "$scratch/rivals.txt")"
mkdir "$scratch/third"
"$pupil" learn 6 "$scratch/third" 32 2 3 "$scratch/six.txt" "$scratch/rivals.txt" >/dev/null
nothing "a network learns from rivals" "$(! cmp -s "$scratch/first/weights.bin" "$scratch/third/weights.bin" || echo "it is the same")"
head -n 9 "$scratch/six.txt" >"$scratch/stopped.txt"
sed -n 10p "$scratch/six.txt" | head -c 150 >>"$scratch/stopped.txt"
solve stopped 12 60000
nothing "solving continues behind the last whole line" "$(cmp "$scratch/six.txt" "$scratch/stopped.txt" 2>&1)"
learn_sliding first 3
nothing "learning continues from a checkpoint" "$(grep -c 'from scratch' "$scratch/first.log" | grep -vx 1)"
head -c 1000 "$scratch/second/checkpoint" >"$scratch/first/checkpoint"
nothing "a truncated checkpoint of a network is refused" "$(learn_sliding first 4 && echo "it was taken")"
resize() { mkdir -p "$scratch/$2" && "$pupil" resize "$1" "$scratch/$2" "$3" 2 6 "$scratch/${4:-second}" 2>>"$scratch/resize.log"; }
nothing "a network for a larger board begins with one for a smaller board" "$(resize 7 larger 32 || cat "$scratch/resize.log")"
learn_resized() { "$pupil" learn "$1" "$scratch/$2" 32 "$3" 3 "$scratch/$4.txt" | sed -n 's/.*tested.*//; s/.*learnt: error \([0-9]*\).*/\1/p'; }
mkdir "$scratch/fresh"
fresh=$(learn_resized 7 fresh 1 six | tail -n 1)
nothing "it errs less about boards in the corner than one that knows nothing" "$([ "$(learn_resized 7 larger 3 six)" -lt "$fresh" ] || echo "$fresh")"
"$pupil" solve 5 "$scratch/five.txt" 12 20000 2>>"$scratch/resize.log"
mkdir "$scratch/fresh5"
fresh=$(learn_resized 5 fresh5 1 five | tail -n 1)
nothing "one for a smaller board begins with the corner of one for a larger board" "$(resize 5 smaller 32 || cat "$scratch/resize.log")"
nothing "and errs less, too" "$([ "$(learn_resized 5 smaller 3 five)" -lt "$fresh" ] || echo "$fresh")"
nothing "a network of another width is refused" "$(resize 7 wide 64 && echo "it was taken")"
nothing "so is one that isn't there" "$(resize 7 none 32 nowhere && echo "it was taken")"
nothing "a network that has begun to learn is not overwritten" "$(resize 7 larger 32 && echo "it was")"
nothing "boards of a larger size are refused" "$(learn_sliding other 1 5 && echo "they were taken")"
sed 's/.$//' "$scratch/six.txt" >"$scratch/wrong.txt"
nothing "moves that don't lead to the goal are refused" "$(solve wrong 13 1000 && echo "they were taken")"
printf 'Dear Ann' >"$scratch/ann.txt"
nothing "and so is any other file in the place of boards" "$(solve ann 1 1000 && echo "it was taken")"
same "somebody's letter stays" 'Dear Ann' "$(cat "$scratch/ann.txt")"
nothing "weights cut short are refused" "$(head -c 5000 "$scratch/second/weights.bin" >"$scratch/short.bin" && solve judged 5 1000 "$scratch/short.bin" && echo "they were taken")"
done_testing
