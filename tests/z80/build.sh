#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the rules for a Z80, unless that is done and newer than they are:
# build/z80/*.rel.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$root/build/z80"
cd "$root/build/z80"
newest=$(find "$root/rules" "$root/session" "$root/tests/z80" -type f -newer crt0.rel 2>&1 | head -1)
[ -n "$newest" ] || exit 0
ls "$root"/rules/*.c "$root/session/playout.c" | xargs -P "$(nproc)" -I SOURCE sdcc -mz80 --opt-code-size -c SOURCE
sdasz80 -o crt0.rel "$root/tests/z80/crt0.s"
