#!/bin/sh
# SPDX-License-Identifier: MIT
# Bugs that the tests must notice. Each patch in tests/planted/ plants one that
# could be written by mistake and would not be seen at once. The lines above the
# patch say what is wrong, what to build, and which command must fail then.
# The usual form checks that each patch applies and names a test that exists, and
# that every check runs nearly all of these tests. The long form plants them one
# at a time in a copy of the tree, where each command must pass before the bug is
# planted and fail afterwards.
#   planted.sh BUILD [NAME...]     QUADRILLE_LONG=1 for the long form
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
[ $# = 0 ] || shift
all=$(cd tests/planted && ls | sed -n 's/\.patch$//p')
[ $# -gt 0 ] || set -- $all

# head_line WORD: what stands behind "WORD:" above the patch
head_line() { sed -n "/^diff /q; s/^$1: //p" "$patch"; }

# named_test: the source of the test that the patch's command runs, or its
# directory if the program has that name
named_test() { head_line Run | sed 's/ .*//; s|^build/[^/]*/\(tests/.*_test\)$|\1.c|; s|^build/[^/]*/\(tests/\(.*\)\)/\2$|\1|'; }

# wrong_head: what the lines above the patch lack
wrong_head() {
  sed -n '/^Build: /q; p' "$patch" | tail -1 | grep -q '\.$' || echo "no sentence above 'Build:' says what is wrong"
  [ -n "$(head_line Build)" ] || echo "no line 'Build: PRESET [TARGET...]'"
  [ -e "$(named_test)" ] || echo "no test '$(named_test)'"
}

# is_chosen: whether the patch's test is a suite of the page, of which a check
# chooses some
is_chosen() {
  suite=$(head_line Run | sed -n 's|.*node tests/web/page/\(.*\)\.mjs$|\1|p')
  [ -n "$suite" ] && ! grep -q "\"$suite\"" tests/web/chosen.mjs
}

# build_preset PRESET [TARGET...]: builds them in the copy
build_preset() {
  preset=$1
  shift
  { [ -e "build/$preset/CMakeCache.txt" ] || cmake --preset "$preset"; } &&
    cmake --build --preset "$preset" ${1:+--target "$@"}
}

# build: builds in the copy what the patch's test needs, and the program with which tests of the page compare it
build() {
  build_preset $(head_line Build) &&
    case $(head_line Run) in *QUADRILLE=*) build_preset release quadrille ;; esac
}

# passes: whether the patch's command passes in the copy, in the test's usual form
passes() { env -u QUADRILLE_LONG sh -c "$(head_line Run)" >"$scratch/said" 2>&1 </dev/null; }

# plant NAME: what is wrong with a bug that should be noticed
plant() {
  build >"$scratch/said" 2>&1 || { echo "the tree can't be built:" && tail -20 "$scratch/said" && return; }
  # Most bugs share their command with others, and it passes once for all.
  grep -qxF "$(head_line Run)" "$scratch/passed" || {
    passes || { echo "the test fails without the bug:" && tail -20 "$scratch/said" && return; }
    head_line Run >>"$scratch/passed"
  }
  git apply --whitespace=nowarn "$patch"
  if ! build >"$scratch/said" 2>&1; then
    echo "the bug can't be built:" && tail -20 "$scratch/said"
  elif passes; then
    echo "survived: $(head_line Run)"
  fi
  git apply --whitespace=nowarn -R "$patch"
}

for name in "$@"; do
  patch=$root/tests/planted/$name.patch
  nothing "$name: applies, and names its test" "$(wrong_head; git apply --check "$patch" 2>&1)"
done
if [ "$*" = "$(echo $all)" ]; then
  sometimes=$(for name in $all; do patch=$root/tests/planted/$name.patch && is_chosen && echo "$name"; done)
  nothing "every check runs the tests of 96 in 100 bugs" "$([ $((100 * $(echo "$sometimes" | wc -w))) -le $((4 * $#)) ] || echo "$sometimes")"
fi
if [ -n "${QUADRILLE_LONG:-}" ]; then
  touch "$scratch/passed"
  mkdir "$scratch/tree"
  packaging/sources.sh | xargs -0 cp --parents -t "$scratch/tree"
  cd "$scratch/tree" || exit 1
  for name in "$@"; do
    patch=$root/tests/planted/$name.patch
    nothing "$name: is noticed" "$(plant)"
  done
fi
done_testing
