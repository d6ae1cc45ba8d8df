# SPDX-License-Identifier: MIT
# Sourced by ./play and ./check: installs what is missing, on systems whose
# package manager is apt; elsewhere it says what to install.

say() { printf '%s\n' "$*" >&2; }

missing_packages() {
  for package in "$@"; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || printf '%s ' "$package"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else say "Installing packages needs root: run this once as root, or install: $missing"; exit 4
  fi
}

# need_packages PACKAGE...
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is no Debian; if a program is missing, install the counterparts of: $*"
    return 0
  fi
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  say "Installing $missing..."
  log=$(mktemp)
  if ! { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; } >"$log" 2>&1; then
    tail -20 "$log" >&2
    rm -f "$log"
    say "The packages could not be installed."
    exit 4
  fi
  rm -f "$log"
}

# build_preset NAME: silent unless it fails
build_preset() {
  log=$(mktemp)
  if ! { cmake --preset "$1" && cmake --build --preset "$1"; } >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    say "Building '$1' failed."
    return 1
  fi
  rm -f "$log"
}
