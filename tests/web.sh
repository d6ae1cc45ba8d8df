#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the games in a browser: the module in Node, or the bundled page in
# Chromium. The result of the preset "web" is compared with the terminal
# program. The long check also opens the page in WebKit and Firefox. "bundle"
# only writes build/web/bundle, "lint" checks the scripts, and "format" rewrites
# them as lint requires.
#   web.sh BUILD [module|page [N/OF]|reload|webkit|firefox|bundle|lint|format]
# "page 2/3" runs the second third of the page's tests. The usual check chooses
# some of these by a digest of the page: see web/chosen.mjs. "reload" loads the
# page again after each move.
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/node_packages.sh"
cd "$root" || exit 1
export QUADRILLE="$build/quadrille" XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data" LC_ALL=C
page=build/web/bundle
failed=0

run_all() { # FILE...: each prints TAP
  for file in "$@"; do
    node "$file" || failed=1
  done
}

# Files that count tests are suites; the others are helpers.
suites_of() { grep -l '^done();' tests/web/"$1"/*.mjs; }
share_of() { awk -v share="$1" 'BEGIN { split(share, part, "/") } NR % part[2] == part[1] % part[2]'; }

compressed() { gzip -9c "$@" | wc -c; }

# Left out: weights and networks, which are fetched when there is time, pictures,
# which only shops and other sites fetch, and languages, which are fetched when
# chosen.
weigh_page() {
  sum=0
  for file in $(find $page -type f ! -name 'weights*' ! -path '*/networks/*' ! -path '*/pictures/*' ! -path '*/languages/*' | sort); do sum=$((sum + $(compressed "$file"))); done
  nothing "the modules and their page are under 404 KB" "$([ "$sum" -lt 404000 ] || echo "$sum bytes")"
  echo "# compressed: the module $(compressed $page/quadrille.wasm) bytes, with its page $sum; weights $(compressed $page/weights*.bin)"
}

tool() { build/node/node_modules/.bin/"$@" 2>&1; }
scripts="front/web/page bindings/npm tests/web tests/npm tests/mcp mcp/app bench"
formatted="front/web/page/**/*.js bindings/npm/**/*.{js,mjs} tests/web/**/*.{js,mjs} tests/npm/*.{js,mjs,cjs,ts} tests/mcp/*.mjs mcp/app/*.{js,mjs,html} bench/*.mjs"
lint() {
  nothing "ESLint has nothing to say" "$(tool eslint -c tests/web/eslint.config.js $scripts || echo "it failed")"
  nothing "the scripts are formatted (tests/web.sh BUILD format does it)" \
    "$(set -f; tool prettier --list-different $formatted || echo "they are not")"
  nothing "the lock file names no registry" "$(grep -n '"resolved"' tests/web/package-lock.json)"
}

# The page as a site would serve it. The preset's own folder stays as it is,
# for suites that run at the same time, and suites that share this one don't
# write it twice.
stamp=$page.made
is_bundled() {
  [ "$(cat $stamp 2>&1)" = "${QUADRILLE_ADDRESS:-}" ] &&
    [ -z "$(find front/web/page front/web/gather.cmake front/web/catalogues.py po bindings/npm/src/shared art data/layouts data/kulki/weights.bin data/networks build/web/quadrille.wasm build/web/records.wasm build/node/complete -newer $stamp)" ]
}
bundle_page() {
  install_node_packages tests/web build/node
  (
    flock 9
    is_bundled && exit
    echo "${QUADRILLE_ADDRESS:-}" >$stamp.new
    rm -f $stamp
    cmake -D PAGE="$root/front/web/page" -D SHARED="$root/bindings/npm/src/shared" -D MODULE="$root/build/web/quadrille.wasm" \
      -D WEIGHTS="$root/data/kulki/weights.bin" -D NETWORKS="$root/data/networks" -D LAYOUTS="$root/data/layouts" -D ART="$root/art" -D PO="$root/po" -D PYTHON=python3 -D FOLDER="$root/$page" \
      -D ESBUILD="$root/build/node/node_modules/.bin/esbuild" -D ADDRESS="${QUADRILLE_ADDRESS:-}" \
      -P front/web/gather.cmake >&2 && mv $stamp.new $stamp
  ) 9>$page.lock
}

check_types() {
  nothing "the page's types fit" "$(tool tsc -p tests/web | head -20)"
}

case ${2:-module} in
  module)
    run_all $(suites_of module)
    ;;
  page)
    bundle_page
    share=${3:-1/1}
    case $share in 1/*) check_types && weigh_page ;; esac
    run_all $(node tests/web/chosen.mjs $(suites_of page) | share_of "$share")
    ;;
  reload)
    bundle_page
    export QUADRILLE_RELOAD=1
    # A page that is loaded again loses the focus, its announcements, and the
    # stand-ins for clocks, sounds and storage by which these suites watch it.
    once='access|celebrating|feeling|heard|keeping|navigation|reload'
    run_all $(grep -l 'untilMoves(' $(suites_of page) | grep -vE "/($once)\.mjs")
    ;;
  webkit | firefox)
    install_node_packages tests/web build/node
    node tests/web/browsers/games.mjs "$2" || failed=1
    ;;
  bundle)
    bundle_page
    exit
    ;;
  lint)
    install_node_packages tests/web build/node
    lint
    ;;
  format)
    install_node_packages tests/web build/node
    set -f
    tool prettier --log-level warn --write $formatted
    exit
    ;;
esac
done_testing && [ "$failed" = 0 ]
