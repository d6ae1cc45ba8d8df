#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the Debian packages with apt in a fresh root that has nothing but
# Debian's essential packages and apt, from the machine's own sources; plays,
# serves the page, runs the packages' own tests with autopkgtest, removes
# everything, and looks for what is left. Builds the packages unless
# PACKAGES=kept says that build/deb has them. Needs root, because a root of a
# system is entered by `chroot`.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
if [ "$(id -u)" != 0 ]; then
  echo "ok 1 - packages in a fresh root # SKIP only root can enter one"
  echo "1..1"
  exit 0
fi

if [ "${PACKAGES:-}" != kept ]; then
  log=$(packaging/deb.sh -b 2>&1)
  verdict $? "the packages are built, and play as ever" "$(printf '%s' "$log" | tail -30)"
fi
if ! ls build/deb/*.deb >/dev/null 2>&1; then # all else is about them
  done_testing
  exit
fi
# They are not for Debian's archive, so they name none of its releases and close
# no bug of its tracker.
nothing "lintian has no objection to them" \
  "$(lintian --allow-root --suppress-tags bad-distribution-in-changes-file,initial-upload-closes-no-bugs build/deb/*.changes 2>&1)"

# ------------------------------------------------------------- a fresh root

bare=$scratch/root
trap 'umount "$bare/proc" 2>/dev/null; rm -rf --one-file-system "$scratch"' EXIT
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
# Only Debian's own sources; others know none of these packages.
sources() {
  for file in /etc/apt/sources.list.d/*.sources; do [ ! -e "$file" ] || { cat "$file"; echo; }; done |
    awk -v RS= -v ORS='\n\n' '/debian-archive-keyring/'
  cat /etc/apt/sources.list 2>/dev/null
}
sources >"$scratch/sources"
log=$(mmdebstrap --quiet --variant=apt --include=ca-certificates "$codename" "$bare" "$scratch/sources" 2>&1)
verdict $? "there is a fresh root" "$(printf '%s' "$log" | tail -10)"
if [ ! -d "$bare/var/lib/dpkg" ]; then # what follows must not run in this system
  done_testing
  exit
fi

inside() { chroot "$bare" env -i HOME=/root TERM=xterm PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# All files of the root, but for what apt and dpkg write about themselves.
list_files() {
  (cd "$bare" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./var/lib/apt -o -path ./var/cache/apt \
    -o -path ./var/lib/dpkg -o -path ./var/log -o -path ./var/cache/ldconfig -o -path ./var/cache/debconf \) -prune -o -print | LC_ALL=C sort)
}
mount -t proc proc "$bare/proc"
list_files >"$scratch/before"
inside dpkg-query -W -f '${Package}\n' | sort >"$scratch/packages-before"

mkdir "$bare/packages"
cp build/deb/*.deb "$bare/packages"
rm -f "$bare"/packages/*dbgsym*
log=$(inside sh -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends /packages/*.deb' 2>&1)
verdict $? "apt installs the packages" "$(printf '%s' "$log" | tail -10)"

# try WORDS EXPECTED INPUT COMMAND...: what the program prints has a text
try() {
  words=$1 expected=$2 input=$3
  shift 3
  said=$(printf "$input" | inside "$@" 2>&1)
  case $said in *"$expected"*) verdict 0 "$words" ;; *) verdict 1 "$words" "$said" ;; esac
}
try "Kulki is played there" "Score" 'b4 g1\n' quadrille kulki --seed 7 --echo
try "Mahjong is played there" "Hint" 'hint\n' quadrille mahjong 7 --echo
try "FreeCell is played there" "K♠  --  --  --" '2a\n' quadrille freecell 617 --echo
try "a sliding puzzle is won there" "Game finished in 16 moves" 'URDL2URDLDRURUL2\n' quadrille sliding --seed plum --echo
try "layouts are found there" '"game":"mahjong"' '' quadrille mahjong --layout lotus --seed 7 --show json
try "German is spoken there" "vier klassische Geduldsspiele" '' quadrille help --language de
try "the installation is in order" "the games play as on every machine" '' quadrille doctor
try "deals are solved there" "617" '' quadrille solve freecell 617

same "the page is served from there" "<title>Quadrille</title>" "$(served chroot "$bare" /usr/games/quadrille | grep '<title>')"

log=$(inside sh -c 'apt-get purge -qq -y "quadrille*" "libquadrille*" python3-quadrille && apt-get autoremove --purge -qq -y' 2>&1)
verdict $? "apt removes the packages" "$(printf '%s' "$log" | tail -10)"
rm -r "$bare/packages"
# Players' own games stay, of course; here they are root's.
nothing "nothing is left of them" "$(list_files | LC_ALL=C comm -13 "$scratch/before" - | grep -v '^./root')"
nothing "nor of what they needed" "$(inside dpkg-query -W -f '${Package}\n' | sort | comm -13 "$scratch/packages-before" -)"
# Which installs them once more, and what the tests need, as a compiler.
log=$(autopkgtest -B build/deb/quadrille-*/ $(ls build/deb/*.deb | grep -v dbgsym) -- chroot "$bare" 2>&1)
verdict $? "the packages' own tests pass there" "$(printf '%s' "$log" | tail -30)"
done_testing
