#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the files of a release, build/releases/VERSION/, from a fresh clone of
# the commit that is checked out. The version must have been set, by
# packaging/set_version.sh, and nothing may be left to commit.
#   packaging/release.sh VERSION [PART...]
# Parts are source, `debian`, static, page, python, npm, msx, mc10, mainframe,
# small and results; without any, all of them.
#   CHECK=COMMAND   must succeed first, instead of ./check --long
#   KEY=FILE        the releaser's secret key for minisign; UNSIGNED=1 signs
#                   nothing, for tries
# The same commit makes the same bytes. docs/releases.md describes all of it.
set -eu
umask 022
cd "$(dirname "$0")/.."
root=$PWD
refuse() { echo "$*" >&2; exit 1; }
version=${1:?usage: release.sh VERSION [PART...]}
shift
all="source debian static page python npm msx mc10 mainframe small results"
for part in "$@"; do case " $all " in *" $part "*) ;; *) refuse "there is no part $part: $all" ;; esac; done
made=$root/build/releases/$version
tree=$root/build/release-tree
stage=$root/build/release-stage

# ---------------------------------------------------------------- refusals

[ "$(packaging/version.sh)" = "$version" ] || refuse "the sources have version $(packaging/version.sh); packaging/set_version.sh $version changes that"
grep -q "^## $version, " CHANGES.md || refuse "CHANGES.md has no heading for $version"
grep -q "^version: $version$" CITATION.cff || refuse "CITATION.cff has another version"
head -1 debian/changelog | grep -q "^quadrille ($version-" || refuse "debian/changelog begins with another version"
[ -e .git ] || refuse "these sources are no clone"
[ -z "$(git status --porcelain)" ] || refuse "there is something to commit:
$(git status --short | head -20)"
if [ -z "${UNSIGNED:-}" ]; then
  [ -r "${KEY:-}" ] || refuse "KEY must name the releaser's key; UNSIGNED=1 is for tries"
  command -v minisign >/dev/null || refuse "minisign is missing"
fi
emulators() { QUADRILLE_LONG=1 tests/computers/small_machines.sh; } # lines: a processor, and what runs its programs
# What is missing is noticed now, and not an hour later.
tools_of() {
  case $1 in
    debian) echo dh dpkg-buildpackage esbuild po4a clang ;;
    static) echo clang npm make patch x86_64-linux-gnu-gcc aarch64-linux-gnu-gcc qemu-aarch64 ;;
    page) echo clang zip ;;
    npm) echo clang node npm ;;
    msx) echo sdcc ;;
    mc10) echo dasm ;;
    mainframe) echo s390x-linux-gnu-gcc ;;
    small) echo musl-gcc && emulators | cut -d' ' -f 2 && sed -n 's/^    [a-z0-9_]*) build [a-z0-9_]* [a-z0-9]* \([a-z0-9_-]*-gcc\) .*/\1/p' packaging/small.sh ;;
  esac
}
[ $# -gt 0 ] || set -- $all
for part in "$@"; do
  for tool in $(tools_of "$part"); do command -v "$tool" >/dev/null || refuse "$tool is missing, for the part $part: ./check --long installs what is needed"; done
done
${CHECK:-./check --long} || refuse "the tests fail"

# ------------------------------------------------------------------- parts

commit=$(git rev-parse HEAD)
SOURCE_DATE_EPOCH=$(date -d "$(sed -n 's/^ -- .*>  //p;T;q' debian/changelog)" +%s)
export SOURCE_DATE_EPOCH TZ=UTC
unset CMAKE_C_COMPILER_LAUNCHER
rm -rf "$made" "$tree" "$stage"
mkdir -p "$made" "$stage"
git clone -q --no-local "$root" "$tree"
git -C "$tree" checkout -q "$commit"
cd "$tree"

# pack NAME: a folder of the stage, as an archive that is the same each time
pack() {
  chmod -R u=rwX,go=rX "$stage/$1"
  tar -C "$stage" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$1" | gzip -9n >"$made/$1.tar.gz"
}

# pack_files NAME FILE...: with the licence
pack_files() {
  name=quadrille-$version-$1
  shift
  mkdir -p "$stage/$name"
  cp -r "$@" LICENSE "$stage/$name"
  pack "$name"
}

make_source() {
  mkdir -p "$stage/quadrille-$version"
  packaging/sources.sh | xargs -0 cp --parents -t "$stage/quadrille-$version"
  pack "quadrille-$version"
}

make_debian() {
  packaging/deb.sh -b
  for file in build/deb/*.deb; do case $file in *-dbgsym_*) ;; *) cp "$file" "$made" ;; esac; done
}

make_static() {
  packaging/tarballs.sh x86_64 aarch64
  cp build/tarballs/*.tar.gz "$made"
}

make_page() {
  packaging/tarballs.sh page
  cp build/tarballs/*.zip "$made"
}

# setuptools gives the files of a source distribution the time at which it runs.
make_python() {
  mkdir -p "$stage/python"
  (cd bindings/python && /usr/bin/python3 -c '
import sys
from setuptools import build_meta
folder = sys.argv[1] # building changes it
build_meta.build_sdist(folder)
build_meta.build_wheel(folder)' "$stage/python")
  tar -C "$stage" -xzf "$stage"/python/*.tar.gz --transform "s,^[^/]*,quadrille-$version-python-sdist,"
  tar -C "$stage" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu --mode=u=rwX,go=rX \
    --transform "s/^quadrille-$version-python-sdist/quadrille_puzzles-$version/" -cf - "quadrille-$version-python-sdist" | gzip -9n >"$made/quadrille-$version-python-sdist.tar.gz"
  cp "$stage"/python/*.whl "$made"
}

make_npm() {
  . tests/node_packages.sh
  cmake --preset web -D QUADRILLE_WERROR=OFF
  cmake --build --preset web --target npm_module
  install_node_packages tests/web build/node
  node bindings/npm/build.mjs
  (cd build/npm/package && npm pack --silent --pack-destination "$stage")
  cp "$stage/quadrille-$version.tgz" "$made/quadrille-$version-npm.tgz"
}

make_msx() {
  mkdir -p build/msx
  front/msx/build.sh
  pack_files msx build/msx/quadrille.rom build/msx/*.COM docs/msx.md
}

make_mc10() {
  front/mc10/build.sh
  pack_files mc10 build/mc10/kulki.c10 build/mc10/kulki.rom build/mc10/mahjong.c10 build/mc10/mahjong.rom build/mc10/sliding.c10 build/mc10/sliding.rom docs/mc10.md
}

make_mainframe() {
  mkdir -p build/mainframe
  packaging/mvs.sh
  packaging/s370.sh
  packaging/mainframe.sh
  pack_files mainframe build/mvs build/s370 build/mainframe docs/mainframe.md
}

make_small() {
  packaging/small.sh
  cmake --preset small -B build/small-x86_64
  cmake --build build/small-x86_64 --target quadrille
  mkdir "$stage/small"
  for program in build/small-*/quadrille; do
    folder=${program%/quadrille}
    cp "$program" "$stage/small/quadrille-${folder#build/small-}"
  done
  pack_files small-linux "$stage"/small/* docs/smallest.md
}

make_results() { pack_files results docs/results; }

for part in "$@"; do
  # Not as a condition, in which a failing command would not end the function.
  set +e
  (set -e; "make_$part") >"$stage/log" 2>&1
  status=$?
  set -e
  [ $status = 0 ] || { tail -30 "$stage/log" >&2; refuse "$part could not be made"; }
done

# ------------------------------------------------- what is said about them

. tests/python_packages.sh
export scratch="$stage"
install_python_packages tests/licences/requirements.txt "$root/build/licences" || refuse "reuse can't be installed"
REUSE_ENCODING_MODULE=charset_normalizer "$root/build/licences/bin/reuse" spdx -o "$stage/bill.spdx" >/dev/null
python3 packaging/bill_of_materials.py "$version" <"$stage/bill.spdx" >"$made/quadrille-$version.spdx"

# first_line TOOL [OPTION]: what it says that it is; some say only a number
first_line() { command -v "$1" >/dev/null && "$@" 2>/dev/null | tr -d '"\\' | sed "s/^v\{0,1\}[0-9]/$1 &/;q"; }
# The first game of every variant, as a digest, by each program that can be run here.
digests() {
  for program in build/static-*/quadrille build/small-*/quadrille; do
    [ -x "$program" ] || continue
    name=$(basename "${program%/quadrille}")
    emulator=$(emulators | sed -n "s/^${name#*-} //p")
    printf '%s %s\n' "$name" "$($emulator "$program" proof --seed 1..1)"
  done
}
digests >"$stage/digests"
[ "$(cut -d' ' -f 2 "$stage/digests" | sort -u | wc -l)" -le 1 ] || refuse "not all programs play the same:
$(cat "$stage/digests")"
sums() { (cd "$made" && LC_ALL=C sha256sum quadrille* *.deb 2>/dev/null | sort -u -k 2); }
{
  printf '{\n  "name": "quadrille",\n  "version": "%s",\n  "commit": "%s",\n  "time": "%s",\n' "$version" "$commit" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)"
  printf '  "command": "packaging/release.sh %s",\n' "$(echo "$version" "$@")"
  printf '  "system": "%s",\n  "tools": [' "$(. /etc/os-release && echo "$PRETTY_NAME")"
  { for tool in gcc clang aarch64-linux-gnu-gcc cmake ninja node python3 dpkg-deb sdcc; do first_line $tool --version || :; done; first_line dasm || :; } |
    awk 'length { printf "%s\n    \"%s\"", comma, $0; comma = "," } END { print "" }'
  printf '  ],\n  "games": {'
  awk '{ printf "%s\n    \"%s\": \"%s\"", comma, $1, $2; comma = "," } END { print "" }' "$stage/digests"
  printf '  },\n  "files": {'
  sums | awk '{ printf "%s\n    \"%s\": \"%s\"", comma, $2, $1; comma = "," } END { print "" }'
  printf '  }\n}\n'
} >"$stage/provenance"
cp "$stage/provenance" "$made/quadrille-$version-provenance.json"
sums >"$made/SHA256SUMS"
[ -n "${UNSIGNED:-}" ] || minisign -S -s "$KEY" -m "$made/SHA256SUMS" -t "Quadrille $version, commit $commit" >/dev/null
rm -rf "$tree" "$stage"
ls -l "$made"
