#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that every file has a licence and a copyright, as https://reuse.software
# asks, and that every binary has a source: licences.sh
. "$(dirname "$0")/tap.sh"
. "$root/tests/python_packages.sh"
cd "$root" || exit 1
# The default needs a library of the system.
export REUSE_ENCODING_MODULE=charset_normalizer

install_python_packages tests/licences/requirements.txt build/licences
verdict $? "the tools can be installed" "$(tail -20 "$scratch/log" 2>/dev/null)"
reuse=$root/build/licences/bin/reuse

# A copy has nothing but the sources, whether or not they are a clone.
mkdir "$scratch/tree"
packaging/sources.sh >"$scratch/names"
xargs -0 cp --parents -t "$scratch/tree" <"$scratch/names"
said=$(cd "$scratch/tree" && "$reuse" lint 2>&1)
verdict $? "every file has a licence and a copyright" "$said"
same "the licence is that of the repository" "$(cat LICENSE)" "$(cat LICENSES/MIT.txt)"

(cd "$scratch/tree" && "$reuse" spdx -o "$scratch/bill") >/dev/null 2>"$scratch/log"
verdict $? "a bill of materials can be written" "$(tail -20 "$scratch/log")"
# The licence's text is no part of it, nor are empty files, and REUSE.toml.
nothing "with all files, their checksums and licences" \
  "$(sed -n 's|^FileName: \./||p' "$scratch/bill" | LC_ALL=C sort >"$scratch/billed"
    tr '\0' '\n' <"$scratch/names" | while read -r name; do [ ! -s "$name" ] || echo "$name"; done | grep -vxE 'LICENSE|LICENSES/.*|REUSE.toml' |
      LC_ALL=C sort | LC_ALL=C comm -23 - "$scratch/billed"
    grep -A3 '^FileName' "$scratch/bill" | grep -E '^LicenseConcluded|^FileChecksum|^LicenseInfoInFile' | cut -d: -f 1 | sort | uniq -c | awk 'NR > 1 && $1 != last { print } { last = $1 }')"

nothing "every binary has a source" "$(python3 -B tests/licences/binaries.py <"$scratch/names")"

# ------------------------------------------------------ mistakes are found

echo 'int x;' >"$scratch/tree/rules/core/unlicensed.c"
same "a source without a licence is found" "no license identifier" \
  "$(cd "$scratch/tree" && "$reuse" lint-file rules/core/unlicensed.c | sed 's/.*: //')"
printf 'a\0b' >"$scratch/tree/data/unknown.bin"
same "a binary without a source is found" "data/unknown.bin is a binary that docs/binaries.md does not name" \
  "$(cd "$scratch/tree" && { cat "$scratch/names"; printf 'data/unknown.bin\0'; } | python3 -B tests/licences/binaries.py)"
echo "# files: $(tr -cd '\0' <"$scratch/names" | wc -c)"
done_testing
