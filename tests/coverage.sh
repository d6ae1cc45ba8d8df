#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures which conditions and branches the tests take: coverage.sh BUILD
exec python3 -B "$(dirname "$0")/coverage.py" "$1"
