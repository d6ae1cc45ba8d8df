#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds everything that is handed out twice, and compares the bytes. The second
# build has folders with longer names, a clock that is 400 days ahead, another
# time zone, language and umask. diffoscope shows differences.
# REPRODUCIBLE names what to build (all).
. "$(dirname "$0")/tap.sh"
faked=$(dpkg -L libfaketime | grep -m1 "MT\.so")
unset SOURCE_DATE_EPOCH CMAKE_C_COMPILER_LAUNCHER
what=${REPRODUCIBLE:-release musl small web mvs s370 mainframe msx mc10 packages tarballs}

# one_tree FOLDER: a copy of the sources
one_tree() {
  mkdir -p "$1"
  (cd "$root" && packaging/sources.sh | xargs -0 cp --parents -t "$1")
}

# What apt fetches is the same for both builds, and no source of packages is
# valid for 400 days. What is compiled of it is not shared.
borrow_libraries() {
  [ "$PWD" != "$first" ] || return 0
  mkdir -p build && cp -r "$first/build/static-libraries" build && rm -rf build/static-libraries/*/server
}

# make_one NAME: in the current folder
make_one() {
  case $1 in
    release | musl | small) cmake --preset "$1" -D QUADRILLE_TESTS=OFF && cmake --build --preset "$1" --target quadrille ;;
    web) cmake --preset web && cmake --build --preset web --target page ;;
    mvs) packaging/mvs.sh ;;
    s370) packaging/s370.sh ;;
    mainframe) mkdir -p build/mainframe && packaging/mainframe.sh ;;
    msx) mkdir -p build/msx && front/msx/build.sh ;;
    mc10) front/mc10/build.sh ;;
    packages) DEB_BUILD_OPTIONS=nocheck packaging/deb.sh -b ;;
    tarballs) borrow_libraries && packaging/tarballs.sh ;;
  esac
}

# products NAME: what of a build is handed out, as files or folders
products() {
  case $1 in
    release) echo build/release/quadrille build/release/quadrille.6 build/release/quadrille.bash ;;
    musl | small) echo "build/$1/quadrille" ;;
    web) echo build/web/page ;;
    msx) echo build/msx/quadrille.rom build/msx/*.COM ;;
    mc10) echo build/mc10/kulki.c10 build/mc10/kulki.rom build/mc10/mahjong.c10 build/mc10/mahjong.rom build/mc10/sliding.c10 build/mc10/sliding.rom ;;
    packages) (cd "$first" && echo build/deb/*.deb build/deb/*.orig.tar.gz) ;;
    tarballs) (cd "$first" && echo build/tarballs/*.tar.gz build/tarballs/*.zip) ;;
    *) echo "build/$1" ;;
  esac
}

compare() { # NAME
  for product in $(products "$1"); do
    [ -e "$first/$product" ] || echo "$product is missing"
    diff -rq "$first/$product" "$second/$product" >"$scratch/differences" ||
      { head -20 "$scratch/differences"; timeout 300 diffoscope --exclude-directory-metadata yes "$first/$product" "$second/$product" | head -60; }
  done
}

first=$scratch/one
second=$scratch/another-folder/with/a-longer-name
one_tree "$first"
one_tree "$second"
for name in $what; do
  (umask 022 && cd "$first" && LC_ALL=C TZ=UTC make_one "$name") >"$scratch/log" 2>&1
  verdict $? "$name is built" "$(tail -20 "$scratch/log")"
  (umask 077 && cd "$second" && export LC_ALL=C.UTF-8 TZ=Asia/Kathmandu NO_FAKE_STAT=1 &&
    export LD_PRELOAD="$faked" FAKETIME=+400d && make_one "$name") >"$scratch/log" 2>&1
  verdict $? "$name is built elsewhere, later" "$(tail -20 "$scratch/log")"
  nothing "$name has the same bytes" "$(compare "$name")"
  echo "# $name: $(cd "$first" && find $(products "$name") -type f | wc -l) files"
done

# A difference is noticed.
first=$scratch/a second=$scratch/b
mkdir -p "$first/build/sample" "$second/build/sample"
date >"$first/build/sample/file"
echo another >"$second/build/sample/file"
same "a difference is found" 1 "$(compare sample | grep -c 'differ$')"
done_testing
