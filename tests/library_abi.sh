#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests that programs which were compiled with the library can go on using it:
# what they rely on is as library/abi.txt says.
#   library_abi.sh BUILD
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
library=$build/libquadrille.so

if [ "$(uname -m)" != x86_64 ]; then
  echo "1..0 # skip: the listing is that of x86_64"
  exit
fi
nothing "what programs rely on is what library/abi.txt lists" "$(
  python3 library/abi.py include/quadrille.h "$library" 2>&1 | diff library/abi.txt - ||
    echo "To accept a change that you have reviewed: library/abi.py include/quadrille.h build/release/libquadrille.so --accept"
)"

exported() { sed -n "s/$1/\\1/p" "$2" | LC_ALL=C sort; }
same "Debian's list of symbols has every function" "$(exported '^exports \(quadrille_.*\)@@QUADRILLE_0$' library/abi.txt)" \
  "$(exported '^ \(quadrille_.*\)@QUADRILLE_0 .*' debian/libquadrille0.symbols)"

# changed EXPRESSION: how many lines of the listing change with sed's change of
# the header
changed() {
  sed "$1" include/quadrille.h >"$scratch/quadrille.h"
  python3 library/abi.py "$scratch/quadrille.h" "$library" 2>&1 | diff library/abi.txt - | grep -c '^[<>]'
}
same "a comment is no change" 0 "$(changed 's/as text like/as a text like/')"
same "a longer array is one, and makes its structure longer" 4 "$(changed 's/words\[240\]/words[248]/')"
same "so is another number of an error" 2 "$(changed 's/PATH_BLOCKED = 1001/PATH_BLOCKED = 1099/')"
same "another order of members" 4 "$(changed '/uint32_t score;$/d; s/uint32_t count;  .*/uint32_t score, count;/')"
same "and another type" 2 "$(changed 's/^QUADRILLE_API int quadrille_version/QUADRILLE_API long quadrille_version/')"

# The version of the listing has been released in the second case.
mkdir -p "$scratch/clone/library"
cp library/abi.py "$scratch/clone/library"
sed 's/PATH_BLOCKED = 1001/PATH_BLOCKED = 1099/' library/abi.txt >"$scratch/clone/library/abi.txt"
version=$(sed -n 's/^version \(.*\), on.*/\1/p' library/abi.txt)
printf '## Unreleased\n\n## %s\n' "$version" >"$scratch/clone/CHANGES.md"
accept() { python3 "$scratch/clone/library/abi.py" "$1" "$library" --accept 2>&1; }
same "a released version can't be changed" "$version has been released: raise the version with packaging/set_version.sh" "$(accept include/quadrille.h)"
sed 's/_VERSION_MINOR [0-9]*/_VERSION_MINOR 99/' include/quadrille.h >"$scratch/quadrille.h"
nothing "the next one can" "$(accept "$scratch/quadrille.h")"
same "and is written down" "PATH_BLOCKED = 1001" "$(grep -o 'PATH_BLOCKED = .*' "$scratch/clone/library/abi.txt")"
echo '## Unreleased' >"$scratch/clone/CHANGES.md"
nothing "so can one that hasn't been released" "$(accept include/quadrille.h)"
done_testing
