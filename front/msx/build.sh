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

listed() { # FOLDER NAME...
  for name in $2; do echo "$name $1/$name.c -I$here"; done
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

shared="text seed rng digest game"
sessions="session history words playout"
fixed="desk heap absent"
front="title play pages board screen keys sound kulkiview mahjongview cardview blockview"
kulki="kulki klines kpeers ktext kwalk"
mahjong="mahjong mjtiles mjdeal mjtext mjlinks turtle"
freecell="freecell fcmoves fcdeal fclook fctext"
sliding="sliding sldeal sltext"

python3 "$here/art.py" "$here/art.txt" >art.c
for part in crt0 bios bytes rngstep bottom; do sdasz80 -o $part.rel "$here/$part.s"; done
{
  listed "$root/rules" "$shared $kulki $mahjong $freecell $sliding"
  listed "$root/session" "$sessions share advice"
  listed "$here" "$fixed $front entry"
  echo "art art.c -I$here"
  echo "shelf_kulki $here/shelf.c -DGAME=kulki -DADVISER=NULL"
  for game in mahjong freecell sliding; do echo "shelf_$game $here/shelf.c -DGAME=$game"; done
  echo "boards_kulki $here/boards.c -DPARSE=parse_kulki -DSHOW=show_kulki"
  echo "boards_mahjong $here/boards.c -DPARSE=parse_mahjong"
  for game in freecell sliding; do
    echo "boards_$game $here/boards.c -DPARSE=parse_$game -DSHOW=show_$game"
  done
} | compile_all

link fixed 0x4010 0xC000 crt0 bios bytes rngstep $fixed $shared $sessions
bank front "$(end_of_data fixed)" entry $front art bottom
shelf() { # GAME OBJECT...
  bank "$1" 0xC000 "shelf_$1" "boards_$1" share "$@"
}
shelf $kulki
shelf $mahjong advice
shelf $freecell advice
shelf $sliding advice
python3 "$here/rom.py" quadrille.rom fixed.ihx front.ihx kulki.ihx mahjong.ihx freecell.ihx sliding.ihx >sizes
cat sizes
