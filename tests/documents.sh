#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the commands in the documents and compares their output: documents.sh
# BUILD
build=$(cd "$1" && pwd) || exit 1
cd "$(dirname "$0")/.." || exit 1
PATH=$build:$PATH
export PATH
unset NO_COLOR QUADRILLE_UI
find . -path ./build -prune -o -path '*/node_modules' -prune -o -name '*.md' -print | sed 's,^\./,,' | sort | xargs python3 tests/documents.py
