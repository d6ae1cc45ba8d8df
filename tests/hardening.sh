#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that the program was built the way distributions build theirs: at a
# random address, with tables that can't be written, no code on the stack, and
# checks of the stack and of what is copied.
#   hardening.sh BUILD
. "$(dirname "$0")/tap.sh"
program=$build/quadrille
LC_ALL=C readelf -Whld --dyn-syms "$program" >"$scratch/elf"

# has WORDS PATTERN
has() { nothing "$1" "$(grep -qE "$2" "$scratch/elf" || echo "$program: no line matches $2")"; }
has "its address is random" 'Type: +DYN'
has "its tables can't be written once it runs" 'GNU_RELRO'
has "all its symbols are bound at the start" 'BIND_NOW'
has "the stack can't be executed" 'GNU_STACK .* RW +0x'
has "the stack is checked" '__stack_chk_fail'
has "what is copied is checked" '__(memcpy|snprintf|vsnprintf|printf|fprintf|read|strcpy|strncpy)_chk'
has "servers can be confined" 'NEEDED.*libseccomp'
nothing "no memory can be both written and executed" "$(grep -E '^ +LOAD .* RWE ' "$scratch/elf")"
nothing "libraries come from the system's folders alone" "$(grep -E 'R(UN)?PATH' "$scratch/elf")"
nothing "the program takes no branch at random, and leaves out no rule" "$(grep -l -e rarely_happens -e pruning_without "$build/quadrille")"
nothing "only a web server loads what it needs" "$(grep 'NEEDED.*libmicrohttpd' "$scratch/elf")"

# The filter differs between processors. Emulators of single programs know no
# seccomp, so elsewhere it is only compiled.
mkdir "$scratch/include"
cp /usr/include/seccomp*.h "$scratch/include"
for machine in powerpc s390x; do
  "$machine-linux-gnu-gcc" -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -I "$root" -I "$scratch/include" -fsyntax-only \
    "$root/host/posix/seccomp/seccomp_sandbox.c" >"$scratch/log" 2>&1
  verdict $? "the sandbox's filter compiles for $machine" "$(cat "$scratch/log")"
done
done_testing
