#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks what documents claim: that tests and files which they name exist, and
# that commands in the history's tables run. claims.sh BUILD
build=$(cd "$1" && pwd) || exit 1
cd "$(dirname "$0")/.." || exit 1
PATH=$build:$PATH exec python3 tests/claims.py
