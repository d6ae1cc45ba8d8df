#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the cartridge, unless it is there and newer than its sources, and says
# how full its banks are: front/msx/build.sh [FOLDER], build/msx unless told.
# Each bank is linked by itself, knowing what the first one holds.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$root/build/msx}
mkdir -p "$folder"
cd "$folder"
newest=$(find "$here" "$root/rules" "$root/session" -type f -newer quadrille.rom 2>&1 | head -1)
[ -n "$newest" ] || { cat sizes; exit 0; }

# Lines of "object source flags" are compiled by all processors.
compile_all() {
  xargs -P "$(nproc)" -L 1 sh -c 'object=$1 source=$2; shift 2
    sdcc -mz80 --std-c11 --opt-code-size "$@" -c "$source" -o "$object.rel" >"$object.log" 2>&1 ||
      { cat "$object.log" >&2; exit 255; }' compile
}

listed() { # DIRECTORY PREFIX NAME...: an object is named after both
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

# What the first bank defines, for those that are linked to it.
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

# Where the data of a bank end; none of them may need values at the start.
end_of_data() { # BANK
  awk '$2 == "l__INITIALIZER" && $3 != "0x0" { exit 1 } $2 == "s__DATA" || $2 == "l__DATA" { print $3 }' "$1.noi" >ends
  { read -r a; read -r b; printf '0x%X\n' $((a + b)); } <ends
}

core="text seed rng digest game"
sessions="session history reasons playout"
fixed="desk heap absent"
front="title play pages board screen keys sound kulkiview mahjongview cardview blockview"
# Of each game all but reading boards and layouts.
kulki="game lines presets text paths"
mahjong="game tiles deal text neighbours turtle"
freecell="game moves deal look text"
sliding="game deal text"
shared="$(prefixed core_ $core) $(prefixed session_ $sessions)"

python3 "$here/art.py" "$here/art.txt" >art.c
for part in crt0 bios bytes rngstep bottom; do sdasz80 -o $part.rel "$here/$part.s"; done
{
  listed rules/core core_ $core
  listed rules/kulki kulki_ $kulki
  listed rules/mahjong mahjong_ $mahjong
  listed rules/freecell freecell_ $freecell
  listed rules/sliding sliding_ $sliding
  listed session session_ $sessions code_write plain_hints
  listed front/msx "" $fixed $front entry
  echo "art art.c -I$root"
  echo "shelf_kulki $here/shelf.c -I$root -DGAME=kulki -DADVISER=NULL"
  for game in mahjong freecell sliding; do echo "shelf_$game $here/shelf.c -I$root -DGAME=$game"; done
  echo "boards_kulki $here/boards.c -I$root -DPARSE=kulki_parse_board -DSHOW=kulki_write_board"
  echo "boards_mahjong $here/boards.c -I$root -DPARSE=mahjong_parse_board"
  for game in freecell sliding; do
    echo "boards_$game $here/boards.c -I$root -DPARSE=${game}_parse_board -DSHOW=${game}_write_board"
  done
} | compile_all

link fixed 0x4010 0xC000 crt0 bios bytes rngstep $fixed $shared
bank front "$(end_of_data fixed)" entry $front art bottom
shelf() { # GAME OBJECT...
  game=$1
  shift
  bank "$game" 0xC000 "shelf_$game" "boards_$game" session_code_write "$@"
}
shelf kulki $(prefixed kulki_ $kulki)
shelf mahjong $(prefixed mahjong_ $mahjong) session_plain_hints
shelf freecell $(prefixed freecell_ $freecell) session_plain_hints
shelf sliding $(prefixed sliding_ $sliding) session_plain_hints
python3 "$here/rom.py" quadrille.rom fixed.ihx front.ihx kulki.ihx mahjong.ihx freecell.ihx sliding.ihx >sizes
cat sizes
