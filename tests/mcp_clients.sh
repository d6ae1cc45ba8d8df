#!/bin/sh
# SPDX-License-Identifier: MIT
# The Model Context Protocol's own conformance suite, its clients of both generations, and its Inspector, against quadrille
# mcp. They need Node 22, which comes as a package.
#   mcp_clients.sh BUILD
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/node_packages.sh"
cd "$root" || exit 1
tools=$root/build/mcp-tests
install_node_packages tests/mcp "$tools"
PATH=$tools/node_modules/node/bin:$tools/node_modules/.bin:$PATH
export NO_COLOR=1
trap 'kill $servers 2>/dev/null; rm -rf "$scratch"' EXIT
servers=

# serve NAME COMMAND...: starts a server; its address is in $address
serve() {
  mkfifo "$scratch/$1"
  name=$1
  shift
  "$@" >"$scratch/$name" 2>/dev/null &
  servers="$servers $!"
  read -r address <"$scratch/$name"
}

# Each revision's suite, frozen when it was released.
serve fixtures "$build/mcp/mcp_conformance_server"
for revision in 2026-07-28 2025-11-25; do
  (cd "$scratch" && conformance server --url "$address" --requirements "$revision" --expected-failures "$root/tests/mcp/not_applicable.yaml") \
    >"$scratch/log" 2>&1
  verdict $? "all scenarios of $revision pass that are about what there is" "$(grep -E '^(✗|Error|Unexpected|Stale)|Failed Checks' "$scratch/log")"
  echo "# $revision: $(grep -c '^✓' "$scratch/log") scenarios pass, $(grep -c '^✗' "$scratch/log") fail"
done

# Without fixtures, these are the program's own.
serve http "$build/quadrille" mcp --http --port 0
for scenario in tools-list resources-list caching dns-rebinding-protection sep-2164-resource-not-found http-header-validation; do
  (cd "$scratch" && conformance server --url "$address" --scenario "$scenario" --spec-version 2026-07-28) >"$scratch/log" 2>&1
  verdict $? "the program passes $scenario" "$(tail -20 "$scratch/log")"
done

cp tests/mcp/clients.mjs "$tools"
node "$tools/clients.mjs" "$build/quadrille" "$address" >"$scratch/tap" 2>&1 || wrong=$((wrong + 1))
grep -v '^1\.\.' "$scratch/tap" | awk -v before="$count" '/^(not )?ok / { sub(/ok [0-9]+/, "ok " ++before) } { print }'
count=$((count + $(grep -cE '^(not )?ok ' "$scratch/tap")))

same "the Inspector lists the tools over a pipe" 11 \
  "$(mcp-inspector --cli "$build/quadrille" mcp --method tools/list 2>&1 | grep -c '"inputSchema"')"
same "and calls one" 1 \
  "$(mcp-inspector --cli "$build/quadrille" mcp --method tools/call --tool-name start_game --tool-arg game=freecell --tool-arg seed=617 2>&1 |
    grep -c '"code": "q1f-0k11gwnaq0rr27003b4f"')"
same "by HTTP, too" 11 "$(mcp-inspector --cli "$address" --transport http --method tools/list 2>&1 | grep -c '"inputSchema"')"
done_testing
