# SPDX-License-Identifier: MIT
# Playing through a pipe, odd input, odd output.

# -------------------------------------------------------------------- pipes
type_lines '7a' '8b'
run freecell 617
same "a pipe sees the last board alone" "0 1 0" "$code $(printf '%s\n' "$out" | grep -c '^Game') $(printf '%s' "$out" | grep -c 'Your move')"
verdict "$(holds "$out" ' JH  QH  --  --' && echo 0 || echo 1)" "with all moves played" "$(seen)"
type_lines '7a' 'hint'
answers "what was asked for is printed" 0 'Hint: ' '' freecell 617
type_lines 'show' '7a'
run freecell 617
same "a board that was asked for is printed, and the last one" 2 "$(printf '%s\n' "$out" | grep -c '^Game')"
type_lines '7a' 'show'
run freecell 617
same "no board is printed twice" 1 "$(printf '%s\n' "$out" | grep -c '^Game')"
type_lines '7a' 'zz' '8b' '' 'undo 3'
answers "refusals go to standard error with their lines, the rest is played" 2 ' JH  --' \
  'line 2: Expected a column (1-8), a free cell (up to d) or h for home' freecell 617
type_lines 'l2'
answers "the end is told" 0 'Game finished in 2 moves.' '' sliding --board "$golden/eight.txt"
type_lines 'auto 0' 'par' 'say nonsense'
run kulki --seed 5 --ui words
same "whoever is told what happens gets lines of 80 columns" '' "$(printf '%s\n%s\n' "$out" "$err" | awk 'length > 80')"
type_lines 'q' 'zz'
answers "nothing is read behind q" 0 'Score' '' kulki 7
answers "an empty input shows the board" 0 'Score: 0' '' kulki 7
printf '7a' >"$scratch/in"
answers "the last line needs no end" 0 ' JH  --' '' freecell 617
printf '7a\r\n8b\r\n' >"$scratch/in"
answers "lines may end as on Windows" 0 ' JH  QH' '' freecell 617
type_lines '7a'
prints "--echo prints the dialogue" 'Your move: 7a' freecell 617 --echo
type_lines 'zz'
answers "also what was refused" 2 'Your move: zz
Expected a column (1-8)' '' freecell 617 --echo
type_lines 'kulki 7' 'h'
prints "a menu goes on into its game" 'Enter command: h' --echo
type_lines 'q'
prints "q quits the menu" 'Which game' --echo
prints "a menu ends with the input" 'Which game' --echo
type_lines 'freecell 617'
refuses_menu=$("$quadrille" --echo --cells 3 <"$scratch/in" 2>&1 >/dev/null)
nothing "an option applies after the menu" "$refuses_menu"
type_lines 'kulki'
answers "an option of another game is refused there" 2 'Which game' '--cells works only with freecell' --echo --cells 3
type_lines 'kulki 7'
answers "--moves plays after the menu" 2 'Score: 0' 'move 1, "a1"' --echo --moves 'a1 b2'

# ------------------------------------------------------------- odd lines
head -c 70000 /dev/zero | tr '\0' a >"$scratch/in"
answers "a line that is too long is refused" 2 'Score' 'line 1: This line is too long' kulki 7
{ head -c 70000 /dev/zero | tr '\0' ' '; printf '\nundo\n'; } >"$scratch/in"
answers "also one of blanks, and the next one is read" 2 'Score' 'line 1: This line is too long
line 2: Nothing to undo' kulki 7
{ head -c 65536 /dev/zero | tr '\0' ' '; printf '\nundo\n'; } >"$scratch/in"
run kulki 7
same "one as long as allowed is read" 'line 2: Nothing to undo' "$err"
printf 'a1\0b1\n' >"$scratch/in"
answers "a line with a zero byte is refused" 2 'Score' 'line 1: This line contains invalid characters' kulki 7
printf '\377\376\201 \033[2J\n' >"$scratch/in"
answers "bytes that are no text are refused" 2 'Score' 'line 1: Invalid cell name' kulki 7
python3 -c 'import random, sys; sys.stdout.buffer.write(random.Random(7).randbytes(20000).replace(b"\n", b""))' >"$scratch/in"
run mahjong 7
same "so is any rubbish" 2 "$code"
yes '7a a7' | head -20000 | head -c 60000 >"$scratch/in"
run freecell 617
verdict "$([ "$code" = 2 ] && echo 0 || echo 1)" "ten thousand lines are played" "$(seen | tail -5)"

# -------------------------------------------------------------- files
"$quadrille" backup "$scratch/backup.txt" >"$scratch/out" 2>&1
type_lines "save $scratch/backup.txt"
answers "a save doesn't replace a backup" 2 'Score' "That file exists and isn't a saved game" kulki 7
same "the backup is still one" "quadrille backup 1" "$(head -1 "$scratch/backup.txt")"
unreadable=$("$quadrille" kulki 7 2>&1 >/dev/null <"$scratch")
same "input that can't be read is trouble, not the end" "4 quadrille: can't read standard input: Is a directory" "$? $unreadable"
type_lines "save $scratch/nowhere/game"
answers "a save into no folder is refused" 2 'Score' "line 1: Can't save to $scratch/nowhere/game: No such file" kulki 7
# A pipe first: a program that would put a file into a device's place must not
# meet one.
mkfifo "$scratch/pipe"
cat "$scratch/pipe" >"$scratch/through" &
reader=$!
type_lines "save $scratch/pipe"
answers "a save goes through a pipe" 0 'Saved.' '' kulki 7
if [ -p "$scratch/pipe" ]; then
  wait $reader
  same "which stays one" "quadrille save 2" "$(head -1 "$scratch/through")"
  type_lines 'save /dev/full'
  answers "a save on a full device is refused" 2 'Score' 'line 1: Can'"'"'t save to /dev/full: No space left' kulki 7
else
  kill $reader
  verdict 1 "which stays one"
fi
printf 'my notes\n' >"$scratch/notes"
type_lines "save $scratch/notes"
answers "a file that is no saved game is not written over" 2 '' 'line 1: That file exists and isn'"'"'t a saved game' kulki 7
same "and stays as it was" 'my notes' "$(cat "$scratch/notes")"
type_lines "save $scratch/saved" undo "save $scratch/saved"
answers "a saved game is written over" 2 'Saved.
Saved.' 'line 2' kulki 7
ln -s saved "$scratch/link"
type_lines "save $scratch/link"
run kulki 8
same "a link stays one" "saved seed 8" "$(readlink "$scratch/link") $(grep '^seed' "$scratch/saved")"
mkdir "$scratch/elsewhere"
ln -s elsewhere/new "$scratch/ahead"
ln -s "$scratch/ahead" "$scratch/whole"
type_lines "save $scratch/whole"
run kulki 9
same "links that lead nowhere yet stay, too" "elsewhere/new seed 9" "$(readlink "$scratch/ahead") $(grep '^seed' "$scratch/elsewhere/new")"
chmod 640 "$scratch/saved"
type_lines "save $scratch/saved"
run kulki 8
same "a file keeps its mode" 640 "$(stat -c %a "$scratch/saved")"
same "nothing else is left in the folder" "" "$(ls "$scratch" | grep 'saved\.')"
type_lines "save $scratch/with blanks.txt" "load $scratch/with blanks.txt"
answers "a name may hold blanks" 0 'Saved.' '' kulki 7

# --------------------------------------------------------------- output
"$quadrille" kulki 7 --show text >/dev/full 2>"$scratch/err"
same "a full device is reported with its own exit code" "4 quadrille: can't write: No space left on device" "$? $(cat "$scratch/err")"
"$quadrille" kulki 7 </dev/null >/dev/full 2>"$scratch/err"
same "a full device is reported while playing" "4 quadrille: can't write: No space left on device" "$? $(cat "$scratch/err")"
"$quadrille" help >/dev/full 2>"$scratch/err"
same "a full device is reported for help" "4 1" "$? $(wc -l <"$scratch/err")"
"$quadrille" kulki 7 --show text >&- 2>"$scratch/err"
same "a closed standard output is reported" "4 quadrille: can't write: Bad file descriptor" "$? $(cat "$scratch/err")"
printf '%s\n' "save $scratch/clean" | "$quadrille" kulki 7 >&- 2>/dev/null
same "a save does not take its place" "quadrille save 2" "$(head -1 "$scratch/clean")"
timeout 60 "$quadrille" kulki 7 <&- >"$scratch/out" 2>"$scratch/err"
same "a closed standard input ends the game" "0 1" "$? $(grep -c '^Score' "$scratch/out")"
"$quadrille" kulki foo 2>&-
same "a closed standard error does no harm" 2 "$?"

for game in $games; do
  type_lines foobar
  answers "a word that is nothing is called so: $game" 2 '' 'line 1: No such command or move: foobar' $game --seed 7
done
type_lines xx
answers "what is short may be meant as a move" 2 '' 'Expected a column (1-8)' freecell 7
type_lines rightwards
answers "so may a way of tiles" 2 '' 'line 1: ' sliding --seed 7
