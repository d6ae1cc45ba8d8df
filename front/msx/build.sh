#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the cartridge and, for MSX-DOS, a program for each game, unless they are
# newer than their sources, and prints how full banks and memory are:
# front/msx/build.sh [FOLDER [TABLE...]]. The folder defaults to build/msx and the
# table to games.txt. Each bank is linked separately, with the symbols of the
# first bank.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$root/build/msx}
[ $# = 0 ] || shift
[ $# != 0 ] || set -- "$here/games.txt"
mkdir -p "$folder"
sed '/^#/d' "$@" >"$folder/games"
newer=$(find "$here" "$root/rules" "$root/session" "$@" -newer "$folder/quadrille.rom" 2>&1 | head -1)
cd "$folder"
[ -n "$newer" ] || { cat sizes; exit 0; }
[ "$folder" -ef "$root/build/msx" ] || cp -p "$root"/build/msx/*.rel . 2>/dev/null || : # of another cartridge

# Compiles lines of the form "object source flags" on all processors: what is
# older than its source or than any header.
compile_all() {
  newest=$(ls -t "$here"/*.h "$here"/*.txt "$here/build.sh" "$root"/rules/*/*.h "$root"/rules/*.h "$root"/session/*.h | head -1)
  NEWEST=$newest xargs -P "$(nproc)" -L 1 sh -c 'object=$1 source=$2; shift 2
    [ "$object.rel" -nt "$source" ] && [ "$object.rel" -nt "$NEWEST" ] && exit 0
    sdcc -mz80 --std-c11 --opt-code-size "$@" -c "$source" -o "$object.rel" >"$object.log" 2>&1 ||
      { cat "$object.log" >&2; exit 255; }' compile
}

# Prints a line for compile_all. The path of the sources may have blanks.
compiled() { # OBJECT SOURCE [FLAGS]
  printf '%s "%s" "-I%s"%s\n' "$1" "$2" "$root" "${3:+ $3}"
}

listed() { # DIRECTORY PREFIX NAME...: objects named PREFIX_NAME
  directory=$1
  prefix=$2
  shift 2
  for name in "$@"; do compiled "$prefix$name" "$root/$directory/$name.c"; done
}

prefixed() { # PREFIX NAME...
  prefix=$1
  shift
  for name in "$@"; do printf '%s%s ' "$prefix" "$name"; done
}

link() { # NAME CODE DATA OBJECT...
  name=$1
  code=$2
  data=$3
  shift 3
  sdcc -mz80 --no-std-crt0 -Wl-j --code-loc "$code" --data-loc "$data" -o "$name.ihx" $(printf '%s.rel ' "$@") >"$name.log" 2>&1 ||
    { cat "$name.log" >&2; exit 1; }
}

# Exports the symbols of the first bank, so that the others can be linked to it.
export_symbols() { # OBJECT...
  cat $(printf '%s.rel ' "$@") | awk '$1 == "S" && $3 ~ /^Def/ { print $2 }' >own
  awk 'NR == FNR { own[$1] = 1; next }
       $1 == "DEF" && $2 !~ /^[sl]__|^\./ && !($2 in own) {
         printf "\t.globl %s\n%s == %s\n", $2, $2, $3 }' own fixed.noi >known.s
  sdasz80 -o known.rel known.s
}

bank() { # NAME DATA OBJECT...
  name=$1
  data=$2
  shift 2
  export_symbols "$@"
  link "$name" 0x8000 "$data" "$@" known
}

# Prints where the data of a bank ends. Fails if any of it needs initial values.
end_of_data() { # BANK
  awk '$2 == "l__INITIALIZER" && $3 != "0x0" { exit 1 } $2 == "s__DATA" || $2 == "l__DATA" { print $3 }' "$1.noi" >ends
  { read -r a; read -r b; printf '0x%X\n' $((a + b)); } <ends
}

# The front end shares its bank with the views of all games, so its code must be
# small.
harder='--max-allocs-per-node 15000'

# The desk has a source of hints that switches to a game's bank and asks the one there.
# In a program without banks the two need different names.
own_hints='-Dsession_plain_hints=own_plain_hints'

core="text seed rng digest game"
sessions="session history reasons playout"
both="msx_desk heap absent sound"
front="title play pages board screen2 msx_keys"
shared="$(prefixed core_ $core) $(prefixed session_ $sessions)"

# Writes the table of views in the order of the menu.
write_views() {
  echo '#include "front/msx/game_view.h"'
  while read -r game _; do echo "extern const View $(view_of "$game");"; done <games | sort -u
  echo 'const View *const views[] = {'
  while read -r game _; do echo "&$(view_of "$game"),"; done <games
  echo '};'
  echo 'const u8 view_count = COUNT_OF(views);'
}

# Writes the tables of a program with one game, and how it uses its memory: the
# lists of moves, for codes, are longest in Kulki.
write_only() { # GAME
  echo '#include "front/msx/game_view.h"'
  echo '#include "rules/games.h"'
  echo "extern const Game $1;"
  echo "extern const View $(view_of "$1");"
  echo "const View *const views[] = {&$(view_of "$1")};"
  echo 'const u8 view_count = 1;'
  echo "const Game *const games[] = {&$1};"
  echo 'const u8 games_count = 1;'
  echo '#include "front/msx/shelf.h"'
  echo "const u16 flat_stack = 800, deep_stack = $([ "$1" = kulki ] && echo 4200 || echo 1800), text_room = 370;"
}

# Converts the names of the functions that boards.c replaces into compiler flags.
without() { # GAME PARSE=NAME,SHOW=NAME
  echo ",$2" | sed "s/,\([A-Z]*\)=/ -D\1=$1_/g"
}

view_of() { [ -f "$here/$1view.c" ] && echo "$1_view" || echo plain_view; }

python3 "$here/art.py" "$here/art.txt" >art.c
write_views >views.c
for part in crt0 areas bios cartridge far bytes rngstep bottom; do sdasz80 -o $part.rel "$here/$part.s"; done
for part in crt0 dos; do sdasz80 -o dos_$part.rel "$here/dos/$part.s"; done
drawn=plainview
while read -r game rules hints left_out files; do
  [ ! -f "$here/${game}view.c" ] || drawn="$drawn ${game}view"
  write_only "$game" >"only_$game.c"
done <games
{
  listed rules/core core_ $core
  listed session session_ $sessions code_write code_read plain_hints
  listed front/msx "" $both far_codes $front $drawn no_disk front_entry codes_entry near_codes | sed "s/$/ $harder/"
  listed front/msx/dos dos_ msx_disk | sed "s/$/ $harder/"
  listed session dos_ plain_hints | sed "s/$/ $own_hints/"
  compiled art art.c
  compiled views views.c
  while read -r game rules hints left_out files; do
    listed "$rules" "${game}_" $files
    compiled "only_$game" "only_$game.c"
    shelf="-DGAME=$game$([ "$hints" = yes ] || echo ' -DHINT_SOURCE=NULL')"
    compiled "shelf_$game" "$here/shelf.c" "$shelf"
    compiled "dos_shelf_$game" "$here/shelf.c" "$shelf $own_hints"
    [ "$left_out" = - ] || compiled "boards_$game" "$here/boards.c" "$(without "$game" "$left_out")"
  done <games
} | compile_all

link fixed 0x4010 0xC000 crt0 areas bios cartridge far bytes rngstep far_codes $both $shared art
data=$(end_of_data fixed)
bank front "$data" front_entry $front $drawn no_disk views bottom
bank codes 0xC000 codes_entry near_codes session_code_read session_code_write
while read -r game rules hints left_out files; do
  bank "$game" 0xC000 "shelf_$game" $([ "$left_out" = - ] || echo "boards_$game") session_code_write \
    $([ "$hints" != yes ] || echo session_plain_hints) $(prefixed "${game}_" $files)
done <games
# The programs for MSX-DOS: a game each, because memory of 64 KB has no room for
# all of them, nor for Mahjong, whose deals need a large stack. MSX-DOS begins at
# 0xD400 or above; a game needs 3,800 bytes for its stack and moves.
drawing_of() { [ -f "$here/$1view.c" ] && echo "$1view" || echo plainview; }
while read -r game rules hints left_out files; do
  link "dos_$game" 0x0100 0 dos_crt0 areas bios dos_dos bytes rngstep $both $shared art front_entry $front "$(drawing_of "$game")" \
    dos_msx_disk "only_$game" "dos_shelf_$game" $([ "$left_out" = - ] || echo "boards_$game") session_code_write session_code_read near_codes \
    $([ "$hints" != yes ] || echo dos_plain_hints) $(prefixed "${game}_" $files) bottom
  program=$(echo "$game" | tr a-z A-Z).COM
  end=$(awk '$2 == "_heap_bottom" { print $3 }' "dos_$game.noi")
  rm -f "$program"
  [ $((end)) -le $((0xD400 - 3800)) ] || { echo "$program would leave too little memory, with data up to $end"; continue; }
  objcopy -I ihex -O binary "dos_$game.ihx" "$program"
  printf '%-12s %5d bytes, data end at %s\n' "$program" "$(wc -c <"$program")" "$end"
done <games >programs
python3 "$here/rom.py" quadrille.rom fixed.ihx front.ihx codes.ihx $(awk '{ print $1 ".ihx" }' games) >banks
cat banks programs >sizes
cat sizes
