#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the dialogues that the games' original authors print, on every machine
# with a line mode. seeds/NAME.in is what the player types, seeds/NAME.board the
# position, and seeds/NAME.out what the author's text prints; NAME begins with
# the game. FreeCell's author prints no screen, so three ways of typing his move
# share one, which is ours. seeds/NAME.deal is a deal of that position, for machines
# that take no boards. ../docs/history.md tells where they come from.
. "$(dirname "$0")/tap.sh"
cd "$root/tests/seeds" || exit 1
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" LC_ALL=C

# The machines, one a line: a name, the dialogues, how diff compares (MVS keeps no blanks at the
# end of a line), and a command that gets the game's words and a board, reads what
# the player types, and prints the dialogue without what is ours: greetings, and
# the prompts of games for which the author prints none.
machines='
terminal  *        -u   on_linux "$build/quadrille"
small     *        -u   on_small "$root/build/small/quadrille"
S/370     *        -uZ  on_s370
MSX       sliding  -u   on_msx
'

# on_linux PROGRAM BOARD GAME [VARIANT]
on_linux() {
  program=$1 board=$2
  shift 2
  "$program" "$@" --board "$board" --ui line --echo --color never --ascii 2>&1 | without_ours
}

# The small program reads no board of the sliding puzzle, but a saved game.
on_small() {
  if [ "$3" != sliding ]; then
    on_linux "$@"
    return
  fi
  save_board "$2" sliding
  "$1" sliding --load "$scratch/saved" --ui line --echo --color never --ascii 2>&1 | without_ours
}

# save_board BOARD GAME [VARIANT]
save_board() {
  board=$1
  shift
  echo "save $scratch/saved" | "$build/quadrille" "$@" --board "$board" --ui line >"$scratch/log"
}

# The program for MVS, which restores the board from a dataset.
on_s370() {
  save_board "$@"
  SCRATCH=$scratch PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/s370/restored.py" "$root/build/s370/test" "$scratch/saved" 2>&1 | without_ours
}

# The MSX's cartridge, which gets the deal as a code. Its author's text has no
# screen of the MSX, so what is on it is written as his program prints it.
on_msx() {
  deal=$(cat "${1%.board}.deal")
  code=$(echo code | "$build/quadrille" sliding $deal | grep -o 'q1s-[a-z0-9]*' | head -1)
  { printf 'until RETURN  play\npress l\nuntil Type a code\ntype %s\nuntil #%s\nsigns\n' "$code" "${deal##* }"
    sed 's/.*/press &\nsigns\npress \\r\nsigns/'; } >"$scratch/typed"
  (cd "$scratch" && . "$root/tests/msx/machine.sh" && msx C-BIOS_MSX1 <typed)
  PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/msx/dialogue.py" <"$scratch/seen"
}

without_ours() {
  sed -E '/^Welcome to Kulki/d
    /^Enter .h. for help/d
    /^FreeCell: .h. for help/d
    /^(Enter command|Your move|Undo, again, new or quit): /d'
}

# plays MACHINE COMPARED COMMAND NAME BOARD OUT: compares a dialogue
plays() {
  case $4 in
    freecell*) words='freecell 4cells:none' ;; # autoplay would bring the ace home first
    *) words=${4%%-*} ;;
  esac
  eval "$3 $5 $words" <"$4.in" >"$scratch/out"
  nothing "$1: $4" "$(diff "$2" "$6" "$scratch/out" 2>&1)"
}

# An empty answer would be the same everywhere.
nothing "every dialogue has a board and an answer" "$(for file in *.in; do
  name=${file%.in}
  [ -s "$name.board" ] && [ -s "$name.out" ] || [ "${name%-*}" = freecell-home ] || echo "$name"
done)"

"$root/tests/s370/build.sh" >"$scratch/log" 2>&1
verdict $? "the program for MVS is built" "$(tail -5 "$scratch/log")"

"$root/front/msx/build.sh" >"$scratch/log" 2>&1
verdict $? "the cartridge is built" "$(tail -5 "$scratch/log")"

printf '%s' "$machines" | sed '/^$/d' >"$scratch/machines"
while read -r machine dialogues compared command; do
  for file in $dialogues*.in; do
    name=${file%.in}
    shared=$name
    case $name in freecell-home-*) shared=freecell-home ;; esac
    plays "$machine" "$compared" "$command" "$name" "$shared.board" "$shared.out"
  done
done <"$scratch/machines"
done_testing
