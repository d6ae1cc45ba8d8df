# SPDX-License-Identifier: MIT
# Makes a root of a system that has nothing but Debian's essential packages, apt
# and certificates, from the machine's own sources, for tests that install what
# is handed out. Source it after tap.sh. Only root can enter one.

# fresh_root_only_for_root WORDS: ends a test that root does not run
fresh_root_only_for_root() {
  [ "$(id -u)" != 0 ] || return 0
  echo "ok 1 - $1 # SKIP only root can enter a fresh root"
  echo "1..1"
  exit 0
}

# Only Debian's own sources; others know none of these packages.
fresh_root_sources() {
  for file in /etc/apt/sources.list.d/*.sources; do [ ! -e "$file" ] || { cat "$file"; echo; }; done |
    awk -v RS= -v ORS='\n\n' '/debian-archive-keyring/'
  cat /etc/apt/sources.list 2>/dev/null
}

inside() { chroot "$bare" env -i HOME=/root TERM=xterm PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

# All files of the root, but for what apt and dpkg write about themselves.
list_files() {
  (cd "$bare" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./var/lib/apt -o -path ./var/cache/apt \
    -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./var/cache/ldconfig -o -path ./var/cache/debconf \) -prune -o -print | LC_ALL=C sort)
}
list_packages() { inside dpkg-query -W -f '${Package}\n' | sort; }

# Makes it, as $bare, and notes what it has.
make_fresh_root() {
  bare=$scratch/root
  trap 'umount "$bare/proc" 2>/dev/null; rm -rf --one-file-system "$scratch"' EXIT
  fresh_root_sources >"$scratch/sources"
  log=$(mmdebstrap --quiet --variant=apt --include=ca-certificates "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$bare" "$scratch/sources" 2>&1)
  verdict $? "there is a fresh root" "$(printf '%s' "$log" | tail -10)"
  if [ ! -d "$bare/var/lib/dpkg" ]; then # what follows must not run in this system
    done_testing
    exit
  fi
  mount -t proc proc "$bare/proc"
  list_files >"$scratch/before"
  list_packages >"$scratch/packages-before"
}

# Players' own games stay, of course; here they are root's.
nothing_is_left() {
  nothing "nothing is left of them" "$(list_files | LC_ALL=C comm -13 "$scratch/before" - | grep -v '^./root')"
  nothing "nor of what they needed" "$(list_packages | comm -13 "$scratch/packages-before" -)"
}

# try WORDS EXPECTED INPUT COMMAND...: what a program prints there has a text
try() {
  words=$1 expected=$2 input=$3
  shift 3
  said=$(printf "$input" | inside "$@" 2>&1)
  case $said in *"$expected"*) verdict 0 "$words" ;; *) verdict 1 "$words" "$said" ;; esac
}
