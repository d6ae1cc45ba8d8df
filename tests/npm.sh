#!/bin/sh
# SPDX-License-Identifier: MIT
# Packs the package for JavaScript, installs it into an empty project, and uses
# it as others do: in Node, through bundlers, in browsers, and from TypeScript.
# Its games are those of the C library.
#   npm.sh BUILD [pack|node|same|types|bundlers|board|chat|site]...
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/node_packages.sh"
cd "$root" || exit 1
[ $# = 0 ] || shift
[ $# -gt 0 ] || set -- pack node same types bundlers board chat site
failed=0
project=$scratch/project
tools=build/npm/tools/node_modules/.bin
export NO_COLOR=1 # in which tools write when they find CI in the environment

# tried WORDS COMMAND...: shows the end of what the command says if it fails
tried() {
  words=$1
  shift
  "$@" >"$scratch/log" 2>&1
  verdict $? "$words" "$(tail -40 "$scratch/log")"
}

# run_tap COMMAND...: a program that prints TAP of its own
run_tap() {
  "$@" >"$scratch/tap" 2>&1 || failed=1
  grep -v '^1\.\.' "$scratch/tap" | awk -v before="$count" '/^(not )?ok / { sub(/ok [0-9]+/, "ok " ++before) } { print }'
  count=$((count + $(grep -cE '^(not )?ok ' "$scratch/tap")))
}

install() {
  install_node_packages tests/web build/node
  install_node_packages tests/npm build/npm/tools
  tried "the package can be built" node bindings/npm/build.mjs
  (cd build/npm/package && npm pack --silent --pack-destination "$scratch") >"$scratch/log" 2>&1
  archive=$(echo "$scratch"/quadrille-*.tgz)
  mkdir "$project"
  echo '{ "private": true, "type": "module" }' >"$project/package.json"
  tried "it installs into an empty project" sh -c 'cd "$1" && npm install --silent --no-audit --no-fund --offline "$2"' - "$project" "$archive"
  cp tests/npm/*js tests/npm/*.ts tests/web/tap.mjs "$project"
}

test_pack() {
  size=$(wc -c <"$archive")
  nothing "the tarball is smaller than 253 KB" "$([ "$size" -lt 253000 ] || echo "$size bytes")"
  echo "# tarball: $size bytes"
  same "it depends on nothing" "quadrille" "$(ls "$project/node_modules" | paste -sd' ')"
  same "its version is that of the library" "$(packaging/version.sh)" \
    "$(cd "$project" && node -p 'require("quadrille/package.json").version')"
  nothing "publint has nothing to say" "$("$tools/publint" --strict "$archive" 2>&1 | grep -vE '^(Running|Packing|Linting|Unpacking|All good|\s*$)')"
}

test_node() {
  run_tap node "$project/behaviour.mjs"
  run_tap node "$project/worker_ends.mjs"
  same "CommonJS finds both entries" "quadrille won 55
quadrille/inline won 55" "$(node "$project/common.cjs" 2>&1 | sort)"
  same "the module may come from anywhere, and Node's workers may load it" \
    "bytes module path text url usual" "$(node "$project/module.mjs" 2>&1 | sed 's/ won$//' | sort | paste -sd' ')"
  same "a program that Node is given as text can solve, too" won "$(cd "$project" && node --input-type=module -e '
    import { Game, load } from "quadrille"
    await load()
    console.log((await new Game("freecell").deal(617).solve()).verdict)' 2>&1 | head -1)"
  run_tap node "$project/examples.mjs" docs/javascript.md
}

variants="kulki kulki|kulki klines|kulki lines98|kulki large|kulki small|kulki kulki:5x15:9
mahjong turtle|mahjong turtle:flowers|mahjong turtle:random|mahjong surprise
freecell 4cells|freecell 0cells|freecell 7cells:none|freecell 2cells:full
sliding 3x3|sliding 2x2|sliding 10x10|sliding 4x4:walk200|sliding 7x3"
test_same() {
  gcc -std=c11 -O1 -I. tests/npm/random_games.c "$build/libquadrille.a" -o "$scratch/random_games"
  echo "$variants" | tr '|' '\n' | while read -r line; do for seed in $(seq "${QUADRILLE_LONG:+1}1" "${QUADRILLE_LONG:+20}8"); do echo "$line $seed"; done; done >"$scratch/games"
  "$scratch/random_games" <"$scratch/games" >"$scratch/expected"
  node "$project/random_games.mjs" <"$scratch/games" >"$scratch/played" 2>&1
  nothing "$(wc -l <"$scratch/games") random games are the same as with the C library" "$(diff "$scratch/expected" "$scratch/played")"
}

test_types() {
  cp "$project/index.test-d.ts" "$project/node_modules/quadrille/dist"
  tried "types promise what they should" "$tools/tsd" "$project/node_modules/quadrille"
  tried "types are found by every way of resolving modules" "$tools/attw" --format ascii --profile node16 --ignore-rules cjs-resolves-to-esm --exclude-entrypoints quadrille.wasm worker.js -- "$archive"
  nothing "types are what tests/surface.txt lists" \
    "$(python3 -B tests/surface.py build/release --types "$project"/node_modules/quadrille/dist/index.d.ts "$project"/node_modules/quadrille/dist/board.d.ts)"
  same "types name what the package has, and nothing else" \
    "$(cd "$project" && node --input-type=module -e 'console.log(Object.keys(await import("quadrille")).sort().join(" "))')" \
    "$(sed -nE 's/^export declare (const|class|function) (\w+).*/\2/p' "$project/node_modules/quadrille/dist/index.d.ts" | LC_ALL=C sort | paste -sd' ')"
}

test_board() { run_tap node tests/npm/board.mjs "$project"; }
test_chat() {
  tried "the board for chats can be built" cmake --build --preset web --target chat_board
  run_tap node tests/mcp/chat_board.mjs "$build/quadrille"
}
test_bundlers() { run_tap node tests/npm/bundled.mjs "$project"; }

# The site has the package's boards, and is made of the same package.
test_site() {
  tried "the site can be made" packaging/site.sh
  nothing "its links lead somewhere, and it loads nothing from elsewhere" "$(python3 tests/site/links.py build/site)"
  run_tap node tests/site/visit.mjs build/site
}

install
for part in "$@"; do "test_$part"; done
done_testing && [ "$failed" = 0 ]
