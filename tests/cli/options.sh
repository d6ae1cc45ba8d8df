# SPDX-License-Identifier: MIT
# Stray arguments, bad values and contradictions.

python3 "$root/tests/cli/options.py" "$quadrille" >"$scratch/options" 2>&1
nothing "each command refuses a word that it has no use for" "$(grep '^word ' "$scratch/options")"
nothing "and a value that is none of those listed" "$(grep '^value ' "$scratch/options")"
nothing "and options that exclude each other" "$(grep '^pair ' "$scratch/options")"
same "all of that was tried" "all tried" "$(tail -1 "$scratch/options")"
