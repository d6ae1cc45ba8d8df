#!/bin/sh
# SPDX-License-Identifier: MIT
# Limits the sizes of static programs: of the games alone, on each small machine
# (packaging/small.sh), or of the program with all its solvers. The
# same code is a quarter larger on some machines than on others.
#   sizes.sh [small|solvers]
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
size_of() { stat -c %s "$1" 2>/dev/null || echo 9999999; }

games_alone() {
  for name in small $(tests/computers/small_machines.sh | sed 's/^\([^ ]*\).*/small-\1/'); do
    size=$(size_of build/"$name"/quadrille)
    case $name in
    small-aarch64 | small-armel | small-ppc64el | small-s390x) limit=240 ;;
    *) limit=200 ;;
    esac
    nothing "the games alone, static with musl, are under $limit KB: $name" "$([ "$size" -lt "$limit"000 ] || echo "$size bytes")"
    echo "# $name: $size bytes"
  done
}

with_solvers() {
  weights=$(wc -c <data/kulki/weights.bin)
  size=$(($(size_of build/musl/quadrille) - weights))
  nothing "the program with all its solvers, static with musl, is under 420 KB beside the weights" "$([ "$size" -lt 420000 ] || echo "$size bytes")"
  echo "# static with musl: $size bytes, and $weights of weights"
}

case ${1:-small} in
  small) games_alone ;;
  solvers) with_solvers ;;
esac
done_testing
