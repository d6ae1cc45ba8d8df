# SPDX-License-Identifier: MIT
# Best games, resets and progress by kind: variants, levels and layouts.

XDG_DATA_HOME=$scratch/records/data
export XDG_DATA_HOME

# Games that are won by their last move, as saves.
printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/near.txt"
printf '0 0 0\n0 2 0\n2 0 0\n2 2 0\n4 0 0\n4 2 0\n' >"$scratch/tower.layout"
solved() { # FILE ARGUMENTS...: a solved game
  file=$1
  shift
  saved_game "$file" "$("$quadrille" solve "$@" --notation flat 2>/dev/null | sed 1d)" "$@"
}
solved three.txt sliding 3x3 --seed 1
solved longer.txt sliding 3x3 --seed 2
solved four.txt sliding 4x4 --seed 1
solved deal.txt freecell 617
solved five.txt freecell 5cells 617
solved easy.txt freecell 164
solved tower.txt mahjong --layout "$scratch/tower.layout" --seed 5
solved lotus.txt mahjong random --layout lotus --seed 3
solved turtle.txt mahjong --seed 7

# result SAVE ENDED [NAME [HINTS]]: a result as backups have it
result() {
  sed "s/^hints 0\$/hints ${4:-0}/" "$scratch/$1" >"$scratch/one.txt"
  if grep -q '^name ' "$scratch/one.txt"; then
    [ -z "$3" ] || sed -i "s/^name .*/name $3/" "$scratch/one.txt"
  elif [ -n "$3" ]; then
    sed -i "s/^moves /name $3\nmoves /" "$scratch/one.txt"
  fi
  printf '[result]\nday 2026-11-20\nended %s\nnth 0\nsave %s\n' "$2" "$(wc -l <"$scratch/one.txt")"
  cat "$scratch/one.txt"
  printf 'version \n'
}
{
  printf 'quadrille backup 1\n'
  result three.txt 1795000001
  result longer.txt 1795000002
  result four.txt 1795000003
  result deal.txt 1795000004
  result easy.txt 1795000005 easy
  result tower.txt 1795000006
  result lotus.txt 1795000007 'lotus hard'
  result turtle.txt 1795000008
  result five.txt 1795000009 '' 2
} | python3 "$root/tests/cli/reseal.py" >"$scratch/results.txt"
prints "results of all kinds are restored" 'Restored: 9 results.' restore "$scratch/results.txt"
copies() { "$quadrille" backup - | sed -n '/^\[reset\]$/,/^version/p'; }

# ------------------------------------------------- levels and layouts are kept
name_of() { sed -n 's/^name //p' "$scratch/$1"; }
sed 's/^moves /name easy\nmoves /' "$scratch/easy.txt" >"$scratch/leveled.txt"
type_lines again "save $scratch/again.txt"
run freecell --load "$scratch/leveled.txt"
same "a restarted game keeps its level" easy "$(name_of again.txt)"
type_lines "save $scratch/first.txt" new "save $scratch/next.txt"
run mahjong --layout sprout easy
same "a game has its layout and its level, and the next one the layout" "sprout easy, sprout" "$(name_of first.txt), $(name_of next.txt)"
type_lines 'new easy' "save $scratch/first.txt" new "save $scratch/next.txt"
run freecell 617
same "a level is that of one deal" "easy, " "$(name_of first.txt), $(name_of next.txt)"

# -------------------------------------------------------------- the best games
of() { printf '%s\n' "$out" | grep -c "\"of\":\"$1\",\"name\":\"$2\""; }
run scores --json
same "the list of a game has its deals" "3 1 1 2" "$(printf '%s\n' "$out" | grep -c '"game":"freecell".*"of":"game"') $(printf '%s\n' "$out" | grep -c '"game":"mahjong".*"of":"game"') $(of variant 4x4) $(of variant 4cells)"
same "sizes have lists of their own" 2 "$(of variant 3x3)"
same "levels have lists" 1 "$(of level easy)"
same "layouts have lists" "1 1" "$(of layout tower) $(of layout 'lotus hard')"
numbers() { "$quadrille" scores sliding --json | sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p"; }
same "the sliding puzzle counts each tile that moves, as at its end" "$(numbers score)" "$(numbers moves)"
prints "each list ranks anew" '"rank":1,"game":"sliding","variant":"4x4","seed":"1"' scores sliding --json
same "a layout is asked for by its name, at any level" 1 "$("$quadrille" scores mahjong lotus --json | grep -c '"of":"layout","name":"lotus"')"
prints "a layout whose file is elsewhere has its list" '"of":"layout","name":"tower"' scores mahjong tower --json
prints "a level is asked for" '"of":"level","name":"easy"' scores freecell easy --json
prints "lists for people have titles" 'Mahjong solitaire, tower' scores
prints "lists of games with help, too" 'FreeCell, with help' scores freecell
prints "as a table" 'day,id,of,name' scores --csv
prints "a kind without games" 'No finished games yet.' scores freecell hard
refuses "a number is no kind" 2 "unknown freecell variant '617'" scores freecell 617
refuses "a kind that is none" 2 "unknown mahjong variant 'lotos'" scores mahjong lotos

# --------------------------------------------------------- names of variants
prints "statistics call variants by their names" 'five cells ' stats freecell
prints "and so do the best games" ' five cells ' scores freecell
prints "and the heading of a variant's list" 'FreeCell, five cells' scores freecell 5cells
prints "programs read the word that can be typed" '"variant":"5cells"' scores freecell --json

# ------------------------------------------------------- sentences to listen to
prints "statistics are sentences for players who listen" 'FreeCell: 3 games, 2 won alone, 1 won with help.' stats freecell --ui words
same "without columns or plots" 0 "$(printf '%s\n' "$out" | grep -c '  ')"
prints "each level is told" 'Level easy: 1 game, 1 won alone.' stats freecell --ui words
prints "and so are the fewest moves" 'Fewest moves: ' stats freecell --ui words
QUADRILLE_UI=words prints "a variable asks for sentences, too" 'Variant 3x3: 2 games, 2 won alone.' stats sliding
prints "the best games are told one by one" 'FreeCell, with help:' scores freecell --ui words
same "each with its date in words" 7 "$(printf '%s\n' "$out" | grep -c '^[0-9]*: .* moves.*; 20 November 2026\.$')"
prints "JSON stays JSON" '"rank":1' scores freecell --ui words --json

# ------------------------------------------------------------------- progress
prints "progress shows what is finished" '[x] 3x3               2' progress sliding
prints "and what comes next" 'Next variant: quadrille sliding 5x5' progress sliding
prints "help counts, and is marked" '[h] only with help' progress freecell
prints "the next level" 'Next level:   quadrille freecell medium' progress freecell
prints "a layout at a level is finished" '[x] lotus' progress mahjong
prints "the next layout" 'Next layout:  quadrille mahjong --layout sprout' progress mahjong
prints "the next one can be played" '"game":"mahjong"' mahjong --layout sprout --show json
prints "all games have their progress" 'Kulki (5 in a row): 0 of 7 finished' progress
run progress mahjong --json
same "all layouts are listed" "$(find "$root/data/layouts" -type f | wc -l)" "$(printf '%s\n' "$out" | grep -c '"of":"layout"')"
same "as an object each" '{"format":1,"game":"sliding","of":"variant","name":"4x4","done":true,"next":false,' \
  "$("$quadrille" progress sliding --json | sed -n 2p | cut -c1-82)"
refuses "progress of an unknown game" 2 "unknown game 'chess'" progress chess

# --------------------------------------------------------------------- resets
stats_of() { "$quadrille" stats "$1" --json | sed -n "s/.*\"of\":\"$2\",\"game\":\"$1\",\"name\":\"$3\",\"games\":\([0-9]*\).*/\1/p"; }
refuses "without a terminal nothing is reset unasked" 2 'give --yes to go ahead' stats reset mahjong lotus
prints "a layout is reset" 'The statistics of Mahjong solitaire, lotus start anew: 1 result set aside.' stats reset mahjong lotus --yes
same "it has no results" "" "$(stats_of mahjong layout 'lotus hard')"
same "others have theirs" 1 "$(stats_of mahjong layout tower)"
prints "it is to be finished again" '[ ] lotus' progress mahjong
prints "it has no best game" 'No finished games yet.' scores mahjong lotus
refuses "a second reset finds nothing" 2 'Mahjong solitaire, lotus: there are no results' stats reset mahjong lotus --yes
prints "the doctor finds all of it sound" '9 finished, all valid' doctor
prints "the game can still be shown" 'Move 1: ' replay 7
prints "a reset is undone" 'The statistics of Mahjong solitaire, lotus are back: 1 result.' stats restore mahjong lotus
same "the result counts again" 1 "$(stats_of mahjong layout 'lotus hard')"
refuses "an undo is not undone" 2 'Mahjong solitaire, lotus: nothing was reset' stats restore mahjong lotus
prints "a level is reset" 'The statistics of FreeCell, easy start anew: 1 result set aside.' stats reset freecell easy --yes
same "its variant has the others" 1 "$(stats_of freecell variant 4cells)"
prints "a size is reset" 'The statistics of Sliding puzzle, 3x3 start anew: 2 results set aside.' stats reset sliding 3x3 --yes
same "another one is not" 1 "$(stats_of sliding variant 4x4)"
prints "a game is reset" 'The statistics of Mahjong solitaire start anew: 3 results set aside.' stats reset mahjong --yes
same "with its boards" "" "$(stats_of mahjong own_board '')"
prints "--quiet says nothing" '' stats reset sliding --quiet --yes
same "not a word" '' "$out"
prints "days stay" '"games":9' stats --days --json
refuses "there is nothing to reset" 2 'Kulki (5 in a row): there are no results' stats reset kulki --yes
refuses "a reset needs a game" 2 "'stats reset' needs a game" stats reset
refuses "an unknown kind is not reset" 2 "unknown kulki variant 'easy'" stats reset kulki easy --yes
prints "statistics alone are what they were" '' stats
refuses "an unknown action is no game" 2 "unknown game 'rest'" stats rest

# --------------------------------------------------------- to another device
"$quadrille" backup "$scratch/resets.txt" --quiet
same "resets are in the backup" "5 changes, 1 undone" "$(copies | grep -c '^changed') changes, $(copies | grep -c '^before') undone"
XDG_DATA_HOME=$scratch/records/other
prints "results are restored on another device" 'Restored: 9 results.' restore "$scratch/results.txt"
prints "and then the resets" 'Restored: 5 resets of results.' restore "$scratch/resets.txt"
same "statistics are the same" "$(XDG_DATA_HOME=$scratch/records/data "$quadrille" stats --json)" "$("$quadrille" stats --json)"
same "so is the progress" "$(XDG_DATA_HOME=$scratch/records/data "$quadrille" progress --json)" "$("$quadrille" progress --json)"
prints "the backup is the same text" "$(cat "$scratch/resets.txt")" backup -
prints "an undo on one device" 'The statistics of Sliding puzzle, 3x3 are back: 0 results.' stats restore sliding 3x3
"$quadrille" backup "$scratch/restored.txt" --quiet
XDG_DATA_HOME=$scratch/records/data
prints "undoes it on the other" 'Restored: 1 reset of results.' restore "$scratch/restored.txt"
prints "an older backup doesn't bring the reset back" 'Nothing new.' restore "$scratch/resets.txt"
prints "without the other reset its results count" 'The statistics of Sliding puzzle are back: 3 results.' stats restore sliding

# --------------------------------------------------- a layout has but one name
long=my-very-long-layout-name-of-mine
layouts=$scratch/one-name/quadrille/layouts
mkdir -p "$layouts"
printf '<mahjongg><map name="The Ziggurat"><layer z="0"><row y="0" left="0" right="3"/></layer></map></mahjongg>\n' \
  >"$layouts/ziggurat.map"
cp "$scratch/tower.layout" "$layouts/$long.layout"
XDG_DATA_HOME=$scratch/one-name
solved ziggurat.txt mahjong --layout ziggurat --seed 5
solved long.txt mahjong --layout $long --seed 5
{
  printf 'quadrille backup 1\n'
  result ziggurat.txt 1795000001
  result long.txt 1795000002
} | python3 "$root/tests/cli/reseal.py" | "$quadrille" restore -q -
prints "a layout is finished, whatever its map is called" '[x] ziggurat' progress mahjong
prints "and however long its file's name is" '[x] my-very-long-layout-nam' progress mahjong
prints "it has its list under the name of the file" '"name":"ziggurat"' scores mahjong ziggurat --json
prints "with the extension, too" '"name":"ziggurat"' scores mahjong ziggurat.map --json
prints "also if that is long" '"name":"my-very-long-layout-nam"' scores mahjong $long --json
XDG_DATA_HOME=$scratch/none

# --------------------------------------------------------------- the household
XDG_DATA_HOME=$scratch/household
result_of() { # SAVE ENDED PLAYER
  result "$1" "$2" | sed "s/^nth 0\$/nth 0\nplayer $3/"
}
{
  printf 'quadrille backup 2\n'
  result three.txt 1795000001
  result_of longer.txt 1795000002 'Anna'
  result_of longer.txt 1795000003 'Jörg'
  result_of four.txt 1795000004 'Anna'
} | python3 "$root/tests/cli/reseal.py" >"$scratch/household.txt"
prints "results of several players are restored" 'Restored: 4 results.' restore "$scratch/household.txt"
prints "nothing of them is lost in a backup" 'player Jörg' backup -
games_of() { "$quadrille" stats sliding --json "$@" | sed -n 's/.*"of":"game".*"games":\([0-9]*\).*/\1/p'; }
same "statistics show everybody, or one player" "4 2 1 " "$(games_of) $(games_of --player Anna) $(games_of --player Jörg) $(games_of --player Eve)"
same "a name is known in either case" 2 "$(games_of --player anna)"
same "a variable chooses, too" 2 "$(QUADRILLE_PLAYER=Anna games_of)"
same "unless everybody is wanted" 4 "$(QUADRILLE_PLAYER=Anna games_of --everybody)"
players_of() { "$quadrille" scores sliding --json "$@" | sed -n 's/.*"of":"game".*"player":"\([^"]*\)".*/\1/p' | sort | tr '\n' ' '; }
same "the best games are those of everybody" " Anna Anna Jörg " "$(QUADRILLE_PLAYER=Anna players_of)"
same "or of one player" "Anna Anna " "$(players_of --player Anna)"
LC_ALL=C.UTF-8 prints "with their names" '  Jörg' scores sliding
LC_ALL=C.UTF-8 prints "under a title" 'game  player' scores sliding
same "in 80 columns" "" "$(awk 'length > 80' "$scratch/out")"
prints "as a table" 'of,name,player' scores --csv
XDG_DATA_HOME=$scratch/records/data prints "without names there is no such column" 'hints undos' scores sliding 3x3
same "whoever has none has no name" "no" "$(grep -q player "$scratch/out" && echo yes || echo no)"
prints "a player resets no results of others" '' stats reset sliding --yes --player Anna
same "and still has none that count" "2 " "$(games_of) $(games_of --player Anna)"
prints "until they count again" '' stats restore sliding --player Anna
same "for this player" 2 "$(games_of --player Anna)"
refuses "one player isn't everybody" 2 "--player and --everybody can't be used together" stats --player Anna --everybody
type_lines quit
prints "who plays may be said where nothing is stored" '' sliding 3x3 --seed 1 --player Anna
