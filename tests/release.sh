#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes a release of a version that there never will be, in a clone of its own
# and with a key of its own: what is refused, what is signed, and that the same
# commit makes the same files. The long form makes all parts, the usual one those
# that need no compiler.
#   release.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
version=99.1.2
tree=$scratch/tree
old=$(packaging/version.sh)
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.org GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.org
export GIT_AUTHOR_DATE="2026-11-22 12:00 +0000" GIT_COMMITTER_DATE="2026-11-22 12:00 +0000"

mkdir -p "$tree"
packaging/sources.sh | xargs -0 cp --parents -t "$tree"
cd "$tree" || exit 1
git init -q -b main .
git add -A && git commit -q -m "All of it"
# The tools and what apt fetches need not come again.
mkdir -p build "$root/build/licences" "$root/build/static-libraries"
ln -s "$root/build/licences" "$root/build/static-libraries" build

# ----------------------------------------------------------------- versions

for number in 1.2 1.2.3.4 1.x.0 .1.2 "$old" 0.0.1; do
  packaging/set_version.sh "$number" >/dev/null 2>"$scratch/said"
  same "the version can't become $number" "1 1" "$? $(wc -l <"$scratch/said")"
done
nothing "a refusal changes nothing" "$(git status --porcelain)"
said=$(packaging/set_version.sh $version 2026-11-22 2>&1)
verdict $? "a later version is set" "$said"
same "the sources have it" $version "$(packaging/version.sh)"
same "what was unreleased in CHANGES.md is that version's" "+## $version, 22 November 2026" "$(git diff -U0 CHANGES.md | sed -n 's/^+\([^+]\)/+\1/p')"
same "its time is the beginning of that day" "$(date -u -d 2026-11-22 +%s)" "$(dpkg-parsechangelog -S Timestamp)"
same "software centres see it first" "<release version=\"$version\" type=\"stable\" date=\"2026-11-22\"/>" "$(sed -n 's/^ *\(<release .*\)/\1/p' packaging/desktop/*.metainfo.xml.in | head -1)"
# Minimal versions of symbols, histories and packages of others stay.
nothing "no text names the version before" \
  "$(git grep -nwF "$old" -- ':!tests' ':!CHANGES.md' ':!debian' ':!docs/results' ':!*requirements.txt' ':!*package-lock.json' ':!packaging/manual/manual.awk' ':!*.metainfo.xml.in')"
cmake -S . -B "$scratch/configured" -G Ninja -D QUADRILLE_TESTS=OFF -D QUADRILLE_STORE=OFF -D QUADRILLE_SCREEN=OFF -D QUADRILLE_WEB=OFF >"$scratch/log" 2>&1
same "programs are built with it" "CMAKE_PROJECT_VERSION:STATIC=$version" "$(grep '^CMAKE_PROJECT_VERSION:' "$scratch/configured/CMakeCache.txt")"
same "Debian's packages are as well" "$version-1" "$(dpkg-parsechangelog -S Version)"

# ----------------------------------------------------------------- refusals

export UNSIGNED=1 CHECK=true
# refuses WORDS TEXT ARGUMENTS...
refuses() {
  words=$1 expected=$2
  shift 2
  said=$(packaging/release.sh "$@" 2>&1)
  code=$?
  case $code-$said in 1-*"$expected"*) verdict 0 "$words" ;; *) verdict 1 "$words" "exit code $code: $said" ;; esac
}
refuses "nothing may be left to commit" "there is something to commit" $version source
git commit -q -a -m "Set the version"
refuses "the version must be that of the sources" "the sources have version $version" 99.1.3 source
refuses "a part must exist" "there is no part nonsense" $version nonsense
cp -rs /usr/bin "$scratch/tools" && rm "$scratch/tools/sdcc"
PATH=$scratch/tools refuses "a compiler must not be missing" "sdcc is missing, for the part msx" $version source msx
CHECK=false refuses "tests that fail stop it" "the tests fail" $version source
UNSIGNED= KEY=$scratch/missing refuses "a release needs a key" "KEY must name the releaser's key" $version source
nothing "and then there are no files" "$(ls build/releases 2>/dev/null)"

# -------------------------------------------------------------- a release

minisign -G -W -p "$scratch/quadrille.pub" -s "$scratch/secret" >/dev/null 2>&1
verdict $? "a key can be made"
unset UNSIGNED
KEY=$scratch/secret
export KEY
parts="source results"
[ -z "${QUADRILLE_LONG:-}" ] || parts=
log=$(packaging/release.sh $version $parts 2>&1)
verdict $? "a release is made" "$log"
cp -r build/releases/$version "$scratch/first"
files=$scratch/first
same "the signature is that of the key" "Signature and comment signature verified" \
  "$(minisign -V -p "$scratch/quadrille.pub" -m "$files/SHA256SUMS" 2>&1 | head -1)"
same "and says of which commit" "Quadrille $version, commit $(git rev-parse HEAD)" "$(sed -n 's/^trusted comment: //p' "$files/SHA256SUMS.minisig")"
said=$(cd "$files" && sha256sum --strict -c SHA256SUMS 2>&1)
verdict $? "the files are those that were signed" "$said"
same "no file is without a sum" "$(cd "$files" && ls | grep -v '^SHA256SUMS' | LC_ALL=C sort)" "$(sed 's/.*  //' "$files/SHA256SUMS" | LC_ALL=C sort)"
nothing "every name has the version" "$(ls "$files" | grep -vE "^SHA256SUMS|$version")"
cp "$files/SHA256SUMS" "$files/SHA256SUMS.minisig" "$scratch"
sed -i 's/^./0/; s/^0\(.\)0/1\10/' "$scratch/SHA256SUMS"
minisign -V -p "$scratch/quadrille.pub" -m "$scratch/SHA256SUMS" >/dev/null 2>&1
same "changed sums are noticed" 1 $?

same "the provenance names commit, tools and files" "$(git rev-parse HEAD) True True" "$(python3 -c '
import json, sys
said = json.load(open(sys.argv[1]))
named = {tool.split()[0] for tool in said["tools"]}
print(said["commit"], {"gcc", "cmake", "ninja", "node", "Python"} <= named and "Warning:" not in named, any("results" in name for name in said["files"]))' "$files/quadrille-$version-provenance.json")"
same "the bill of materials names the program, its libraries and its files" "6 yes" \
  "$(grep -c '^PackageName: ' "$files/quadrille-$version.spdx") $(grep -qx 'FileName: ./rules/games.c' "$files/quadrille-$version.spdx" && echo yes)"

tar -C "$scratch" -xzf "$files/quadrille-$version.tar.gz"
nothing "the source tarball has all that git has, and nothing else" "$(git ls-files | LC_ALL=C sort >"$scratch/known"
  (cd "$scratch/quadrille-$version" && packaging/sources.sh | tr '\0' '\n' | LC_ALL=C sort) | diff "$scratch/known" -)"

if [ -n "${QUADRILLE_LONG:-}" ]; then
  same "its programs for two and for eight processors play the same games" "10 $("$build/quadrille" proof --seed 1..1)" "$(python3 -c '
import json, sys
games = json.load(open(sys.argv[1]))["games"]
print(len(games), *set(games.values()))' "$files/quadrille-$version-provenance.json")"
  log=$("$root/tests/release_verified.sh" "$files" "$scratch/quadrille.pub" 2>&1)
  verdict $? "in a bare system it is verified, installed, used and removed as the documents say" "$(printf '%s\n' "$log" | grep -A12 '^not ok')"
fi

# ------------------------------------------------------ the same once more

# In the long form the programs are left out: reproducible.sh builds them twice.
[ -z "${QUADRILLE_LONG:-}" ] || parts="source page python npm msx mc10 mainframe results"
git clone -q . "$scratch/elsewhere"
cd "$scratch/elsewhere" || exit 1
mkdir build
ln -s "$root/build/licences" "$root/build/static-libraries" build
log=$(umask 077; TZ=Asia/Kathmandu LC_ALL=C.UTF-8 packaging/release.sh $version $parts 2>&1)
verdict $? "the same release is made again, elsewhere" "$log"
nothing "with the same bytes" "$(cd build/releases/$version && for file in quadrille*; do
  case $file in *-provenance.json) ;; *) cmp "$file" "$files/$file" 2>&1 ;; esac; done)"
echo "# files: $(ls "$files" | wc -l)"
done_testing
