#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests quadrille web with a client that is not a browser: see server.py.
. "$(dirname "$0")/tap.sh"
unset DISPLAY WAYLAND_DISPLAY NO_COLOR
LC_ALL=C python3 "$root/tests/server.py" "$build"
