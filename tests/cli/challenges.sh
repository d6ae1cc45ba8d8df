# SPDX-License-Identifier: MIT
# Challenges: a finished game as a sealed code, and the same deal for a friend.

printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/board.txt"
saved_game finished.txt '8' sliding --board "$scratch/board.txt"
saved_game unfinished.txt '7' sliding --board "$scratch/board.txt"
refuses "a game in progress is no challenge" 2 'Only a finished game can be a challenge' share --challenge "$scratch/unfinished.txt"
refuses "the challenger's name is not empty" 2 '--by takes a name of at most 23 bytes' share --challenge --by '' "$scratch/finished.txt"
refuses "the challenger's name is not too long" 2 'at most 23 bytes' share --challenge --by 'A name of many, many bytes' "$scratch/finished.txt"
refuses "--by needs a challenge" 2 '--by needs --challenge' share --by Ann "$scratch/finished.txt"
refuses "a challenge is no share code" 2 "--challenge and --code can't be used together" share --challenge --code "$scratch/finished.txt"
refuses "--challenge is for 'share'" 2 '--challenge' verify --challenge "$scratch/finished.txt"

prints "a finished game is a challenge" 'qc2-' share --challenge --by Ann "$scratch/finished.txt"
challenge=$out
verdict "$([ ! -e "$XDG_DATA_HOME" ] && echo 0 || echo 1)" "sharing one makes no store"
same "the code is one word" '' "$(printf '%s' "$challenge" | tr -d 'a-z0-9-')"
verdict "$([ ${#challenge} -lt 120 ] && echo 0 || echo 1)" "a short game has a short code" "$challenge"
prints "the code may come in a link" '"moves":0' --load "https://example.org/games/#challenge/$challenge" --show json
printf '%s\n' "$challenge" >"$scratch/challenge.txt"
prints "or in a file" 'valid: sliding, moves 0' verify "$scratch/challenge.txt"
prints "verifying a challenge tells no result" 'valid: sliding, moves 0, going' verify "$challenge"
prints "a replay shows the start alone" ', 0 moves' replay "$challenge"
type_lines 8
answers "the challenge is told first" 0 'Ann challenges you to this deal: Sliding puzzle, custom board' '' --load "$challenge"
type_lines 8
answers "both games are compared at the end" 0 'You both won. You did as well as Ann: 1 move against 1 move.' '' --load "$challenge"
type_lines 8 'challenge Eve'
answers "a finished one is sent back" 0 'qc2-' '' --load "$challenge"
back=$(printf '%s\n' "$out" | grep '^qc2-')
type_lines 8
answers "and tells who sent it" 0 'Eve challenges you' '' --load "$back"
type_lines "challenge $challenge" 8
answers "a challenge is opened in play" 0 'You both won. You did as well as Ann' '' freecell 617

refuses "a beginning of a challenge is refused" 2 'This challenge is damaged or incomplete: copy the whole link' --load "${challenge%?}"
refuses "a changed challenge is refused" 2 'damaged or incomplete' --load "${challenge}0"
answers "verify finds it invalid" 1 ': invalid: This challenge is damaged' '' verify "${challenge%?}"
answers "so it does for programs" 1 '"valid":false,"reason":"This challenge is damaged or incomplete: copy the whole link"}' '' verify --json "${challenge%?}"
type_lines "${challenge%?}"
answers "and on standard input" 1 '-: invalid: This challenge is damaged' '' verify -
mkfifo "$scratch/once"
printf '%s\n' "$challenge" >"$scratch/once" &
type_lines 8
answers "a challenge may come from a pipe, which is read once" 0 'You both won' '' --load "$scratch/once"
refuses "a newer challenge is refused" 2 'comes from a newer version of Quadrille' --load "qc3-${challenge#qc2-}"
refuses "an older challenge is refused" 2 "This challenge is from a version before 1.0, and can't be opened any more" --load "qc1-${challenge#qc2-}"
