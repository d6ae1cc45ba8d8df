#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the template and the catalogues of po/, and speaks languages that
# nobody speaks: nothing stays English, and a wrong catalogue means English.
. "$(dirname "$0")/tap.sh"
program=$build/quadrille
unset LC_MESSAGES LC_CTYPE
export TEXTDOMAINDIR="$scratch/locale" HOME="$scratch/home"
mkdir -p "$HOME"

# ------------------------------------------------------------- the template

cd "$root" || exit 1
po/update.sh "$scratch/template.pot" 2>"$scratch/warnings"
nothing "po/quadrille.pot has the sentences of the sources: po/update.sh renews it" \
  "$(diff po/quadrille.pot "$scratch/template.pot" | head -20)"
nothing "xgettext has nothing to complain about" "$(grep -v 'escape sequence' "$scratch/warnings")"

# A prompt ends in a blank, and a list is joined by "and", but nothing else goes on behind one.
nothing "no sentence is in pieces: all that follows is put into it" \
  "$(sed -n 's/^msgid\(_plural\)* "\([^ ].*[a-z,]  *\)"$/\2/p' po/quadrille.pot | grep -v '^deal $')"

for language in $(grep '^[a-z]' po/LINGUAS); do
  mkdir -p "$scratch/locale/$language/LC_MESSAGES"
  nothing "$language: placeholders, plural forms and ends of lines are right" \
    "$(msgfmt --check -o "$scratch/locale/$language/LC_MESSAGES/quadrille.mo" "po/$language.po" 2>&1 | head)"
  nothing "$language: # and @ stand for as much as in English" "$(python3 -B tests/languages/signs.py "po/$language.po")"
  rm -f "$scratch/filtered.po"
  pofilter --progress=none -t blank -t emails -t escapes -t nplurals -t tabs -t urls "po/$language.po" -o "$scratch/filtered.po" 2>"$scratch/said"
  nothing "$language: pofilter finds no lost escape, address or blank translation" "$(cat "$scratch/said" "$scratch/filtered.po" 2>/dev/null)"
  nothing "$language: the program takes the catalogue" "$("$program" version --language "$language" 2>&1 >/dev/null)"
done

# ------------------------------------------------------ invented languages

# catalogue NAME KIND: installs an invented language
catalogue() {
  mkdir -p "$scratch/locale/$1/LC_MESSAGES"
  python3 -B tests/languages/pseudo_language.py "$2" po/quadrille.pot "$scratch/$1.po"
  msgfmt --check -o "$scratch/locale/$1/LC_MESSAGES/quadrille.mo" "$scratch/$1.po"
}
nothing "catalogues of two invented languages can be made" "$({ catalogue ql long && catalogue qw wide; } 2>&1)"

# Lines with words of English and without any sign of the invented language. What
# was typed, options and commands are the same in every language.
english() { grep -E '[A-Za-z][a-z]{2,}' | grep -vE 'ẋ|^ *--|^quadrille |^: |^Score: ' | head -10; }

for topic in all $games; do
  nothing "help $topic leaves no line in English" "$("$program" help "$topic" --language ql 2>&1 | english)"
done
nothing "nor does the manual" "$("$program" man --language ql | grep -vE '^(\.[A-RT-Z]|\\fB)' | english)"
# explained WORD...: what shells say while one types
explained() { "$program" completion words --language ql -- "$@" | cut -s -f 2; }
nothing "nor do the explanations that shells show" \
  "$({ explained ''; explained games ''; explained kulki ''; explained mahjong --layout ''; explained freecell --; explained solve sliding --; } | english)"
# play UI GAME...: a dialogue with most commands, in the invented language
play() {
  ui=$1
  shift
  printf 'h\nhint\nhint\nwinnable\npar\nundo\nsay\nxx\n26\n1\nstats\nscores\ntoday\nrecent\nexplain\ncalendar\nq\nq\n' |
    "$program" "$@" --ui "$ui" --language ql --echo 2>&1
}
for ui in line words; do
  nothing "FreeCell leaves no line in English, with --ui $ui" "$(play $ui freecell 617 | english)"
  nothing "nor does Mahjong" "$(play $ui mahjong 3 | english)"
  nothing "nor does Kulki" "$(play $ui kulki plum | english)"
  nothing "nor does the sliding puzzle" "$(play $ui sliding 4x4 plum | english)"
done
# A sentence that is translated may hold words that are not.
for game in $games; do
  asked=$(printf 'help say\nfind nothing\nq\n' | "$program" "$game" --ui words --language ql 2>&1)
  nothing "what can be asked of $game is translated" "$(echo "$asked" | tr "\n" " " | grep -oE '\((a|the) [a-z]+\)')"
done

"$program" help all --language qw >"$scratch/wide" 2>&1
verdict $? "help can be twice as wide"

same "what a list of games says begins in one column, whatever their names are written in" 1 \
  "$(printf 'today\nq\n' | "$program" freecell 3 --language ru | grep 'не начато' | LC_ALL=C.UTF-8 sed 's/не начато.*//; s/./x/g' | sort -u | wc -l)"

# ---------------------------------------------- dates, numbers and lists

same "a card that goes somewhere has another word than one that is there" "5h: Herz-Ass auf die Ablage.
auf der Ablage" \
  "$(printf 'moves\n5h\nfind a\nq\n' | "$program" freecell 3 --variant 4cells:none --ui words --language de 2>&1 | grep -o '^5h: .*\|auf der Ablage')"

printf 'save %s/daily\nq\n' "$scratch" | "$program" daily sliding 2026-11-21 >"$scratch/out" 2>&1
title() { "$program" replay "$scratch/daily" --language "$1" </dev/null 2>&1 | head -1; }
same "dates and lists are as the language has them" "数字华容道，2026 年 11 月 21 日，0 步
Quebra-cabeça deslizante, 21 de novembro de 2026, 0 jogada" "$(title zh_CN && title pt_BR)"
players() { "$program" solve kulki --strategy greedy --seed 1..3 "$@" 2>&1; }
same "words that end in \"or\" are joined as the language does it" "auto、line、words 或 tui" \
  "$("$program" kulki --ui foo --language zh_CN 2>&1 | grep -o 'auto.*[a-z]')"
same "decimals follow a comma where that is usual" "$(players | grep -o '[0-9]*\.[0-9]' | tr . ,)" "$(players --language de | grep -o '[0-9]*,[0-9]')"

"$program" restore "$root/tests/old/second/backup.txt" >"$scratch/out" 2>&1
same "so do averages, and percentages are as the language has them" "1 100 %    0   39   39,0   39,0    0:15" \
  "$("$program" stats freecell --language de | grep -o '1 100.*39,0    0:15')"
same "dates in tables are in the order of the language" "28.11.2026 28/11/2026 2026-11-28" \
  "$(for one in de it en; do "$program" scores mahjong --language $one | grep -o '[0-9/.-]*2026[-0-9]*'; done | xargs)"

# ------------------------------------------------------------- how long ago

# Games that were last played 20 seconds ago, and 1, 2 and 5 minutes, hours and days, each by a margin of 20 seconds or more.
now=$(date +%s)
{
  echo "quadrille backup 1"
  for ago in 20 90 150 330 5400 9000 19800 129600 216000 475200; do
    sed -n '2,/^version/p' tests/old/second/backup.txt | sed "s/^started .*/started $((now - ago - 1))/; s/^played .*/played $((now - ago))/"
  done
} | python3 -B tests/cli/reseal.py >"$scratch/ages.txt"
ago() { XDG_DATA_HOME="$scratch/ages" "$program" games "$@" | sed 's/.*\(, \|  \)//' | xargs echo; }
XDG_DATA_HOME="$scratch/ages" "$program" restore "$scratch/ages.txt" >"$scratch/out" 2>&1
same "lists say how long ago that was" \
  "just now 1 min ago 2 min ago 5 min ago 1 h ago 2 h ago 5 h ago 1 day ago 2 days ago 5 days ago" "$(ago)"
same "and sentences do" \
  "just now. 1 minute ago. 2 minutes ago. 5 minutes ago. 1 hour ago. 2 hours ago. 5 hours ago. 1 day ago. 2 days ago. 5 days ago." "$(ago --ui words)"
same "Polish has three forms for each, in the accusative" \
  "przed chwilą. 1 minutę temu. 2 minuty temu. 5 minut temu. 1 godzinę temu. 2 godziny temu. 5 godzin temu. 1 dzień temu. 2 dni temu. 5 dni temu." \
  "$(ago --ui words --language pl)"
same "and Russian" \
  "только что. 1 минуту назад. 2 минуты назад. 5 минут назад. 1 час назад. 2 часа назад. 5 часов назад. 1 день назад. 2 дня назад. 5 дней назад." \
  "$(ago --ui words --language ru)"
same "lists are shorter there, too" \
  "только что 1 мин назад 2 мин назад 5 мин назад 1 ч назад 2 ч назад 5 ч назад 1 день назад 2 дня назад 5 дней назад" "$(ago --language ru)"

# --------------------------------------------- what is the same everywhere

for line in 'freecell 617 --show json' 'freecell 617 --show text' 'sliding --seed plum --show row' 'solve sliding --board 1_2/453/786 --json' 'stats --json' 'scores --csv' 'version' 'completion bash' \
  'survey plan freecell 1..10' 'digest kulki --seed 1..3'; do
  same "$line is the same in every language" "$("$program" $line 2>&1)" "$("$program" $line --language ql 2>&1)"
done
same "bots read English" "$(printf 'games\nxx\n' | "$program" bot)" "$(printf 'games\nxx\n' | "$program" bot --language ql)"
printf 'save %s/saved\nq\n' "$scratch" | "$program" freecell 617 --language ql >/dev/null 2>&1
same "a game that was saved in another language is resumed in English" '' "$("$program" --load "$scratch/saved" --show json 2>&1 >/dev/null)"

# ------------------------------------------------------- choosing a language

first() { head -n 1 | cut -c 1-9; }
says() { env "$@" "$program" help | first; }
english_first=$("$program" help | first)
other_first=$("$program" help --language ql | first)
verdict "$([ "$english_first" != "$other_first" ]; echo $?)" "--language chooses the language"
for locale in ql ql_XX ql_XX.UTF-8; do
  # A locale that isn't installed has no character set of its own.
  same "so does LANGUAGE=$locale:de" "$other_first" "$(says LC_ALL= LC_CTYPE=C.UTF-8 LANG=xx_XX.UTF-8 "LANGUAGE=$locale:de")"
  same "and LC_MESSAGES=$locale" "$other_first" "$(says LC_ALL= LC_CTYPE=C.UTF-8 "LC_MESSAGES=$locale")"
done
same "the locale C is English, whatever LANGUAGE says" "$english_first" "$(says LC_ALL=C LANGUAGE=ql)"
same "and so is a language without a catalogue" "$english_first" "$(says LC_ALL= LC_CTYPE=C.UTF-8 LANG=tlh_XX)"
same "English comes before what follows it" "$english_first" "$(says LC_ALL= LC_CTYPE=C.UTF-8 LANG=ql LANGUAGE=en:ql)"
same "--language en is English in any locale" "$english_first" "$(LC_ALL= LC_CTYPE=C.UTF-8 LANG=ql "$program" help --language en | first)"
same "--language without a catalogue is told in a line" "1 $english_first" \
  "$("$program" help --language tlh 2>&1 >/dev/null | wc -l) $("$program" help --language tlh 2>/dev/null | first)"
says_of() { "$program" "$@" 2>&1 | head -n 1; }
same "what is wrong with the command line is said in that language, too" "$(says_of foo --language ql)" "$(LC_ALL= LC_CTYPE=C.UTF-8 LANG=ql says_of foo)"
verdict "$([ "$(says_of --foo --language=ql)" != "$(says_of --foo)" ]; echo $?)" "even if it comes first"
same "a path is no language" 1 "$("$program" version --language ../ql 2>&1 >/dev/null | wc -l)"
same "a terminal without UTF-8 gets English, and a line when it asked for more" "1 $english_first" \
  "$(LC_ALL=C "$program" help --language ql 2>&1 >/dev/null | wc -l) $(LC_ALL=C "$program" help --language ql 2>/dev/null | first)"

# ------------------------------------------------------------ wrong catalogues

# wrong WORDS COMMAND...: the command makes the catalogue of qx from that of ql
wrong() {
  words=$1
  shift
  mkdir -p "$scratch/locale/qx/LC_MESSAGES"
  "$@" >"$scratch/locale/qx/LC_MESSAGES/quadrille.mo"
  "$program" help --language qx >"$scratch/out" 2>"$scratch/err"
  same "$words means English, and one line" "$english_first 1" "$(first <"$scratch/out") $(wc -l <"$scratch/err")"
}
good=$scratch/locale/ql/LC_MESSAGES/quadrille.mo
changed() { sed "$1" "$scratch/ql.po" | msgfmt -o - -; }
wrong "an empty catalogue" true
wrong "a catalogue that is cut off" head -c 5000 "$good"
wrong "a text" cat "$root/LICENSE"
wrong "another character set" changed 's/charset=UTF-8/charset=ISO-8859-1/'
wrong "a wrong rule for plurals" changed 's/plural=n != 1/plural=n/'
wrong "a catalogue of another program" changed 's/^"Project-Id-Version: Quadrille/"Project-Id-Version: aisleriot/'

# faulty WORDS REASON ENGLISH CHANGE: the change makes translations of qx wrong
# that a dialogue needs, which has this English then
faulty() {
  changed "$4" >"$scratch/locale/qx/LC_MESSAGES/quadrille.mo"
  printf 'h\nhint\nsay\nsay ends\nq\nq\n' |
    "$program" freecell 617 --ui words --no-save --language qx >"$scratch/out" 2>"$scratch/err"
  same "$1 ends with code 0, and one line that says why" "0 1 1" "$? $(wc -l <"$scratch/err") $(grep -c "$2" "$scratch/err")"
  verdict "$(grep -q 'ẋ' "$scratch/out"; echo $?)" "and other sentences are translated"
  verdict "$(grep -q "$3" "$scratch/out"; echo $?)" "but not this one"
}
faulty "a swapped placeholder" placeholders '1 in ' '/^msgstr/ s/%2\$s/%2$d/'
faulty "a dropped placeholder" placeholders 'Columns end: ' '/^msgstr/ s/%s//'
faulty "an escape sequence" UTF-8 'Columns end: ' '/^msgstr "Ç/ s/Ç/\\033/'

done_testing
