# SPDX-License-Identifier: MIT
# Stored games: import, list, name, export and delete them; and where they are.

XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
store=$XDG_DATA_HOME/quadrille/games.db
settings=$(XDG_CONFIG_HOME= HOME=$scratch "$quadrille" paths --json | sed 's/.*"settings":"//; s/"}$//')
same "settings have a file, too" "$scratch/.config/quadrille/settings" "$settings"
XDG_CONFIG_HOME=$scratch/.config
export XDG_CONFIG_HOME

prints "the path is shown before the file exists" "$store (doesn't exist yet)" paths
prints "the paths as JSON" "{\"format\":1,\"games\":\"$store\",\"tables\":\"$XDG_CACHE_HOME/quadrille/\",\"settings\":\"$settings\"}" paths --json
printf '7a\n' | "$quadrille" freecell 617 >/dev/null 2>&1
verdict "$([ ! -e "$store" ] && echo 0 || echo 1)" "a game in a pipe is not stored"
prints "without games the list is empty" 'No games in progress' games

saved_game first.txt '7a' freecell 617
saved_game second.txt '3a' freecell 1
saved_game fresh.txt '' freecell 1
printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/board.txt"
saved_game won.txt '8' sliding --board "$scratch/board.txt"
prints "a saved game is imported" 'game #1' games import "$scratch/first.txt"
prints "a second saved game is imported" 'game #2' games import "$scratch/second.txt"
prints "a share code is imported" 'game #3' games import "$("$quadrille" share --code "$scratch/first.txt")"
saved_game undone.txt '2a
undo' freecell 617
XDG_DATA_HOME=$scratch/undone prints "a game whose moves are all undone is imported" 'game #1' games import "$scratch/undone.txt"
printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/near.txt"
saved_game named.txt '7' sliding --board "$scratch/near.txt"
sed 's/^board/name a layout with a name\nboard/' "$scratch/named.txt" >"$scratch/titled.txt"
XDG_DATA_HOME=$scratch/titled prints "a game with a long title is imported" 'game #1' games import "$scratch/titled.txt"
XDG_DATA_HOME=$scratch/titled prints "its moves stand in their column" '  #1  Sliding, a layout with a name  move 1' games
refuses "a game without moves is not imported" 2 'has no moves yet' games import "$scratch/fresh.txt"
refuses "a finished game is not imported" 2 "this game is over" games import "$scratch/won.txt"
refuses "a file that is not a saved game is not imported" 2 'Not a saved Quadrille game' games import "$root/LICENSE"
refuses "a missing file is not imported" 4 "can't read" games import "$scratch/nothing"
prints "the game played last is listed first" '#3  FreeCell 617  move 1' games
same "all games are listed" 3 "$("$quadrille" games | wc -l)"
same "'games list' is the same" "$("$quadrille" games)" "$("$quadrille" games list)"
prints "the list as JSON" '"name":"","game":"freecell","variant":"4cells","seed":"617","daily":"","start_name":""' games --json
same "the JSON list has one object per line" 3 "$("$quadrille" games --json | grep -c '^{"format":1,"id":.*}$')"
permissions=$(stat -c %a "$XDG_DATA_HOME/quadrille")
same "only the owner can read the folder" 700 "$permissions"

prints "a game can be named" '' games rename 1 evening
type_lines today recent favourites
answers "today's and recent games are listed in a pipe, though nothing is stored" 0 'Daily puzzles of ' '' freecell 617
verdict "$(holds "$out" '  FreeCell 617
' && holds "$out" 'No favourites yet' && echo 0 || echo 1)" "with what was played before" "$(seen)"
type_lines favourite
answers "marking one is storing" 2 '' "Games aren't saved here" freecell 617
prints "a named game is listed with its name" 'evening' games
prints "also in JSON" '"name":"evening"' games --json
refuses "two games can't share a name" 2 'game #1 already has the name evening' games rename 2 evening
refuses "a name has no control characters" 2 'single word' games rename 2 "$(printf 'x\302\2331m')"
refuses "a name is UTF-8" 2 'single word' games rename 2 "$(printf '\377ab')"
XDG_DATA_HOME=$scratch/unlike "$quadrille" games import "$scratch/first.txt" >"$scratch/said" 2>&1
XDG_DATA_HOME=$scratch/unlike "$quadrille" games rename 1 "$(printf 'a\333\23331m')" >"$scratch/said" 2>&1
same "a terminal without UTF-8 gets no byte of a name that it could obey" 1 "$(XDG_DATA_HOME=$scratch/unlike LC_ALL=C "$quadrille" games | grep -cF 'a\xdb\x9b31m')"
same "in UTF-8 the name is as it was" 1 "$(XDG_DATA_HOME=$scratch/unlike LC_ALL=C.UTF-8 "$quadrille" games | grep -cF "$(printf 'a\333\23331m')")"
XDG_DATA_HOME=$scratch/unlike "$quadrille" games rename 1 "$(printf 'a\342\200\256txt')" >"$scratch/said" 2>&1
same "no name turns the line round" 1 "$(XDG_DATA_HOME=$scratch/unlike LC_ALL=C.UTF-8 "$quadrille" games | grep -cF 'a\xe2\x80\xaetxt')"
for locale in C C.UTF-8; do
  same "JSON in $locale has the name itself" 1 "$(XDG_DATA_HOME=$scratch/unlike LC_ALL=$locale "$quadrille" games --json | grep -cF "$(printf '"name":"a\342\200\256txt"')")"
done
refuses "a number is not a name" 2 'not just a number' games rename 2 17
refuses "an unknown game can't be named" 2 'game 99 not found' games rename 99 morning
refuses "'games rename' without a name" 2 "'games rename' needs a game and a name" games rename 1
same "an exported game equals the imported one" "$(cat "$scratch/first.txt")" "$("$quadrille" games export evening)"
same "a game is exported by its number" "$(cat "$scratch/second.txt")" "$("$quadrille" games export '#2')"
refuses "an unknown game can't be exported" 2 'game #12 not found' games export '#12'
prints "a stored game is verified" 'evening: valid: freecell, moves 1' verify evening
mkdir "$scratch/folder" "$scratch/folder/evening"
in_folder=$(cd "$scratch/folder" && "$quadrille" verify evening 2>&1)
same "a folder of that name is in nobody's way" 'evening: valid: freecell, moves 1, cards home 0, going' "$in_folder"
prints "a stored game is shared" 'Quadrille FreeCell 617' share evening
prints "a stored game is replayed" 'Move 1: 7a' replay evening
prints "a stored game is loaded in a script" '"moves":1' freecell --load evening --show json

printf '1 2 3\n4 5 6\n0 7 8\n' >"$scratch/far.txt"
saved_game own.txt '7' sliding --board "$scratch/far.txt"
run games import "$scratch/own.txt"
prints "a game from a board is listed as such" '#4  Sliding, custom board' games
prints "a game from a board as JSON" '"own_board":true' games --json
prints "without --quiet that is said" '' games delete 4 --quiet --yes
same "and with it nothing" '' "$out"
type_lines 'new easy' seed "save $scratch/easy.txt"
answers "the level is shown" 0 'Mahjong solitaire, easy, variant turtle:random, seed ' '' mahjong 7
verdict "$(grep -c '^name easy$' "$scratch/easy.txt" | sed 's/1/0/')" "the level is saved"
saved_game plain.txt '7a' freecell 617
sed 's/^moves /name easy\nmoves /' "$scratch/plain.txt" >"$scratch/named.txt"
XDG_DATA_HOME=$scratch/named
prints "a game with a named start is imported" 'game #1' games import "$scratch/named.txt"
prints "it is listed by that name" '#1  FreeCell, easy, 617 ' games
prints "its level as JSON" '"daily":"","start_name":"easy",' games --json
same "it is exported with its name" "$(cat "$scratch/named.txt")" "$("$quadrille" games export 1)"
XDG_DATA_HOME=$scratch/data
type_lines seed
answers "a game from a board is described as such" 0 'FreeCell, variant 4cells, custom board' '' freecell --board "$golden/fc-board.txt"

prints "games are deleted" 'Deleted game #3, FreeCell 617, move 1
Deleted game #1, FreeCell 617, evening, move 1' games delete 3 evening --yes
same "a deleted game leaves the list" 1 "$("$quadrille" games | wc -l)"
refuses "a game can be deleted only once" 2 'game evening not found' games delete evening --yes
refuses "a game that was deleted is not called finished" 2 'game #1 is deleted already: it counts as given up' games delete 1 --yes
refuses "without a terminal nothing is deleted unasked" 2 'give --yes to go ahead' games delete 2
same "the game is still there" 1 "$("$quadrille" games | wc -l)"
prints "a deleted game's moves can be verified" 'valid: freecell, moves 1' verify 1
prints "a deleted game counts as given up" '"given_up":2' stats freecell --json
refuses "'games delete' without a game" 2 "'games delete' needs a game" games delete

# ------------------------------------------------------- daily and doctor
prints "the puzzles of a day are listed" 'Daily puzzles of 21 November 2024' daily 2024-11-21
prints "a daily puzzle that was not started" 'FreeCell  not started' daily 2024-11-21
prints "they can be listened to" 'FreeCell: not started.' daily 2024-11-21 --ui words
same "without columns" 0 "$(printf '%s\n' "$out" | grep -c '  ')"
prints "a day's puzzle is the same for everybody" '"variant":"4x4","seed":"2024-11-21"' daily sliding 2024-11-21 --show json
prints "'daily' deals the same as --daily" "$("$quadrille" daily freecell 2024-02-29 --show text)" freecell --daily 2024-02-29 --show text
refuses "a future date has no puzzle" 2 'daily 9999-12-31: That day hasn'"'"'t come yet' daily 9999-12-31
refuses "tomorrow has no puzzle" 2 'That day hasn'"'"'t come yet' daily kulki tomorrow
refuses "--daily tomorrow" 2 'That day hasn'"'"'t come yet' kulki --daily tomorrow
today=$(date +%Y-%m-%d)
prints "yesterday has puzzles" "Daily puzzles of $(LC_ALL=C date -d "$today -1 day" "+%-d %B %Y")" daily yesterday
refuses "an invalid date" 2 'Dates look like 2026-11-21' daily 2026-02-30
refuses "an unknown game for 'daily'" 2 'Dates look like' daily chess
refuses "an extra argument for 'daily'" 2 "unexpected argument 'x'; see 'quadrille help daily'" daily kulki 2024-11-21 x
refuses "a daily puzzle has its own seed" 2 'have their own variant and seed' kulki lines98 --daily today
refuses "a daily puzzle can't have a board" 2 "don't give --board" kulki --daily today --board "$golden/five.txt"
prints "the doctor finds a sound store" '1 in progress, 3 finished, all valid' doctor
prints "the doctor finds sound rules" 'the games play the same as on every machine' doctor
prints "the doctor's findings as JSON" '"what":"store"' doctor --json

# ------------------------------------------------------------ what is ill
edit_store() { python3 -c 'import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute(sys.argv[2]); base.commit()' "$store" "$1"; }
cp "$store" "$scratch/kept.db"
edit_store "UPDATE games SET slot = char(155) || '31mX' WHERE id = 2"
prints "control characters in a stranger's name are spelled out" '\xc2\x9b31mX' games
edit_store "UPDATE games SET slot = NULL WHERE id = 2"
edit_store "UPDATE games SET digest = '' WHERE id = 2"
edit_store "UPDATE outcomes SET save = replace(save, 'hints 0', 'hints 4294967295') WHERE id = 1"
answers "the doctor reports a damaged game" 1 "Can't resume game #2: " '' doctor
answers "the doctor reports a damaged result" 1 'The result of game #1 is damaged' '' doctor
answers "the doctor counts damaged games" 1 '1 in progress, 3 finished, 2 of 4 damaged' '' doctor
answers "the doctor says how to remove them" 1 "'quadrille games delete NUMBER' removes a damaged game" '' doctor
prints "a damaged game can be deleted" 'Deleted game #2' games delete 2 --yes
prints "a damaged result can be deleted" 'Deleted game #1' games delete 1 --yes
prints "after that the store is sound" '0 in progress, 2 finished, all valid' doctor
refuses "a sound result can't be deleted" 2 'game #3 is deleted already' games delete 3 --yes
edit_store "UPDATE outcomes SET save = save || printf('%.*c', 16 << 20, '#') WHERE id = 3"
refuses "a game too long to be read again is not exported" 4 'this game is too long for a file' games export 3
cp "$scratch/kept.db" "$store"
rm -f "$store-wal" "$store-shm"
edit_store 'ALTER TABLE games RENAME TO lost'
refuses "a list that can't be read is not an empty one" 4 'no such table: games' games
refuses "nor is it one as JSON" 4 'no such table: games' games --json
refuses "nor does it mean that there is no game to resume" 4 'no such table: games' resume
refuses "nor that a day's puzzles weren't started" 4 'no such table: games' daily
edit_store 'ALTER TABLE outcomes RENAME TO ended'
refuses "nor that nobody has played on a layout" 4 'no such table: outcomes' scores mahjong atlantis
printf 'This is no store, but a letter to my aunt.\n' >"$store"
rm -f "$store-wal" "$store-shm"
before=$(cksum <"$store")
refuses "a file that is not a database is refused" 4 'not a Quadrille database' games
answers "the doctor reports it" 1 'BAD' '' doctor
same "the file is left alone" "$before" "$(cksum <"$store")"
mv "$scratch/kept.db" "$store"
XDG_DATA_HOME=/proc/nowhere
refuses "without a place for the file nothing is listed" 4 "can't be opened" games
answers "the doctor says what to do" 1 'HOME or XDG_DATA_HOME' '' doctor
prints "games can be played anyway" 'Score: 0' kulki --seed 1 --show text
XDG_DATA_HOME=relative/path
same "relative and empty folder names are ignored" \
  "$(XDG_DATA_HOME= HOME=$scratch "$quadrille" paths)" "$(HOME=$scratch "$quadrille" paths)"
XDG_DATA_HOME=$scratch/none

# ------------------------------------------------- a disk that is read-only
# As Linux mounts a disk after errors. Only root can do that.
if unshare -m true 2>/dev/null; then
  frozen() {
    unshare -m sh -c 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"' sh "$XDG_DATA_HOME" "$quadrille" "$@" 2>&1
  }
  XDG_DATA_HOME="$scratch/100%20frozen? #1"
  run games import "$scratch/first.txt" "$scratch/own.txt"
  run games delete 2 --yes
  listed=$("$quadrille" games)
  counted=$("$quadrille" stats)
  "$quadrille" backup "$scratch/thawed.txt" --quiet
  same "on a read-only disk the games are listed" "$listed" "$(frozen games)"
  same "the results are counted" "$counted" "$(frozen stats)"
  same "a game can be copied" "$("$quadrille" games export 1)" "$(frozen games export 1)"
  same "everything can be backed up" "" "$(frozen backup "$scratch/rescued.txt" --quiet; cmp "$scratch/thawed.txt" "$scratch/rescued.txt")"
  same "a change is refused" "quadrille: $XDG_DATA_HOME/quadrille/games.db: the file can't be written" "$(frozen games rename 1 plum)"
  XDG_DATA_HOME=$scratch/data
else
  verdict 0 "a read-only disk # SKIP only root can mount one"
fi
