# SPDX-License-Identifier: MIT
# Sourced by ./play and ./check: lists missing packages and installs them with
# apt; on other systems it says what to install.

say() { printf '%s\n' "$*" >&2; }

# A package that is there for several architectures has a line for each.
missing_packages() {
  for package in "$@"; do
    dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || printf '%s ' "$package"
  done
}

install_yourself() {
  say "Install them yourself and try again:" "apt-get install --no-install-recommends $missing"
  exit 4
}

# Root needs no sudo. At a terminal, asks before using sudo. Without one nobody
# can answer or type a password, so sudo must not need any.
choose_sudo() {
  if [ "$(id -u)" = 0 ]; then
    sudo=
    say "Installing these packages: $missing"
  elif ! command -v sudo >/dev/null; then
    say "These packages are missing, and installing them needs root: $missing"
    install_yourself
  elif [ ! -t 0 ]; then
    sudo="sudo -n"
    say "Installing these packages with sudo: $missing"
  else
    sudo=sudo
    say "These packages are missing: $missing"
    printf 'Install them with sudo? [Y/n] ' >&2
    read -r answer || answer=no
    case $answer in '' | [Yy] | [Yy][Ee][Ss]) ;; *) install_yourself ;; esac
  fi
}

# need_packages PACKAGE...
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian system. If something is missing, install the equivalents of: $*"
    return 0
  fi
  missing=$(missing_packages "$@")
  missing=${missing% }
  [ -n "$missing" ] || return 0
  choose_sudo
  log=$(mktemp)
  # Standard input may be meant for the games.
  if ! { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; } </dev/null >"$log" 2>&1; then
    tail -20 "$log" >&2
    rm -f "$log"
    say "Installing the packages failed."
    install_yourself
  fi
  rm -f "$log"
}

# quietly WHAT COMMAND...: builds something, in silence unless it fails
quietly() {
  what=$1
  shift
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    say "Building '$what' failed."
    return 1
  fi
  rm -f "$log"
}

# build_preset NAME [OPTIONS OF CMAKE --build]...: "clang-tests" is the whole of
# the configuration "clang", and so on.
configure_and_build() {
  preset=$1
  shift
  cmake --preset "${preset%-tests}" && cmake --build --preset "$preset" "$@"
}
build_preset() { quietly "$1" configure_and_build "$@"; }
