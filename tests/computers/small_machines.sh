#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the processors for which the check builds the small program
# (packaging/small.sh), each with what runs it here: all in the long check, else
# the most common. The usual check tries other processors with all solvers.
machines='aarch64 qemu-aarch64
armhf qemu-arm
s390x qemu-s390x
i386 qemu-i386
armel qemu-arm
mipsel qemu-mipsel
ppc64el qemu-ppc64le'
echo "$machines" | if [ -n "${QUADRILLE_LONG:-}" ]; then cat; else head -1; fi
