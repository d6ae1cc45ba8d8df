#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the small program: what it contains works, and it says what was left
# out.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
cd "$scratch" || exit 1
unset XDG_DATA_HOME HOME
LC_ALL=C
export LC_ALL

# answers WORDS TEXT LINE ARGUMENTS...: expects the text as an answer to the line, and success
answers() {
  words=$1 text=$2 line=$3
  shift 3
  said=$(printf '%s\n' "$line" | "$quadrille" "$@" 2>&1)
  code=$?
  case $code/$said in
    0/*"$text"*) verdict 0 "$words" ;;
    *) verdict 1 "$words" "should say: $text
exit code $code, said: $said" ;;
  esac
}

# lacks TEXT ARGUMENTS...: expects the text, with exit code 2 or 4
lacks() {
  text=$1
  shift
  said=$(echo winnable | "$quadrille" "$@" 2>&1)
  code=$?
  case $code/$said in
    [24]/*"$text"*) verdict 0 "$* is absent, and says so" ;;
    *) verdict 1 "$* is absent, and says so" "exit code $code, said: $said" ;;
  esac
}

answers "Kulki is played" 'Hint: ' hint kulki --seed plum
answers "Mahjong is played" 'TILES 142' 'e5 s3' mahjong 7
answers "FreeCell is played, and saved" 'Saved.' '2a 21 72
save game' freecell 617
answers "a save is valid" 'valid: freecell, moves 3' '' verify game
answers "a save is gone on with" '"moves":3' '' freecell --load game --show json
answers "a save is shown move by move" 'Move 3: 72' '

' replay game
answers "a sliding puzzle is won" 'Game finished in 16 moves.' 'URDL2URDLDRURUL2' sliding --seed plum
answers "a game has a code" 'q1f' '2a 21 72
code' freecell 617
answers "a code is valid" 'valid: freecell, moves 3' '' verify "$(printf '%s' "$said" | grep -o 'q1f-[a-z0-9]*' | head -1)"
answers "the day's puzzles are listed" 'Daily puzzles of 21 November 2024' '' daily 2024-11-21
today() { LC_ALL=C date '+%-d %B %Y'; }
day=$(today)
said=$("$quadrille" daily | head -1)
case $said in
  *" $day" | *" $(today)") verdict 0 "without a date those of today" ;; # midnight may have passed
  *) verdict 1 "without a date those of today" "$said" ;;
esac
answers "the puzzle of a day is dealt" 'Foundations' '' daily freecell 2024-11-21 --show text
answers "games are played by chance, to compare machines" '' '' digest sliding --seed 1..2

for command in games stats scores progress resume 'stats reset kulki' 'stats restore kulki' 'games rename 1 plum' 'games delete 1' 'games export 1' 'games import game'; do
  lacks 'built without a database' $command
done
lacks 'built without a web server' web
for command in 'solve freecell 617' 'perft kulki' optimise tables 'grade freecell 1' 'explain game' 3270 paths doctor 'man' 'completion bash'; do
  lacks 'not part of this small build' $command
done
for start in 'freecell easy' 'mahjong medium' 'mahjong hard'; do lacks 'not part of this small build' $start; done
nothing "levels, which need a solver, are not offered" "$(for game in freecell mahjong; do
  { "$quadrille" help $game; echo 'help new' | "$quadrille" $game 7; } 2>&1 | grep easy
done)"
same "nor taken for seeds" "line 1: This game has no such variant" "$(echo 'new hard' | "$quadrille" mahjong 7 2>&1 >/dev/null)"
lacks 'small build has no solver' freecell 617 # which is asked whether it is winnable
done_testing
