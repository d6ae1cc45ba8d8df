#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks as much of the source kit for MVS as is possible without MVS.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1
kit=build/mvs

packaging/mvs.sh >"$scratch/log" 2>&1
verdict $? "it is made" "$(tail -5 "$scratch/log")"
nothing "lines have 72 columns at most" "$(awk 'length > 72 { print FILENAME ": " FNR }' $kit/*/* $kit/quadrill.jcl)"
nothing "members have names of eight letters at most" "$(ls $kit/source $kit/headers | grep '\.' | grep -vE '^[A-Z][A-Z0-9]{0,7}\.[CH]$')"
nothing "no line of a member could be taken for one of the job" "$(grep -nE '^(\./|@@|//)' $kit/source/* $kit/headers/*)"
nothing "it has no sign beyond what all code pages have" "$(grep -nP '[^\x20-\x7e]' $kit/source/* $kit/headers/*)"

strict="-std=c90 -pedantic-errors -Wno-overlength-strings -Wall -Wextra -Wdeclaration-after-statement -Wvla -Werror -I$root/$kit/headers"
compile() { # COMPILER...: puts objects into the scratch folder
  (cd "$scratch" && "$@" $strict -x c -c "$root/$kit"/source/*.C 2>&1)
}
[ -z "${QUADRILLE_LONG:-}" ] || nothing "clang takes it as C90" "$(compile clang -fsyntax-only)"
nothing "gcc takes it as C90, with unsigned letters" "$(compile gcc -funsigned-char)"
nothing "names are told apart in eight letters, of one case" \
  "$(nm --defined-only -g "$scratch"/*.o | awk 'NF == 3 { print toupper(substr($3, 1, 8)) }' | sort | uniq -d)"
nothing "and none has more, or a sign that linkers don't know" "$(nm --defined-only -g "$scratch"/*.o | awk 'NF == 3 { print $3 }' | grep -vE '^[a-z][a-z0-9]{0,7}$')"
gcc -o "$scratch/quadrill" "$scratch"/*.o
same "the packed program plays the same games" "$("$build/quadrille" proof)" "$(printf 'proof 3\nquit\n' | "$scratch/quadrill" | grep -E '^[0-9a-f]{16}$')"
printf 'freecell 617\n2a 21 72\nundo\nmenu\nquit\n' | "$scratch/quadrill" >"$scratch/out"
same "the packed program is played in line mode" "1" "$(grep -c '^ 4S      2H  5D  JC  6C  JH  QH' "$scratch/out")"
# Line mode elsewhere has a prompt before what is typed, here on its own line.
printf 'b2 i9\ni2 b4\nundo\nundo\n' >"$scratch/typed"
"$build/quadrille" kulki --seed plum --echo --ascii <"$scratch/typed" | sed -n 's/ *$//; s/^Enter command: .*/Enter command:/; p' >"$scratch/wanted"
{ echo 'kulki plum' && cat "$scratch/typed"; } | "$scratch/quadrill" | sed 's/ *$//' | sed -n '/^Welcome/,$p' >"$scratch/out"
same "the packed program prints what line mode prints" "$(cat "$scratch/wanted")" "$(cat "$scratch/out")"
same "the job compiles every source once, and links it" "$(ls $kit/source | wc -l) $(ls $kit/source | wc -l)" \
  "$(grep -c '^//C[0-9]* *EXEC COMP,M=' $kit/quadrill.jcl) $(grep -c '^ INCLUDE OBJECT(' $kit/quadrill.jcl)"
done_testing
