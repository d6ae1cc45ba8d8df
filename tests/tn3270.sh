#!/bin/sh
# SPDX-License-Identifier: MIT
# The server of 3270 terminals, played by s3270 and by bytes of all sorts; the
# cases are in mainframe/.
. "$(dirname "$0")/tap.sh"
PYTHONDONTWRITEBYTECODE=1 exec python3 "$root/tests/mainframe/tn3270.py" "$build/quadrille"
