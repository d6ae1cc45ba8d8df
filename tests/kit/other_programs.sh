# SPDX-License-Identifier: MIT
# Sourced by suites that read the layouts of other programs: unpacks Debian's
# packages of them to build/peers, without installing them. Several suites may
# do so at once.

layout_packages='kmahjongg xmahjongg gnome-mahjongg'
peers=$root/build/peers

unpack_layouts() {
  [ -d "$peers" ] && return 0
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
  mkdir -p "$root/build" "$scratch/deb"
  chmod 777 "$scratch/deb"
  (cd "$scratch/deb" && apt-get -qq download $layout_packages) >/dev/null 2>&1 || return 1
  folder=$(mktemp -d "$root/build/peers.XXXXXX") || return 1
  for package in "$scratch"/deb/*.deb; do dpkg-deb -x "$package" "$folder" || return 1; done
  # Another suite may have been faster.
  mv -T "$folder" "$peers" 2>/dev/null || { rm -rf "$folder" && [ -d "$peers" ]; }
}
