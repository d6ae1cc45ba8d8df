#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the laws of the source tree: which layer may depend on which, which C
# is used where, and how large functions and files may grow.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# ------------------------------------------------------------- dependencies

# includes DIRECTORY...: "file: header" of every include below the directories
includes() {
  find "$@" -name '*.[ch]' | sort | xargs grep -H '^#include' | sed 's/#include *//'
}

# uses LAYER LAYERS: a layer may include its own headers and those of the named
# layers. Headers are named from the root, unless they are in the same
# directory.
uses() {
  layer=$1 below=$(echo "$1 $2" | tr ' ' '|')
  nothing "$layer/ uses nothing above it but $(echo "${2:-nothing}" | sed 's/ /, /g')" \
    "$(includes "$layer" | grep -E ':"[^"]*/' | grep -vE ":\"($below)/")"
}
uses rules ''
uses translation 'rules'
uses session 'rules'
uses solve 'rules'
uses formats 'rules'
uses wording 'rules session'
uses sound 'rules'
uses library 'rules session solve include'
uses store 'rules session'
uses challenge 'rules session'
uses lessons 'rules session'
uses host 'rules session translation store'
uses backup 'rules session store host'
uses statistics 'rules session store host'
uses advice 'rules session solve formats wording store host'
uses table 'rules session challenge lessons solve formats wording store host statistics advice'
uses front 'rules session challenge lessons solve formats wording sound store host statistics advice table backup'
uses survey 'rules session solve formats store host statistics advice'
uses questions 'rules solve host advice'
uses bot 'rules session solve formats wording store host statistics advice table'
uses mcp 'rules session solve wording host advice table bot'
uses command 'rules session challenge lessons solve formats wording sound translation store host statistics advice survey questions table front backup bot mcp'
uses train 'rules solve host'
uses bindings/npm/module 'include'
uses bindings/python/extension ''
for game in $games; do
  nothing "the rules of $game know no other game" \
    "$(includes rules/$game | grep -E '"rules/' | grep -vE '"rules/(core|'$game')/')"
done
nothing "what all games share knows none of them" "$(includes rules/core | grep '"rules/')"
nothing "an include names a header from the root, or one beside it" \
  "$(includes rules session challenge lessons solve formats wording sound translation store host backup statistics advice survey questions table front bot mcp command train bench tests | grep '"\.')"
nothing "rules need no header of C's but <limits.h>" "$(includes rules | grep '<' | grep -v ':<limits\.h>$')"
nothing "sessions, challenges, lessons, formats and words need none" "$(includes session challenge lessons formats wording | grep '<')"
nothing "solvers and sounds need what every C11 has without a library" \
  "$(includes solve sound | grep '<' | grep -vE ':<(stdatomic|stdint|string)\.h>$|^solve/sliding/network/simd/(avx(2|512)\.c:<immintrin|neon\.c:<arm_neon|speed_up\.c:<sys/auxv)\.h>$')"
nothing "SQLite is the store's own business" "$(includes rules session host backup statistics advice survey questions table front bot mcp command | grep sqlite)"
nothing "xxHash is asked in one place" "$(includes rules session solve formats wording translation store host statistics advice survey questions table front bot mcp command | grep '<xxhash' | grep -v '^advice/sliding/xxhash/')"
nothing "only an MSX changes a session without asking it" \
  "$(includes challenge lessons wording store host statistics advice table front bot mcp command | grep '"session/inside\.h"' | grep -v '^front/msx/')"
nothing "a front knows no other front" \
  "$(for front in line null tui web msx; do includes front/$front | grep '"front/' | grep -v "\"front/$front/"; done)"

# Tables keyed by game hold the differences between games, so that a new game
# gets a plain default everywhere else.
above="solve session challenge lessons formats wording sound translation store host backup statistics advice survey questions table front bot mcp command"
names="($(echo $games | tr ' ' '|'))"
nothing "nothing above rules/ compares a game with one of the menu" \
  "$(grep -rnE --include='*.[ch]' "[!=]= *&$names\\b|&$names *[!=]=" $above)"
nothing "nothing above rules/ compares a game's name with a name" \
  "$(find $above -name '*.[ch]' | sort |
    xargs awk '{ text = text " " $0 } /[;{}]$/ { if (text ~ /str(case|n|ncase)?cmp\([^;]*"'"$names"'"/) print FILENAME ":" FNR ":" text; text = "" }')"

# A directory that a build may leave out, or a whole layer, has one substitute.
nothing "LAYER/absent/absent_X.c, and no other file of such a folder, replaces LAYER/X/ or LAYER itself" \
  "$(find $above -path '*/absent/*' -type f | while read -r file; do
    layer=${file%/absent/*} part=${file##*/absent_}
    [ "$file" = "$layer/absent/absent_$part" ] && { [ -d "$layer/${part%.c}" ] || [ "$layer" = "${part%.c}" ]; } || echo "$file"
  done)"
nothing "the limits are those of the sources, and tests reach them" "$(python3 -B tests/limits.py)"
nothing "the architecture lists the tables that have an entry for a game" "$(python3 tests/game_tables.py)"

# Solvers are asked by the directory above, and use what it shares with others.
nothing "outside solve/ no two directories include each other" \
  "$(includes rules session challenge lessons formats wording sound translation store host backup statistics advice survey questions table front bot mcp command |
    awk -F: '{ from = $1; sub("/[^/]*$", "", from); to = $2; if (!gsub("\"", "", to) || !sub("/[^/]*$", "", to) || from == to) next
      if ((to, from) in uses) print from " and " to; uses[from, to] }' | sort -u)"
# The full screen has its own layers.
screen_uses() {
  layer=$1 below=$(echo "$1 $2" | tr ' ' '|')
  nothing "front/tui/$layer/ uses nothing above it but ${2:-nothing}" \
    "$(includes "front/tui/$layer" | grep '"front/tui/' | grep -vE "\"front/tui/($below)/")"
}
screen_uses art ''
screen_uses canvas 'art'
screen_uses terminal 'art canvas'
screen_uses drawings 'art canvas'
screen_uses game ''
screen_uses sound ''
screen_uses view 'canvas terminal drawings game sound'
screen_uses dialogs 'art canvas terminal drawings game view'
screen_uses keys 'canvas terminal drawings game view dialogs'

# The page's scripts have layers, too: program.js, games.js, base/, art/, play/, view/, page/.
nothing "only the page's kits and its list of drawings know games by their names" "$(python3 tests/page_modules.py names)"
nothing "a directory of the page's scripts imports only from those below it" "$(python3 tests/page_modules.py layers)"
nothing "no more than 2 of the page's scripts need each other in a circle" "$(python3 tests/page_modules.py circles)"

nothing "every file says below its licence, in a head comment, what it is for" \
  "$(packaging/sources.sh | grep -zE '\.([chs]|js|mjs)$' | xargs -0 awk 'FNR == 2 && !/^(\/\*|\/\/|#|;)/ { print FILENAME }')"
nothing "names lead to one place, and exported functions are used elsewhere" "$(python3 tests/names.py)"
nothing "outside one game's rules no more than 4 objects need each other in a circle" \
  "$(python3 tests/cycles.py build/release 4)"

# ------------------------------------------------------------ freestanding

strict="-I. -std=c90 -pedantic-errors -Wall -Wextra -Wconversion -Wshadow -Wdeclaration-after-statement -Wvla -Werror"
# compile_all COMPILER FLAGS... < LIST OF FILES: each object lies in
# "objects" where its source lies in the tree
compile_all() {
  while read -r file; do
    [ -d "$scratch/objects/${file%/*}" ] || mkdir -p "$scratch/objects/${file%/*}"
    "$@" -c "$file" -o "$scratch/objects/${file%.c}.o" 2>&1
  done
}
sources() { find "$@" -name '*.c' | sort; }

portable="rules session challenge lessons formats wording"
nothing "rules, session, challenge, lessons, formats and wording are C90 for gcc, without floating point" \
  "$(sources $portable docs/fifth | compile_all gcc $strict -Wno-overlength-strings -ffreestanding -fno-pic -mgeneral-regs-only)"
# The rest is built by clang in the long check, with the same warnings.
nothing "the guide's games are for clang" \
  "$(sources docs/fifth | compile_all clang $strict -Wno-overlength-strings -ffreestanding -fsyntax-only)"
nothing "rules compile for the Z80 without a warning" "$(cat build/z80/warnings 2>&1)"
nothing "so do the guide's games and session" \
  "$(for file in $(sources session docs/fifth); do sdcc -mz80 --max-allocs-per-node 1 -I. -c "$file" -o "$scratch/z80.rel" 2>&1; done)"
nothing "they know no 64-bit number" "$(grep -rnE 'long long|u?int64' $portable)"
nothing "#if stands in base.h alone, but for the guards of headers" \
  "$(grep -rnE '^ *# *(if|elif)' $portable | grep -v '^rules/core/base.h:' | grep -vE '#ifndef [A-Z_]+_H$')"

objects() { (cd "$scratch/objects" && find "$@" -name '*.o' -printf "$scratch/objects/%p\n"); }

ld -r -o "$scratch/rules.o" $(objects rules)
ld -r -o "$scratch/session.o" $(objects rules session)
bytes='memcpy|memmove|memset|memcmp'
nothing "rules need no function from outside but the four of bytes" \
  "$(nm -u "$scratch/rules.o" | grep -vwE "$bytes")"
nothing "a session needs nothing beyond rules and those" \
  "$(nm -u "$scratch/session.o" | grep -vwE "$bytes")"
nothing "solvers are C11 without a library" \
  "$(sources solve | compile_all gcc -I. -std=c11 -pedantic-errors -Wall -Wextra -Wconversion -Wshadow -Wvla -Werror -ffreestanding -fno-pic -mgeneral-regs-only)"
ld -r -o "$scratch/solve.o" $(objects rules) $(objects solve)
nothing "solvers need nothing beyond rules and those and what the processor is, and no floating point" \
  "$(nm -u "$scratch/solve.o" | grep -vwE "$bytes|__cpu_(model|features2)")"
nothing "solvers have no data that can be written" \
  "$(size -A $(objects solve) | awk '/:$/ { file = $1 } /^\.(data|bss)/ && $2 { print file, $1, $2 }')"
nothing "rules, session, challenge, lessons, formats and wording have no data that can be written" \
  "$(size -A $(objects $portable) | awk '/:$/ { file = $1 } /^\.(data|bss)/ && $2 { print file, $1, $2 }')"
nothing "rules keep to 79 columns" "$(grep -rnE '^.{80,}' rules)"

screens="front/mainframe -maxdepth 1"
nothing "a 3270's screens use the games' words, a session and rules alone" \
  "$(includes $screens | grep -E ':"[^"]*/' | grep -vE ':"(rules|session|wording|front/mainframe)/')"
nothing "they are C90, but for texts of any length" \
  "$(sources $screens | compile_all gcc $strict -Wno-overlength-strings -ffreestanding -fno-pic)"
ld -r -o "$scratch/mainframe.o" $(objects rules session wording) $(objects front/mainframe)
nothing "they need nothing beyond a session and those" "$(nm -u "$scratch/mainframe.o" | grep -vwE "$bytes")"
nothing "they have no data that can be written" \
  "$(size -A $(objects front/mainframe) | awk '/:$/ { file = $1 } /^\.(data|bss)/ && $2 { print file, $1, $2 }')"

# ------------------------------------------------------------------- sizes

nothing "nothing is kept that a build or a run leaves behind" \
  "$(packaging/sources.sh | tr '\0' '\n' | grep -E '\.(o|a|so|pyc|gcda|gcno|profraw|profdata|log|tmp|orig|rej)$')"
layers="library rules session challenge lessons solve formats wording sound translation store host backup statistics advice survey questions table front bot mcp command"
code=$(find $layers examples tests bench train docs bindings/npm/module bindings/python/extension bindings/python/examples bindings/python/tests -name '*.[ch]' ! -path 'tests/old/*' | sort)
nothing "no file is longer than 600 lines" "$(wc -l $code | awk '$2 != "total" && $1 > 600')"
python="bindings/python/setup.py bindings/python/src bindings/python/tests bindings/python/examples"
scripts=$(find front/web/page tests/web bench -name '*.js' -o -name '*.mjs' -o -name '*.css' | sort)
scripts="$scripts $(find front packaging tests bench docs $python -name '*.py' -o -name '*.sh' -o -name '*.asm' | sort) play check .ci/run"
nothing "no script, style sheet or assembly either" "$(wc -l $scripts | awk '$2 != "total" && $1 > 600')"
nothing "every source names its licence first" \
  "$(awk 'BEGIN { for (i = 1; i < ARGC; i++) unlicensed[ARGV[i]] }
    FNR <= 2 && /SPDX-License-Identifier: MIT/ { delete unlicensed[FILENAME] }
    END { for (file in unlicensed) print file }' $code $scripts)"
nothing "every routine in assembly says what it needs, returns or destroys" \
  "$(awk 'FNR == 1 { told = 0 }
    /[ \t]subroutine/ && !told { print FILENAME ": " $1 }
    /^;/ { if (/(in|out|destroyed):/) told = 1; next }
    { told = 0 }' $(find front/mc10 -name '*.asm'))"
# After a tap, a finger's target keeps what hovering does until the next tap.
nothing "style sheets have :hover only where a pointer can hover" \
  "$(awk '/^@media/ { hovers = /\(hover: hover\)/ }
    /^[^ \t@}]/ { hovers = 0 }
    /:hover/ && !hovers { print FILENAME ":" FNR ": " $0 }' front/web/page/style/*.css)"
pmccabe $(find $layers bindings/npm/module bindings/python/extension -name '*.c') | awk '{ print $5, $6, $7 }' | sort -n >"$scratch/functions"
nothing "no function is longer than 60 lines" "$(awk '$1 > 60' "$scratch/functions")"
weights=$(stat -c %s data/kulki/weights.bin)
nothing "Kulki's weights are under 500 KB" "$([ "$weights" -lt 500000 ] || echo "$weights bytes")"
nothing "the weights of each network for the sliding puzzle are under 2 MB" "$(find data/networks -name '*.bin' -size +2000000c)"
# Those of other machines are taken by hand.
{ PYTHONDONTWRITEBYTECODE=1 python3 tests/pictures/take_screens.py --list
  sed -n 's,.*{documents}/\(.*\.png\)`.*,\1,p' tests/web/page/take_pictures.mjs
  sed -n 's/^items="\(.*\)"$/\1/p' tests/pictures/take_whats_new.sh | tr ' ' '\n' | sed 's/.*/new-&.png/'; } |
  sort -u >"$scratch/taken"
grep -rhoE 'pictures/[a-z0-9-]+\.png' README.md docs/*.md | sed 's,.*/,,' | grep -vE '^(3270|mc10-.*|msx-.*)\.png$' |
  sort -u >"$scratch/shown"
nothing "the pictures that are taken for the documents are those that they show" \
  "$(diff "$scratch/taken" "$scratch/shown" | grep '^[<>]')"
nothing "the code is formatted" "$(clang-format --dry-run --style=file $code 2>&1 | grep -E 'warning|error' | head -5)"
done_testing
