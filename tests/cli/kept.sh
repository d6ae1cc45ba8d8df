# SPDX-License-Identifier: MIT
# Games that are kept: put in, listed, named, taken out, given up; and where.

XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
store=$XDG_DATA_HOME/quadrille/games.db

prints "the place is told before it is there" "$store (not there yet)" paths
prints "and to programs" "{\"format\":1,\"games\":\"$store\",\"tables\":\"$XDG_CACHE_HOME/quadrille/\"}" paths --json
printf '7a\n' | "$quadrille" freecell 617 >/dev/null 2>&1
verdict "$([ ! -e "$store" ] && echo 0 || echo 1)" "a game in a pipe is not kept"
prints "without games there is none to list" 'no game in progress' games

saved_game first.txt '7a' freecell 617
saved_game second.txt '3a' freecell 1
saved_game fresh.txt '' freecell 1
printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/board.txt"
saved_game won.txt '8' sliding --board "$scratch/board.txt"
prints "a saved game can be kept" 'game #1' import "$scratch/first.txt"
prints "and another one" 'game #2' import "$scratch/second.txt"
prints "also from a code" 'game #3' import "$("$quadrille" share --code "$scratch/first.txt")"
refuses "not one without a move" 2 'no move has been played' import "$scratch/fresh.txt"
refuses "nor one that is over" 2 "this game is over" import "$scratch/won.txt"
refuses "nor what is no save" 2 'Not a saved Quadrille game' import "$root/LICENSE"
refuses "nor a file that is not there" 4 'cannot read' import "$scratch/nothing"
prints "the last one played stands first" '#3    FreeCell 617                       move 1' games
same "all are listed" 3 "$("$quadrille" games | wc -l)"
prints "a program reads them as objects" '"slot":"","game":"freecell","variant":"4cells","seed":"617","daily":""' games --json
same "one a line" 3 "$("$quadrille" games --json | grep -c '^{"format":1,"id":.*}$')"
permissions=$(stat -c %a "$XDG_DATA_HOME/quadrille")
same "nobody else may look into the folder" 700 "$permissions"

prints "a game can be named" '' name 1 evening
prints "and is listed with its name" 'evening' games
refuses "two games have not the same name" 2 'game #1 is called evening already' name 2 evening
refuses "a number is no name" 2 'not a number alone' name 2 17
refuses "a game that is not there has none" 2 'there is no game 99' name 99 morning
refuses "a name is for one game" 2 'name which game how?' name 1
same "a game comes out as it came in" "$(cat "$scratch/first.txt")" "$("$quadrille" export evening)"
same "by its number, too" "$(cat "$scratch/second.txt")" "$("$quadrille" export '#2')"
refuses "one that is not there does not" 2 'there is no game #12' export '#12'
prints "a kept game is valid" 'evening: valid: freecell, moves 1' verify evening
prints "it can be told of" 'Quadrille FreeCell 617' share evening
prints "and replayed" 'Move 1: 7a' replay evening
prints "and gone on with in a script" '"moves":1' freecell --load evening --json

printf '1 2 3\n4 5 6\n0 7 8\n' >"$scratch/far.txt"
saved_game own.txt '7' sliding --board "$scratch/far.txt"
run import "$scratch/own.txt"
prints "a game from a board is not listed as a deal" '#4    Sliding puzzle, custom board' games
prints "to programs neither" '"own_board":true' games --json
run delete 4
type_lines 'new easy' seed 7a "save $scratch/easy.txt"
answers "a level is told" 0 'FreeCell, easy, variant 4cells, seed ' '' freecell 617
verdict "$(grep -c '^name easy$' "$scratch/easy.txt" | sed 's/1/0/')" "and saved"
saved_game plain.txt '7a' freecell 617
sed 's/^moves /name easy\nmoves /' "$scratch/plain.txt" >"$scratch/named.txt"
XDG_DATA_HOME=$scratch/named
prints "a game with a name is kept" 'game #1' import "$scratch/named.txt"
prints "listed by it" '#1    FreeCell easy 617 ' games
prints "also to programs" '"daily":"","name":"easy",' games --json
same "and comes out with it" "$(cat "$scratch/named.txt")" "$("$quadrille" export 1)"
XDG_DATA_HOME=$scratch/data
type_lines seed
answers "nor told as one" 0 'FreeCell, variant 4cells, custom board' '' freecell --board "$golden/fc-board.txt"

prints "a game can be given up" 'Deleted game #3, FreeCell 617, move 1
Deleted game #1, FreeCell 617, evening, move 1' delete 3 evening
same "it is gone from the list" 1 "$("$quadrille" games | wc -l)"
refuses "but only once" 2 'there is no game evening' delete evening
prints "its moves can still be looked at" 'valid: freecell, moves 1' verify 1
prints "it counts as given up" '"given_up":2' stats freecell --json
refuses "delete wants a game" 2 'delete which game?' delete

# ------------------------------------------------------- daily and doctor
prints "the puzzles of a day are listed" 'The daily puzzles of 2024-11-21' daily 2024-11-21
prints "one that is not begun says so" 'freecell  not begun' daily 2024-11-21
prints "a day's puzzle is the same for everybody" '"variant":"4x4","seed":"2024-11-21"' daily sliding 2024-11-21 --json
prints "it is what --daily deals" "$("$quadrille" daily freecell 2024-02-29 --show)" freecell --daily 2024-02-29 --show
refuses "a day that has not come has none" 2 'daily 9999-12-31: That day hasn'"'"'t come yet' daily 9999-12-31
refuses "nor has tomorrow" 2 'That day hasn'"'"'t come yet' daily kulki tomorrow
refuses "however it is asked for" 2 'That day hasn'"'"'t come yet' kulki --daily tomorrow
today=$(date +%Y-%m-%d)
prints "the day before has" "The daily puzzles of $(date -d "$today -1 day" +%Y-%m-%d)" daily yesterday
refuses "there is no such day" 2 'Dates look like 2026-11-21' daily 2026-02-30
refuses "nor such a game" 2 'Dates look like' daily chess
refuses "nothing more is to be said" 2 "unexpected argument 'x'; see 'quadrille help daily'" daily kulki 2024-11-21 x
refuses "a daily puzzle has its own seed" 2 'have their own variant and seed' kulki lines98 --daily today
refuses "and its own board" 2 'leave --board out' kulki --daily today --board "$golden/five.txt"
prints "a store that is well" 'games in progress 1, over 3, all sound' doctor
prints "rules that are well" 'all four games play as on every machine' doctor
prints "a program reads it as well" '"what":"store"' doctor --json

# ------------------------------------------------------------ what is ill
edit_store() { python3 -c 'import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute(sys.argv[2]); base.commit()' "$store" "$1"; }
cp "$store" "$scratch/kept.db"
edit_store "UPDATE games SET digest = '' WHERE id = 2"
edit_store "UPDATE outcomes SET save = replace(save, 'hints 0', 'hints 4294967295') WHERE id = 1"
answers "the doctor tells of a damaged game" 1 'Game #2 ' '' doctor
answers "of a damaged result as well" 1 'The result of game #1 is damaged' '' doctor
answers "and how many are damaged" 1 "games in progress 1, over 3, 2 of 4 damaged" '' doctor
answers "and what removes them" 1 "'quadrille delete' with its number removes a damaged game" '' doctor
prints "the game can be removed" 'Deleted game #2' delete 2
prints "and the result" 'Deleted game #1' delete 1
prints "then the store is well" 'games in progress 0, over 2, all sound' doctor
refuses "a sound result stays" 2 'game #3 is over: its result stays' delete 3
cp "$scratch/kept.db" "$store"
rm -f "$store-wal" "$store-shm"
printf 'This is no store, but a letter to my aunt.\n' >"$store"
rm -f "$store-wal" "$store-shm"
before=$(cksum <"$store")
refuses "a file that is no store is refused" 4 "no store of Quadrille's" games
answers "the doctor tells of it" 1 'ILL' '' doctor
same "and it is left as it was" "$before" "$(cksum <"$store")"
mv "$scratch/kept.db" "$store"
XDG_DATA_HOME=/proc/nowhere
refuses "without a place nothing is listed" 4 'cannot be opened' games
answers "and the doctor says what to do" 1 'HOME or XDG_DATA_HOME' '' doctor
prints "but one can play" 'Score: 0' kulki --seed 1 --show
XDG_DATA_HOME=relative/path
same "a relative folder is ignored, as is an empty one" \
  "$(XDG_DATA_HOME= HOME=$scratch "$quadrille" paths)" "$(HOME=$scratch "$quadrille" paths)"
unset XDG_DATA_HOME
