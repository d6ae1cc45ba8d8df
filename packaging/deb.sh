#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the Debian packages, build/deb/*.deb, from the files of the sources.
# FOLDER is another folder for them; options are those of dpkg-buildpackage, such
# as -S for the source package.
# Needs what debian/control names. DEB_BUILD_OPTIONS=nocheck leaves out the
# games that are played for comparison. The same sources make the same packages,
# because all times are that of debian/changelog.
set -eu
cd "$(dirname "$0")/.."
version=$(dpkg-parsechangelog -S Version)
upstream=${version%-*}
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -S Timestamp)
export SOURCE_DATE_EPOCH
folder=${FOLDER:-build/deb}
tree=$folder/quadrille-$upstream
rm -rf "$folder"
mkdir -p "$tree"
packaging/sources.sh | xargs -0 cp --parents -t "$tree"
chmod -R u=rwX,go=rX "$tree"
tar -C "$folder" --exclude=debian --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
  -cf - "quadrille-$upstream" | gzip -9n >"$folder/quadrille_$upstream.orig.tar.gz"
cd "$tree"
unset CMAKE_C_COMPILER_LAUNCHER
dpkg-buildpackage -us -uc "$@"
