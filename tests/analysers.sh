#!/bin/sh
# SPDX-License-Identifier: MIT
# Has programs look for mistakes in the sources: gcc's analyser, clang's (that of
# scan-build), cppcheck, or clang-tidy, which sees the portable layers alone.
#   analysers.sh BUILD gcc|clang|clang-tidy|cppcheck
# They find nothing. Findings that are not mistakes are listed with a reason:
# in a comment where they stand, in .clang-tidy, or in analysers/cppcheck.txt.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# Assertions tell an analyser what can't happen. The flags for hardening tell it
# nothing.
set_up() { # FOLDER PRESET OPTIONS...
  folder=build/analysers/$1 preset=$2
  shift 2
  cmake --preset "$preset" -B "$folder" -D CMAKE_BUILD_TYPE= -D QUADRILLE_ASSERTIONS=ALL -D QUADRILLE_HARDEN=OFF -D QUADRILLE_TESTS=OFF "$@" >"$scratch/log" 2>&1 ||
    cat "$scratch/log"
  # Some sources are made from data.
  ninja -C "$folder" migrations.c kulki_weights.c artwork.c >"$scratch/log" 2>&1 || cat "$scratch/log"
}

bad=tests/analysers/mistakes.c
finds() { # WORDS TEXT: the text is part of what an analyser says
  case $said in *"$2"*) verdict 0 "$1" ;; *) verdict 1 "$1" "$said" ;; esac
}

with_gcc() {
  flags="-O1 -fanalyzer"
  said=$(gcc $flags -c $bad -o "$scratch/bad.o" 2>&1)
  finds "gcc finds a missing check for NULL" "-Wanalyzer-possible-null-argument"
  finds "gcc finds a leak" "-Wanalyzer-malloc-leak"
  set_up gcc release -D CMAKE_C_FLAGS="$flags"
  ninja -j 1 -k 0 -C build/analysers/gcc quadrille >"$scratch/said" 2>&1
  verdict $? "gcc finds nothing" "$(grep -A30 'error:' "$scratch/said" | head -200)"
}

with_clang() {
  set_up scan clang -D CMAKE_C_COMPILER=clang-19
  said=$(clang-19 --analyze --analyzer-output text $bad 2>&1)
  finds "clang finds a leak" "unix.Malloc]"
  finds "clang finds the size of a pointer" "unix.MallocSizeof]"
  python3 tests/analysers/clang.py build/analysers/scan clang-19 >"$scratch/said" 2>&1
  verdict $? "clang finds nothing" "$(grep -vE '^ +([0-9]+ )?\|' "$scratch/said")"
  grep '^# ' "$scratch/said"
}

with_clang_tidy() {
  said=$(clang-tidy --quiet $bad -- 2>&1)
  finds "clang-tidy finds a leak" "clang-analyzer-unix.Malloc,"
  finds "clang-tidy finds the size of a pointer" "clang-analyzer-unix.MallocSizeof"
  set_up clang clang
  python3 -c '
import json, os
for entry in json.load(open("build/analysers/clang/compile_commands.json")):
    name = os.path.relpath(entry["file"])
    if name.split("/")[0] in ("rules", "session", "challenge", "formats", "wording"):
        print(name)' | sort -u >"$scratch/files"
  xargs -a "$scratch/files" -n 8 clang-tidy -p build/analysers/clang --quiet >"$scratch/said" 2>"$scratch/noise"
  verdict $? "clang-tidy finds nothing" "$(cat "$scratch/said")"
  echo "# files: $(wc -l <"$scratch/files")"
}

with_cppcheck() {
  options="--enable=warning,performance,portability,style --quiet --error-exitcode=1 --inline-suppr --relative-paths=$root -DUINT_MAX=0xffffffffU
    --suppressions-list=tests/analysers/cppcheck.txt"
  said=$(cppcheck $options $bad 2>&1)
  finds "cppcheck finds a leak" "memleak"
  finds "cppcheck finds the size of a pointer" "pointerSize"
  set_up clang clang
  cppcheck $options --project=build/analysers/clang/compile_commands.json -i build >"$scratch/said" 2>&1
  verdict $? "cppcheck finds nothing" "$(cat "$scratch/said")"
}

case ${2:-} in
  gcc) with_gcc ;;
  clang) with_clang ;;
  clang-tidy) with_clang_tidy ;;
  cppcheck) with_cppcheck ;;
  *) echo "usage: $0 BUILD gcc|clang|clang-tidy|cppcheck"; exit 2 ;;
esac
done_testing
