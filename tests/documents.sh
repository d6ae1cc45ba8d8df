#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the commands in the documents and compares their output: documents.sh
# BUILD. Those about the library find it installed, and the sources in $QUADRILLE.
build=$(cd "$1" && pwd) || exit 1
cd "$(dirname "$0")/.." || exit 1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cmake --install "$build" --component library --prefix "$scratch" >/dev/null || exit 1
LD_LIBRARY_PATH=$(dirname "$(find "$scratch" -name libquadrille.so)")
PKG_CONFIG_PATH=$LD_LIBRARY_PATH/pkgconfig
PATH=$build:$PATH
QUADRILLE=$PWD
export LD_LIBRARY_PATH PKG_CONFIG_PATH PATH QUADRILLE
unset NO_COLOR QUADRILLE_UI
find . -path ./build -prune -o -path '*/node_modules' -prune -o -name '*.md' -print | sed 's,^\./,,' | sort | xargs python3 tests/documents.py
