#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes a web site of the landing page, the page of the games below play/, and the
# documents, in build/site. Every link is relative, so it works below any address.
#   packaging/site.sh
# Needs the packages of ./play web, mkdocs, and those with which the package for
# JavaScript is built.
set -eu
umask 022
cd "$(dirname "$0")/.."
. packaging/setup.sh
. tests/node_packages.sh
sources=build/site-sources

# Documents, and what they link to. MkDocs copies what is no document as it is.
stage() {
  rm -rf "$sources"
  mkdir -p "$sources"
  packaging/sources.sh | grep -zE '^([A-Z_]+\.md|LICENSE|CITATION\.cff|(docs|examples|include|packaging/recipes|bindings/[a-z]*/examples|tests/conventions)/.*|library/abi\.txt|tests/surface\.txt|tests/mcp/not_applicable\.yaml|.*/README\.md)$' |
    xargs -0 cp --parents -t "$sources"
}

# list_folders: gives each folder without a page one, because documents link to folders
list_folders() {
  find "$sources" -mindepth 1 -type d | while read -r folder; do
    [ -e "$folder/README.md" ] || (cd "$folder" && { echo "# ${folder#"$sources"/}" && echo && for name in *; do echo "- [$name]($name)"; done; } >index.md)
  done
}

build_preset web
install_node_packages tests/web build/node
quietly "package for JavaScript" node bindings/npm/build.mjs
stage
list_folders
quietly site mkdocs build -q --strict -f packaging/site/mkdocs.yml
cp -r build/web/page build/site/play
cp -r build/npm/package/dist build/site/board
