#!/bin/sh
# SPDX-License-Identifier: MIT
# Collects the sentences of all sources in po/quadrille.pot, and merges what is
# new into the languages of po/LINGUAS. Run it after a sentence has changed.
#   po/update.sh [FILE]   writes the template to FILE, and merges nothing
set -e
cd "$(dirname "$0")/.."
template=${1:-po/quadrille.pot}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What players never read in their language: what programs are told, machines
# that have no catalogues, and what isn't installed.
find . -name '*.[ch]' -not -path './build/*' -not -path './tests/*' -not -path './bench/*' \
  -not -path './train/*' -not -path './docs/*' -not -path './examples/*' -not -path './bindings/*' \
  -not -path './library/*' -not -path './include/*' -not -path './bot/*' -not -path './mcp/*' -not -path './survey/*' \
  -not -path './front/msx/*' -not -path './front/mainframe/*' -not -path './rules/core/base.h' |
  sed 's,^\./,,' | LC_ALL=C sort >"$work/files"

# Scripts of the page, and of the package's board. A file of layouts begins with a sentence about each.
find front/web/page bindings/npm/src po -name '*.js' | LC_ALL=C sort >"$work/scripts"
for layout in data/layouts/*; do
  name=$(basename "$layout" | awk '{ print toupper(substr($0, 1, 1)) substr($0, 2) }')
  echo "// TRANSLATORS: A layout of Mahjong."
  echo "markIn(\"layout\", \"$name\");"
  sed -n 's/^# \([A-Z].*\) [0-9]* tiles\.$/mark("\1");/p' "$layout"
done >"$work/layouts.js"

common="--from-code=UTF-8 --add-comments=TRANSLATORS --add-location=file --sort-by-file --no-wrap
  --package-name=Quadrille --msgid-bugs-address=quadrille"
xgettext --files-from="$work/files" --output="$work/all.pot" --language=C $common \
  --keyword --keyword=_ --keyword=N_ --keyword=FORMS_:1c,2 --keyword=translate_in:1c,2 \
  --keyword=PLURAL_:1,2 --keyword=plural_form:2,3 --keyword=translate_count:2,3 --keyword=page_unit:4,5 --keyword=page_also:3,4 \
  --flag=_:1:pass-c-format --flag=N_:1:pass-c-format --flag=plural_form:2:pass-c-format --flag=plural_form:3:pass-c-format
xgettext --directory=. --directory="$work" --join-existing --output="$work/all.pot" --language=JavaScript $common \
  --keyword --keyword=tr --keyword=mark --keyword=trIn:1c,2 --keyword=markIn:1c,2 --keyword=trCount:2,3 --keyword=markCount:1,2 \
  --files-from="$work/scripts" layouts.js
sed -i 's,^\(#:.* \)layouts\.js\( \|$\),\1data/layouts\2,' "$work/all.pot"
python3 -B po/expand_forms.py "$work/all.pot" >"$work/expanded.pot"
msguniq --no-wrap --output-file="$work/program.pot" "$work/expanded.pot"

# What desktops and software centres show, and the manual of the window. Their
# entries need no header besides the program's.
find packaging/desktop \( -name '*.desktop' -o -name '*.xml.in' \) | LC_ALL=C sort >"$work/files"
xgettext --files-from="$work/files" --output="$work/desktop.pot" --omit-header --from-code=UTF-8 --add-location=file --sort-by-file --no-wrap
window=packaging/desktop/quadrille-window.6
po4a-updatepo --format man --option untranslated=TH --master $window --po "$work/manual.pot" >"$work/said" 2>&1 || { cat "$work/said" >&2; exit 1; }
sed '1,/^$/d; /^#[.] type: /d; s/^\(#: [^:]*\):.*/\1/' "$work/manual.pot" >"$work/window.pot"
msgcat --no-wrap "$work/program.pot" "$work/desktop.pot" "$work/window.pot" | sed '/^#[.] #-#-#/d' >"$work/quadrille.pot"
cp "$work/quadrille.pot" "$template"

[ $# = 0 ] || exit 0
for language in $(grep '^[a-z]' po/LINGUAS); do
  msgmerge --quiet --update --backup=none --no-wrap --previous "po/$language.po" po/quadrille.pot
done
