# SPDX-License-Identifier: MIT
# Sourced in a folder to work in, "root" set: an MSX in openMSX, with its free
# BIOS and the cartridge.
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME="$PWD"
export STEPS="$PWD/steps" SEEN="$PWD/seen" SYMBOLS="$root/build/msx/fixed.noi"

# msx MACHINE: plays the steps of the standard input; what was asked for is in seen
msx() {
  cat >steps
  : >seen
  timeout 900 openmsx -machine "$1" -cart "$root/build/msx/quadrille.rom" -romtype ASCII16 \
    -command 'set renderer none' -script "$root/tests/msx/drive.tcl" >log 2>&1
}
