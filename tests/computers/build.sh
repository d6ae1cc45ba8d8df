#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds what the tests play on mainframes, home computers and small machines.
# Whatever is up to date is not built again.
set -eu
cd "$(dirname "$0")/../.."
small=$(tests/computers/small_machines.sh | cut -d" " -f1)
[ -z "$small" ] || packaging/small.sh $small
packaging/mainframe.sh
tests/s370/build.sh
tests/z80/build.sh
front/msx/build.sh
front/mc10/build.sh
tests/mc10/build.sh
