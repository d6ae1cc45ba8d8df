#!/bin/sh
# SPDX-License-Identifier: MIT
# The games in a browser: the module in Node, or the page in Chromium. What the
# preset "web" built is compared with a program for terminals. The long check
# has the page in a browser of WebKit's besides. "lint" reads the scripts, and
# "format" writes them as lint wants them.
#   web.sh BUILD [module|page|webkit|lint|format]
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

# Exactly what the lock file says, once: where nothing has changed nothing is
# fetched, and of two suites that come at a time one waits.
packages="package.json package-lock.json .npmrc"
has_packages() {
  for file in $packages; do cmp -s tests/web/$file build/node/$file || return 1; done
  [ -e build/node/complete ]
}
install_packages() {
  mkdir -p build/node
  (
    flock 9
    has_packages && exit
    rm -f build/node/complete
    (cd tests/web && cp $packages ../../build/node)
    (cd build/node && npm ci --silent && touch complete) >&2
  ) 9>build/node.lock
}

tool() { build/node/node_modules/.bin/"$@" 2>&1; }
scripts="front/web/page tests/web bench"
formatted="front/web/page/**/*.js tests/web/**/*.{js,mjs} bench/*.mjs"
lint() {
  nothing "ESLint has nothing to say" "$(tool eslint -c tests/web/eslint.config.js $scripts || echo "it failed")"
  nothing "the scripts are formatted (tests/web.sh BUILD format does it)" \
    "$(set -f; tool prettier --list-different $formatted || echo "they are not")"
  nothing "the lock file names no registry" "$(grep -n '"resolved"' tests/web/package-lock.json)"
}

check_types() {
  nothing "the page's types fit" "$(tool tsc -p tests/web | head -20)"
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
  lint)
    install_packages
    lint
    ;;
  format)
    install_packages
    set -f
    tool prettier --log-level warn --write $formatted
    exit
    ;;
esac
done_testing && [ "$failed" = 0 ]
