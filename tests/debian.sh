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
. tests/fresh_root.sh
fresh_root_only_for_root "packages in a fresh root"

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

make_fresh_root
mkdir "$bare/packages"
cp build/deb/*.deb "$bare/packages"
rm -f "$bare"/packages/*dbgsym*
log=$(inside sh -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends /packages/*.deb' 2>&1)
verdict $? "apt installs the packages" "$(printf '%s' "$log" | tail -10)"

try "Kulki is played there" "Score" 'b4 g1\n' quadrille kulki --seed 7 --echo
try "Mahjong is played there" "Hint" 'hint\n' quadrille mahjong 7 --echo
try "FreeCell is played there" "K♠  --  --  --" '2a\n' quadrille freecell 617 --echo
try "a sliding puzzle is won there" "Game finished in 16 moves" 'URDL2URDLDRURUL2\n' quadrille sliding --seed plum --echo
try "layouts are found there" '"game":"mahjong"' '' quadrille mahjong --layout lotus --seed 7 --show json
try "German is spoken there" "vier klassische Geduldsspiele" '' quadrille help --language de
try "the installation is in order" "the games play the same as on every machine" '' quadrille doctor
try "deals are solved there" "617" '' quadrille solve freecell 617
try "chats are offered the board there" 'text/html;profile=mcp-app' '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"ui://quadrille/board"}}\n' quadrille mcp

same "the page is served from there" "<title>Quadrille</title>" "$(served chroot "$bare" /usr/games/quadrille | grep '<title>')"

log=$(inside sh -c 'apt-get purge -qq -y "quadrille*" "libquadrille*" python3-quadrille && apt-get autoremove --purge -qq -y' 2>&1)
verdict $? "apt removes the packages" "$(printf '%s' "$log" | tail -10)"
rm -r "$bare/packages"
nothing_is_left
# Which installs them once more, and what the tests need, as a compiler.
log=$(autopkgtest -B build/deb/quadrille-*/ $(ls build/deb/*.deb | grep -v dbgsym) -- chroot "$bare" 2>&1)
verdict $? "the packages' own tests pass there" "$(printf '%s' "$log" | tail -30)"
done_testing
