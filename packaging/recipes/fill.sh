#!/bin/sh
# SPDX-License-Identifier: MIT
# Fills in the recipes, into build/recipes/.
#   packaging/recipes/fill.sh ADDRESS TARBALL
# ADDRESS is that of the project, below which releases are, such as
# https://example.org/quadrille; TARBALL is the file of the sources.
set -eu
address=${1:?usage: fill.sh ADDRESS TARBALL}
sum=$(sha256sum <"${2:?usage: fill.sh ADDRESS TARBALL}" | cut -d' ' -f1)
sum512=$(sha512sum <"$2" | cut -d' ' -f1)
size=$(wc -c <"$2")
cd "$(dirname "$0")"
root=../..
version=$($root/packaging/version.sh)
made=$root/build/recipes
date=$(LC_ALL=C date -u -d "$(sed -n 's/^ -- .*>  //p;T;q' $root/debian/changelog)" '+%a %b %d %Y')
time=$(date -d "$(sed -n 's/^ -- .*>  //p;T;q' $root/debian/changelog)" +%s)
rm -rf "$made"
mkdir -p "$made/freebsd"
for recipe in *.in freebsd/*.in; do
  sed "s|@VERSION@|$version|g; s|@ADDRESS@|$address|g; s|@SHA256@|$sum|g; s|@SHA512@|$sum512|g; s|@SIZE@|$size|g; s|@DATE@|$date|g; s|@TIME@|$time|g" \
    "$recipe" >"$made/${recipe%.in}"
done
