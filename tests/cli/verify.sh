# SPDX-License-Identifier: MIT
# Verifying saved games, valid and invalid ones.

saved=$scratch/saved.txt
other=$scratch/other.txt
printf '3a 32\nsave %s\n' "$saved" | "$quadrille" freecell 1 >/dev/null 2>&1

# spoil SED-SCRIPT: the saved game, changed
spoil() { sed "$1" "$saved" >"$other"; }

# invalid WORDS TEXT: the changed game is refused with that answer
invalid() {
  run verify "$other"
  if [ "$code" = 1 ] && [ "$out" = "$other: invalid$2" ] && [ -z "$err" ]; then verdict 0 "$1"; else
    verdict 1 "$1" "should say: invalid$2
$(seen)"
  fi
}

prints "a saved game is valid" "$saved: valid: freecell, moves 2, cards home 0, going" verify "$saved"
printf 'undo\nsave %s\n' "$scratch/back.txt" | "$quadrille" freecell --load "$saved" >/dev/null 2>&1
prints "the result is that of the last move, even after an undo" 'valid: freecell, moves 2,' verify "$scratch/back.txt"
spoil 's/^digest ./digest x/'
invalid "another digest" ', line 11: The digest doesn'"'"'t match: the saved game was changed'
spoil 's/3a 32/3a 3a/'
invalid "a move that is not legal" ' at move 2, line 9: That cell is taken: choose another cell or a column'
spoil 's/seed 1/seed 2/'
run verify "$other"
verdict "$([ "$code" = 1 ] && echo 0 || echo 1)" "the same moves of another deal are not valid"
spoil 's/^moves 2 at 2/moves 1 at 1/'
invalid "fewer moves stated" ', line 9: The number of moves isn'"'"'t the stated one'
spoil 's/^moves 2 at 2/moves 3 at 2/'
run verify "$other"
verdict "$([ "$code" = 1 ] && holds "$out" 'invalid at move 3' && echo 0 || echo 1)" "more moves stated"
spoil 's/^result going 0/result won 52/'
invalid "another result" ', line 10: The moves don'"'"'t lead to the stated result'
spoil 's/^moves/daily 2026-11-21\
moves/'
invalid "another day" ', line 8: This isn'"'"'t the daily puzzle of the stated date'
spoil 's/save 2/save 3/'
invalid "a later format" ', line 1: This game was saved by a newer version of Quadrille'
spoil 's/freecell 1/freecell 9/'
invalid "other rules" ', line 2: This game was played under other rules'
: >"$other"
invalid "an empty file" ', line 1: Not a saved Quadrille game'
head -c 5000 "$quadrille" >"$other"
invalid "a binary file" ', line 1: Not a saved Quadrille game'
run verify "$saved" "$other" "$saved"
same "every file has an answer" "1 3" "$code $(wc -l <"$scratch/out" | tr -d ' ')"
run verify "$scratch/none.txt" "$other"
same "the worst of them decides how it ends" 4 "$code"
refuses "neither a file nor a stored game" 4 "no stored game 'xyz', and no such file" verify xyz
refuses "a file that is not there" 4 'No such file' verify "$scratch/none.txt"
run verify "$other" "$scratch/none.txt"
same "a read error outweighs an invalid game" 4 "$code"
cp "$saved" "$scratch/in"
prints "standard input is verified" '-: valid: freecell' verify -
refuses "'verify' without a file" 2 "'verify' needs a file" verify

# ---------------------------------------------------------- codes to share
code_of() { printf '%s\n' "$@" code | "$quadrille" freecell 1 2>/dev/null | grep '^q1f-'; }

word=$(code_of '3a 32')
same "two moves of FreeCell are a code of 24 signs" 24 "${#word}"
prints "a code is verified like a file" "$word: valid: freecell, moves 2, cards home 0, going" verify "$word"
prints "a code is loaded like a file" '"line":["3a","32"]' freecell --load "$word" --show json
prints "capitals are the same code" 'valid: freecell, moves 2,' verify "$(printf '%s' "$word" | tr a-z A-Z)"
printf '%s\n' "$word" >"$scratch/code.txt"
prints "a code may be in a file" 'valid: freecell, moves 2,' verify "$scratch/code.txt"
run verify "${word%?}"
same "a code cut short is not valid" "1 ${word%?}: invalid, line 1: This code is damaged or incomplete" "$code $out"
type_lines "load $word" seed
prints "a code is loaded in the middle of another game" 'FreeCell, variant 4cells, seed 1, move 2 of 2' kulki 7
type_lines code
answers "a board of one's own has no code" 2 '' "has no code: save it" sliding --board "$golden/eight.txt"

# -------------------------------------------------------------------- json
sed 's/3a 32/3a 3a/' "$saved" >"$other"
: >"$scratch/empty.txt"
odd=$scratch/$(printf 'a"b\\\t\377')
cp "$saved" "$odd"
run verify --json "$saved" "$other" "$scratch/empty.txt" "$odd" "$word"
same "with --json each answer is an object" "1 5" "$code $(wc -l <"$scratch/out" | tr -d ' ')"
# answer N: the nth object's members, but for the file
answer() { sed -n "${1}s/\"file\":\"[^,]*\",//p" "$scratch/out"; }
same "that of a valid game" '{"format":1,"valid":true,"game":"freecell","variant":"4cells","deal":1,"seed":"1","own_board":false,"moves":2,"status":"going","score":0,"hints":0}' "$(answer 1)"
same "that of one that is not" '{"format":1,"valid":false,"move":2,"at_line":7,"reason":"That cell is taken: choose another cell or a column"}' "$(answer 2 | sed 's/"at_line":[0-9]*/"at_line":7/')"
same "that of no game" '{"format":1,"valid":false,"at_line":1,"reason":"Not a saved Quadrille game"}' "$(answer 3)"
same "that of a code" "$(answer 1)" "$(answer 5)"
nothing "each of them is JSON, also of a name that is no text" "$(python3 -c 'import json, sys
for line in open(sys.argv[1], encoding="utf-8"): json.loads(line)["file"]' "$scratch/out" 2>&1)"
run verify --json "$scratch/nowhere.txt" "$saved"
same "a file that is not there has none" "4 1" "$code $(wc -l <"$scratch/out" | tr -d ' ')"
prints "--help shows its arguments" 'quadrille verify SAVED... [OPTION...]' verify --help

name=$(printf 'n\033[31m\007')
cp "$saved" "$scratch/$name"
prints "control characters in a file's name are escaped" "$scratch/n\x1b[31m\x07: valid" verify "$scratch/$name"
refuses "control characters in an error about a file are escaped" 4 "n\x1b[31m\x07x: No such file" verify "$scratch/${name}x"
refuses "control characters in a refused argument are escaped" 2 "game or command '\x9b';" "$(printf '\233')"
LC_ALL=C.UTF-8
prints "letters are not escaped" "$scratch/größe.txt: valid" verify "$(cp "$saved" "$scratch/größe.txt" && printf %s "$scratch/größe.txt")"
LC_ALL=C
prints "help says what can't be checked" 'the stated time, hints and undos' help verify
