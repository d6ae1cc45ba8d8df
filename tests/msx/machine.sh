# SPDX-License-Identifier: MIT
# Runs an MSX in openMSX, with its free BIOS and a folder's cartridge. A script
# that sources this sets "root" and works in its own folder.
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME="$PWD"
export STEPS="$PWD/steps" SEEN="$PWD/seen"
cartridge=$root/build/msx

# msx MACHINE: plays the steps on standard input; the answers are in seen
msx() {
  cat >steps
  : >seen
  SYMBOLS=$cartridge/fixed.noi timeout 900 openmsx -machine "$1" -cart "$cartridge/quadrille.rom" -romtype ASCII16 \
    -command 'set renderer none' -script "$root/tests/msx/drive.tcl" >log 2>&1
}
