#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the cartridge, unless it is newer than its sources, and prints how full
# its banks are: front/msx/build.sh [FOLDER [TABLE...]]. The folder defaults to
# build/msx and the table to games.txt. Each bank is linked separately, with the
# symbols of the first bank.
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

# Compiles lines of the form "object source flags" on all processors.
compile_all() {
  xargs -P "$(nproc)" -L 1 sh -c 'object=$1 source=$2; shift 2
    sdcc -mz80 --std-c11 --opt-code-size "$@" -c "$source" -o "$object.rel" >"$object.log" 2>&1 ||
      { cat "$object.log" >&2; exit 255; }' compile
}

listed() { # DIRECTORY PREFIX NAME...: objects named PREFIX_NAME
  directory=$1
  prefix=$2
  shift 2
  for name in "$@"; do echo "$prefix$name $root/$directory/$name.c -I$root"; done
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
harder='--max-allocs-per-node 30000'

core="text seed rng digest game"
sessions="session history reasons playout"
fixed="msx_desk heap absent"
front="title play pages board screen2 msx_keys sound plainview"
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

# Converts the names of the functions that boards.c replaces into compiler flags.
without() { # GAME PARSE=NAME,SHOW=NAME
  echo ",$2" | sed "s/,\([A-Z]*\)=/ -D\1=$1_/g"
}

view_of() { [ -f "$here/$1view.c" ] && echo "$1_view" || echo plain_view; }

python3 "$here/art.py" "$here/art.txt" >art.c
write_views >views.c
for part in crt0 bios bytes rngstep bottom; do sdasz80 -o $part.rel "$here/$part.s"; done
while read -r game rules hints left_out files; do
  [ ! -f "$here/${game}view.c" ] || front="$front ${game}view"
done <games
{
  listed rules/core core_ $core
  listed session session_ $sessions code_write plain_hints
  listed front/msx "" $fixed $front front_entry | sed "s/$/ $harder/"
  echo "art art.c -I$root"
  echo "views views.c -I$root"
  while read -r game rules hints left_out files; do
    listed "$rules" "${game}_" $files
    echo "shelf_$game $here/shelf.c -I$root -DGAME=$game$([ "$hints" = yes ] || echo ' -DADVISER=NULL')"
    [ "$left_out" = - ] || echo "boards_$game $here/boards.c -I$root$(without "$game" "$left_out")"
  done <games
} | compile_all

link fixed 0x4010 0xC000 crt0 bios bytes rngstep $fixed $shared
bank front "$(end_of_data fixed)" front_entry $front art views bottom
while read -r game rules hints left_out files; do
  bank "$game" 0xC000 "shelf_$game" $([ "$left_out" = - ] || echo "boards_$game") session_code_write \
    $([ "$hints" != yes ] || echo session_plain_hints) $(prefixed "${game}_" $files)
done <games
python3 "$here/rom.py" quadrille.rom fixed.ihx front.ihx $(awk '{ print $1 ".ihx" }' games) >sizes
cat sizes
