#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds what is handed out to machines that don't take Debian's packages:
#   build/tarballs/quadrille-VERSION-linux-x86_64.tar.gz   static programs, with
#   build/tarballs/quadrille-VERSION-linux-aarch64.tar.gz  their data and page
#   build/tarballs/quadrille-VERSION-page.zip              the page, for any web server
#   packaging/tarballs.sh [x86_64|aarch64|page]...
# Needs the packages of ./play web, dpkg-dev, make, npm, patch, zip, and a cross
# compiler for the other processor. Debian's libraries are fetched with apt,
# from the machine's own sources, and unpacked beside the build: nothing is
# installed. All times are that of debian/changelog, so that the same sources
# make the same bytes.
set -eu
umask 022
cd "$(dirname "$0")/.."
. tests/node_packages.sh
root=$PWD
version=$(packaging/version.sh)
SOURCE_DATE_EPOCH=$(date -d "$(sed -n 's/^ -- .*>  //p;T;q' debian/changelog)" +%s)
export SOURCE_DATE_EPOCH
native=$(uname -m)
made=$root/build/tarballs
libraries=$root/build/static-libraries
packages="libsqlite3-dev libncurses-dev libtinfo6 libxxhash-dev libseccomp-dev"

# quietly COMMAND...: shows what the command says if it fails
quietly() { "$@" >"$made/log" 2>&1 || { tail -20 "$made/log" >&2; return 1; }; }

debian_name() { case $1 in x86_64) echo amd64 ;; aarch64) echo arm64 ;; esac; }

# private_apt FOLDER: options for an apt that changes nothing but the folder.
# Of several sources one may be out of order: what matters is the download.
private_apt() {
  mkdir -p "$1/lists/partial" "$1/cache/archives/partial"
  apt="-qq -o Dir::State::Lists=$1/lists -o Dir::Cache=$1/cache -o APT::Sandbox::User="
}

fetch_libraries() { # DEBIAN'S NAME OF THE PROCESSOR
  [ ! -e "$libraries/$1/fetched" ] || return 0
  private_apt "$libraries/$1"
  apt="$apt -o APT::Architecture=$1 -o APT::Architectures::=$1"
  (cd "$libraries/$1" && { apt-get $apt update || :; } && apt-get $apt download $(printf "%s:$1 " $packages) &&
    for file in *.deb; do dpkg-deb -x "$file" .; done && rm -rf lists cache ./*.deb && touch fetched)
}

# Debian's libmicrohttpd needs a library for encryption that can't be linked
# statically. The server of the page encrypts nothing.
fetch_server() {
  [ ! -d "$libraries/server" ] || return 0
  private_apt "$libraries/source"
  mkdir -p "$libraries/source/from"
  sed 's/^Types:.*/Types: deb-src/' /etc/apt/sources.list.d/*.sources >"$libraries/source/from/all.sources" 2>/dev/null || :
  sed -n 's/^deb /deb-src /p' /etc/apt/sources.list /etc/apt/sources.list.d/*.list >"$libraries/source/from/all.list" 2>/dev/null || :
  apt="$apt -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=$libraries/source/from"
  (cd "$libraries/source" && { apt-get $apt update || :; } && apt-get $apt source libmicrohttpd >/dev/null && mv libmicrohttpd-*/ ../server)
  rm -rf "$libraries/source"
}

build_server() { # DEBIAN'S NAME, GCC'S
  [ ! -e "$libraries/$1/server/libmicrohttpd.a" ] || return 0
  mkdir -p "$libraries/$1/server"
  (cd "$libraries/$1/server" && ../../server/configure --host="$2" --disable-https --disable-shared --enable-static --disable-doc \
    --disable-examples --disable-tools --disable-curl CFLAGS="-O2 -fPIE -fstack-protector-strong -ffile-prefix-map=$libraries=." &&
    make -C src/microhttpd libmicrohttpd.la && cp src/microhttpd/.libs/libmicrohttpd.a .)
}

# make_folder NAME: an empty one, where packages are put together
make_folder() {
  rm -rf "$made/$1"
  mkdir -p "$made/$1"
}

# What is packed has the same times, order and owner everywhere.
settle() { # FOLDER
  chmod -R u=rwX,go=rX "$made/$1"
  find "$made/$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

build_page() {
  quietly cmake --preset web -D QUADRILLE_WERROR=OFF
  quietly cmake --build --preset web --target page
}

build_board() {
  install_node_packages tests/web build/node
  quietly cmake --build --preset web --target chat_board
}

make_page() {
  build_page
  make_folder page
  cp -r build/web/page "$made/page/quadrille"
  settle page
  rm -f "$made/quadrille-$version-page.zip"
  (cd "$made/page" && find quadrille | LC_ALL=C sort | TZ=UTC zip -q -X -@ "../quadrille-$version-page.zip")
  rm -rf "$made/page"
}

# The flag -static-pie has to come after the -pie of hardened programs.
build_program() { # NAME
  debian=$(debian_name "$1")
  folder=$libraries/$debian/usr
  found=$folder/lib/$1-linux-gnu
  case " $built " in *" $1 "*) return ;; esac
  built="$built $1"
  fetch_libraries "$debian"
  fetch_server
  quietly build_server "$debian" "$1-linux-gnu"
  cross=
  [ "$native" = "$1" ] || cross="-D CMAKE_SYSTEM_NAME=Linux -D CMAKE_SYSTEM_PROCESSOR=$1"
  quietly cmake --fresh --preset release -B "build/static-$1" -D QUADRILLE_HOMEPAGE="${QUADRILLE_HOMEPAGE:-}" $cross -D CMAKE_C_COMPILER="$1-linux-gnu-gcc" -D QUADRILLE_TESTS=OFF -D QUADRILLE_WERROR=OFF -D QUADRILLE_LIBRARY=OFF -D QUADRILLE_LOCALES=OFF \
    -D CMAKE_EXE_LINKER_FLAGS=-s -D CMAKE_C_STANDARD_LIBRARIES="$found/libtinfo.a -lm -static-pie" \
    -D SQLite3_INCLUDE_DIR="$folder/include" -D SQLite3_LIBRARY="$found/libsqlite3.a" \
    -D CURSES_INCLUDE_PATH="$folder/include" -D CURSES_NCURSES_LIBRARY="$found/libncursesw.a" -D CURSES_EXTRA_LIBRARY="$found/libtinfo.a" -D CURSES_FORM_LIBRARY="$found/libformw.a" \
    -D MICROHTTPD_INCLUDE="$libraries/server/src/include" -D MICROHTTPD="$libraries/$debian/server/libmicrohttpd.a" \
    -D XXHASH_INCLUDE="$folder/include" -D XXHASH="$found/libxxhash.a" -D SECCOMP_INCLUDE="$folder/include" -D SECCOMP="$found/libseccomp.a"
  quietly cmake --build "build/static-$1"
}

# The program writes its manual and its completions, so those of another
# processor come from the program that runs here. The libraries' licences ask to
# be handed on.
make_program() { # NAME
  tree=quadrille-$version-linux-$1
  licences=$made/$tree/share/doc/quadrille/libraries
  build_program "$native"
  [ "$native" = "$1" ] || build_program "$1"
  build_page
  build_board
  make_folder "$tree"
  quietly cmake --install "build/static-$native" --prefix "$made/$tree"
  cp "build/static-$1/quadrille" "$made/$tree/bin/quadrille"
  cp -r build/web/page "$made/$tree/share/quadrille/web"
  mkdir "$made/$tree/share/quadrille/mcp"
  cp build/web/board.html "$made/$tree/share/quadrille/mcp"
  mkdir -p "$licences"
  for package in $packages; do
    [ "$package" = libncurses-dev ] || cp "$folder/share/doc/$package/copyright" "$licences/${package%-dev}" # libtinfo6 has it
  done
  cp "$libraries/server/debian/copyright" "$licences/libmicrohttpd"
  cp /usr/share/doc/libc6/copyright "$licences/libc6"
  settle "$tree"
  tar -C "$made" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$tree" | gzip -9n >"$made/$tree.tar.gz"
  rm -rf "${made:?}/$tree"
}

mkdir -p "$made" "$libraries"
built=
for name in ${*:-x86_64 aarch64 page}; do
  case $name in
    x86_64 | aarch64) make_program "$name" ;;
    page) make_page ;;
    *)
      echo "There is no $name here: x86_64, aarch64 or page" >&2
      exit 2
      ;;
  esac
done
rm -f "$made/log"
