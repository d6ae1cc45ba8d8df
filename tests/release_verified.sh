#!/bin/sh
# SPDX-License-Identifier: MIT
# Takes the files of a release as a user finds them, into a fresh root: verifies
# the signature, installs, plays, links, imports, asks over MCP and removes,
# with the commands of docs/releases.md and docs/install.md as they stand there.
#   release_verified.sh FOLDER PUBLIC_KEY
files=$(cd "$1" && pwd)
version=$(sed -n 's/.*  quadrille-\([0-9.]*\)\.tar\.gz$/\1/p' "$files/SHA256SUMS")
key=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
. tests/fresh_root.sh
fresh_root_only_for_root "a release in a fresh root"
make_fresh_root
mkdir "$bare/srv/release"
cp "$files"/* "$bare/srv/release"
cp "$key" "$bare/srv/release/quadrille.pub"

# block DOCUMENT HEADING NTH: an indented block of commands
block() {
  awk -v heading="## $2" -v nth="$3" '
    /^## / { in_section = $0 == heading; next }
    in_section && /^    / { if (!inside) count++; inside = 1; if (count == nth) print substr($0, 5); next }
    { inside = 0 }' "docs/$1.md"
}

# follow WORDS DOCUMENT HEADING NTH: runs a block there, as root, for whom no
# command is sudo's and who answers yes
follow() {
  { echo 'set -e; cd /srv/release; sudo() { "$@"; }; apt-get() { command apt-get -qq -y "$@"; }'; block "$2" "$3" "$4"; } >"$bare/srv/commands"
  said=$(inside bash /srv/commands 2>&1)
  verdict $? "$1" "$said"
}

inside apt-get -qq update
follow "the signature and the sums are verified" releases "Verify a release" 1
same "by the releaser's key" "Signature and comment signature verified" "$(printf '%s\n' "$said" | grep -o 'Signature and comment signature verified')"
nothing "every file is as it was signed" "$(printf '%s\n' "$said" | sed -n 's/^\(.*\): FAILED.*/\1/p')"
echo more >>"$bare/srv/release/SHA256SUMS"
inside minisign -V -q -p /srv/release/quadrille.pub -m /srv/release/SHA256SUMS >/dev/null 2>&1
same "a list that was changed is not" 1 $?

follow "the Debian packages are installed" install "From a release" 1
try "the games play the same as on every machine" "the games play the same as on every machine" '' quadrille doctor
try "a sliding puzzle is won" "Game finished in 16 moves" 'URDL2URDLDRURUL2\n' quadrille sliding --seed plum --echo
say_hello='{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"start_game","arguments":{"game":"freecell","seed":"617"}}}\n'
try "a language model gets a game" 'q1f-0k11gwnaq0' "$say_hello" quadrille mcp
try "and the board" 'text/html;profile=mcp-app' '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"ui://quadrille/board"}}\n' quadrille mcp
in_python='import quadrille; print("moves:", len(quadrille.Game("freecell").deal(617).moves()))\n'
try "Python has the module" "moves: " "$in_python" python3 -
# A compiler is no part of it; what was linked elsewhere runs there.
dpkg-deb -x "$(ls "$files"/libquadrille-dev_*.deb)" "$scratch/dev"
dpkg-deb -x "$(ls "$files"/libquadrille0_*.deb)" "$scratch/dev"
log=$(gcc -I"$scratch/dev/usr/include" "$root/tests/library/foreign/first.c" -L"$(dirname "$(find "$scratch/dev" -name libquadrille.so)")" -lquadrille -o "$bare/srv/linked" 2>&1)
verdict $? "a program is linked with the library" "$log"
try "and runs there" "FreeCell: won after 55 moves" '' /srv/linked

follow "the static program is unpacked" install "From a release" 2
same "and runs" "quadrille" "$(printf '%s\n' "$said" | sed -n 's/^\(quadrille\) [0-9.]*$/\1/p')"
# The root has no terminals of its own.
nothing "its full screen has suits" "$(printf q | script -q -c "chroot '$bare' env -i TERM=xterm LC_ALL=C.UTF-8 sh -c '/opt/quadrille-*/bin/quadrille freecell 617 --no-save'" /dev/null | grep -q '♠' || echo "letters")"
follow "the packages for Python and JavaScript are installed" install "From a release" 3
try "Python's has the games, too" "moves: " "$in_python" /opt/games/bin/python -
try "so has JavaScript's" "moves: " 'const { Game, load } = require("quadrille"); load().then(() => console.log("moves:", new Game("freecell").deal("617").moves().length));\n' \
  sh -c 'cd /opt/project && node -'

tar -C "$bare/srv" -xzf "$files/quadrille-$version.tar.gz"
nothing "the sources have what ./play and ./check start with" "$(for file in play check packaging/setup.sh tests/suites.tsv; do [ -s "$bare/srv/quadrille-$version/$file" ] || echo "$file"; done)"

follow "all of it is removed" install "From a release" 4
inside sh -c 'apt-get -qq -y purge minisign python3-venv nodejs npm && apt-get -qq -y autoremove --purge' >/dev/null 2>&1
rm -rf "${bare:?}"/srv/*
nothing_is_left
done_testing
