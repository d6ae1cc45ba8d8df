#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs one suite that prints TAP and reports on it in a line, with the seconds of
# processor time and of the clock that it took; the numbers of passed and failed
# tests are added to a file. ../check runs several at once.
#   suite.sh TOTALS NAME<TAB>COMMAND
totals=$1
tab=$(printf '\t')
name=${2%%"$tab"*}
command=${2#*"$tab"}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

started=$(date +%s)
CMOCKA_MESSAGE_OUTPUT=TAP sh -c "$command" >"$work/out" 2>"$work/err" </dev/null
status=$?
good=$(grep -ac '^ok ' "$work/out")
bad=$(grep -ac '^not ok ' "$work/out")
times >"$work/times" # in this shell; a subshell has used none
used=$(awk 'END { gsub(/[ms]/, " "); printf "%.0f", $1 * 60 + $2 + $3 * 60 + $4 }' "$work/times")
# A suite that exits with an error or prints no test has failed.
[ "$bad" = 0 ] && { [ "$status" != 0 ] || [ "$good" = 0 ]; } && bad=1
printf '%d %d\n' "$good" "$bad" >>"$totals"

{
  printf '%-34s %5d passed %3d failed %5d of %4d s\n' "$name" "$good" "$bad" "$used" $(($(date +%s) - started))
  if [ "$bad" != 0 ]; then
    grep -aA12 '^not ok ' "$work/out" | head -60
    tail -n 20 "$work/out" "$work/err"
  else
    case $command in tests/*) sed -n 's/^# /    /p' "$work/out" ;; esac # what it measured
  fi
} >"$work/report"
cat "$work/report"
