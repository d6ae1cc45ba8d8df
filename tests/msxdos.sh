#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the programs for MSX-DOS under a stand-in for the system, because openMSX
# with its free BIOS has no disk: whole games, saved and loaded, on a disk that is
# full or protected or lacks a file.
. "$(dirname "$0")/tap.sh"
cd "$scratch" || exit 1
{ "$root/front/msx/build.sh" && sdasz80 -o dos.rel "$root/tests/msx/stand_in.s" && sdldz80 -i dos.ihx dos.rel; } >log 2>&1 || { cat log; exit 1; }
sed 's/^/# /' "$root/build/msx/sizes"
PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/msx/dos.py" "$build/quadrille" "$root/build/msx" dos.ihx
