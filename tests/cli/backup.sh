# SPDX-License-Identifier: MIT
# Backups: what is written and restored, and what is refused without a change.

# Everything in a device's store, as text; the rows of "device" are random.
dump() {
  python3 -c 'import sqlite3, sys
for line in sqlite3.connect(sys.argv[1]).iterdump():
    if "\"device\"" not in line: print(line)' "$1/data/quadrille/games.db" 2>&1
}
at_device() { XDG_DATA_HOME=$scratch/$1/data XDG_CONFIG_HOME=$scratch/$1/config; }
export XDG_CONFIG_HOME
reseal() { python3 "$root/tests/cli/reseal.py"; }

# unchanged WORDS: the phone's store and settings are as they were at "noted"
noted() {
  before=$(dump "$scratch/phone")
  settings=$(cat "$scratch/phone/config/quadrille/settings" 2>/dev/null)
}
unchanged() {
  same "$1: nothing has changed" "$before
$settings" "$(dump "$scratch/phone")
$(cat "$scratch/phone/config/quadrille/settings" 2>/dev/null)"
}

# spoilt WORDS CODE TEXT FILE: the file is refused, and changes nothing
spoilt() {
  refuses "$1" "$2" "$3" restore "$4"
  unchanged "$1"
}

# ------------------------------------------------------------------ the laptop
at_device laptop
saved_game deal.txt '7a' freecell 617
saved_game second.txt '3a' freecell 1
saved_game third.txt '1' sliding 3x3 --seed 7
printf '0 0 0\n0 2 0\n2 0 0\n2 2 0\n4 0 0\n4 2 0\n' >"$scratch/six.layout"
saved_game layout.txt 'a1 c1' mahjong --layout "$scratch/six.layout" --seed 5
printf '1 2 3\n4 5 6\n7 0 8\n' >"$scratch/board.txt"
saved_game won.txt '8' sliding --board "$scratch/board.txt"
run games import "$scratch/deal.txt" "$scratch/second.txt" "$scratch/third.txt" "$scratch/layout.txt"
same "four games are imported" 4 "$("$quadrille" games | wc -l)"
run games rename 1 evening
run games delete 3 --yes
mkdir -p "$scratch/laptop/config/quadrille"
printf 'clock on\n' >"$scratch/laptop/config/quadrille/settings"
touch -d 2026-11-21T12:00:00Z "$scratch/laptop/config/quadrille/settings"

backup=$scratch/games.txt
prints "a backup counts what is in it" "$backup: games in progress: 3, results: 1, favourites: 0" backup "$backup"
same "it begins with its format" 'quadrille backup 1' "$(head -1 "$backup")"
same "it ends with its seal" "sha256 $(sed '$d' "$backup" | sha256sum | cut -d ' ' -f 1)" "$(tail -1 "$backup")"
same "it has the settings" 1 "$(grep -c '^clock on$' "$backup")"
same "it has the layout's name" 1 "$(grep -c '^name six$' "$backup")"
prints "without a file it goes to standard output" "$(cat "$backup")" backup -
prints "--quiet says nothing" '' backup "$backup" --quiet
same "and prints nothing" '' "$out"
stamp=$(stat -c %i "$backup")
run backup "$backup"
same "an equal file is left alone" "$stamp" "$(stat -c %i "$backup")"
printf 'quadrille backup 1\n' >"$scratch/earlier.txt"
prints "an earlier backup is replaced, and that is said" "$scratch/earlier.txt (replaced): games in progress: 3" backup "$scratch/earlier.txt"
printf 'my letter\n' >"$scratch/letter.txt"
refuses "any other file stays" 2 "letter.txt exists and isn't a backup" backup "$scratch/letter.txt"
same "with every byte" 'my letter' "$(cat "$scratch/letter.txt")"
saved_game single.txt '7a' freecell 617
refuses "a saved game is not a backup" 2 "isn't a backup" backup "$scratch/single.txt"
prints "--force replaces it" "$scratch/letter.txt (replaced): games in progress: 3" backup "$scratch/letter.txt" --force
: >"$scratch/empty.txt"
prints "an empty file holds nothing to lose" "games in progress: 3" backup "$scratch/empty.txt"
ln -s loop.txt "$scratch/loop.txt"
refuses "a link that leads nowhere is not replaced by a file" 4 "can't write $scratch/loop.txt: Too many levels of symbolic links" backup "$scratch/loop.txt"
same "it is still a link" loop.txt "$(readlink "$scratch/loop.txt")"
mkdir "$scratch/shared"
prints "a folder gets a file of the store's own" "games in progress: 3" backup --to "$scratch/shared"
own=$(ls "$scratch/shared")
same "its name is that of the store" 1 "$(printf '%s\n' "$own" | grep -c '^quadrille-[0-9a-f]\{8\}\.txt$')"
run backup --to "$scratch/shared" --quiet
same "a second backup is the same file" "$own" "$(ls "$scratch/shared")"
same "the contents are the same" "$(cat "$backup")" "$(cat "$scratch/shared/$own")"
# The settings, however their lines end. Text of no kind is reported and stays.
look=$XDG_CONFIG_HOME/quadrille/settings
touch -d 2001-01-01 "$look"
run backup "$scratch/look.txt"
for text in 'theme paper' 'theme paper\r\n' ''; do
  printf "$text" >"$look"
  cp "$look" "$scratch/look.before"
  prints "older settings don't replace newer ones" 'Nothing new.' restore "$scratch/look.txt"
  same "they are as they were" "$(cksum <"$scratch/look.before")" "$(cksum <"$look")"
done
printf 'theme paper\r\nclock on' >"$look"
run backup "$scratch/lines.txt"
same "settings are in the backup as lines" 'lines 2
theme paper
clock on' "$(sed -n '/^lines 2$/,/^clock on$/p' "$scratch/lines.txt")"
printf 'theme \033paper\n' >"$look"
cp "$look" "$scratch/look.before"
answers "other files than text are reported" 1 'games in progress: 3' "not in the backup: $look: not plain text" backup "$scratch/lines.txt"
prints "and are not replaced" "The settings here stay: $look: not plain text" restore "$scratch/look.txt"
same "not by one byte" "$(cksum <"$scratch/look.before")" "$(cksum <"$look")"
printf 'clock on\n' >"$look"
touch -d 2026-11-21T12:00:00Z "$look"
: >"$scratch/occupied"
XDG_CONFIG_HOME=$scratch/occupied
answers "settings that can't be written are reported" 4 'Nothing new.' "can't write the settings: Not a directory" restore "$scratch/look.txt"
refuses "also without a report" 4 "can't write the settings: Not a directory" restore -q "$scratch/look.txt"
at_device laptop

# A store that was copied, or put back as it was, leaves the file of a later one.
mkdir "$scratch/copies"
cp "$XDG_DATA_HOME/quadrille/games.db" "$scratch/older.db"
saved_game another.txt '3a' freecell 2
run games import "$scratch/another.txt"
run backup --to "$scratch/copies"
first=$(ls "$scratch/copies")
cp "$XDG_DATA_HOME/quadrille/games.db" "$scratch/newer.db"
cp "$scratch/older.db" "$XDG_DATA_HOME/quadrille/games.db"
prints "an older copy doesn't overwrite what the store has backed up" "$scratch/copies/$first has something that isn't here" backup --to "$scratch/copies"
same "it writes a file of its own" 2 "$(ls "$scratch/copies" | wc -l)"
same "the first one has the later game" 1 "$(grep -c '^seed 2$' "$scratch/copies/$first")"
run backup --to "$scratch/copies"
same "once" 2 "$(ls "$scratch/copies" | wc -l)"
prints "restoring the folder brings the game back" 'Restored: 1 game in progress' restore "$scratch/copies"
cp "$scratch/newer.db" "$XDG_DATA_HOME/quadrille/games.db"
run games delete "$("$quadrille" games | sed -n 's/^  #\([0-9]*\).*FreeCell 2 .*/\1/p')" --yes
prints "a game that was deleted isn't missed" "$scratch/copies/$first: games in progress: 3" backup --to "$scratch/copies"
printf 'torn' >"$scratch/copies/$first"
prints "a file that can't be read stays" "$scratch/copies/$first can't be read, so it stays" backup --to "$scratch/copies"
cp "$scratch/older.db" "$XDG_DATA_HOME/quadrille/games.db"
mkdir "$scratch/settings"
touch -d 2030-01-01 "$look"
run backup --to "$scratch/settings"
first=$(ls "$scratch/settings")
printf 'clock off\n' >"$look"
touch -d 2026-11-21T12:00:00Z "$look"
prints "nor do earlier settings overwrite later ones" "$scratch/settings/$first has something that isn't here" backup --to "$scratch/settings"
same "these have a file of their own" 2 "$(ls "$scratch/settings" | wc -l)"
printf 'clock on\n' >"$look"
touch -d 2026-11-21T12:00:00Z "$look"
mkdir "$scratch/unset"
run backup --to "$scratch/unset"
first=$(ls "$scratch/unset")
mv "$look" "$scratch/look.removed"
prints "settings that were removed aren't missed" "$scratch/unset/$first: games in progress" backup --to "$scratch/unset"
same "and no other file is written" 1 "$(ls "$scratch/unset" | wc -l)"
mv "$scratch/look.removed" "$look"
refuses "--to needs a folder's name" 2 "'backup' needs a file or --to FOLDER" backup --to ''

refuses "a backup needs a file" 2 "'backup' needs a file or --to FOLDER" backup
refuses "a backup takes a file or a folder" 2 "'backup' needs a file or --to FOLDER" backup "$backup" --to "$scratch/shared"
refuses "a backup takes one file" 2 "unexpected argument 'b'" backup "$scratch/a" b
refuses "a backup to a missing folder" 4 "can't write $scratch/no/games.txt: No such file" backup "$scratch/no/games.txt"
refuses "a backup to a full device" 4 "can't write /dev/full: No space left on device" backup /dev/full
refuses "--to a missing folder" 4 "can't write $scratch/no/quadrille-" backup --to "$scratch/no"
"$quadrille" backup - >/dev/full 2>"$scratch/err"
same "a full pipe is reported" "4 quadrille: can't write: No space left on device" "$? $(cat "$scratch/err")"

# ------------------------------------------------------------------- the phone
at_device phone
run games
noted
prints "a dry run says what would be restored" 'Would restore: 3 games in progress, 1 result, settings.' restore "$backup" --dry-run
unchanged "a dry run"
prints "a backup is restored" 'Restored: 3 games in progress, 1 result, settings.' restore "$backup"
same "the games are there" "$(XDG_DATA_HOME=$scratch/laptop/data "$quadrille" games | sed 's/^  #[0-9]* *//; s/  [^ ].* ago$//' | sort)" \
  "$("$quadrille" games | sed 's/^  #[0-9]* *//; s/  [^ ].* ago$//' | sort)"
same "a named game has its name and moves" "$(cat "$scratch/deal.txt")" "$("$quadrille" games export evening)"
number=$("$quadrille" games | sed -n 's/^  #\([0-9]*\).*six.*/\1/p')
same "a game on a layout is the same without the layout's file" "$(cat "$scratch/layout.txt")" "$("$quadrille" games export "$number")"
same "the result counts" "$(XDG_DATA_HOME=$scratch/laptop/data "$quadrille" stats --json)" "$("$quadrille" stats --json)"
same "the settings are there" 'clock on' "$(cat "$scratch/phone/config/quadrille/settings")"
same "they are as old as they were" "$(date -d 2026-11-21T12:00:00Z +%s)" "$(stat -c %Y "$scratch/phone/config/quadrille/settings")"
prints "the doctor finds all of it sound" 'all valid' doctor
noted
prints "restored twice is restored once" 'Nothing new.' restore "$backup"
unchanged "a second time"
prints "a backup of the phone is the same text" "$(cat "$backup")" backup -
type_lines "$(cat "$backup")"
prints "standard input can be restored" 'Nothing new.' restore -
prints "--quiet restores without a word" '' restore "$backup" --quiet
same "not one" '' "$out"
prints "a folder is restored" "$scratch/shared/$own: Nothing new." restore "$scratch/shared"
prints "several files are named" "$backup: Nothing new.
5 entries were already here.
$scratch/shared/$own: Nothing new." restore "$backup" "$scratch/shared"

# A game that went on: which of two is kept, or that both are.
edit_device() { python3 -c 'import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute(sys.argv[2]); base.commit()' "$XDG_DATA_HOME/quadrille/games.db" "$1"; }
edit_device "UPDATE games SET hints = 1, played = played + 10 WHERE slot = 'evening'"
run backup "$scratch/later.txt" --quiet
at_device laptop
prints "a game that went on elsewhere takes the place of the one here" 'Restored: 1 game in progress.' restore "$scratch/later.txt"
same "there is still one of it" 1 "$("$quadrille" games | grep -c 'FreeCell 617')"
prints "an older backup doesn't bring the old one back" 'went on' restore "$backup"
same "there is still one of it after that" 1 "$("$quadrille" games | grep -c 'FreeCell 617')"
edit_device "UPDATE games SET undos = 1, played = played + 20 WHERE slot = 'evening'"
at_device phone
edit_device "UPDATE games SET undos = 2, played = played + 30 WHERE slot = 'evening'"
XDG_DATA_HOME=$scratch/laptop/data "$quadrille" backup "$scratch/both.txt" --quiet
prints "a game that went on in both places is kept twice" 'FreeCell 617 went on here and elsewhere: both games are kept.' restore "$scratch/both.txt"
same "there are two of it" 2 "$("$quadrille" games | grep -c 'FreeCell 617')"
same "one of them has the name" 1 "$("$quadrille" games | grep -c 'FreeCell 617.*evening\|evening.*FreeCell 617')"

# A result that was written by hand, as the format says.
{
  printf 'quadrille backup 1\n[result]\nday 2026-11-20\nended 1795000000\nnth 0\nsave %s\n' "$(wc -l <"$scratch/won.txt")"
  cat "$scratch/won.txt"
  printf 'version \n'
} | reseal >"$scratch/byhand.txt"
prints "a result by hand is restored" 'Restored: 1 result.' restore "$scratch/byhand.txt"
prints "it counts" '"of":"own_board","game":"sliding","name":"","games":1,"won":1' stats --json

# ------------------------------------------------------------ what is damaged
cp "$scratch/phone/data/quadrille/games.db" "$scratch/sound.db"
edit_device "UPDATE games SET digest = '' WHERE game = 'mahjong'"
run backup "$scratch/partly.txt"
same "a damaged game is left out" "1 0 3" "$code $(grep -c '^name six$' "$scratch/partly.txt") $(grep -c '^\[game\]$' "$scratch/partly.txt")"
verdict "$(holds "$err" "quadrille: not in the backup: Can't resume game #" && echo 0 || echo 1)" "that is said" "$err"
edit_device "UPDATE outcomes SET save = replace(save, 'hints 0', 'hints 1x')"
run backup "$scratch/partly.txt"
same "damaged results are left out, each told in a line" 3 "$(printf '%s\n' "$err" |
  grep -cE "^quadrille: not in the backup: (Can't resume game #[0-9]+: its digest doesn't match|The result of game #[0-9]+ is damaged)$")"
same "the exit code says no" 1 "$code"
same "nothing else is missing" 0 "$(grep -c '^\[result\]$' "$scratch/partly.txt")"
cp "$scratch/sound.db" "$XDG_DATA_HOME/quadrille/games.db"
rm -f "$XDG_DATA_HOME/quadrille/games.db-wal" "$XDG_DATA_HOME/quadrille/games.db-shm"

# ------------------------------------------------------------- what is refused
noted
bad=$scratch/bad.txt
lines=$(wc -l <"$backup")
sed '$d' "$backup" >"$bad"
spoilt "a backup without its last line" 2 "$bad, line $lines: the file ends here, and the rest is missing" "$bad"
{
  head -15 "$backup"
  printf 'within'
} >"$bad"
spoilt "a backup that was cut off" 2 "$bad, line 16: the file ends here, and the rest is missing" "$bad"
: >"$bad"
spoilt "an empty file" 2 "$bad, line 1: not a backup of Quadrille" "$bad"
sed 's/^7a$/8a/' "$backup" >"$bad"
spoilt "an edited game" 2 ": " "$bad"
sed 's/^started 1/started 2/' "$backup" >"$bad"
spoilt "an edited block" 2 "this block has been changed since it was written (up to line " "$bad"
sed '$s/.$/x/' "$backup" >"$bad"
spoilt "an edited seal" 2 "$bad, line $lines: the file has been changed since it was written: its SHA-256 differs" "$bad"
sed 's/^clock on$/clock off/' "$backup" >"$bad"
spoilt "edited settings" 2 'this block has been changed' "$bad"
sed 's/^quadrille backup [12]$/quadrille backup 3/' "$backup" | reseal >"$bad"
spoilt "a newer format" 2 "$bad, line 1: written by a newer version of Quadrille (format 3; this one knows up to 2)" "$bad"
sed 's/^game freecell 1$/game freecell 9/' "$backup" | reseal >"$bad"
line=$(grep -n '^game freecell 9$' "$bad" | head -1 | cut -d : -f 1)
spoilt "a game by newer rules" 2 "$bad, line $line: " "$bad"
sed 's/^7a$/7z/' "$backup" | reseal >"$bad"
line=$(grep -n '^7z$' "$bad" | head -1 | cut -d : -f 1)
spoilt "an illegal move with a valid seal" 2 "$bad, line $line: " "$bad"
sed 's/^digest c8f9906f5368ddc2$/digest c8f9906f5368ddc3/' "$backup" | reseal >"$bad"
spoilt "a wrong digest with a valid seal" 2 "The digest doesn't match: the saved game was changed" "$bad"
sed 's/^day .*/day 2026-02-30/' "$backup" | reseal >"$bad"
line=$(grep -n '^day ' "$bad" | cut -d : -f 1)
spoilt "a result of an impossible day" 2 "$bad, line $line: this is not a date" "$bad"
sed 's/$/\r/' "$backup" >"$bad"
spoilt "lines that another system converted" 2 "$bad, line 1: the lines end with CR LF; copy the file without changing it" "$bad"
spoilt "a saved game" 2 "$scratch/deal.txt, line 1: this is a saved game; 'quadrille games import' stores it" "$scratch/deal.txt"
spoilt "another program's file" 2 "$root/LICENSE, line 1: not a backup of Quadrille" "$root/LICENSE"
spoilt "a program" 2 "$quadrille, line 1: not a backup of Quadrille" "$quadrille"
truncate -s 268435457 "$scratch/huge"
spoilt "a file larger than 256 MB" 4 "can't read $scratch/huge: larger than 256 MB" "$scratch/huge"
at_length truncate -s 268435456 "$scratch/huge"
at_length spoilt "a file of 256 MB" 2 "$scratch/huge, line 1: not a backup of Quadrille" "$scratch/huge"
rm "$scratch/huge"
spoilt "a missing file" 4 "can't read $scratch/nothing: No such file" "$scratch/nothing"
mkdir "$scratch/empty"
cp "$backup" "$scratch/empty/games.txt"
spoilt "a folder without backups" 2 "$scratch/empty: no files such as quadrille-1f3a9c2e.txt in this folder" "$scratch/empty"
spoilt "a file that can't be read" 4 "can't read /proc/self/mem: " /proc/self/mem
refuses "'restore' without a file" 2 "'restore' needs a backup" restore
sed '$d' "$backup" >"$scratch/empty/quadrille-0000000a.txt"
at_device laptop
edit_device "UPDATE games SET undos = 5, played = played + 60 WHERE game = 'mahjong'"
run backup "$scratch/empty/quadrille-0000000b.txt" --quiet
at_device phone
answers "of a folder, a bad file doesn't hold up the others" 2 "quadrille-0000000b.txt: Restored: 1 game in progress." \
  "quadrille-0000000a.txt, line $lines: the file ends here" restore "$scratch/empty"

# A disk that is full: the write-ahead log can't hold what is to be stored.
python3 - "$backup" <<'END_OF_PROGRAM' | reseal >"$scratch/many.txt"
import re, sys
text = open(sys.argv[1]).read()
game = re.search(r"\[game\]\n.*?version \S+\n", text, re.S)[0]
print("quadrille backup 1")
for second in range(500):
    print(re.sub(r"started \d+", f"started {second}", game), end="")
END_OF_PROGRAM
noted
(
  ulimit -f 120
  LLVM_PROFILE_FILE=/dev/null "$quadrille" restore "$scratch/many.txt" >"$scratch/out" 2>"$scratch/err"
)
same "a full disk stops a restore" "4 0 1" "$? $(wc -l <"$scratch/out") $(wc -l <"$scratch/err")"
unchanged "a restore on a full disk"
prints "with room it goes on" 'Restored: 500 games in progress.' restore "$scratch/many.txt"
cp "$backup" "$scratch/full.txt"
(
  ulimit -f 120
  LLVM_PROFILE_FILE=/dev/null "$quadrille" backup "$scratch/full.txt" >"$scratch/out" 2>"$scratch/err"
)
same "a full disk stops a backup" "4 quadrille: can't write $scratch/full.txt: File too large" "$? $(cat "$scratch/err")"
same "the old file is still there" "$(cat "$backup")" "$(cat "$scratch/full.txt")"

# A store that isn't one.
at_device elsewhere
mkdir -p "$XDG_DATA_HOME/quadrille"
echo 'A letter' >"$XDG_DATA_HOME/quadrille/games.db"
refuses "a foreign file isn't backed up" 4 'not a Quadrille database' backup "$scratch/none.txt"
verdict "$([ -e "$scratch/none.txt" ] && echo 1 || echo 0)" "no file is written"
refuses "and nothing is restored into it" 4 'not a Quadrille database' restore "$backup"
same "the foreign file is as it was" 'A letter' "$(cat "$XDG_DATA_HOME/quadrille/games.db")"
XDG_DATA_HOME=$scratch/none
unset XDG_CONFIG_HOME
