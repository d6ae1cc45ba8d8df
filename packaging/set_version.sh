#!/bin/sh
# SPDX-License-Identifier: MIT
# Gives the sources another version, a later one, as of today or of a date like
# 2026-12-24: in the public header, from which builds and packages take it, and
# in the texts that must contain it. What was Unreleased in CHANGES.md becomes
# that version's, and the header of a new x.y.0 is kept for tests of later ones.
# The time of the version is the beginning of that day in UTC: files in archives
# from the future make build tools build them without end.
# Commit the result; packaging/release.sh builds it.
#   packaging/set_version.sh VERSION [DATE]
set -eu
cd "$(dirname "$0")/.."
version=${1:?usage: set_version.sh VERSION [DATE]}
refuse() { echo "$*" >&2; exit 1; }
case $version in
  *[!0-9.]* | *.*.*.* | .* | *. | *..*) refuse "$version is no version: it has three numbers, such as 1.2.3" ;;
  *.*.*) ;;
  *) refuse "$version is no version: it has three numbers, such as 1.2.3" ;;
esac
old=$(packaging/version.sh)
[ "$version" != "$old" ] && [ "$(printf '%s\n' "$old" "$version" | sort -V | tail -1)" = "$version" ] || refuse "$version is not later than $old"
grep -qx "## Unreleased" CHANGES.md || refuse "CHANGES.md has no heading Unreleased"
date=$(date -u -d "${2:-now}" +%Y-%m-%d)

IFS=. read -r major minor patch <<END_OF_VERSION
$version
END_OF_VERSION
sed -i "s/^\(#define QUADRILLE_VERSION_MAJOR\) .*/\1 $major/; s/^\(#define QUADRILLE_VERSION_MINOR\) .*/\1 $minor/
  s/^\(#define QUADRILLE_VERSION_PATCH\) .*/\1 $patch/" include/quadrille.h
[ "$patch" != 0 ] || cp include/quadrille.h "tests/old/library/quadrille-$major.$minor.h"
sed -i "1s/^version [0-9.]*,/version $version,/" library/abi.txt
sed -i "s/^version: .*/version: $version/" CITATION.cff
sed -i "s/\(\"title\":\"Quadrille\",\"version\":\"\)[0-9.]*\"/\1$version\"/g" docs/mcp.md
[ "$major" = 0 ] && type=development || type=stable
sed -i "s|^  <releases>$|&\n    <release version=\"$version\" type=\"$type\" date=\"$date\"/>|" packaging/desktop/quadrille.metainfo.xml.in
{
  printf 'quadrille (%s-1) UNRELEASED; urgency=medium\n\n  * New upstream version.\n\n' "$version"
  printf '%s  %s\n\n' "$(sed -n '/^ -- /{s/>.*/>/p;q}' debian/changelog)" "$(LC_ALL=C date -u -d "$date" '+%a, %d %b %Y %H:%M:%S +0000')"
  cat debian/changelog
} >debian/changelog.new
mv debian/changelog.new debian/changelog
sed -i "s/^## Unreleased$/&\n\n## $version, $(LC_ALL=C date -u -d "$date" '+%-d %B %Y')/" CHANGES.md
echo "The version is $version, as of $date. Look at the changes, say in"
echo "packaging/desktop/quadrille.metainfo.xml.in what is new, and commit."
