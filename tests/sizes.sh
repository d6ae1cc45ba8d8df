#!/bin/sh
# SPDX-License-Identifier: MIT
# Limits the sizes of static programs: of the games alone, on each small machine
# (packaging/small.sh), or of the program with all its solvers.
#   sizes.sh [small|solvers]
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
size_of() { stat -c %s "$1" 2>/dev/null || echo 9999999; }

games_alone() {
  for name in small $(tests/computers/small_machines.sh | sed 's/^\([^ ]*\).*/small-\1/'); do
    size=$(size_of build/"$name"/quadrille)
    nothing "the games alone, static with musl, are under 200 KB: $name" "$([ "$size" -lt 200000 ] || echo "$size bytes")"
    echo "# $name: $size bytes"
  done
}

with_solvers() {
  weights=$(stat -c %s data/kulki/weights.bin)
  size=$(($(size_of build/musl/quadrille) - weights))
  nothing "the program with all its solvers, static with musl, is under 350 KB beside the weights" "$([ "$size" -lt 350000 ] || echo "$size bytes")"
  echo "# static with musl: $size bytes, and $weights of weights"
}

case ${1:-small} in
  small) games_alone ;;
  solvers) with_solvers ;;
esac
done_testing
