#!/bin/sh
# SPDX-License-Identifier: MIT
# The games in a browser: the module in Node, then the page. It takes the
# folder of a program for terminals to compare with, which plays and solves the
# same; the module is the one of the preset "web".
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
export QUADRILLE="$build/quadrille" XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" LC_ALL=C

failed=0
run_all() { # FILE...: each prints TAP
  for file in "$@"; do
    echo "# $file"
    node "$file" || failed=1
  done
}

run_all tests/web/module/laws.mjs tests/web/module/digests.mjs tests/web/module/solvers.mjs tests/web/module/texts.mjs \
  tests/web/module/bad.mjs tests/web/module/memory.mjs tests/web/module/library.mjs

# What goes over the wire to play: all but what Kulki's player learnt.
page=build/web/page
sum=0
for file in $(cd "$page" && find . -type f ! -name weights.bin | sort); do
  sum=$((sum + $(gzip -9c "$page/$file" | wc -c)))
done
nothing "the module and its page are under 300 KB" "$([ "$sum" -lt 300000 ] || echo "$sum bytes")"
module=$(gzip -9c "$page/quadrille.wasm" | wc -c)
echo "# compressed: the module $module bytes, with its page $sum; weights $(gzip -9c "$page/weights.bin" | wc -c)"
done_testing && [ "$failed" = 0 ]
