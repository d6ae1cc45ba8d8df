# SPDX-License-Identifier: MIT
# Sourced in a folder to work in, "root" set: an MSX in openMSX, with its free
# BIOS and the cartridge of a folder.
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME="$PWD"
export STEPS="$PWD/steps" SEEN="$PWD/seen"
cartridge=$root/build/msx

# msx MACHINE: plays the steps of the standard input; what was asked for is in seen
msx() {
  cat >steps
  : >seen
  SYMBOLS=$cartridge/fixed.noi timeout 900 openmsx -machine "$1" -cart "$cartridge/quadrille.rom" -romtype ASCII16 \
    -command 'set renderer none' -script "$root/tests/msx/drive.tcl" >log 2>&1
}
