# SPDX-License-Identifier: MIT
# Games shown move by move, without a terminal.

saved=$scratch/replay.txt
printf '3a 32 7b\nundo\nsave %s\n' "$saved" | "$quadrille" freecell 1 >/dev/null 2>&1
code_word=$(printf '3a 32 7b\ncode\n' | "$quadrille" freecell 1 2>/dev/null | grep '^q1f-')

# steps: which positions came, in one line
steps() { printf '%s\n' "$out" | sed -n 's/^Start$/start/p; s/^Move \([0-9]*: .*\)/\1/p' | tr '\n' '|'; }
whole='start|1: 3a|2: 32|3: 7b|'

# shows WORDS CODE STEPS TROUBLE ARGUMENTS...
shows() {
  words=$1 expected=$2 path=$3 trouble=$4
  shift 4
  run replay "$@"
  if [ "$code" = "$expected" ] && [ "$(steps)" = "$path" ] && [ "$err" = "$trouble" ]; then verdict 0 "$words"; else
    verdict 1 "$words" "should exit with $expected, showing $path
and say: $trouble
$(seen)"
  fi
}

# ------------------------------------------------------------ all of a game
shows "without commands the whole game is printed" 0 "$whole" '' "$saved"
same "a board for each position" 4 "$(printf '%s\n' "$out" | grep -c '^Game #1')"
same "what it is comes first" 'FreeCell 1, 3 moves' "$(head -1 "$scratch/out")"
same "and how it was left last" 'That is as far as this game has been played.' "$(tail -1 "$scratch/out")"
"$quadrille" freecell 1 --moves '3a 32 7b' --show screen >"$scratch/board"
tail -"$(($(wc -l <"$scratch/board") + 1))" "$scratch/out" | sed '$d' >"$scratch/last"
nothing "the last board is the game's" "$(diff "$scratch/board" "$scratch/last")"
shows "a code is a game" 0 "$whole" '' "$code_word"
cp "$saved" "$scratch/in"
shows "standard input is a game" 0 "$whole" '' -
shows "a delay of 0 prints the whole game" 0 "$whole" '' "$saved" --delay 0
shows "a delay of a millisecond prints the whole game" 0 "$whole" '' "$saved" --delay=1
type_lines s s s
shows "which reads no commands" 0 "$whole" '' "$saved" --delay 0
printf 'l2\nsave %s\n' "$scratch/won.txt" | "$quadrille" sliding --board "$golden/eight.txt" >/dev/null
shows "a game is printed to its end" 0 'start|1: l2|' '' "$scratch/won.txt"
same "with its last words" 'Game finished in 2 moves.' "$(tail -1 "$scratch/out")"
for game in $games; do
  printf 'save %s\n' "$scratch/still.txt" | "$quadrille" $game --seed 7 >/dev/null
  shows "a game of $game without moves is its start" 0 'start|' '' "$scratch/still.txt"
done

# ---------------------------------------------------------------- commands
type_lines '' 'n' 'b b' 'e' '1'
shows "commands come through a pipe" 0 'start|1: 3a|2: 32|1: 3a|start|3: 7b|1: 3a|' '' "$saved"
nothing "without prompts" "$(printf '%s\n' "$out" | grep 'Enter next')"
type_lines 'p'
shows "play goes to the end" 0 "$whole" '' "$saved" --delay 0
type_lines 'p 0' 'P 1' 's'
shows "and once more from the start" 0 "${whole}${whole}start|" '' "$saved"
type_lines 'q' 'e'
shows "nothing is read behind q" 0 'start|' '' "$saved"
type_lines '9' 'n' 'foo'
shows "refusals have their lines, the rest is done" 2 'start|1: 3a|' \
  'line 1: There is no move 9: type a number from 0 to 3
line 3: Press Enter for the next move, or type b, a number, s, e, p, say, h or q' "$saved"
printf 'n\0\n' >"$scratch/in"
shows "a byte that is no text is refused" 2 'start|' 'line 1: This line contains invalid characters' "$saved"
head -c 70000 /dev/zero | tr '\0' n >"$scratch/in"
shows "so is a line that is too long" 2 'start|' 'line 1: This line is too long' "$saved"
type_lines 'n' 'say 3'
run replay "$saved"
same "the board is said" 'Column 3: 9 of hearts, 9 of spades, 9 of diamonds, 10 of spades, 4 of spades, 8 of diamonds.' "$(tail -1 "$scratch/out")"
type_lines 'n' 'q'
prints "--echo prints the dialogue" 'Move 1 of 3 (Enter next, b back, N jump, e end, p play, q quit): q' replay "$saved" --echo
prints "help explains replaying through a pipe" 'every position is printed' help replay
prints "help shows its arguments" 'quadrille replay SAVED [OPTION...]' replay -h

# ---------------------------------------------------------------- refusals
sed 's/3a 32/3a 3a/' "$saved" >"$scratch/other.txt"
refuses "an invalid game is refused as by --load" 2 "$("$quadrille" freecell --load "$scratch/other.txt" --show text 2>&1 | sed 's/^quadrille: //')" replay "$scratch/other.txt"
refuses "an invalid game is reported with its line" 2 "$scratch/other.txt, line " replay "$scratch/other.txt"
refuses "an empty file" 2 'Not a saved Quadrille game' replay /dev/null
refuses "neither a file nor a stored game" 4 "no stored game '99', and no such file" replay 99
refuses "a file that is not there" 4 'No such file' replay "$scratch/nowhere"
refuses "a folder" 4 'Is a directory' replay "$scratch"
refuses "a damaged code" 2 'damaged or incomplete' replay "${code_word%?}"
refuses "no file" 2 "'replay' needs a game" replay
refuses "two files" 2 'unexpected argument ' replay "$saved" "$saved"
for delay in x '' -1 60001 5s; do
  refuses "the delay '$delay'" 2 "invalid value '$delay' for --delay; use a number from 0 to 60000" replay "$saved" --delay "$delay"
done
refuses "--delay works only with 'replay'" 2 "--delay can't be used with 'verify'" verify "$saved" --delay 5
"$quadrille" replay "$saved" --delay 0 >/dev/full 2>"$scratch/err"
same "a full device is reported" "4 quadrille: can't write: No space left on device" "$? $(cat "$scratch/err")"
