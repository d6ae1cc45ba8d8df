# SPDX-License-Identifier: MIT
# Questions, and answers to them.

questions=$root/tests/questions

# ------------------------------------------------------------------- asking
prints "a question is its id, the rules, a board and a request" 'sliding:1:3x3:20:' ask sliding --difficulty 20
prints "of a set" 'sliding:1:4x2:7:' ask sliding 4x2 --difficulty 7
run ask sliding --difficulty 5..9 --each 3 --jsonl
same "so many of each difficulty" "5 3 6 3 7 3 8 3 9 3" \
  "$(grep -o '"difficulty":[0-9]*' "$scratch/out" | cut -d: -f2 | sort -n | uniq -c | awk '{ print $2, $1 }' | tr '\n' ' ' | sed 's/ $//')"
first=$out
prints "the same ones each time" "$first" ask sliding --difficulty 5..9 --each 3 --jsonl
run ask sliding --difficulty 5..9 --each 3 --jsonl --held-out
nothing "other ones are held out" \
  "$({ printf '%s\n' "$first"; cat "$scratch/out"; } | grep -o '"board":"[^"]*"' | sort | uniq -d)"
nothing "and say so" "$(grep -v '"held_out":true' "$scratch/out")"
nothing "the others don't" "$(printf '%s\n' "$first" | grep -v '"held_out":false')"
answers "too few questions are printed, and the exit code says so" 3 'sliding:1:3x3:31:' \
  'too few questions of difficulty 31 (1)' ask sliding --difficulty 31 --each 2
refuses "a set that doesn't exist" 2 "unknown set '9x9' of questions about sliding; use 3x3, 3x2, 4x2, 5x2 or 4x4" ask sliding 9x9
refuses "a difficulty that there isn't" 2 "the difficulties of 'sliding 3x3' run from 1 to 31" ask sliding --difficulty 32
refuses "nor a range beyond them" 2 "the difficulties of 'sliding 3x3' run from 1 to 31" ask sliding --difficulty 0..5
refuses "a difficulty that is no number" 2 "difficulty" ask sliding --difficulty hard
refuses "no questions of each difficulty" 2 "--each" ask sliding --each 0
refuses "'ask' without a game" 2 "'ask' needs a game" ask
refuses "a word too many" 2 "unexpected argument" ask sliding 3x3 20

# ---------------------------------------------------------------- as promised
# A changed question needs another version of its set, because ids outlive it.
some_questions() {
  for set in 3x3 3x2 4x2 5x2; do "$quadrille" ask sliding $set --difficulty 5..6 --jsonl; done
  "$quadrille" ask sliding 4x4 --difficulty 20..21 --jsonl
  "$quadrille" ask freecell --difficulty 1..2 --jsonl
  "$quadrille" ask freecell moves --difficulty 2..3 --jsonl
  "$quadrille" ask mahjong --difficulty 5 --jsonl
  "$quadrille" ask mahjong --difficulty 11 --jsonl
  "$quadrille" ask mahjong pairs --difficulty 2 --jsonl
  "$quadrille" ask kulki --difficulty 3 --jsonl
}
some_questions >"$scratch/some"
[ -z "${QUADRILLE_WRITE:-}" ] || cp "$scratch/some" "$questions/golden.jsonl"
nothing "questions are what they were" "$(diff "$questions/golden.jsonl" "$scratch/some" 2>&1)"
for set in 3x3 3x2 4x2; do
  for half in '' --held-out; do "$quadrille" ask sliding $set --each 4 --jsonl $half 2>/dev/null; done
done >"$scratch/small"
nothing "a model in Python makes the same questions from their ids" "$(python3 -B "$questions/model.py" <"$scratch/small" 2>&1)"

# ----------------------------------------------------------------- answering
# answer_all: the questions on standard input with their own answers
answer_all() {
  python3 -c 'import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "answer": question["answer"]}))'
}
cat "$scratch/some" "$scratch/small" | answer_all >"$scratch/answers"
run verify --jsonl --quiet "$scratch/answers"
lines=$(wc -l <"$scratch/answers" | tr -d ' ')
shortest=$(grep -c '"sliding:' "$scratch/answers")
same "all answers of the solver solve their questions, in the fewest moves" "0 1" \
  "$code $(grep -c "\"answers\":$lines,\"solved\":$lines,.*\"broken\":0,\"shortest\":$shortest,\"excess\":0,\"difficulties\"" "$scratch/out")"
cp "$scratch/answers" "$scratch/in"
run verify --jsonl -
same "from standard input, with a line for each answer" "0 $((lines + 1))" "$code $(wc -l <"$scratch/out" | tr -d ' ')"
type_lines '{"id":"sliding:1:3x2:5:132","answer":"R D L L U"}' '' '{"id":"sliding:1:3x2:5:132","answer":"I give up"}' broken
answers "other answers are counted as what they are" 1 \
  '"answers":3,"solved":1,"unsolved":0,"wrong":0,"illegal":0,"unreadable":1,"refused":0,"unknown":0,"other_version":0,"broken":1,' '' verify --jsonl -
run verify --jsonl /dev/null
same "nothing solved is no success" 1 "$code"
head -c 3000000 /dev/zero | tr '\0' x >"$scratch/huge"
printf '\n{"id":"sliding:1:3x2:5:132","answer":"R D L L U"}' >>"$scratch/huge"
run verify --jsonl "$scratch/huge"
same "a huge line is broken, and the next one is read" '{"format":1,"at_line":1,"result":"broken"} {"format":1,"at_line":2,"id":"sliding:1:3x2:5:132","result":"solved"' \
  "$(head -2 "$scratch/out" | tr '\n' ' ' | sed 's/,"difficulty.*//')"
run verify --jsonl "$scratch/answers" "$scratch/none" "$scratch/answers"
same "a file that can't be read outweighs the answers of others, which are counted" "4 1" \
  "$code $(grep -c "\"answers\":$((2 * lines))," "$scratch/out")"
refuses "'verify --jsonl' without a file" 2 "'verify --jsonl' needs a file with answers" verify --jsonl
refuses "--json beside --jsonl" 2 "--json and --jsonl can't be used together" verify --json --jsonl -

# ------------------------------------------------------------------ players
prints "the solver's answer is that of the question" '{"id":"sliding:1:3x2:5:19","answer":"R D L U L"}' ask sliding 3x2 --difficulty 5 --answers solver
refuses "answers beside questions" 2 "--answers and --jsonl can't be used together" ask sliding --answers solver --jsonl
for player in random greedy solver; do
  for set in 'sliding 3x3 --difficulty 3..4' 'freecell cells --difficulty 3..4' 'freecell moves --difficulty 3..4' \
    'mahjong boards --difficulty 3..4' 'mahjong pairs --difficulty 2..3'; do
    "$quadrille" ask $set --each 2 --answers $player
  done >"$scratch/in"
  run verify --jsonl --quiet -
  same "every move of the $player player is legal" "20 20" "$(sed 's/,"difficulties.*//' "$scratch/out" | tr ',{}' '\n' |
    awk -F: '/"(solved|unsolved|wrong)"/ { counted += $2 } /"answers"/ { all = $2 } END { print all, counted }')"
done
same "the solver solves all" 0 "$code"
