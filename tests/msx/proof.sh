#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the digest of the first game of every variant as an MSX plays them.
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/front/msx/build.sh" >"$work/log" 2>&1 || { tail -n 3 "$work/log"; exit 1; }
cd "$work" || exit 1
. "$root/tests/msx/machine.sh"

msx C-BIOS_MSX1 <<END
until RETURN  play
press p
until Game 1 of all four
digest
END
grep -E '^[0-9a-f]{16}$' seen || cat seen
