# SPDX-License-Identifier: MIT
# Help, manual and completions, all generated from the same tables.

prints "help" 'quadrille freecell 617' help
first=$out
prints "--help is the same" "$first" --help
prints "so is -h" "$first" -h
prints "the version" 'quadrille 0' version
first=$out
prints "--version is the same" "$first" --version
for game in kulki mahjong freecell sliding; do
  prints "$game has versioned rules" "$game 1" version
  prints "help on $game lists its variants" 'Variants:' help $game
  first=$out
  prints "$game --help is the same" "$first" $game --help
  prints "$game -h is the same" "$first" $game -h
  prints "$game -h works next to wrong arguments" "$first" $game nonsense -h
done
prints "help on Kulki names its variants" 'lines98' help kulki
nothing "help on Kulki lists no other game's options" "$(printf '%s\n' "$out" | grep -E -- '--(cells|layout|map|dialect|depth)')"
prints "help on FreeCell lists the commands while playing" '  winnable' help freecell
run help kulki
nothing "help on Kulki leaves out commands without meaning there" "$(printf '%s\n' "$out" | grep '^  winnable')"
prints "help on FreeCell names --cells" '--cells N' help freecell
prints "help on a command" 'quadrille digest GAME' help digest
prints "a command's own --help" 'quadrille digest GAME' digest --help
prints "help explains playing through a pipe" 'Without a terminal:' help kulki
refuses "help on an unknown word" 2 "unknown game or command 'foo'" help foo
run help
nothing "no line of help is longer than 79 characters" "$(printf '%s\n' "$out" | grep -E '.{80}')"
for game in kulki mahjong freecell sliding; do
  run help $game
  nothing "no line of the help on $game is too long" "$(printf '%s\n' "$out" | grep -E '.{80}')"
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
nothing "help, manual and completions list every option" "$missing"
same "the completions list as many options as the table" "$count_options" \
  "$(sed -n '/const Option [a-z]*_\(table\|options\)\[\]/,/^    {NULL/p' "$root"/command/options.c "$root"/command/solve/solver_options.c "$root"/command/survey/survey_options.c | grep -cE '^    \{"')"
same "help lists no other options" "$count_options" "$(grep -c '^  --' "$scratch/help")"
same "the manual lists no other options" "$count_options" "$(grep -c '^\\fB\\-\\-' "$scratch/man")"
missing=
for name in kulki mahjong freecell sliding play replay verify digest perft help version; do
  grep -q "^  $name\b" "$scratch/help" || missing="$missing help:$name"
  grep -q "^  words=\".*\b$name\b" "$scratch/bash" || missing="$missing bash:$name"
  grep -q "$name" "$scratch/man" || missing="$missing man:$name"
done
nothing "help, manual and completions list every game and command" "$missing"
missing=
for game in kulki mahjong freecell sliding; do
  words=$(sed -n "s/^    $game) words=\"\(.*\)\" ;;/\1/p" "$scratch/bash")
  for word in $words; do
    "$quadrille" $game $word --show >/dev/null 2>&1 || missing="$missing $game:$word"
    sed 's/\\-/-/g' "$scratch/man" | grep -q "$word" || missing="$missing man:$word"
  done
done
nothing "every completed variant can be played" "$missing"
missing=
for word in help hint undo redo go again moves touch show board say seed save load new quit; do
  grep -q "^\\\\fB$word" "$scratch/man" || missing="$missing $word"
done
nothing "the manual lists the commands while playing" "$missing"
missing=
for word in Ctrl\\\\-S Tab V '#' T; do
  sed -n '/^.SH KEYS/,/^.SH OPTIONS/p' "$scratch/man" | grep -q "^\\\\fB$word\\\\fR" || missing="$missing $word"
done
nothing "the manual lists the keys of the full screen" "$missing"
missing=
for word in QUADRILLE_UI XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME HOME; do
  grep -q "^\\\\fB$word\\\\fR" "$scratch/man" && grep -q "^  $word " "$scratch/help" || missing="$missing $word"
done
nothing "help and manual list the environment variables" "$missing"

# ---------------------------------------------------------------- the page
same "the manual page starts with a title" '.TH QUADRILLE 6' "$(head -1 "$scratch/man" | cut -c1-15)"
missing=
for section in NAME SYNOPSIS DESCRIPTION GAMES COMMANDS 'KEYS ON THE FULL SCREEN' OPTIONS ENVIRONMENT FILES 'EXIT STATUS' EXAMPLES 'SEE ALSO'; do
  grep -qx ".SH $section" "$scratch/man" || missing="$missing $section"
done
nothing "the manual page has its sections" "$missing"
nothing "the manual page uses only the macros of man(7)" "$(grep -E '^[.'\'']' "$scratch/man" | grep -vE '^\.(TH|SH|SS|TP|PP|B|I|RI|BR|br)( |$)')"
nothing "the manual page escapes its hyphens" "$(grep -E '^\\fB' "$scratch/man" | sed 's/\\-//g' | grep -- '-')"
if command -v groff >/dev/null; then
  nothing "groff formats the manual page without warnings" "$(groff -man -ww -Tascii -z "$scratch/man" 2>&1)"
else
  grep -q . "$scratch/man"
  verdict $? "without groff: the manual page is not empty"
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
same "a seed is not completed" "" "$(complete_words quadrille sliding --seed k)"
same "placeholders are not completed" "" "$(complete_words quadrille solve kulki --games N)"
same "a command's options are completed" "--player" "$(complete_words quadrille solve kulki --pl)"
same "another game's option is not completed" "" "$(complete_words quadrille solve freecell --pl)"
same "another command's option is not completed" "" "$(complete_words quadrille web --js)"
same "names that are values are completed" "greedy" "$(complete_words quadrille solve kulki --player gr)"
same "notations are completed" "urdl" "$(complete_words quadrille optimise --notation u)"
same "variants are completed after --variant" "lines98" "$(complete_words quadrille solve kulki --variant li)"
same "games are completed after a command" "kulki" "$(complete_words quadrille stats ku)"
cd "$golden" || exit 1
same "files of saved games are completed" "eight.txt" "$(complete_words quadrille replay ei)"
cd "$root" || exit 1
saved_game offered.txt '7a' freecell 617
kept_words() {
  XDG_DATA_HOME=$scratch/offered PATH=$build:$PATH
  export XDG_DATA_HOME PATH
  quadrille import "$scratch/offered.txt" >/dev/null && quadrille name "$1" "$2" && complete_words quadrille resume "$3"
}
same "stored games are completed by number" "1" "$(kept_words 1 evening 1)"
same "stored games are completed by name" "evening" "$(kept_words 1 evening ev)"
same "names that bash would expand are not completed" "" "$(kept_words 2 '$(echo)' '$')"
