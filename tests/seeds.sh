#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the dialogues that the games' original authors print, on every machine
# with a line mode. seeds/NAME.in is what the player types, seeds/NAME.board the
# position, and seeds/NAME.out what the author's text prints; NAME begins with
# the game. FreeCell's author prints no screen, so three ways of typing his move
# share one, which is ours. ../docs/history.md tells where they come from.
. "$(dirname "$0")/tap.sh"
cd "$root/tests/seeds" || exit 1
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" LC_ALL=C

# The machines, one a line: a name, and a command that gets the game's words and
# a board, reads what the player types, and prints the dialogue without what is
# ours: greetings, and the prompts of games for which the author prints none.
machines='
terminal  on_linux "$build/quadrille"
small     on_small "$root/build/small/quadrille"
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
  echo "save $scratch/saved" | "$build/quadrille" sliding --board "$2" --ui line >"$scratch/log"
  "$1" sliding --load "$scratch/saved" --ui line --echo --color never --ascii 2>&1 | without_ours
}

without_ours() {
  sed -E '/^Welcome to Kulki/d
    /^Enter .h. for help/d
    /^FreeCell: .h. for help/d
    /^(Enter command|Your move|Undo, again, new or quit): /d'
}

# plays MACHINE COMMAND NAME BOARD OUT: compares a dialogue, byte for byte
plays() {
  case $3 in
    freecell*) words='freecell 4cells:none' ;; # autoplay would bring the ace home first
    *) words=${3%%-*} ;;
  esac
  eval "$2 $4 $words" <"$3.in" >"$scratch/out"
  nothing "$1: $3" "$(diff -u "$5" "$scratch/out" 2>&1)"
}

# An empty answer would be the same everywhere.
nothing "every dialogue has a board and an answer" "$(for file in *.in; do
  name=${file%.in}
  [ -s "$name.board" ] && [ -s "$name.out" ] || [ "${name%-*}" = freecell-home ] || echo "$name"
done)"

printf '%s' "$machines" | sed '/^$/d' >"$scratch/machines"
while read -r machine command; do
  for file in *.in; do
    name=${file%.in}
    shared=$name
    case $name in freecell-home-*) shared=freecell-home ;; esac
    plays "$machine" "$command" "$name" "$shared.board" "$shared.out"
  done
done <"$scratch/machines"
done_testing
