#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays each game with the program and with a plain model in Python, which was
# written from docs/rules.md, and compares them after every step.
. "$(dirname "$0")/tap.sh"
steps=${QUADRILLE_LONG:+250000}
steps=${steps:-5000}
partner=$build/models/partner

# Debian's Python has Debian's Hypothesis, which keeps tables of characters.
export HYPOTHESIS_STORAGE_DIRECTORY="$scratch/hypothesis"
python() { PYTHONPATH=$root/tests/models /usr/bin/python3 -B "$@" 2>"$scratch/complaints"; }

for game in $games; do
  said=$(python "$root/tests/models/compare.py" "$partner" "$game" "$steps")
  verdict $? "$game: the program plays as the model does" "$said
$(tail -5 "$scratch/complaints")"
  echo "# $game: $said" | fold -s -w 110 | sed '2,$s/^/#   /'
done

# Fewer steps, for the library has the same rules.
for game in $games; do
  said=$(python "$root/tests/models/compare.py" "$build/models/library_partner" "$game" $((steps / 5)))
  verdict $? "$game: so does the library, with the same moves in its masks" "$said
$(tail -5 "$scratch/complaints")"
done

# differs GAME CHANGE: a model with another rule does not agree with the program
differs() {
  said=$(python -c "import sys, $1, compare
$2
sys.exit(compare.main('$partner', '$1', '1000'))")
  [ "${said#differs after }" != "$said" ]
  verdict $? "$1: a model with '$2' differs" "$said
$(tail -5 "$scratch/complaints")"
}
differs kulki 'kulki.LINE = 6'
differs mahjong 'mahjong.SHUFFLE_TRIES = 0'
differs freecell 'freecell.RED = "CD"'
differs sliding 'sliding.is_won = lambda position: False'
done_testing
