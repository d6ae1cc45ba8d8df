# SPDX-License-Identifier: MIT
# Locales that write numbers with a comma, have a letter I without a dot, or use
# bytes of their own change nothing. They are made here, so none need be
# installed.

mkdir "$scratch/locales"
LOCPATH=$scratch/locales
export LOCPATH
# The C library never frees the folders of LOCPATH.
echo 'leak:argz_' >"$scratch/leaks"
LSAN_OPTIONS=suppressions=$scratch/leaks:print_suppressions=0
export LSAN_OPTIONS
# The order of letters, which takes longest to make, doesn't matter.
for name in de_DE zh_CN tr_TR; do
  {
    printf 'comment_char %%\nescape_char /\n'
    for part in IDENTIFICATION CTYPE COLLATE MONETARY NUMERIC TIME MESSAGES PAPER NAME ADDRESS TELEPHONE MEASUREMENT; do
      case $part in COLLATE) from=POSIX ;; *) from=$name ;; esac
      printf 'LC_%s\ncopy "%s"\nEND LC_%s\n' $part $from $part
    done
  } >"$scratch/$name"
done
for name in de_DE.UTF-8 de_DE.ISO-8859-1 tr_TR.UTF-8 tr_TR.ISO-8859-9 zh_CN.GB18030; do
  nothing "the locale $name is made" "$(localedef -i "$scratch/${name%%.*}" -f "${name#*.}" "$LOCPATH/$name" 2>&1)"
done
same "a German number has a comma" '1,5' "$(LC_ALL=de_DE.UTF-8 /usr/bin/printf %.1f 1,5)"
same "a Turkish I has a small letter without a dot" 253 \
  "$(LC_ALL=tr_TR.ISO-8859-9 python3 -c 'import ctypes, locale; locale.setlocale(locale.LC_ALL, ""); print(ctypes.CDLL(None).tolower(ord("I")))')"

printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/board.txt"
XDG_DATA_HOME=$scratch/travels
export XDG_DATA_HOME
saved_game travels.txt '7A' FREECELL 617
run games import "$scratch/travels.txt"

# in_locale NAME: what many commands print there in English, but for the time
in_locale() {
  (
    export LC_ALL="$1" LANGUAGE=en
    cd "$scratch" || exit
    for words in 'kulki 7 --show text' 'KULKI LINES98 --seed TITI --show json' 'sliding 3x3 --seed I --show text' 'freecell 617 --show json' \
      'freecell --daily 2026-11-21 --show text' 'MAHJONG RANDOM --seed 1 --show text' 'games' 'stats --json' 'verify travels.txt' 'replay travels.txt' \
      'share --code travels.txt' 'share travels.txt' 'games export 1' 'solve sliding 3x3 --seed 7' 'solve mahjong random --seed 1..2' \
      'solve kulki --seed 7 --strategy random,greedy --games 1' 'solve freecell 1' 'kulki --variant IIII' 'daily 2026-13-01' 'STATS' 'help solve'; do
      echo "== $words"
      "$quadrille" $words 2>&1 </dev/null
    done
    printf 'HINT\nL\nI9\n8\nUNDO\nREDO\nDISTANCE ON\nSHARE\nQUIT\n' | "$quadrille" sliding --board board.txt --echo 2>&1
    printf 'HINT\nA1 I1\nI9 A9\n' | "$quadrille" kulki 7 --echo 2>&1
    rm -rf results
    "$quadrille" survey plan kulki --strategy greedy 1..2 --shard-size 1 >plan.txt
    "$quadrille" survey run plan.txt --results results 2>/dev/null
    "$quadrille" survey merge plan.txt --results results
    "$quadrille" survey merge plan.txt --results results --json
  ) | sed 's/ *\(just now\|[0-9]* [a-z]* ago\)$//'
}
in_locale C >"$scratch/letters"
in_locale C.UTF-8 >"$scratch/symbols"
verdict "$(grep -q ' 72\.00 moves on average' "$scratch/letters" && echo 0 || echo 1)" "numbers have points"
for name in de_DE.ISO-8859-1 tr_TR.ISO-8859-9 zh_CN.GB18030; do
  in_locale $name >"$scratch/there"
  nothing "$name changes nothing" "$(diff "$scratch/letters" "$scratch/there")"
done
for name in de_DE.UTF-8 tr_TR.UTF-8; do
  in_locale $name >"$scratch/there"
  nothing "$name changes nothing" "$(diff "$scratch/symbols" "$scratch/there")"
done
# doctor tells the character set.
for name in C.UTF-8 fr_FR.UTF-8 fr_FR.utf8@euro; do
  same "$name shows UTF-8, wherever it is installed" 1 "$(LC_ALL=$name "$quadrille" doctor --language en | grep -c '^terminal .*, UTF-8,')"
done
for name in C fr_FR fr_FR.ISO-8859-15; do
  same "$name doesn't show it" 0 "$(LC_ALL=$name "$quadrille" doctor --language en | grep -c '^terminal .*, UTF-8,')"
done
unset LOCPATH LSAN_OPTIONS
XDG_DATA_HOME=$scratch/none
