#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests surveys as they are run: interrupted, killed, twice at once, on full
# disks, with damaged files, and by the engines of clusters. In the end the
# bytes are always those of a run that nothing disturbed.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
cd "$scratch" || exit 1
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"

# survey ARGUMENTS...: sets $out, $err and $code
survey() {
  out=$("$quadrille" survey "$@" 2>err)
  code=$?
  err=$(cat err)
}

# exits WORDS CODE TEXT ARGUMENTS...: the text is in what is printed
exits() {
  words=$1 expected=$2 text=$3
  shift 3
  survey "$@"
  case $code:$out$err in
  $expected:*"$text"*) verdict 0 "$words" ;;
  *) verdict 1 "$words" "should exit with $expected, saying: $text
exit code $code
$out
$err" ;;
  esac
}

same_results() { # WORDS FOLDER
  nothing "$1" "$(diff -r serial "$2" 2>&1 | head -5)"
}

# 200 small shards, computed in peace by one process
"$quadrille" survey plan freecell 1..3000 --shard-size 15 >plan.txt
"$quadrille" survey run plan.txt --results serial
same "200 shards have 200 results" 200 "$(find serial -type f | wc -l)"

exits "a complete survey is reported as such" 0 '200 of 200 shards done, 0 missing' status plan.txt --results serial
exits "one without results, too" 3 '0 of 200 shards done, 200 missing' status plan.txt --results nowhere
exits "a complete survey has shares and intervals" 0 'won                   3000  100.000000 %   99.872115 .. 100.000000 %' \
  merge plan.txt --results serial
exits "its sample is the same when computed again" 0 '20 computed again, 0 of them differ' check plan.txt --results serial --sample 20

# --------------------------------------------------------------- chaos

# Kills runs, and whatever worker comes up, until one of them is done.
chaos() { # FOLDER JOBS ARGUMENTS...
  folder=$1 jobs=$2
  shift 2
  for try in 1 2 3 4 5 6 7 8; do
    "$quadrille" survey run plan.txt --results "$folder" --jobs "$jobs" "$@" >/dev/null 2>&1 &
    run=$!
    before=$(find "$folder" -name '0*[0-9]' -type f 2>/dev/null | wc -l)
    # The run gets on by a few shards, so that every try starts elsewhere.
    while kill -0 $run 2>/dev/null && [ "$(find "$folder" -name '0*[0-9]' -type f 2>/dev/null | wc -l)" -lt $((before + 3)) ]; do
      pkill -KILL -P $run -n 2>/dev/null
    done
    [ $((try % 2)) = 0 ] && kill -TERM $run 2>/dev/null
    kill -KILL $run 2>/dev/null
    wait $run 2>/dev/null
  done
}
chaos killed 2
"$quadrille" survey run plan.txt --results killed --jobs 2

# Drafts of runs that were killed while writing. Young ones may be alive.
touch -d '11 minutes ago' killed/000/000007.a1B2c3
touch killed/000/000008.a1B2c3
"$quadrille" survey run plan.txt --results killed
same "old drafts are removed, young ones are not" "killed/000/000008.a1B2c3" "$(find killed -name '*.a1B2c3')"
find killed -name '*.??????' -delete
same_results "after runs and workers were killed again and again" killed
ln -s "$(uname -n) 999999999" killed/000/000009.claim
"$quadrille" survey run plan.txt --results killed
same_results "a claim that outlived its run is removed" killed

# So many shards that none is the last before the run is stopped.
"$quadrille" survey plan freecell 1..1000000 --shard-size 15 >endless.txt
"$quadrille" survey run endless.txt --results stopped --jobs 2 2>said &
run=$!
while kill -0 $run 2>/dev/null && [ "$(find stopped -name '0*[0-9]' -type f 2>/dev/null | wc -l)" -lt 5 ]; do sleep 0.01; done
kill -TERM $run # a shell has its jobs ignore SIGINT
wait $run
code=$?
same "a run that is stopped says that it can go on, and leaves no claim" "143:1:0" \
  "$code:$(grep -c 'the same command goes on' said):$(find stopped -name '*.claim' | wc -l)"
for folder in stopped calm; do "$quadrille" survey run endless.txt --results $folder --shard 1..20; done
same "it goes on" 20 "$(find calm -type f | wc -l)"
nothing "with the results of a run in peace" "$(cd calm && find . -type f | while read -r file; do cmp "$file" "../stopped/$file" 2>&1; done)"

"$quadrille" survey run plan.txt --results twice &
first=$!
"$quadrille" survey run plan.txt --results twice --jobs 2
"$quadrille" survey run plan.txt --results twice --shard 1..200
wait $first
"$quadrille" survey run plan.txt --results twice
same_results "two runs at once share the work" twice

"$quadrille" survey run plan.txt --results raced --shard 1..60 &
"$quadrille" survey run plan.txt --results raced --shard 1..60 &
wait
"$quadrille" survey run plan.txt --results raced
same_results "two runs of the same shards write the same bytes" raced

(ulimit -f 1 && "$quadrille" survey run plan.txt --results full >out 2>&1)
code=$?
same "a full disk is reported" "4:1" "$code:$(grep -c "can't write" out)"
survey status plan.txt --results full
same "and leaves no half of a result" 0 "$(echo "$out" | grep -vc '0 damaged, 0 foreign')"
"$quadrille" survey run plan.txt --results full
same_results "and the next run does the rest" full

cp -r serial edited
head -c 300 serial/000/000007 >edited/000/000007
: >edited/000/000100
sed 's/count won 15/count won 14/' serial/000/000150 >edited/000/000150
exits "edited results are named" 1 'edited/000/000150: the last line isn' status plan.txt --results edited
exits "and nothing is merged" 2 'edited/000/000007: the last line isn' merge plan.txt --results edited
same "not even in part" "" "$out"
exits "a check says so" 1 '197 of 200 results read' check plan.txt --results edited --sample 1
exits "a run computes them again" 0 'edited/000/000150: the last line isn' run plan.txt --results edited
same_results "to the same bytes" edited

# The forger computes the seal.
cp -r serial forged
sed '/^sha256/d; s/^nodes won \([0-9]*\)$/nodes won 1\1/' serial/000/000042 >draft
{ cat draft; printf 'sha256 %s\n' "$(sha256sum <draft | cut -d' ' -f1)"; } >forged/000/000042
exits "a check that computes the shard again finds a forgery" 1 '1 of them differ' check plan.txt --results forged --sample 200

# Of two shards, the sample has the second.
"$quadrille" survey plan freecell 1..2 --shard-size 1 >lost.txt
"$quadrille" survey run lost.txt
{ sed '/^result/q' lost.results/000/000001; printf 'count impossible 1\nnodes impossible 9\ndeal 1 impossible 0 9\n'; } >draft
{ cat draft; printf 'sha256 %s\n' "$(sha256sum <draft | cut -d' ' -f1)"; } >lost.results/000/000001
exits "and another search refutes a false negative" 1 "deal 1: 'impossible' is wrong: another search finds a solution" check lost.txt --sample 1
"$quadrille" survey plan freecell 2cells:full 24..24 >open.txt
"$quadrille" survey run open.txt
exits "a negative that it can't decide stays open" 3 "deal 24: 'impossible' couldn't be proven again" check open.txt
"$quadrille" survey plan freecell 0cells:full 3..8 >full.txt
"$quadrille" survey run full.txt
exits "though it proves most" 0 '6 negatives proven again' check full.txt

"$quadrille" survey plan freecell 1..3000 --shard-size 15 --nodes 5000 >other.txt
exits "results of another plan are refused" 2 "line 7 is 'nodes 10000000', not 'nodes 5000'" merge other.txt --results serial
exits "a run doesn't replace them" 2 "line 7 is 'nodes 10000000', not 'nodes 5000'" run other.txt --results serial
for words in run check 'plan --unknown'; do
  exits "a plan of another solver can't be used by $words" 2 'which a program with rules 1 and solver 3 can only merge' \
    $words "$root/docs/results/freecell-cells.plan"
done
sed 's/nodes 10000000/nodes 20000000/' plan.txt >wrong.txt
exits "an edited plan is refused" 2 'the plan was edited or cut off' run wrong.txt
exits "and not merged" 2 'the plan was edited or cut off' merge wrong.txt
exits "so is a result" 2 "this isn't the plan of a survey" run serial/000/000001
exits "and no file at all" 4 'nowhere.txt' status nowhere.txt

# ---------------------------------------------------------- other surveys

# again WORDS TEXT ARGUMENTS...: plans, runs and merges
again() {
  words=$1 text=$2
  shift 2
  rm -rf small.results
  "$quadrille" survey plan "$@" >small.txt
  "$quadrille" survey run small.txt --jobs 2
  exits "$words" 0 "$text" merge small.txt
}
again "all positions of the 8-puzzle, in single tiles" 'mean 21.9724 +- 0.0155, standard deviation 3.367, least 0, median 22, most 31' sliding positions
again "in slides" 'most 24' sliding positions --slides
again "of 2x5" 'least 0, median 35, most 55' sliding positions 2x5
again "lengths of random boards" 'optimal                 20' sliding 1..20
again "free cells" '1                       10   25.000000 %' freecell cells 1..40
again "free cells where every card goes home" '3                        1  100.000000 %' freecell cells full 24..24
again "lengths of deals, as far as the nodes go" 'impossible               0' freecell length 1..2 --nodes 20000
again "Mahjong's winnable share" 'winnable               193   96.500000 %' mahjong 1..200
again "on another layout" 'layout lotus' mahjong --layout lotus 1..20
again "Mahjong's difficulty" 'winnable, in games: mean' mahjong difficulty 1..10
again "a tournament" 'learned, in points: mean' kulki tournament --strategy random,greedy,heuristic,learned 1..4 --turns 50
again "0 free cells" 'impossible             199   99.500000 %' freecell --cells 0 1..200 --nodes 100000

# Unknown deals are asked again with higher limits.
"$quadrille" survey plan freecell 1..300 --cells 2 --nodes 300 >low.txt
"$quadrille" survey run low.txt
"$quadrille" survey plan --unknown low.txt --nodes 3000000 --memory 32 >high.txt
"$quadrille" survey run high.txt
exits "unknown deals are asked again" 0 'won                    246' merge low.txt high.txt
"$quadrille" survey plan freecell 1..300 --cells 2 --nodes 3000000 >once.txt
"$quadrille" survey run once.txt
same "and merged, the answers are those of a survey with high limits" \
  "$("$quadrille" survey merge once.txt | awk '/^(won|impossible) / { print $1, $2 }')" \
  "$("$quadrille" survey merge low.txt high.txt | awk '/^(won|impossible) / { print $1, $2 }')"
exits "with the question of the first plan" 2 "--cells is not for 'survey plan --unknown'" plan --unknown low.txt --cells 3
exits "which no word can change" 2 "unexpected argument '1..5'" plan --unknown low.txt 1..5
"$quadrille" survey plan freecell 1..300 --cells 2 --nodes 300 --list impossible >unlisted.txt
"$quadrille" survey run unlisted.txt
exits "unknown deals that no result lists can't be" 2 'but the results list only 0 of them' plan --unknown unlisted.txt
exits "only in this order" 2 "doesn't ask about the unknown deals" merge high.txt low.txt

# So are boards of a list; the second plan has only those, by their numbers.
cat >boards.txt <<'EOF'
13 6 8 12 15 14 0 10 11 7 4 5 9 1 3 2
1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15
0 8 14 15 1 10 11 5 4 7 13 6 3 2 9 12
1 2 3 4 5 6 7 8 9 10 0 12 13 14 11 15
EOF
"$quadrille" survey plan sliding --boards boards.txt --nodes 100 --full >listed.txt
"$quadrille" survey run listed.txt
"$quadrille" survey plan --unknown listed.txt --nodes 1e9 --memory 256 >again.txt
same "unknown boards are listed with their numbers" "deal 1,deal 3,board 13 6 8 12 15 14 0 10 11 7 4 5 9 1 3 2,board 0 8 14 15 1 10 11 5 4 7 13 6 3 2 9 12" \
  "$(grep -E '^(deal|board) ' again.txt | paste -sd,)"
"$quadrille" survey run again.txt
"$quadrille" survey plan sliding --boards boards.txt --nodes 1e9 --full >atonce.txt
"$quadrille" survey run atonce.txt
same "and merged, all lengths are those of a survey with high limits" \
  "$("$quadrille" survey merge atonce.txt --csv | grep ^deal | cut -d, -f2-4)" \
  "$("$quadrille" survey merge listed.txt again.txt --csv | grep ^deal | cut -d, -f2-4)"

# An incomplete survey says what it lacks.
mkdir -p part/000
for shard in 000001 000002 000004 000200; do cp serial/000/$shard part/000; done
exits "an incomplete survey can be merged" 3 'incomplete: 4 of 200 shards
missing: shards 3..3, deals 31..45
missing: shards 5..199, deals 61..2985' merge plan.txt --results part
same "its numbers are those of its shards" 60 "$(printf '%s' "$out" | awk '/^won / { print $2 }')"
same "JSON says so, too" '[[3, 3, [31, 45]], [5, 199, [61, 2985]]]' \
  "$("$quadrille" survey merge plan.txt --results part --json | python3 -c 'import json, sys; print([list(gap.values()) for gap in json.load(sys.stdin)["missing"]])')"
exits "and so does the page" 3 'missing: shards 5..199' report plan.txt --results part

# ------------------------------------------------------------------- packs

reports() { # FOLDER|PACK
  "$quadrille" survey merge plan.txt --results "$1"
  "$quadrille" survey merge plan.txt --results "$1" --json
  "$quadrille" survey report plan.txt --results "$1"
}
cp -r serial alone
exits "a survey is packed" 0 'alone.pack: 200 of 200 results' pack plan.txt --results alone
same "with fewer bytes than its results have" 1 "$([ "$(wc -c <alone.pack)" -lt "$(cat serial/000/* | wc -c)" ] && echo 1)"
rm -rf alone
for place in alone alone.pack; do
  same "the reports on $place are those on the results" "$(reports serial | sha256sum)" "$(reports $place | sha256sum)"
  exits "$place is complete" 0 '200 of 200 shards done, 0 missing' status plan.txt --results $place
  exits "$place is the same when computed again" 0 '20 computed again, 0 of them differ' check plan.txt --results $place --sample 20
  exits "there is nothing left to run in $place" 0 '' run plan.txt --results $place
done
same "so nothing was written" alone.pack "$(echo alone*)"
cp alone.pack first
"$quadrille" survey pack plan.txt --results alone >out
nothing "packing a pack gives the same bytes" "$(cmp first alone.pack 2>&1)"

exits "a part is packed as well" 3 'part.pack: 4 of 200 results' pack plan.txt --results part
mv part unpacked
"$quadrille" survey run plan.txt --results part --jobs 2
same "a run computes what the pack lacks" 196 "$(find part -type f | wc -l)"
exits "beside the pack" 0 '200 of 200 shards done, 0 missing' status plan.txt --results part
cp part.pack sent
"$quadrille" survey run plan.txt --results sent
nothing "a pack of any name has its folder beside it" "$(diff -r part sent.results 2>&1 | head -5)"
"$quadrille" survey pack plan.txt --results part >out
nothing "and all goes into the next pack" "$(cmp part.pack alone.pack 2>&1)"
mv unpacked part
rm part.pack

head -c 5000 alone.pack >cut.pack
for action in merge status run check pack; do
  exits "a pack that was cut off is refused by $action" 2 "cut.pack: the last line isn't the SHA-256" $action plan.txt --results cut
done
same "and stays as it was" 5000 "$(wc -c <cut.pack)"
exits "a pack of another plan is refused" 2 "alone.pack: line 7 is 'nodes 10000000', not 'nodes 5000'" merge other.txt --results alone
{ sed '/^sha256/d; s/^nodes won \([0-9]*\)$/nodes won 1\1/' serial/000/000042 >draft; printf 'sha256 %s\n' "$(sha256sum <draft | cut -d' ' -f1)"; } >seal
mkdir -p false/000
cat draft seal >false/000/000042
"$quadrille" survey pack plan.txt --results false >out
exits "a check finds a forgery in a pack" 1 "false.pack, result 42: line" check plan.txt --results false --sample 200
cp -r edited broken
head -c 300 serial/000/000007 >broken/000/000007
exits "damaged results aren't packed" 2 'broken/000/000007: the last line isn' pack plan.txt --results broken
exits "nor are none" 2 'nowhere: there are no results to pack' pack plan.txt --results nowhere
same "and nothing is written" '' "$(ls broken.pack nowhere.pack 2>/dev/null)"
"$quadrille" survey pack lost.txt >out
exits "the pack has the plan's name" 0 'lost.pack: 2 of 2 results' pack lost.txt
"$quadrille" survey pack low.txt >out
"$quadrille" survey merge low.txt high.txt >before
rm -r low.results
nothing "a pack can be asked about, too" "$("$quadrille" survey merge low.txt high.txt | cmp - before 2>&1; "$quadrille" survey plan --unknown low.txt --nodes 3000000 --memory 32 | cmp - high.txt 2>&1)"

exits "reports are JSON" 0 '"classes":[{"class":"won","deals":3000' merge plan.txt --results serial --json
same "that can be read" 3000 "$("$quadrille" survey merge plan.txt --results serial --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["classes"][0]["deals"])')"
exits "and CSV" 0 'class,won,,,3000,' merge plan.txt --results serial --csv
exits "and a page for browsers" 0 '<svg viewBox' report plan.txt --results serial
same "whose bars hold all deals" 3000 "$(printf '%s' "$out" | grep -oE '<title>[0-9]+: [0-9]+<' | tr -d '<' | awk '{ sum += $2 } END { print sum }')"
nothing "which needs no other file" "$(printf '%s' "$out" | grep -oE '(src|href)=|url\(|@import|<script' | head -3)"

"$quadrille" survey plan kulki tournament --strategy random,greedy --turns 3 1..4 >players.txt
"$quadrille" survey run players.txt
exits "a page on a tournament is about players" 0 '<th>Player<th>Deals<th>Nodes per deal<th>Mean' report players.txt
nothing "who have no shares" "$(printf '%s' "$out" | grep -iE 'interval<|class="interval"')"

# ----------------------------------------------------------------- engines

for task in 0 1 2 3 4 5 6; do
  SLURM_ARRAY_TASK_ID=$((task + 1)) SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=7 \
    "$quadrille" survey run plan.txt --results array --shard auto
done
same_results "seven tasks of a job array" array
# An engine that says only a number may have counted from 1.
survey plan freecell 1..3 --shard-size 1
printf '%s\n' "$out" >three.txt
export PBS_ARRAY_INDEX
for PBS_ARRAY_INDEX in 1 2; do "$quadrille" survey run three.txt --shard auto; done
PBS_ARRAY_INDEX=3
exits "a task without a shard fails" 2 'PBS_ARRAY_INDEX stands for shard 4, but there are only 3' run three.txt --shard auto
unset PBS_ARRAY_INDEX
if command -v parallel >/dev/null; then
  parallel -j 2 "$quadrille" survey run plan.txt --results parallel --shard ::: $(seq 1 20 200 | awk '{ print $1 ".." $1 + 19 }')
  same_results "GNU parallel" parallel
fi
if command -v mpirun >/dev/null; then
  for ranks in 2 4; do
    OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
      mpirun --oversubscribe -n $ranks "$quadrille" survey run plan.txt --results mpi$ranks --shard auto
    same_results "mpirun with $ranks ranks" mpi$ranks
  done
fi

# ------------------------------------------------------------------ misuse

exits "an action is needed" 2 "'survey' needs an action: plan, run, status, merge, report, pack, check or certificate"
exits "a known one" 2 "unknown action 'plam' for 'survey'; did you mean 'survey plan'?" plam
exits "one that is typed in part" 2 "unknown action 'ru' for 'survey'; did you mean 'survey run'?" ru plan.txt
exits "what begins like two is neither" 2 "unknown action 'r' for 'survey'; use plan, run, status," r plan.txt
exits "options of other actions are refused" 2 "--jobs is not for 'survey status'" status plan.txt --jobs 2
exits "deals are needed" 2 'a plan needs deals' plan freecell
exits "questions are listed" 2 'freecell verdict, freecell length' plan
exits "deals can be written short" 0 'deals 1..2000000' plan freecell 1..2e6
exits "however many zeros a zero has" 2 'counted from 1' plan freecell 0e18446744073709551615..5
exits "deals start at 1" 2 'counted from 1' plan freecell 0..5
exits "players are for tournaments" 2 '--strategy works only with kulki' plan mahjong 1..5 --strategy greedy
exits "each plays once" 2 "a strategy in 'greedy,greedy' is unknown or listed twice" plan kulki 1..2 --strategy greedy,greedy
exits "slides are for lengths" 2 "--slides works only with sliding" plan kulki 1..5 --slides
exits "boards are for lengths" 2 "--boards isn't for surveys of 'sliding positions'" plan sliding positions --boards b
exits "a survey of free cells leaves none to choose" 2 "'freecell cells' finds the number of free cells itself" plan freecell cells 2cells:full 1..5
exits "by an option neither" 2 "'freecell cells' finds the number of free cells itself" plan freecell cells --cells 2 1..5
exits "large boards have too many positions" 2 'too many positions' plan sliding positions 4x4
exits "an unknown answer can't be listed" 2 'the answers are won, impossible, unknown' plan freecell 1..5 --list lost
exits "shards are counted from 1" 2 'counted from 1' run plan.txt --shard 0
exits "to the last one" 2 '200' run plan.txt --shard 201
exits "without an engine there is no number" 2 'no task number: none of SLURM_ARRAY_TASK_ID' run plan.txt --shard auto
exits "a certificate is for one deal" 2 'for one deal' certificate freecell 1..5
exits "and for some questions" 2 "answers of 'kulki tournament' have no certificates" certificate kulki 7
exits "and for impossible deals" 1 'nothing to certify' certificate freecell 1
done_testing
