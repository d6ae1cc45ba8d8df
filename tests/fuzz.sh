#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the fuzz targets over their corpora. With QUADRILLE_LONG it also builds
# them for AFL++ and as OSS-Fuzz does, and lets libFuzzer fuzz each for
# FUZZ_SECONDS (120), from its corpus; those that have few inputs a second three
# times as long, and those that have very many a third of it.
# FUZZ_TARGETS names those to fuzz (all). FUZZ_FOLDER keeps new inputs for the
# next run. FUZZ_LOG is a file that gets a line for each target: date, commit,
# target, seconds by the clock and of processor time, inputs, and whether
# something was found.
. "$(dirname "$0")/tap.sh"
fuzz=$root/tests/fuzz
targets=$(cd "$fuzz" && ls *_fuzz.c | sed 's/_fuzz\.c$//')
cd "$scratch" || exit 1

same "every target has a corpus" "$targets" "$(cd "$fuzz/corpus" && ls | sed 's/\.txt$//')"
nothing "corpora are as corpus.py writes them" "$(python3 "$fuzz/corpus.py" check 2>&1)"
nothing "every dictionary has a target" "$(cd "$fuzz" && for file in *.dict; do [ -e "${file%.dict}_fuzz.c" ] || echo "$file"; done)"
size=$(cat "$fuzz"/corpus/* | wc -c)
nothing "all corpora together are under 500 KB" "$([ "$size" -lt 500000 ] || echo "$size bytes")"

# corpus NAME: unpacks a corpus, and prints its folder
corpus() {
  [ -d "corpus/$1" ] || python3 "$fuzz/corpus.py" unpack "$1" "corpus/$1"
  echo "$scratch/corpus/$1"
}
same "a corpus is unpacked whole" "$(wc -l <"$fuzz/corpus/saves.txt")" "$(ls "$(corpus saves)" | wc -l)"
[ -f "$(corpus challenges)/empty" ]
verdict $? "with inputs under their names"
mkdir tests
cp -r "$fuzz" tests/fuzz
printf 'quadrille\\ save\n\0\377 ' >new
python3 tests/fuzz/corpus.py add saves new "$fuzz/saves.dict" >out
python3 tests/fuzz/corpus.py unpack saves unpacked
nothing "an input is added byte for byte" "$(cmp new unpacked/new 2>&1)"
python3 tests/fuzz/corpus.py add saves new unpacked/* >out
same "once" "$(($(wc -l <"$fuzz/corpus/saves.txt") + 2))" "$(wc -l <tests/fuzz/corpus/saves.txt)"
nothing "where it belongs" "$(python3 tests/fuzz/corpus.py check 2>&1)"
for target in $targets; do
  "$build/tests/fuzz/${target}_fuzz" >out 2>&1 </dev/null
  verdict $? "$target: the corpus holds" "$(tail -30 out)"
done

# timed FILE COMMAND...: also writes the seconds of processor time to a file
cat >timed.py <<'END'
import resource, subprocess, sys
status = subprocess.call(sys.argv[2:])
used = resource.getrusage(resource.RUSAGE_CHILDREN)
open(sys.argv[1], "w").write("%d" % (used.ru_utime + used.ru_stime))
sys.exit(status if status >= 0 else 128 - status)
END
timed() { python3 "$scratch/timed.py" "$@"; }

# What reads files gets long inputs; libFuzzer's own limit is 4,096 bytes, and
# without -len_control=0 slow targets never come near any limit.
longest() { # NAME
  case $1 in
  answers | backups | boards | challenges | codes | layouts | packs | plans | results | saves | settings | stores | tables | weights) echo 65536 ;;
  *) echo 4096 ;;
  esac
}

# Targets differ by a factor of 10,000 in inputs a second.
seconds() { # NAME
  case $1 in
  challenges | intents | lines | screen | stores | telnet) echo $((${FUZZ_SECONDS:-120} * 3)) ;;
  http | weights | keys) echo $(((${FUZZ_SECONDS:-120} + 2) / 3)) ;;
  *) echo "${FUZZ_SECONDS:-120}" ;;
  esac
}

# fuzz_target NAME
fuzz_target() {
  name=$1
  commit=$(if [ -e "$root/.git" ]; then git -C "$root" rev-parse --short HEAD; else "$root/packaging/version.sh"; fi)
  fuzzer=$root/build/fuzz/tests/fuzz/${name}_fuzz
  found=${FUZZ_FOLDER:-$scratch}/$name
  mkdir -p "$found"
  set -- "$found" "$(corpus "$name")"
  [ ! -e "$fuzz/$name.dict" ] || set -- "-dict=$fuzz/$name.dict" "$@"
  timed used nice "$fuzzer" -max_total_time="$(seconds "$name")" -max_len="$(longest "$name")" -len_control=0 -timeout=20 -rss_limit_mb=2000 \
    -close_fd_mask=2 -print_final_stats=1 -artifact_prefix="$scratch/" "$@" >log 2>&1 </dev/null
  status=$?
  # On a busy machine any input can be late: it is slow if it alone occupies a
  # processor for ten seconds.
  for file in $(ls | grep '^timeout-'); do
    timed alone "$fuzzer" -timeout=600 "$file" >alone.log 2>&1 </dev/null
    [ "$(cat alone)" -ge 10 ] || rm "$file"
  done
  failing=$(ls | grep -E '^(crash|leak|oom|timeout)-')
  [ "$status" = 70 ] && [ -z "$failing" ] && status=0 # 70: time was out
  inputs=$(sed -n 's/^stat::number_of_executed_units: */ /p' log)
  echo "# inputs:$inputs"
  [ -z "${FUZZ_LOG:-}" ] || grep -q 'run interrupted' log || printf '%s\t' "$(date +%F)" "$commit" "$name" \
    "$(sed -n 's/^Done .* in \([0-9]*\) second.*/\1/p' log)" "$(cat used)" "${inputs# }" "$([ "$status" = 0 ] && echo nothing || echo something)" |
    sed 's/\t$/\n/' >>"$FUZZ_LOG"
  verdict "$status" "$name: fuzzing finds nothing" "$(tail -40 log; for file in $failing; do base64 "$file"; done)"
  rm -f crash-* leak-* oom-* timeout-* slow-unit-*
}

# fuzz_by_afl NAME: for a short time, to see that AFL++ learns from our targets
fuzz_by_afl() {
  AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 \
    afl-fuzz -V 20 -i "$(corpus "$1")" -x "$fuzz/$1.dict" -o afl -- "$root/build/afl/tests/fuzz/$1_fuzz" >log 2>&1 </dev/null
  stats=$(sed -n -E 's/^(corpus_found|saved_crashes) *: ([0-9]+)$/\1=\2/p' afl/default/fuzzer_stats)
  nothing "$1: AFL++ finds new inputs, and none that crashes" \
    "$(eval "$stats"; [ "$corpus_found" -gt 0 ] && [ "$saved_crashes" = 0 ] || tail -20 log)"
}

# as_oss_fuzz: builds all of them, and tries each on its corpus
as_oss_fuzz() {
  mkdir oss oss_work
  (cd "$root" && unset SRC && CC=clang CXX=clang++ CFLAGS="-O1 -fsanitize=address,fuzzer-no-link" CXXFLAGS="-O1 -fsanitize=address" \
    LIB_FUZZING_ENGINE=-fsanitize=fuzzer OUT=$scratch/oss WORK=$scratch/oss_work packaging/oss-fuzz/build.sh) >log 2>&1
  verdict $? "the targets build as OSS-Fuzz builds them" "$(tail -20 log)"
  same "all but those that need SQLite" "lines screen stores" \
    "$(for target in $targets; do [ -e "oss/${target}_fuzz" ] || echo "$target"; done | paste -sd' ')"
  nothing "there, too, the corpora hold" "$(for target in $targets; do
    [ -e "oss/${target}_fuzz" ] || continue
    unzip -q "oss/${target}_fuzz_seed_corpus.zip" -d "oss/$target" 2>&1
    "oss/${target}_fuzz" -runs=0 -close_fd_mask=2 "oss/$target" >log 2>&1 </dev/null || { echo "$target"; tail -5 log; }
  done)"
}

if [ -n "${QUADRILLE_LONG:-}" ]; then
  (cd "$root" && cmake --preset fuzz && cmake --build --preset fuzz) >log 2>&1
  verdict $? "the targets build with libFuzzer" "$(tail -20 log)"
  if [ -z "${FUZZ_TARGETS:-}" ]; then
    (cd "$root" && cmake --preset afl && cmake --build --preset afl) >log 2>&1
    verdict $? "the targets build with AFL++" "$(tail -20 log)"
    fuzz_by_afl saves
    as_oss_fuzz
  fi
  for target in ${FUZZ_TARGETS:-$targets}; do fuzz_target "$target"; done
fi
done_testing
