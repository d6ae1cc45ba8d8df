#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the fuzz targets over their corpora. With QUADRILLE_LONG it also builds
# them with libFuzzer, and fuzzes each for FUZZ_SECONDS (120), from its corpus.
# FUZZ_TARGETS names those to fuzz (all).
. "$(dirname "$0")/tap.sh"
fuzz=$root/tests/fuzz
targets=$(cd "$fuzz" && ls *_fuzz.c | sed 's/_fuzz\.c$//')
cd "$scratch" || exit 1

same "every target has a corpus" "$targets" "$(ls "$fuzz/corpus")"
nothing "every dictionary has a target" "$(cd "$fuzz" && for file in *.dict; do [ -e "${file%.dict}_fuzz.c" ] || echo "$file"; done)"
size=$(find "$fuzz/corpus" -type f -exec cat {} + | wc -c)
nothing "all corpora together are under 500 KB" "$([ "$size" -lt 500000 ] || echo "$size bytes")"
for target in $targets; do
  "$build/tests/fuzz/${target}_fuzz" >out 2>&1 </dev/null
  verdict $? "$target: the corpus holds" "$(tail -30 out)"
done

# fuzz_target NAME: leaves new inputs in a folder, and a failing one beside it
fuzz_target() {
  mkdir -p "$1"
  dictionary=$fuzz/$1.dict
  [ ! -e "$dictionary" ] || set -- "$1" "-dict=$dictionary"
  nice "$root/build/fuzz/tests/fuzz/${1}_fuzz" -max_total_time="${FUZZ_SECONDS:-120}" -timeout=20 -rss_limit_mb=2000 \
    -close_fd_mask=2 -print_final_stats=1 -artifact_prefix="$scratch/" "$@" "$fuzz/corpus/$1" >log 2>&1 </dev/null
  status=$?
  sed -n 's/^stat::number_of_executed_units: */# inputs: /p' log
  failing=$(ls | grep -E '^(crash|leak|oom|timeout)-')
  verdict "$status" "$1: fuzzing finds nothing" "$(tail -40 log; for file in $failing; do base64 "$file"; done)"
  rm -f crash-* leak-* oom-* timeout-* slow-unit-*
}

if [ -n "${QUADRILLE_LONG:-}" ]; then
  (cd "$root" && cmake --preset fuzz && cmake --build --preset fuzz) >log 2>&1
  verdict $? "the targets build with libFuzzer" "$(tail -20 log)"
  for target in ${FUZZ_TARGETS:-$targets}; do fuzz_target "$target"; done
fi
done_testing
