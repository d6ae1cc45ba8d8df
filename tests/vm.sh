#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the small program over a serial line on a virtual machine that has a
# kernel, BusyBox and nothing else. Takes the folder of the small build.
. "$(dirname "$0")/tap.sh"
kept=$root/build/vm

# Unpacks Debian's kernel for virtual machines beside the build.
fetch_kernel() {
  ls "$kept"/boot/vmlinuz-* >/dev/null 2>&1 && return 0
  mkdir -p "$kept" && cd "$kept" || return 1
  package=$(apt-cache depends linux-image-cloud-amd64 | awk '/Depends: linux-image/ { print $2; exit }')
  apt-get -qq -o APT::Sandbox::User= download "$package" && dpkg-deb -x "$package"_*.deb . && rm -rf "$package"_*.deb lib
}

(fetch_kernel) >"$scratch/log" 2>&1
verdict $? "there is a kernel" "$(tail -3 "$scratch/log")"
SCRATCH=$scratch PYTHONDONTWRITEBYTECODE=1 python3 "$root/tests/small/vm.py" "$build/quadrille" "$(ls "$kept"/boot/vmlinuz-* | head -1)" "$count"
