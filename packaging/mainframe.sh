#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the program that needs no operating system on an ESA/390 machine, and
# what it is loaded from: a deck of cards, a tape, an .ins for emulators. They
# are in build/mainframe/ then. QUADRILLE_WERROR=1 refuses warnings, as ./check
# does.
set -eu
cd "$(dirname "$0")/.."
out=build/mainframe
compiler=s390x-linux-gnu-gcc
sources="rules rules/core rules/kulki rules/mahjong rules/freecell rules/sliding session wording front/mainframe front/mainframe/metal"
flags="-I. -std=c11 -m31 -mesa -march=z900 -Os -ffreestanding -fno-pic -no-pie -fno-asynchronous-unwind-tables
  -fno-tree-loop-distribute-patterns -msoft-float -fexec-charset=IBM1047 -Wall -Wextra -Wconversion -Wshadow ${QUADRILLE_WERROR:+-Werror}"

mkdir -p $out
newest=$(find $sources packaging -type f -newer $out/quadrille.deck 2>&1 | head -1)
[ -n "$newest" ] || exit 0
objects=$out/start.o
$compiler -m31 -mesa -march=z900 -c front/mainframe/metal/start.s -o $out/start.o
for file in $(find $sources -maxdepth 1 -name '*.c' | sort); do
  object=$out/$(echo "${file%.c}.o" | tr / -)
  $compiler $flags -c "$file" -o "$object"
  objects="$objects $object"
done
$compiler -m31 -nostdlib -static -no-pie -Wl,-T,front/mainframe/metal/metal.ld -Wl,--build-id=none,--no-warn-rwx-segments -o $out/quadrille.elf $objects -lgcc
s390x-linux-gnu-objcopy -O binary $out/quadrille.elf $out/quadrille.bin
rm -f $out/*.o
python3 packaging/media.py $out/quadrille.bin $out
