#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what is installed: that its checkers accept the desktop entries, the
# metadata, the manuals and the source package, and that an installation plays
# and serves the page wherever it is moved. debian.sh tests the packages.
#   packages.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# ------------------------------------------------------------ installation

# The page is a build of its own; a file in its place shows whether it is found.
log=$(DESTDIR=$scratch/staged cmake --install "$build" --prefix /opt/games 2>&1)
verdict $? "the program is installed" "$log"
mkdir "$scratch/moved"
mv "$scratch/staged/opt/games" "$scratch/moved/elsewhere"
there=$scratch/moved/elsewhere
HOME=$scratch/home
export HOME
unset XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME
nothing "an installation has all its files" "$(
  for file in bin/quadrille bin/quadrille-window share/applications/quadrille.desktop share/applications/quadrille-window.desktop \
    share/icons/hicolor/scalable/apps/quadrille.svg share/icons/hicolor/16x16/apps/quadrille.svg \
    share/icons/hicolor/symbolic/apps/quadrille-symbolic.svg share/metainfo/org.example.quadrille.metainfo.xml share/quadrille/layouts/lotus $(sed -n 's|.*"\(networks/[^"]*\)".*|share/quadrille/\1|p' advice/sliding/shipped_network.c) \
    share/man/man6/quadrille.6 share/man/man6/quadrille-window.6 share/man/man5/quadrille-save.5 share/man/man5/quadrille-layout.5 \
    share/man/man5/quadrille-tables.5 share/bash-completion/completions/quadrille share/zsh/site-functions/_quadrille \
    share/fish/vendor_completions.d/quadrille.fish $(sed -n 's|^[a-z].*|share/locale/&/LC_MESSAGES/quadrille.mo share/man/&/man6/quadrille.6 share/man/&/man6/quadrille-window.6|p' po/LINGUAS); do
    [ -s "$there/$file" ] || echo "$file"
  done)"
# The copy may find neither the layouts of the sources nor those of a system.
cat "$there/share/quadrille/layouts/lotus" >"$there/share/quadrille/layouts/moved"
same "after a move it finds its own layouts" 96 "$("$there/bin/quadrille" mahjong --layout moved --seed 7 --show text 2>&1 | grep -c '^[0-9]')"
judged=$("$there/bin/quadrille" solve sliding 6x6 5 --mode short --nodes 300000)
mv "$there/share/quadrille/networks" "$there/share/quadrille/away"
nothing "and its own networks, without which large boards are judged by distances" \
  "$([ "$judged" != "$("$there/bin/quadrille" solve sliding 6x6 5 --mode short --nodes 300000)" ] || echo "$judged")"
mkdir "$there/share/quadrille/web"
echo "the page" >"$there/share/quadrille/web/index.html"
mkdir "$there/share/quadrille/mcp"
echo "the board" >"$there/share/quadrille/mcp/board.html"
ln -s "$there/bin/quadrille" "$scratch/link"
same "and its own catalogues" "Quadrille: vier klassische Geduldsspiele" "$("$there/bin/quadrille" help --language de 2>&1 | head -1)"
same "the board for chats" "the board" "$(echo '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"ui://quadrille/board"}}' |
  "$there/bin/quadrille" mcp | python3 -c 'import json, sys; print(json.load(sys.stdin)["result"]["contents"][0]["text"].strip())' 2>&1)"
same "its own page, too, even through a link" "the page" "$(served "$scratch/link")"

# A browser that notes its address stands for one with windows. The server
# answers while the window is open, and no longer.
cat >"$scratch/browser" <<'END'
#!/bin/sh
for word; do case $word in --app=*) address=${word#--app=} ;; esac; done
python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode().strip())' "$address" >"$SHOWN"
echo "$address" >>"$SHOWN"
END
chmod +x "$scratch/browser"
PATH=$there/bin:$PATH SHOWN=$scratch/shown QUADRILLE_BROWSER=$scratch/browser "$there/bin/quadrille-window" --port 0
same "a window shows the page" "the page" "$(head -1 "$scratch/shown")"
nothing "and its end is the server's" "$(python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).status)' "$(tail -1 "$scratch/shown")" 2>/dev/null)"
PATH=$there/bin:$PATH QUADRILLE_BROWSER=$scratch/browser "$there/bin/quadrille-window" --port nonsense >"$scratch/out" 2>&1
same "a server that refuses to start ends it" 2 "$?"

# The number of this shell stands for one that another process got after a power
# cut.
kept=$HOME/.local/share/quadrille/window-server
echo "$$ http://localhost:1/" >"$kept"
PATH=$there/bin:$PATH SHOWN=$scratch/shown QUADRILLE_BROWSER=$scratch/browser "$there/bin/quadrille-window" --port 0
same "a server that a power cut ended is not believed in" "the page" "$(head -1 "$scratch/shown")"

# Without windows, the usual browser opens the page of one server each time. It
# writes the address to a pipe, on which the test waits, though not for ever.
# There is no ps.
mkdir "$scratch/usual"
printf '#!/bin/sh\nexit 127\n' >"$scratch/usual/ps"
chmod +x "$scratch/usual/ps"
printf '#!/bin/sh\necho "$1" >"$OPENED"\n' >"$scratch/usual/xdg-open"
chmod +x "$scratch/usual/xdg-open"
open_page() { # PIPE
  mkfifo "$scratch/$1"
  OPENED=$scratch/$1 PATH=$scratch/usual:$there/bin:$PATH QUADRILLE_BROWSER=none "$there/bin/quadrille-window" --port 0 &
  opener=$!
  address=$(timeout 300 head -n 1 "$scratch/$1")
}
open_page first
first=$opener opened=$address
open_page second
same "the usual browser opens the same page again" "$opened" "$address"
kill "$opener" 2>/dev/null
wait "$opener"
kill "$first"
wait "$first"
nothing "and no server is noted after the end" "$(cat "$kept" 2>/dev/null)"

# The preset of the page gives the compiler a path, which may have blanks.
ln -s "$root" "$scratch/a clone"
log=$(cmake -S "$scratch/a clone" --preset web -B "$scratch/web" 2>&1)
verdict $? "the page can be built in a clone whose path has blanks" "$log"

# -------------------------------------------------------------- validators

nothing "the desktop entries are valid" "$(desktop-file-validate "$there"/share/applications/*.desktop 2>&1)"
said=$(appstreamcli validate --no-net --pedantic "$there/share/metainfo/org.example.quadrille.metainfo.xml" 2>&1)
verdict $? "the metadata are valid" "$said"
# Once there is a public address, there are links and screenshots, too.
cmake -D QUADRILLE_HOMEPAGE=https://quadrille.example.org -D FOLDER="$scratch" -P packaging/desktop/metainfo.cmake
said=$(appstreamcli validate --no-net --pedantic "$scratch/org.example.quadrille.metainfo.xml" 2>&1)
verdict $? "so are those with a public address" "$said"
nothing "its screenshots are among the page's pictures, as large as it says" "$(
  sed -n 's|.*width="\([0-9]*\)" height="\([0-9]*\)">.*/pictures/\(.*\)</image>|\3 \1 \2|p' "$scratch/org.example.quadrille.metainfo.xml" >"$scratch/shots"
  [ -s "$scratch/shots" ] || echo "it has none"
  while read -r picture width height; do
    python3 -c '
import struct, sys
with open(sys.argv[1], "rb") as file:
    size = struct.unpack(">II", file.read(24)[16:])
if size != (int(sys.argv[2]), int(sys.argv[3])):
    print(sys.argv[1], *size)' "front/web/page/pictures/$picture" "$width" "$height" 2>&1
  done <"$scratch/shots")"
# named ADDRESS: the name that a component has there, if the checker accepts it
named() {
  mkdir -p "$scratch/named"
  cmake -D QUADRILLE_HOMEPAGE="$1" -D FOLDER="$scratch/named" -P packaging/desktop/metainfo.cmake
  for file in "$scratch/named"/*; do
    appstreamcli validate --no-net --pedantic "$file" >/dev/null 2>&1 && basename "$file" .metainfo.xml
    rm "$file"
  done
}
same "the component's name is the address, from the end" \
  "io.github.some_one.quadrille org.example._7games.quadrille org.quadrille.quadrille" \
  "$(named https://Some-One.github.io/quadrille/) $(named https://7games.example.org:8080/?a=b) $(named http://quadrille.org)"
nothing "entries and metadata have each sentence in each language" "$(
  for language in $(grep '^[a-z]' po/LINGUAS); do
    for entry in "$there"/share/applications/*.desktop; do
      same=$(grep -cE '^(Name|GenericName|Comment|Keywords)=' "$entry")
      [ "$(grep -cE "^(Name|GenericName|Comment|Keywords)\\[$language\\]=" "$entry")" = "$same" ] || echo "$language: $entry"
    done
    [ "$(grep -c "<\\(summary\\|p\\|li\\) xml:lang=\"$language\"" "$there"/share/metainfo/*.xml)" = 7 ] || echo "$language: metadata"
  done)"
same "every icon can be drawn" 6 "$(for icon in "$there"/share/icons/hicolor/*/apps/*.svg; do rsvg-convert -w 16 "$icon" >/dev/null && echo drawn; done | wc -l)"
# Lines of Chinese have few blanks that could be wider.
nothing "the manuals are well formed" "$(
  for page in "$there"/share/man/man[56]/* "$there"/share/man/*/man6/*; do
    case $page in */zh_CN/*) chinese='-mzh -W break' ;; *) chinese= ;; esac
    groff -man -ww $chinese -z -Tutf8 -Kutf8 "$page" 2>&1
  done)"
nothing "what a desktop starts is installed" \
  "$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$there"/share/applications/*.desktop | sort -u | while read -r program; do [ -x "$there/bin/$program" ] || echo "$program"; done)"

log=$(FOLDER=$scratch/deb packaging/deb.sh -S -d -nc 2>&1)
verdict $? "the source package is built" "$log"
# It is not for Debian's archive, so it names none of its releases and closes no
# bug of its tracker. To look at everything takes lintian half a minute.
[ -z "${QUADRILLE_LONG:-}" ] || nothing "lintian has no objection to it" \
  "$(lintian --allow-root --suppress-tags bad-distribution-in-changes-file,initial-upload-closes-no-bugs "$scratch"/deb/*.changes 2>&1)"

done_testing
