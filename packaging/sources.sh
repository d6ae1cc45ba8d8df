#!/bin/sh
# SPDX-License-Identifier: MIT
# Lists the files of the sources, each name ended by a NUL: those that git knows
# or, where the sources are no clone, all but what builds leave behind.
#   packaging/sources.sh
set -eu
cd "$(dirname "$0")/.."
if [ -e .git ]; then
  git ls-files -z
else
  find . \( -path ./build -o -path ./bindings/python/generated -o -name node_modules -o -name .hypothesis -o -name __pycache__ -o -name '*.egg-info' \) -prune \
    -o \( -type f -o -type l \) ! -name '*.profraw' -printf '%P\0' | LC_ALL=C sort -z
fi
