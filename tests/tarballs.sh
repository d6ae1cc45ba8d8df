#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the static programs and the page's zip, and tries each where there is
# nothing else: the program for this processor in a root that has only what was
# unpacked (if root runs this, who alone may enter one), the other under qemu.
# TARBALLS=kept takes those that are in build/tarballs.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
if [ "${TARBALLS:-}" != kept ]; then
  log=$(packaging/tarballs.sh 2>&1)
  verdict $? "they are built" "$log"
fi

# try_program NAME SAVE COMMAND...: what the command starts
try_program() {
  name=$1 save=$2
  shift 2
  same "$name: Kulki is played" 1 "$(echo 'b4 g1' | "$@" kulki --seed 7 --echo 2>&1 | grep -c 'b4 g1')"
  same "$name: Mahjong finds its layouts" 96 "$("$@" mahjong --layout moved --seed 7 --show text 2>&1 | grep -c '^[0-9]')"
  same "$name: a sliding puzzle is won" "Game finished in 16 moves." "$(echo URDL2URDLDRURUL2 | "$@" sliding --seed plum 2>&1 | grep finished)"
  same "$name: a deal is solved" 0 "$("$@" solve freecell 617 >/dev/null 2>&1; echo $?)"
  same "$name: a large board is judged by the same network" "$judged" "$("$@" solve sliding 6x6 5 --mode short --nodes 300000 2>&1)"
  same "$name: German is spoken" "Quadrille: vier klassische Geduldsspiele" "$("$@" help --language de 2>&1 | head -1)"
  same "$name: chats are offered the board" 1 "$(echo '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"ui://quadrille/board"}}' |
    "$@" mcp 2>&1 | grep -c 'text/html;profile=mcp-app')"
  "$@" games import "$save" >/dev/null 2>&1
  same "$name: FreeCell is kept" "$(cat "$place/save")" "$("$@" games export 1 2>&1)"
  same "$name: the page is served" Quadrille "$(served "$@" | sed -n 's|.*<title>\(.*\)</title>.*|\1|p')"
}

judged=$("$build/quadrille" solve sliding 6x6 5 --mode short --nodes 300000)
for processor in x86_64 aarch64; do
  place=$scratch/$processor
  mkdir "$place"
  tar -C "$place" --strip-components=1 -xzf build/tarballs/quadrille-*-linux-$processor.tar.gz
  verdict $? "$processor: it is unpacked"
  nothing "$processor: it needs no library" "$(readelf -dl "$place/bin/quadrille" | grep -E 'NEEDED|INTERP')"
  nothing "$processor: it brings page, manual and licences" "$(
    for file in share/quadrille/web/quadrille.wasm share/quadrille/mcp/board.html share/man/man6/quadrille.6 share/doc/quadrille/LICENSE share/doc/quadrille/libraries/libmicrohttpd \
      share/doc/quadrille/libraries/libtinfo6; do [ -s "$place/$file" ] || echo "$file"; done)"
  # It may find neither the layouts of the sources nor those of a system.
  mv "$place/share/quadrille/layouts/lotus" "$place/share/quadrille/layouts/moved"
  printf '2a 21\nsave %s\n' "$place/save" | HOME=$scratch "$build/quadrille" freecell 617 >/dev/null
  case $(uname -m)-$(id -u) in
    $processor-0)
      mkdir "$place/proc" && mount -t proc proc "$place/proc" # where a program finds out its own place
      trap 'umount "$scratch/$(uname -m)/proc"; rm -rf --one-file-system "$scratch"' EXIT
      try_program "$processor, alone in a root" /save env -i HOME=/home LC_ALL=C.UTF-8 /usr/sbin/chroot "$place" /bin/quadrille
      ;;
    $processor-*) try_program "$processor, moved" "$place/save" env -i HOME="$place" LC_ALL=C.UTF-8 "$place/bin/quadrille" ;;
    *) try_program "$processor, under qemu" "$place/save" env -i HOME="$place" LC_ALL=C.UTF-8 "$(command -v qemu-$processor)" "$place/bin/quadrille" ;;
  esac
done

unzip -q build/tarballs/quadrille-*-page.zip -d "$scratch"
nothing "the zip has the whole page" "$(diff -rq build/web/page "$scratch/quadrille" 2>&1)"
done_testing
