#!/bin/sh
# SPDX-License-Identifier: MIT
# The games in a browser: the module in Node, or the page in Chromium. What the
# preset "web" built is compared with a program for terminals. The long check
# has the page in a browser of WebKit's besides.
#   web.sh BUILD [module|page|webkit]
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
export QUADRILLE="$build/quadrille" XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" LC_ALL=C
page=build/web/page
failed=0

run_all() { # FILE...: each prints TAP
  for file in "$@"; do
    node "$file" || failed=1
  done
}

# Those that say how many tests they have; others help them.
suites_of() { grep -l '^done();' tests/web/"$1"/*.mjs; }

compressed() { gzip -9c "$@" | wc -c; }

# All but what Kulki's player learnt, which is fetched when it is asked.
weigh_page() {
  sum=0
  for file in $(find $page -type f ! -name 'weights*' | sort); do sum=$((sum + $(compressed "$file"))); done
  nothing "the module and its page are under 300 KB" "$([ "$sum" -lt 300000 ] || echo "$sum bytes")"
  echo "# compressed: the module $(compressed $page/quadrille.wasm) bytes, with its page $sum; weights $(compressed $page/weights*.bin)"
}

# Where nothing has changed nothing is fetched.
install_packages() {
  mkdir -p build/node
  cmp -s tests/web/package.json build/node/package.json && [ -d build/node/node_modules ] && return
  rm -rf build/node/node_modules
  cp tests/web/package.json build/node/package.json
  (cd build/node && npm install --no-package-lock --no-audit --no-fund --silent) >&2 || rm -f build/node/package.json
}

check_types() {
  nothing "the page's types fit" "$(build/node/node_modules/.bin/tsc -p tests/web 2>&1 | head -20)"
}

case ${2:-module} in
  module)
    run_all $(suites_of module)
    weigh_page
    ;;
  page)
    install_packages
    check_types
    run_all $(suites_of page)
    ;;
  webkit) run_all $(suites_of webkit) ;;
esac
done_testing && [ "$failed" = 0 ]
