#!/bin/sh
# SPDX-License-Identifier: MIT
# The program at a real terminal, which Python's standard library makes.
. "$(dirname "$0")/tap.sh"
exec python3 "$root/tests/terminal.py" "$build/quadrille"
