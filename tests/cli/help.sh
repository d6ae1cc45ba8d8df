# SPDX-License-Identifier: MIT
# Help and manual, generated from the same tables.

prints "help" 'quadrille freecell 617' help
first=$out
prints "--help is the same" "$first" --help
prints "so is -h" "$first" -h
prints "the version" 'quadrille 0' version
first=$out
prints "--version is the same" "$first" --version
for game in $games; do
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
prints "help on a game lists what 'help more' lists" 'rewind         undo a losing move' help freecell
prints "so does the manual" '\fBrewind\fR' man
prints "help on FreeCell names --cells" '--cells N' help freecell
prints "help on a command" 'quadrille digest GAME' help digest
prints "a command's own --help" 'quadrille digest GAME' digest --help
prints "help explains playing through a pipe" 'Without a terminal:' help kulki
refuses "help on an unknown word" 2 "unknown game or command 'foo'" help foo
run help
nothing "no line of help is longer than 79 characters" "$(printf '%s\n' "$out" | grep -E '.{80}')"
nothing "help fits a screen of 24 lines with its prompt" "$(printf '%s\n' "$out" | sed -n '24,$p')"
same "examples come first" '  quadrille                      choose from a menu' "$(printf '%s\n' "$out" | sed -n 3p)"
run help all
nothing "no line of all help is longer than 79 characters" "$(printf '%s\n' "$out" | grep -E '.{80}')"
prints "help on 'games' shows all its actions" 'quadrille games delete STORED... [OPTION...]' help games
for command in 'games delete' survey restore; do
  run help $command
  same "help on $command begins with an example" "  quadrille $command" "$(printf '%s\n' "$out" | head -1 | cut -c "1-$((12 + ${#command}))")"
  nothing "and has no line that is too long" "$(printf '%s\n' "$out" | grep -vF '[OPTION...]' | grep -E '.{80}')"
done
prints "the manual has the same examples" '\fBquadrille games delete 12 13\fR' man
prints "help on an action" 'quadrille games rename STORED NAME [OPTION...]' help games rename
prints "an action's own --help" "$out" games rename --help
refuses "help on an unknown action" 2 "unknown action 'foo' for 'games'" help games foo
for game in $games; do
  run help $game
  nothing "no line of the help on $game is too long" "$(printf '%s\n' "$out" | grep -E '.{80}')"
done

# -------------------------------------------------------- the same tables
"$quadrille" help all >"$scratch/help"
"$quadrille" man >"$scratch/man"
sed -n '/const Option [a-z]*_\(table\|options\)\[\]/,/^    {NULL/s/^    {"\([a-z-]*\)".*/--\1/p' "$root"/command/options.c \
  "$root"/command/solve/solver_options.c "$root"/command/survey/survey_options.c "$root"/command/questions/question_options.c "$root"/command/saved/challenge_option.c "$root"/command/bot/match_options.c "$root"/command/languages/language.c | sort >"$scratch/options"
verdict "$([ "$(wc -l <"$scratch/options")" -ge 50 ] && echo 0 || echo 1)" "there are options"
same "help lists every option, and no others" "$(cat "$scratch/options")" "$(sed -n 's/^  \(--[a-z-]*\).*/\1/p' "$scratch/help" | sort)"
same "so does the manual" "$(cat "$scratch/options")" \
  "$(sed -n 's/^\\fB\\-\\-\([a-z\\-]*\)\\fR.*/--\1/p' "$scratch/man" | tr -d '\\' | sort)"
missing=
for name in $games play 'games delete' replay verify digest perft completion help version; do
  grep -q "^  $name\b" "$scratch/help" || missing="$missing help:$name"
  grep -q "$name" "$scratch/man" || missing="$missing man:$name"
done
nothing "help and manual list every game and command" "$missing"
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
for word in QUADRILLE_UI LANGUAGE TEXTDOMAINDIR XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME HOME; do
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
