#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes build/s370/test: the program for MVS as an image for a bare System/370,
# under tests/s370/supervisor.s. IFOX00's source is converted for the GNU
# assembler, which reads it a second time.
set -eu
cd "$(dirname "$0")/../.."
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
out=build/s370/test
newest=$(find rules session wording front/mainframe packaging tests/s370 -type f -newer $out/quadrille.ins 2>&1 | head -1)
[ -n "$newest" ] || exit 0
packaging/s370.sh

# image FOLDER OUT: makes OUT of the modules in a folder
image() {
  mkdir -p "$2"
  python3 tests/s370/ifox.py "$1" "$2"
  for file in "$2"/*.s tests/s370/supervisor.s; do
    s390x-linux-gnu-as -m31 -mesa -march=z900 "$file" -o "$2/$(basename "$file" .s).o"
  done
  s390x-linux-gnu-ld -m elf_s390 --no-warn-rwx-segments -T tests/s370/image.ld -o "$2/image.elf" "$2/supervisor.o" $(ls "$2"/*.o | grep -v /supervisor.o)
  s390x-linux-gnu-objcopy -O binary "$2/image.elf" "$2/quadrille.image"
  rm -f "$2"/*.o
  printf '\000\000\000\000\000\000\040\000' >"$2/quadrille.ipl"
  printf 'quadrille.ipl 0x00000000\nquadrille.asked 0x00000800\nquadrille.saved 0x00300000\nquadrille.image 0x00002000\n' >"$2/quadrille.ins"
}

python3 tests/s370/arithmetic.py build/s370/arithmetic >build/s370/expanded
image build/s370/arithmetic build/s370/arithmetic-test
image build/s370/assembler $out
