#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the first game of every variant on every machine, byte for byte, and
# compares a digest of all of them (the MC-10 has only some). digests.sh plays
# more games where that is quick.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

# One machine per line: its name, and the command that prints its digest of the
# first game of every variant.
machines() {
  cat <<'END'
x86-64, gcc             | build/release/quadrille proof --seed 1..1
x86-64, sanitizers      | build/debug/quadrille proof --seed 1..1
x86-64, musl, small     | build/small/quadrille proof --seed 1..1
PowerPC, big-endian     | qemu-ppc build/powerpc/quadrille proof --seed 1..1
ESA/390 alone, EBCDIC   | python3 tests/mainframe/machine.py build/mainframe 1
S/370, as on MVS        | python3 tests/s370/system.py build/s370/test 1
WebAssembly             | node tests/web/module/quadrille.mjs proof --seed 1..1
Z80                     | tests/z80/proof.sh 1
MSX, in openMSX         | tests/msx/proof.sh
END
  [ -z "${QUADRILLE_LONG:-}" ] || cat <<'END'
i386                    | qemu-i386 build/m32/quadrille proof --seed 1..1
s390x, big-endian       | qemu-s390x build/s390x/quadrille proof --seed 1..1
END
  tests/computers/small_machines.sh | while read -r machine emulator; do
    echo "$machine, musl, small | $emulator build/small-$machine/quadrille proof --seed 1..1"
  done
}

prove() {
  proven=$(build/release/quadrille proof --seed 1..1)
  machines | while IFS='|' read -r machine command; do
    printf '%s|%s\n' "$machine" "$(sh -c "$command" 2>&1)"
  done >"$scratch/proofs"
  while IFS='|' read -r machine digest; do
    same "every variant plays the same on ${machine%"${machine##*[! ]}"}" "$proven" "$digest"
    printf '# %s %s\n' "$machine" "$digest"
  done <"$scratch/proofs"
}

tests/computers/build.sh >"$scratch/log" 2>&1
verdict $? "programs are built for the machines that have none" "$(tail -5 "$scratch/log")"
prove

# The MC-10 has some of the games: the command that prints the digest of the first
# game of a variant there.
only_some() {
  cat <<'END'
kulki                   | tests/mc10/proof.sh kulki
mahjong                 | tests/mc10/proof.sh mahjong
sliding --variant 3x3   | tests/mc10/proof.sh sliding 3x3
sliding --variant 4x4   | tests/mc10/proof.sh sliding 4x4
sliding --variant 5x5   | tests/mc10/proof.sh sliding 5x5
END
}
only_some | while IFS='|' read -r game command; do
  printf '%s|%s|%s\n' "$game" "$(build/release/quadrille digest $game --seed 1..1)" "$(sh -c "$command" 2>&1)"
done >"$scratch/some"
while IFS='|' read -r game expected digest; do
  same "MC-10, simulated: plays the same ${game%"${game##*[! ]}"}" "$expected" "$digest"
  printf '# MC-10, %s %s\n' "${game%"${game##*[! ]}"}" "$digest"
done <"$scratch/some"
done_testing
