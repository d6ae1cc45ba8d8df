#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares pictures that the program draws with those of `rsvg-convert`: pictures.sh
# BUILD. The cases are in pictures/.
. "$(dirname "$0")/tap.sh"
SCRATCH=$scratch
export SCRATCH PYTHONDONTWRITEBYTECODE=1
python3 "$root/tests/pictures/artwork.py" "$build/tests/pictures/sheet" "$root/art"
