# SPDX-License-Identifier: MIT
# Help, manual and completions, which come from the same tables.

prints "help" 'quadrille freecell 617' help
first=$out
prints "--help is the same" "$first" --help
prints "so is -h" "$first" -h
prints "the version" 'quadrille 0' version
first=$out
prints "--version is the same" "$first" --version
for game in kulki mahjong freecell sliding; do
  prints "$game has versioned rules" "$game 1" version
  prints "help on $game tells its variants first" 'Variants:' help $game
  first=$out
  prints "$game --help is the same" "$first" $game --help
  prints "$game -h is the same" "$first" $game -h
  prints "$game -h is the same among words that are wrong" "$first" $game nonsense -h
done
prints "help on Kulki names its variants" 'lines98' help kulki
nothing "and no other game's options" "$(printf '%s\n' "$out" | grep -E -- '--(cells|layout|map|dialect|depth)')"
prints "help on FreeCell tells what can be typed" '  winnable' help freecell
run help kulki
nothing "on Kulki not what means nothing there" "$(printf '%s\n' "$out" | grep '^  winnable')"
prints "help on FreeCell names --cells" '--cells N' help freecell
prints "help on a command" 'quadrille digest GAME' help digest
prints "a command's own --help" 'quadrille digest GAME' digest --help
prints "help tells how pipes are played" 'Without a terminal:' help kulki
refuses "no help on what there is not" 2 'no game or command foo' help foo
run help
nothing "no line of help is longer than 79 signs" "$(printf '%s\n' "$out" | grep -E '.{80}')"
for game in kulki mahjong freecell sliding; do
  run help $game
  nothing "nor of the help on $game" "$(printf '%s\n' "$out" | grep -E '.{80}')"
done

# -------------------------------------------------------- the same tables
"$quadrille" help >"$scratch/help"
"$quadrille" help --man >"$scratch/man"
"$quadrille" help --bash >"$scratch/bash"
options=$(sed -n '/^  options="/s/.*"\(.*\)"/\1/p' "$scratch/bash")
count_options=$(printf '%s\n' $options | wc -l)
verdict "$([ "$count_options" -ge 20 ] && echo 0 || echo 1)" "the completions know all $count_options options"
missing=
for option in $options; do
  grep -q -- "^  $option\b" "$scratch/help" || missing="$missing help:$option"
  grep -q -- "^\\\\fB$(printf '%s' "$option" | sed 's/-/\\\\-/g')\\\\fR" "$scratch/man" || missing="$missing man:$option"
done
nothing "each option stands in help, manual and completions" "$missing"
same "and the source's table has no other" "$count_options" \
  "$(sed -n '/^const Option option_table/,/^    {NULL/p' "$root/command/options.c" | grep -cE '^    \{"')"
same "help has no other" "$count_options" "$(sed -n '/^Options:/,/^$/p' "$scratch/help" | grep -c '^  --')"
same "the manual has no other" "$count_options" "$(grep -c '^\\fB\\-\\-' "$scratch/man")"
missing=
for name in kulki mahjong freecell sliding play replay verify digest perft help version; do
  grep -q "^  $name\b" "$scratch/help" || missing="$missing help:$name"
  grep -q "^  words=\".*\b$name\b" "$scratch/bash" || missing="$missing bash:$name"
  grep -q "$name" "$scratch/man" || missing="$missing man:$name"
done
nothing "so does each game and each command" "$missing"
missing=
for game in kulki mahjong freecell sliding; do
  words=$(sed -n "s/^    $game) words=\"\(.*\)\" ;;/\1/p" "$scratch/bash")
  for word in $words; do
    "$quadrille" $game $word --show >/dev/null 2>&1 || missing="$missing $game:$word"
    sed 's/\\-/-/g' "$scratch/man" | grep -q "$word" || missing="$missing man:$word"
  done
done
nothing "each variant that is completed can be played" "$missing"
missing=
for word in help hint undo redo go again moves touch show board say seed save load new quit; do
  grep -q "^\\\\fB$word" "$scratch/man" || missing="$missing $word"
done
nothing "the manual has all that can be typed" "$missing"
missing=
for word in Ctrl\\\\-S Tab V '#' T; do
  sed -n '/^.SH KEYS/,/^.SH OPTIONS/p' "$scratch/man" | grep -q "^\\\\fB$word\\\\fR" || missing="$missing $word"
done
nothing "and the keys of the whole screen" "$missing"
missing=
for word in QUADRILLE_UI XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME HOME; do
  grep -q "^\\\\fB$word\\\\fR" "$scratch/man" && grep -q "^  $word " "$scratch/help" || missing="$missing $word"
done
nothing "and what the environment decides" "$missing"

# ---------------------------------------------------------------- the page
same "the manual begins as one" '.TH QUADRILLE 6' "$(head -1 "$scratch/man" | cut -c1-15)"
missing=
for section in NAME SYNOPSIS DESCRIPTION GAMES COMMANDS 'KEYS ON THE WHOLE SCREEN' OPTIONS ENVIRONMENT FILES 'EXIT STATUS' EXAMPLES 'SEE ALSO'; do
  grep -qx ".SH $section" "$scratch/man" || missing="$missing $section"
done
nothing "and has its sections" "$missing"
nothing "and no macro but those of man(7)" "$(grep -E '^[.'\'']' "$scratch/man" | grep -vE '^\.(TH|SH|SS|TP|PP|B|I|RI|BR|br)( |$)')"
nothing "and no bare hyphen in what is typed" "$(grep -E '^\\fB' "$scratch/man" | sed 's/\\-//g' | grep -- '-')"
if command -v groff >/dev/null; then
  nothing "groff has nothing to say against it" "$(groff -man -ww -Tascii -z "$scratch/man" 2>&1)"
else
  grep -q . "$scratch/man"
  verdict $? "groff is not here; the manual is not empty"
fi

# ------------------------------------------------------------- completions
complete_words() { # WORDS...: what bash would offer for the last one
  bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _quadrille; echo ${COMPREPLY[*]}' - "$scratch/bash" "$@"
}
same "a game is completed" kulki "$(complete_words quadrille ku)"
same "a command is completed" digest "$(complete_words quadrille di)"
same "a variant is completed" lines98 "$(complete_words quadrille kulki li)"
same "a command's game is completed" sliding "$(complete_words quadrille perft sl)"
same "an option is completed" "--json" "$(complete_words quadrille kulki --js)"
same "the values of an option are completed" "super" "$(complete_words quadrille freecell --dialect su)"
cd "$golden" || exit 1
same "a file is completed" "eight.txt" "$(complete_words quadrille sliding --board ei)"
cd "$root" || exit 1
same "a seed is not" "" "$(complete_words quadrille sliding --seed k)"
same "values are never the letters that stand for them" "" "$(complete_words quadrille solve kulki --games N)"
same "a command's options are completed" "--player" "$(complete_words quadrille solve kulki --pl)"
same "and no other game's" "" "$(complete_words quadrille solve freecell --pl)"
same "nor another command's" "" "$(complete_words quadrille web --js)"
same "names that are values are completed" "greedy" "$(complete_words quadrille solve kulki --player gr)"
same "so are notations" "urdl" "$(complete_words quadrille optimise --notation u)"
same "variants behind --variant" "lines98" "$(complete_words quadrille solve kulki --variant li)"
same "games behind a command" "kulki" "$(complete_words quadrille stats ku)"
cd "$golden" || exit 1
same "saved games' files" "eight.txt" "$(complete_words quadrille replay ei)"
cd "$root" || exit 1
saved_game offered.txt '7a' freecell 617
kept_words() {
  XDG_DATA_HOME=$scratch/offered PATH=$build:$PATH
  export XDG_DATA_HOME PATH
  quadrille import "$scratch/offered.txt" >/dev/null && quadrille name "$1" "$2" && complete_words quadrille resume "$3"
}
same "games that are kept, by their numbers" "1" "$(kept_words 1 evening 1)"
same "and by their names" "evening" "$(kept_words 1 evening ev)"
same "names that bash would obey are not offered" "" "$(kept_words 2 '$(echo)' '$')"
