#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the server of 3270 terminals with s3270 and with arbitrary bytes; the
# cases are in mainframe/.
. "$(dirname "$0")/tap.sh"
PYTHONDONTWRITEBYTECODE=1 exec python3 "$root/tests/mainframe/tn3270.py" "$build/quadrille"
