#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes build/s370: Quadrille as source for IFOX00, the assembler that every
# MVS 3.8j has, and a job that assembles and links it there. It needs
# gcc-s390x-linux-gnu and python3.
set -eu
cd "$(dirname "$0")/.."
PYTHONDONTWRITEBYTECODE=1 python3 packaging/s370_job.py build/s370
