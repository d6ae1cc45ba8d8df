#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the command line through pipes: which arguments are accepted, what is
# printed, and what is refused with which exit code: cli.sh BUILD [PART...]. The
# parts are in cli/.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
golden=$root/tests/golden
unset NO_COLOR QUADRILLE_LONG
LC_ALL=C
export LC_ALL XDG_CACHE_HOME XDG_DATA_HOME

# begin_part PART: gives it a folder of its own, so that parts can run alone and
# in any order
folder=$scratch
trap 'rm -rf "$folder"' EXIT
begin_part() {
  scratch=$folder/$1
  mkdir "$scratch"
  XDG_CACHE_HOME=$folder/cache # tables are built once for all parts
  XDG_DATA_HOME=$scratch/none # until a test wants to keep games
  unset XDG_CONFIG_HOME
  : >"$scratch/in"
}

# read_text FILE: sets $text to a file's text, without starting a program for
# what is empty or one line
read_text() {
  text=
  [ -s "$1" ] || return 0
  { IFS= read -r text && IFS= read -r second; } <"$1" || return 0
  text=$(cat "$1")
}

# run ARGUMENTS...: sets $out, $err and $code. Standard input is what type_lines
# wrote, used once. This starts nothing but the program, because the suite has
# more than a thousand cases.
run() {
  out=$("$quadrille" "$@" <"$scratch/in" 2>"$scratch/err")
  code=$?
  read_text "$scratch/err"
  err=$text
  : >"$scratch/out"
  [ -z "$out" ] || printf '%s\n' "$out" >"$scratch/out"
  : >"$scratch/in"
}

# type_lines LINE...: sets the next standard input
type_lines() { printf '%s\n' "$@" >"$scratch/in"; }

seen() {
  printf 'exit code %s\n-- standard output:\n%s\n-- standard error:\n%s\n' "$code" "$out" "$err"
}

holds() { case $1 in *"$2"*) return 0 ;; *) return 1 ;; esac; }

# prints WORDS TEXT ARGUMENTS...: expects exit code 0, TEXT on standard output,
# and nothing on standard error
prints() {
  words=$1 wanted=$2
  shift 2
  run "$@"
  if [ "$code" = 0 ] && [ -z "$err" ] && holds "$out" "$wanted"; then verdict 0 "$words"; else
    verdict 1 "$words" "should print: $wanted
$(seen)"
  fi
}

# is_sentence TEXT: whether it is one line of the program
is_sentence() {
  case $1 in
    *"
"*) return 1 ;;
    'quadrille: '*) return 0 ;;
    *) return 1 ;;
  esac
}

# refuses WORDS CODE TEXT ARGUMENTS...: expects one sentence with TEXT on
# standard error and nothing on standard output
refuses() {
  words=$1 expected=$2 wanted=$3
  shift 3
  run "$@"
  if [ "$code" = "$expected" ] && [ -z "$out" ] && holds "$err" "$wanted" && is_sentence "$err"; then verdict 0 "$words"; else
    verdict 1 "$words" "should exit with $expected, saying: $wanted
$(seen)"
  fi
}

# answers WORDS CODE OUT ERR ARGUMENTS...: expects both texts, through a pipe
answers() {
  words=$1 expected=$2 wanted=$3 trouble=$4
  shift 4
  run "$@"
  if [ "$code" = "$expected" ] && holds "$out" "$wanted" && holds "$err" "$trouble"; then verdict 0 "$words"; else
    verdict 1 "$words" "should exit with $expected, print: $wanted
and say: $trouble
$(seen)"
  fi
}

# saved_game NAME LINES ARGUMENTS...: plays in a pipe and saves
saved_game() {
  file=$scratch/$1 lines=$2
  shift 2
  printf '%s\nsave %s\n' "$lines" "$file" | "$quadrille" "$@" >/dev/null 2>&1
}

# at_length CHECK...: runs a long search. Sanitizers slow it down fifteen times,
# and the solvers' own suites already run it under them.
at_length() { case $build in */debug) ;; *) "$@" ;; esac; }

shift
[ $# != 0 ] || set -- $(cd "$root/tests/cli" && ls *.sh | sed 's/\.sh$//')
for part in "$@"; do
  begin_part "$part"
  . "$root/tests/cli/$part.sh"
done
scratch=$folder
done_testing
