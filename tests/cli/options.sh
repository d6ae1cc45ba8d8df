# SPDX-License-Identifier: MIT
# Every option with every command, and a stray argument for each. Sanitizers
# make the program slow to start, so with them only a seventh of the options is
# tried with each command.

stride=1
case $build in */debug) stride=7 ;; esac
python3 "$root/tests/cli/options.py" "$quadrille" $stride >"$scratch/options" 2>&1
nothing "each command takes the options that its help lists, and no others" "$(grep '^option ' "$scratch/options")"
nothing "and refuses a word that it has no use for" "$(grep '^word ' "$scratch/options")"
nothing "and a value that is none of those listed" "$(grep '^value ' "$scratch/options")"
nothing "and options that exclude each other" "$(grep '^pair ' "$scratch/options")"
same "all of that was tried" "all tried" "$(tail -1 "$scratch/options")"
