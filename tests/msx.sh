#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the MSX's cartridge in openMSX with its free BIOS: every game to its
# end, the screens' texts, codes that the terminal program verifies, the same
# digests, and the Z80's times by the machine's own clock.
. "$(dirname "$0")/tap.sh"
cd "$scratch" || exit 1
quadrille=$build/quadrille
. "$root/tests/msx/machine.sh"

thousands() { echo "$1" | sed 's/\(.*[0-9]\)\([0-9][0-9][0-9]\)$/\1,\2/'; }

"$root/front/msx/build.sh" >sizes 2>&1
verdict $? "the cartridge is built, and every bank keeps to its 16 KB" "$(cat sizes)"
sed 's/^/# /' sizes
data=$(awk '$2 == "_heap_bottom" { print $3 }' "$root/build/msx/front.noi")
verdict "$([ $((data)) -le $((0xCB00)) ] && echo 0 || echo 1)" "data leave RAM from 0xCB00 to stack and moves" "they end at $data"
echo "# data end at $data, RAM at 0xF380"
# The table of programs for MSX-DOS, which begins at 0xD400.
sed -n 's/^\([A-Z]*\.COM\) *\([0-9]*\) bytes, data end at \(0x[0-9A-F]*\)$/\1 \2 \3/p' sizes |
  while read -r program size end; do
    printf '| `%s` | %s bytes | %s | %s bytes |\n' "$program" "$(thousands "$size")" "$end" "$(thousands $((0xD400 - end)))"
  done >programs
same "the manual gives the sizes of the programs for MSX-DOS" "$(cat programs)" "$(grep '^| `[A-Z]*\.COM`' "$root/docs/msx.md")"
end=$(sed -n 's/^MAHJONG.COM .* up to //p' sizes)
same "and tells where Mahjong's would end" "Its code and data would end at $end and leave $(thousands $((0xD400 - end))) bytes." \
  "$(grep -o 'Its code and data would .* bytes\.' "$root/docs/msx.md")"

start() { # MENU SEED
  printf 'until RETURN  play\npress %s\nuntil Seed:\ntype %s\nuntil #%s\n' "$1" "$2" "$2"
}

# Prints the code on the last screen.
code_seen() { awk '/quadrille verify/ { code = 1; next } code && /^ [a-z0-9-]+ *$/ { printf "%s", $1 }' seen; }

# plays NAME MENU SEED END MOST_TICKS RESULT ROOM: reads moves, one a line
plays() {
  { start "$2" "$3"
    echo 'word ticks_spent'
    echo stack
    echo room
    sed 's/^/type /; 1s/$/\nword ticks_spent/' moves
    printf 'until %s\npress x\nuntil Press a key\nscreen\nstack\nsounds\n' "$4"
  } | msx C-BIOS_MSX1
  code=$(code_seen)
  same "$1 is played to its end, and its code is valid" "$code: valid: $6" "$("$quadrille" verify "$code" 2>&1)"
  [ -n "$code" ] || sed 's/^/# /' seen
  dealt=$(sed -n 1p seen)
  free=$(sed -n 2p seen)
  room=$(sed -n 3p seen)
  later=$(tail -2 seen | head -1)
  heard=$(tail -1 seen)
  moved=$(sed -n 4p seen)
  verdict "$([ "${dealt:-999}" -le "$5" ] && [ "${moved:-999}" -le 10 ] && echo 0 || echo 1)" \
    "$1 is dealt in $5 fiftieths of a second at most, and moves in 10" "dealt in $dealt, moved in $moved"
  verdict "$([ "${free:-0}" -ge 64 ] && [ "${later:-0}" -ge 64 ] && echo 0 || echo 1)" \
    "$1 leaves room between the moves and the stack" "$free bytes after the deal, $later after the code"
  verdict "$([ "${heard:-0}" -ge "$(wc -l <moves)" ] && echo 0 || echo 1)" "$1 makes a sound with every move" "$heard times"
  verdict "$([ "${room:-0}" -ge "$7" ] && echo 0 || echo 1)" "$1 keeps at least $7 moves" "$room"
  echo "# $1: dealt in $dealt fiftieths of a second, first move in $moved, $free and $later bytes never used, room for $room moves"
}

solution() { "$quadrille" solve "$@" | sed 1d; }
words() { tr -s '[:space:]' '\n' | sed '/^$/d'; }
pairs() { words | paste -d' ' - -; }

pairs <"$root/tests/msx/kulki.txt" >moves
plays Kulki 1 7 'GAME OVER' 8 'kulki, moves 26, points 0, lost' 512
solution mahjong --seed 7 | pairs >moves
plays Mahjong 2 7 'YOU WON' 85 'mahjong, moves 72, tiles removed 144, won' 128
solution freecell 617 | words >moves
plays FreeCell 3 617 'YOU WON' 9 'freecell, moves 55, cards home 52, won' 768
solution sliding --seed 7 --mode optimal | words >moves
plays 'The sliding puzzle' 4 7 'Game finished in 22 moves.' 9 'sliding, moves 22, won' 960

# ------------------------------------------------------------- the same games

# The first game of every variant is a line of the table in cross.sh.
printf 'until RETURN  play\nkey 8 128\npress c\ndigest\nscreen\n' | msx C-BIOS_MSX1
same "random games of lines98 have this machine's digest" \
  "$("$quadrille" digest kulki --variant lines98 --seed 1..2)" "$(sed 1q seen)"
verdict "$(grep -q lines98 seen && echo 0 || echo 1)" "the menu shows the variant" "$(cat seen)"

# ---------------------------------------------------- keys, joystick, commands

lacks() { # NAME TEXT: the screen seen last
  case $screen in
    *"$2"*) verdict 1 "$1" "$screen" ;;
    *) verdict 0 "$1" ;;
  esac
}

# shows WORDS TEXT: expects the text on the next screen of seen
shows() {
  nth=$((${nth:-0} + 1))
  screen=$(awk -v from=$((25 * nth - 24)) 'NR >= from && NR < from + 24' seen)
  case $screen in
    *"$2"*) verdict 0 "$1" ;;
    *) verdict 1 "$1" "looked for: $2
$screen" ;;
  esac
}

{
  start 4 7
  printf 'key 8 1\nscreen\n'
  printf 'press \\b\nscreen\n'
  printf 'type redo\nscreen\n'
  printf 'stick 5\nbutton 1\nscreen\nbutton 2\nscreen\n'
  printf 'type again\nscreen\ntype 9\nscreen\n'
  printf 'press \\t\nuntil Hint:\nscreen\npress ?\nscreen\npress x\n'
  printf 'key 7 4\nuntil Quit\npress n\nscreen\nkey 7 4\npress y\nuntil RETURN  play\n'
  printf 'press 3\ntype 9999999999\nscreen\npress x\nkey 7 4\nkey 7 4\nscreen\n'
} | msx C-BIOS_MSX1
shows "space takes the piece at the pointer" 'STEPS 2'
shows "BS undoes a move" 'STEPS 0'
shows "a word redoes it" 'STEPS 2'
shows "the joystick points, its button takes" 'STEPS 3'
shows "its second button undoes" 'STEPS 2'
shows "a restart goes back to the start" 'STEPS 0'
shows "a wrong move is explained" 'The number must range from 1 to'
shows "TAB gives a hint" 'Hint:'
shows "a question mark explains" 'gap last'
shows "quitting asks first" 'STEPS 0'
shows "an impossible deal number is refused" 'Deal numbers run from 1 to'
shows "ESC goes back to the menu" 'four puzzles'

# ----------------------------------------------------- codes and author's keys

code=$(printf '2a 21 72\ncode\n' | "$quadrille" freecell 617 | grep -o 'q1f-[a-z0-9]*' | head -1)
large=$(printf 'l\ncode\n' | "$quadrille" sliding 7x3 --seed 7 | grep -o 'q1s-[a-z0-9]*' | head -1)
{
  printf 'until RETURN  play\npress l\nuntil Type a code\npress %s!\\b\nscreen\npress %s\ntype \nuntil #617\n' "${code%?}" "${code#"${code%?}"}"
  printf 'screen\ntype h\nscreen\npress x\ntype code\nuntil Press a key\nscreen\npress x\ntype q\nuntil RETURN  play\nscreen\n'
  printf 'press l\nuntil Type a code\ntype %s\nwait 3\nscreen\npress x\n' "${code%??}"
  printf 'press l\nuntil Type a code\ntype hello\nscreen\npress x\n'
  printf 'press l\nuntil Type a code\ntype %s\nwait 5\nscreen\npress x\n' "$large"
  printf 'press 4\nuntil Seed:\ntype 7\nuntil #7\nscreen\npress 2\nscreen\npress \\b\ntype 26 26 26 26\nscreen\n'
  printf 'press press once again\nscreen\n'
} | msx C-BIOS_MSX1
nth=0
shows "a code can be corrected as it is typed" "${code%?}_"
shows "a code goes on with its game" 'FREECELL HOME 0    #617'
shows "h explains" 'Bring all cards home'
shows "the game that was loaded has the same code" "$code"
shows "q leaves the game" 'four puzzles'
shows "a code that isn't complete is refused" 'damaged or'
shows "what isn't a code is refused" 'Not a saved Quadrille game'
shows "a board without a drawing is refused" 'no drawing here'
shows "the prompt is the author's" 'Choose a number to move:        '
shows "a number is typed after it" 'Choose a number to move: 2_'
shows "a line of nonsense is explained" 'STEPS'
shows "a line that is too long shows its end" 'Choose a number to move:  again_'

# ---------------------------------------------------------------- long games

{
  start 4 7
  printf 'full 2\ntype 5\ntype 5\ntype 5\ntype 5\nscreen\n'
  printf 'key 7 32\nkey 7 32\nscreen\nkey 7 32\nscreen\ntype code\nscreen\n'
} | msx C-BIOS_MSX1
nth=0
shows "a game goes on when there is no room for more moves" 'STEPS 4'
shows "undo reaches as far as there was room" 'STEPS 2'
shows "and no further" 'Nothing to undo'
shows "such a game has no code" 'too long for a'

# Plays a game whose code has two pages.
{
  start 1 3
  pairs <"$root/tests/msx/long.txt" | sed 's/^/type /'
  printf 'word ticks_spent\ntype code\nuntil More: press\nscreen\npress x\nuntil Press a key\nscreen\nstack\n'
} | msx C-BIOS_MSX1
code=$(awk '/KULKI/ { code = 0 } /quadrille verify/ { code = 1; next } code && /^ [a-z0-9-]+ *$/ { printf "%s", $1 }' seen)
same "a code of two pages is valid" "$code: valid: kulki, moves 190, points 342, going" "$("$quadrille" verify "$code" 2>&1)"
verdict "$([ "$(sed -n 1p seen)" -le 12 ] && [ "$(tail -1 seen)" -ge 64 ] && echo 0 || echo 1)" \
  "a move on a crowded board takes 12 fiftieths of a second at most, and there is room for a long code" "$(sed -n '1p;$p' seen)"
echo "# Kulki, move 190: $(sed -n 1p seen) fiftieths of a second, $(tail -1 seen) bytes never used"

# Only games with hints offer them, and tiles are counted down.
{
  start 1 3
  printf 'screen\npress ?\nscreen\npress x\npress \\t\nscreen\nkey 7 4\nuntil Quit\npress y\nuntil RETURN  play\n'
  printf 'press 2\nuntil Seed:\ntype 7\nuntil #7\nscreen\npress ?\nscreen\npress x\npress \\t\nuntil Hint:\ntype code\nuntil Press a key\nscreen\n'
} | msx C-BIOS_MSX1
nth=0
shows "Kulki's screen names its keys" 'SPACE take'
lacks "and no hint" 'hint'
shows "its help names the keys" 'space, button'
lacks "and no hint either" 'hint'
shows "a hint is refused" 'hints need a larger'
shows "Mahjong begins with all tiles" 'TILES 144'
shows "its help ends in time for the last line" 'Press a key'
shows "a code tells how many are left" 'TILES 144'

# --------------------------------------------------------- the guide's games

# The guide's games have a line in a table and no drawing here. They are built
# in a clone whose path has blanks.
cartridge=$scratch/six
ln -s "$root" "$scratch/a clone"
"$scratch/a clone/front/msx/build.sh" "$cartridge" "$root/front/msx/games.txt" "$root/docs/fifth/cartridge.txt" >sizes 2>&1
verdict $? "a cartridge with more games is built" "$(cat sizes)"
{
  echo 'until RETURN  play'
  echo screen
  start 5 7
  printf 'screen\nkey 8 1\nscreen\n'
  printf 'press \\b\nscreen\ntype f1\nscreen\npress ?\nscreen\npress x\n'
  sed 's/^/type /' "$root/tests/msx/lights.txt"
  printf 'until YOU WON\nscreen\npress x\nuntil Press a key\nscreen\n'
} | msx C-BIOS_MSX1
nth=0
shows "the menu counts the games" 'six puzzles'
shows "a game without a view has its own name" 'Lights   SCORE 15'
shows "its pieces can be pointed at and touched" 'SCORE'
shows "its moves are undone" 'SCORE 15'
shows "it says itself what is wrong with a move" 'A lamp is a'
shows "its page explains the keys" 'Or type a move'
shows "it is played to its end" 'YOU WON'
shows "and has a code" 'quadrille verify'
{
  start 6 7
  echo screen
  printf 'type %s\n' a1 c1 e1 b2 a3 a4 b4
  printf 'until GAME OVER\nscreen\n'
} | msx C-BIOS_MSX1
nth=0
shows "another game without a view has its points" 'Bubbles  SCORE 0'
shows "it ends with them when it is lost" 'Bubbles  SCORE 38'
cartridge=$root/build/msx

# ------------------------------------------------------------------- machines

for machine in C-BIOS_MSX1_JP C-BIOS_MSX2 C-BIOS_MSX2+; do
  { start 2 7; echo screen; } | msx $machine
  verdict "$(grep -q 'TILES 144' seen && echo 0 || echo 1)" "$machine plays" "$(cat seen)"
done

# ------------------------------------------------------- a game too large

echo 'mahjong rules/mahjong yes PARSE=parse_board game tiles deal text neighbours turtle layout invariant' >large.txt
said=$("$root/front/msx/build.sh" "$scratch/large" large.txt 2>&1)
same "a game that is larger than its bank is refused" "1: mahjong.ihx: c000 is outside of the bank" "$?: $said"
done_testing
