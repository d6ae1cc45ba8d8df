#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the version of the sources, which is that of the public header.
cd "$(dirname "$0")/.." && sed -nE 's/^#define QUADRILLE_VERSION_(MAJOR|MINOR|PATCH) //p' include/quadrille.h | paste -sd.
