#!/bin/sh
# SPDX-License-Identifier: MIT
# Uses libquadrille as strangers do: installed, from C and C++, and as one file
# that other compilers compile.
#   library.sh BUILD [installed|examples|one_file]...
# With QUADRILLE_LONG the one file is compiled at every level of optimisation.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
[ $# = 0 ] || shift
[ $# -gt 0 ] || set -- installed examples one_file
strict="-Wall -Wextra -Wpedantic -Werror"
won="FreeCell: won after 55 moves"
kit=$root/tests/library

# says WORDS EXPECTED COMMAND...: what a program prints
says() {
  words=$1 expected=$2
  shift 2
  same "$words" "$expected" "$("$@" 2>&1)"
}

# ---------------------------------------------------------------- installed

# Nothing of the sources is seen: the project is copied to another place.
install_library() {
  there=$scratch/root
  log=$(cmake --install "$build" --prefix "$there" 2>&1)
  verdict $? "the library is installed" "$log"
  cp -r "$kit/foreign" "$scratch/foreign"
  libraries=$(dirname "$(find "$there" -name libquadrille.so)")
  PKG_CONFIG_PATH=$libraries/pkgconfig
  LD_LIBRARY_PATH=$libraries
  export PKG_CONFIG_PATH LD_LIBRARY_PATH
}

by_cmake() {
  log=$({ cmake -S "$scratch/foreign" -B "$scratch/by_cmake" -D CMAKE_PREFIX_PATH="$there" -D CMAKE_BUILD_TYPE=Release &&
    cmake --build "$scratch/by_cmake"; } 2>&1)
  verdict $? "a foreign project finds it with CMake" "$log"
  for language in c cpp; do
    says "quadrille::quadrille works in a program: .$language" "$won" "$scratch/by_cmake/quadrille_$language"
    says "quadrille::quadrille_static, too" "$won" env -u LD_LIBRARY_PATH "$scratch/by_cmake/quadrille_static_$language"
  done
  same "only the first needs the shared library" "c cpp" "$(for program in "$scratch"/by_cmake/quadrille*_c*; do
    [ ! -x "$program" ] || ! readelf -d "$program" | grep -q 'NEEDED.*\[libquadrille\.so\.0\]' || echo "${program##*_}"
  done | paste -sd' ')"
  mkdir "$scratch/newer"
  sed 's/quadrille 0\.1/quadrille 7.0/' "$scratch/foreign/CMakeLists.txt" >"$scratch/newer/CMakeLists.txt"
  cmake -S "$scratch/newer" -B "$scratch/newer/build" -D CMAKE_PREFIX_PATH="$there" >"$scratch/out" 2>&1
  same "a project that wants version 7 is told which this is" 1 "$(grep -c "quadrille-config\.cmake, version: $(packaging/version.sh)" "$scratch/out")"
}

by_pkg_config() {
  says "pkg-config knows the version" "$("$root/packaging/version.sh")" pkg-config --modversion quadrille
  for standard in c90 c99 c11 c17; do
    log=$(gcc -std=$standard $strict "$scratch/foreign/first.c" $(pkg-config --cflags --libs quadrille) -o "$scratch/shared" 2>&1)
    verdict $? "a program in $standard compiles without a warning" "$log"
  done
  says "and works with the shared library" "$won" "$scratch/shared"
  for standard in c++11 c++14 c++17 c++20; do
    log=$(g++ -std=$standard $strict "$scratch/foreign/first.cpp" $(pkg-config --cflags --libs quadrille) -o "$scratch/shared" 2>&1)
    verdict $? "so does one in $standard" "$log"
  done
  says "and works with the shared library" "$won" "$scratch/shared"
  log=$(gcc -static "$scratch/foreign/first.c" $(pkg-config --static --cflags --libs quadrille) -o "$scratch/static" 2>&1)
  verdict $? "a static program is linked with pkg-config --static" "$log"
  says "and works" "$won" env -u LD_LIBRARY_PATH "$scratch/static"
}

# ------------------------------------------------------------------- names

header_alone() {
  header=$there/include/quadrille.h
  same "the header includes nothing else" "<stddef.h> <stdint.h>" "$(sed -n 's/^#include *//p' "$header" | paste -sd' ')"
  echo '#include <quadrille.h>' >"$scratch/alone.c"
  cp "$scratch/alone.c" "$scratch/alone.cpp"
  nothing "it compiles alone, as C and as C++" "$(
    for standard in c90 c99 c11 c17; do gcc -std=$standard $strict -I"$there/include" -c "$scratch/alone.c" -o "$scratch/alone.o" 2>&1; done
    for standard in c++11 c++20; do g++ -std=$standard $strict -I"$there/include" -c "$scratch/alone.cpp" -o "$scratch/alone.o" 2>&1; done
    clang -std=c90 $strict -Weverything -Wno-padded -Wno-unused-macros -I"$there/include" -c "$scratch/alone.c" -o "$scratch/alone.o" 2>&1)"
  nothing "it defines no macro without the prefix" "$(gcc -E -dM -I"$there/include" "$scratch/alone.c" | sort >"$scratch/with"
    printf '#include <stddef.h>\n#include <stdint.h>\n' | gcc -E -dM - | sort >"$scratch/without"
    comm -23 "$scratch/with" "$scratch/without" | grep -v '^#define QUADRILLE_')"
}

private_names() {
  declared=$(grep -oE '\bquadrille_[a-z_]+\(' "$header" | tr -d '(' | sort -u)
  same "the shared library shows the header's functions, and nothing else" "$declared" \
    "$(nm -D --defined-only "$libraries/libquadrille.so" | sed -n 's/.* [^A] \(.*\)@@QUADRILLE_0$/\1/p;t;s/.* A QUADRILLE_0$//;t;p' | grep . | sort)"
  same "so does the static one" "$declared" "$(nm -g --defined-only "$libraries/libquadrille.a" | sed -n 's/^[0-9a-f]* . //p' | sort)"
  nothing "neither needs a function that does more than compare and copy bytes" \
    "$({ nm -u "$libraries/libquadrille.a"; nm -D -u "$libraries/libquadrille.so"; } | sed -n 's/ *U \([^@]*\).*/\1/p' |
      grep -vxE '(__)?mem(cmp|cpy|move|set)(_chk)?|str(cmp|len)|__stack_chk_fail')"
  nothing "it has no data that can be written" "$(size -A "$libraries/libquadrille.a" | awk '/^\.(data|bss|tdata|tbss)(\.|  )/ && !/\.data\.rel\.ro/ && $2 { print }')"
  # A program that has all names of the library's inside for itself.
  nm "$libraries/libquadrille.a" | awk '$2 ~ /[tdrb]/ && $3 ~ /^[a-z_]+$/ { print "int " $3 "_; int " $3 "(int);\nint " $3 "(int n) { return n + 1; }" }' |
    sort -u | grep -vE ' (memcpy|main)\(' >"$scratch/colliding.c"
  same "it has hundreds of names inside" yes "$([ "$(grep -c return "$scratch/colliding.c")" -gt 300 ] && echo yes)"
  log=$(gcc -std=c11 -w -fno-builtin -c "$scratch/colliding.c" -o "$scratch/colliding.o" 2>&1 &&
    gcc -std=c11 "$scratch/foreign/first.c" "$scratch/colliding.o" -I"$there/include" "$libraries/libquadrille.a" -o "$scratch/beside" 2>&1)
  verdict $? "it is linked beside a program that uses the same names" "$log"
  says "and works" "$won" "$scratch/beside"
}

# Programs that were written for an earlier version are compiled with its header,
# and run with this library.
old_headers() {
  for header in "$root"/tests/old/library/quadrille-*.h; do
    version=${header##*/quadrille-}
    old=$scratch/old-$version
    mkdir "$old"
    cp "$header" "$old/quadrille.h"
    for example in $examples; do
      log=$(gcc -std=c11 $strict -I"$old" "examples/$example.c" -L"$libraries" -lquadrille -o "$scratch/$example-$version" 2>&1)
      verdict $? "$example compiles with the header of ${version%.h}" "$log"
    done
    run_examples "" "-$version" >"$scratch/printed" 2>&1
    nothing "the examples of ${version%.h} print what they did" "$(diff "$kit/expected/examples.txt" "$scratch/printed")"
  done
}

test_installed() {
  install_library
  by_cmake
  by_pkg_config
  header_alone
  private_names
  sessions_alone
  old_headers
}

# Programs that have little room are compiled for it.
sessions_alone() {
  log=$(gcc -std=c11 $strict -Os -ffunction-sections -fdata-sections -I"$there/include" "$kit/sessions_alone.c" "$build/amalgamation/quadrille.c" \
    -Wl,--gc-sections -s -o "$scratch/alone" 2>&1)
  verdict $? "a program with sessions alone is linked" "$log"
  bytes=$(size "$scratch/alone" | awk 'NR == 2 { print $1 + $2 }')
  nothing "rules and sessions are under 120 KB, without the solvers" "$([ "$bytes" -lt 120000 ] || echo "$bytes bytes")"
  echo "# rules and sessions: $bytes bytes"
}

# ---------------------------------------------------------------- examples

examples=$(cd examples && ls *.c | sed 's/\.c$//')

# run_examples RUN SUFFIX: all of them in the scratch folder; RUN is a command
# that runs one, or nothing
run_examples() {
  for game in kulki mahjong freecell sliding; do $1 "$scratch/viewer$2" $game 7; done
  printf 'hint\n1a\nzz\n1b 9c\nundo\nundo\nundo\n' | $1 "$scratch/play_by_text$2" freecell 617
  printf 'd1 d2\nhint\n' | $1 "$scratch/play_by_text$2" kulki 3
  $1 "$scratch/play_by_text$2" chess
  $1 "$scratch/solve_range$2" 1 20
  $1 "$scratch/greedy$2" 2
  $1 "$scratch/batch$2"
  $1 "$scratch/no_malloc$2" | sed 's/^[0-9]* bytes/some bytes/'
}

test_examples() {
  nothing "examples have 20 to 60 lines" "$(wc -l examples/*.c | awk '$2 != "total" && ($1 < 20 || $1 > 60)')"
  for example in $examples; do
    log=$(gcc -std=c11 -O1 $strict -Iinclude "examples/$example.c" "$build/libquadrille.a" -o "$scratch/$example" 2>&1)
    verdict $? "$example compiles without a warning" "$log"
  done
  run_examples "" "" >"$scratch/printed" 2>&1
  nothing "the examples print what they should" "$(diff "$kit/expected/examples.txt" "$scratch/printed")"
  gcc -std=c11 -Iinclude -c examples/no_malloc.c -o "$scratch/no_malloc.o"
  nothing "that without malloc knows no other way to it" "$(nm -u "$scratch/no_malloc.o" | grep -E 'alloc|free|brk|mmap')"
}

# ---------------------------------------------------------------- one file

# compile_one_file NAME COMPILER...: to an object of that name
compile_one_file() {
  name=$1
  shift
  log=$("$@" -std=c11 $strict -c "$build/amalgamation/quadrille.c" -o "$scratch/$name.o" 2>&1)
  verdict $? "the one file compiles without a warning: $name" "$log"
}

test_one_file() {
  one=$build/amalgamation
  for example in $examples; do gcc -std=c11 -O1 -I"$one" -c "examples/$example.c" -o "$scratch/$example.o"; done
  levels=clang-O1 # the installed library is gcc-O2
  [ -z "${QUADRILLE_LONG:-}" ] || levels="gcc-O0 gcc-O1 gcc-O2 gcc-O3 clang-O0 clang-O1 clang-O2 clang-O3"
  for level in $levels; do
    compile_one_file $level ${level%-*} -${level#*-}
    for example in $examples; do gcc "$scratch/$example.o" "$scratch/$level.o" -o "$scratch/$example-$level"; done
    run_examples "" -$level >"$scratch/printed" 2>&1
    nothing "the examples print the same with it" "$(diff "$kit/expected/examples.txt" "$scratch/printed")"
  done
  wasm="clang --target=wasm32-wasi -O1"
  compile_one_file wasm $wasm
  for example in $examples; do
    $wasm -std=c11 -I"$one" "examples/$example.c" "$scratch/wasm.o" -o "$scratch/$example.wasm"
  done
  run_examples "node $kit/wasi.mjs" .wasm >"$scratch/printed" 2>&1
  nothing "the examples print the same as WebAssembly" "$(diff "$kit/expected/examples.txt" "$scratch/printed")"
}

for part in "$@"; do "test_$part"; done
done_testing
