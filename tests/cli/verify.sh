# SPDX-License-Identifier: MIT
# Saved games that are what they claim, and those that are not.

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
prints "its claim is about the last move, wherever one was" 'valid: freecell, moves 2,' verify "$scratch/back.txt"
spoil 's/^digest ./digest x/'
invalid "another digest" ', line 8: The digest does not match: the saved game was changed'
spoil 's/3a 32/3a 3a/'
invalid "a move that is not legal" ' at move 2, line 7: That cell is taken, and holds one card: name another cell or a column'
spoil 's/seed 1/seed 2/'
run verify "$other"
verdict "$([ "$code" = 1 ] && echo 0 || echo 1)" "the same moves of another deal are not valid"
spoil 's/^moves 2 at 2/moves 1 at 1/'
invalid "fewer moves than there are" ', line 7: The number of moves is not the one that is stated'
spoil 's/^moves 2 at 2/moves 3 at 2/'
run verify "$other"
verdict "$([ "$code" = 1 ] && holds "$out" 'invalid at move 3' && echo 0 || echo 1)" "more moves than there are"
spoil 's/save 1/save 2/'
invalid "a later format" ', line 1: This game was saved by a newer version of Quadrille'
spoil 's/freecell 1/freecell 9/'
invalid "other rules" ', line 2: This game was played by other rules than these'
: >"$other"
invalid "an empty file" ', line 1: This is not a game saved by Quadrille'
head -c 5000 "$quadrille" >"$other"
invalid "a binary file" ', line 1: This is not a game saved by Quadrille'
run verify "$saved" "$other" "$saved"
same "all files are answered for" "1 3" "$code $(wc -l <"$scratch/out" | tr -d ' ')"
refuses "a file that is not there" 4 'No such file' verify "$scratch/none.txt"
run verify "$other" "$scratch/none.txt"
same "trouble is graver than a no" 4 "$code"
cp "$saved" "$scratch/in"
prints "standard input is a file too" '-: valid: freecell' verify -
refuses "no file at all" 2 'verify which files?' verify

# ---------------------------------------------------------- codes to share
code_of() { printf '%s\n' "$@" share | "$quadrille" freecell 1 2>/dev/null | grep '^q1f-'; }

word=$(code_of '3a 32')
same "two moves of FreeCell are a code of 24 signs" 24 "${#word}"
prints "a code is verified like a file" "$word: valid: freecell, moves 2, cards home 0, going" verify "$word"
prints "a code is loaded like a file" '"line":"3a 32"' freecell --load "$word" --json
prints "capitals are the same code" 'valid: freecell, moves 2,' verify "$(printf '%s' "$word" | tr a-z A-Z)"
printf '%s\n' "$word" >"$scratch/code.txt"
prints "a code may be in a file" 'valid: freecell, moves 2,' verify "$scratch/code.txt"
run verify "${word%?}"
same "a code cut short is not valid" "1 ${word%?}: invalid, line 1: This code is damaged or incomplete" "$code $out"
type_lines "load $word" seed
prints "a code is loaded in the middle of another game" 'FreeCell, variant 4cells, seed 1, move 2 of 2' kulki 7
type_lines share
answers "a board of one's own has no code" 2 '' "has no code: save it" sliding --board "$golden/eight.txt"
