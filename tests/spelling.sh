#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the spelling of what people read, comments, messages and guides, in
# British English. hunspell refuses unknown words; codespell, which knows common
# mistakes, finds those that happen to be words. Correct words that they do not
# know are in spelling/words.txt.
#   spelling.sh
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
export LC_ALL=C.UTF-8
own=tests/spelling/words.txt

layers="include library examples rules session challenge solve formats wording sound translation store host backup statistics advice table front bot mcp command"
find $layers train bench tests docs packaging bindings/npm/*/ bindings/npm/*.mjs bindings/python/*/ *.md check play -type f \
  -not -path '*/generated/*' \( -name '*.[ch]' -o -name '*.js' -o -name '*.mjs' -o -name '*.md' -o -name '*.sh' -o -name '*.py' -o -name check -o -name play \) |
  sort | xargs python3 tests/spelling/extract.py >"$scratch/said"
cut -f 1 "$scratch/said" >"$scratch/words"

# places < WORDS: prints each word's location once
places() { sort -u | awk -F '\t' 'NR == FNR { wrong[$1]; next } $1 in wrong { print $2 ": " $1 }' - "$scratch/said"; }

nothing "hunspell knows every word" "$(sort -u "$scratch/words" | hunspell -i utf-8 -d en_GB -p "$root/$own" -l 2>&1 | places)"
nothing "codespell knows no mistake" \
  "$(codespell -I $own - <"$scratch/words" | sed -n 's/ ==> /\t/p' | sort -t : -k 1n -u |
    awk -F '[:\t]' 'NR == FNR { right[$1] = $3; next } FNR in right { print $2 ":" $3 ": " $1 " should be " right[FNR] }' - "$scratch/said")"
nothing "the words of our own are in order" "$(LC_ALL=C sort -cu $own 2>&1)"
nothing "and each of them is needed" \
  "$({ cat "$scratch/words"; tr 'A-Z' 'a-z' <"$scratch/words"; } | LC_ALL=C sort -u | LC_ALL=C comm -13 - $own)"
same "a mistake is found in every kind of text" "commennt messagge templatte tset" "$(
  printf '/* A commennt, but code in `backquotess` is none, nor is int_typpe. */\n%s\n' 'say("This is a messagge of three");' >"$scratch/a.c"
  printf '// See tset, of Culbersson.\n%s\n' 'const x = `what a templatte is ${nott}`;' >"$scratch/a.js"
  python3 tests/spelling/extract.py "$scratch/a.c" "$scratch/a.js" | cut -f 1 | sort -u | hunspell -i utf-8 -d en_GB -l | xargs
)"
echo "# words: $(sort -u "$scratch/words" | wc -l) different ones, $(wc -l <$own) of our own"
done_testing
