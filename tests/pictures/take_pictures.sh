#!/bin/sh
# SPDX-License-Identifier: MIT
# Takes the pictures of the full screen and of the page in docs/pictures/ anew,
# and those in the page's manifest: take_pictures.sh BUILD [NAME...]. It needs
# ImageMagick, and the bundle of tests/web.sh. With names, only these. Games,
# moves and screens are always the same, but the full screen's celebrations are
# caught a moment sooner or later. Those of the other machines are taken by hand,
# from their emulators.
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:?usage: take_pictures.sh BUILD [NAME...]}
shift
set -e
PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/pictures/take_screens.py" "$build/quadrille" "$root/docs/pictures" "$@"
node "$root/tests/web/page/take_pictures.mjs" "$@"
