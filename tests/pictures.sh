#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares pictures that the program draws with those of `rsvg-convert`, and what
# terminals with images show after small changes with a full repaint:
# pictures.sh BUILD. The cases are in pictures/.
. "$(dirname "$0")/tap.sh"
SCRATCH=$scratch
export SCRATCH PYTHONDONTWRITEBYTECODE=1
status=0
python3 "$root/tests/pictures/artwork.py" "$build/pictures/sheet" "$root/art" || status=1
python3 "$root/tests/pictures/images.py" "$build/quadrille" || status=1
exit "$status"
