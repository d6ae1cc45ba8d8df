#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints digests of random games as an MC-10 plays them:
#   proof.sh VARIANT    of the sliding puzzle: 3x3, 4x4 or 5x5
root=$(cd "$(dirname "$0")/../.." && pwd)
{ "$root/tests/mc10/build.sh" && "$root/front/mc10/build.sh"; } >/dev/null || exit 1
printf 'until FIRST\nscreen\n' | "$root/build/mc10/simulate" "$root/build/mc10/sliding_proof.rom" 4 |
  cut -c 1-16 | sed -n "$((${1%%x*} - 2))p" | tr A-F a-f
