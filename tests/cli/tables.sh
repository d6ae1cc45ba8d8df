# SPDX-License-Identifier: MIT
# The sliding puzzle's tables in the cache: building, checking, repairing and
# deleting them.

XDG_CACHE_HOME=$scratch/cache
cache=$XDG_CACHE_HOME/quadrille
small=$cache/sliding-4x4-small.tables
micro=$cache/sliding-4x4-micro.tables
size_of() { wc -c <"$1" | tr -d ' '; }

# no_draft WORDS: nothing half done is left
no_draft() { nothing "$1" "$(ls "$cache" | grep 'new$')"; }

# mends WORDS: the micro tables are damaged, and built again when they are used
mends() {
  answers "$1: the check tells of it" 1 'damaged' '' tables check micro
  answers "$1: so does the doctor" 1 'the file is damaged' '' doctor
  answers "$1: a solver says so and builds them again" 0 ' won in ' 'rebuilt the tables' \
    solve sliding 4x4 --seed 7 --mode optimal --tables micro
  prints "$1: then they are well" '4x4-micro   ok' tables check micro
}

rm -rf "$cache"
prints "without tables the list is empty" '' tables list
prints "the doctor accepts missing tables" 'none stored yet' doctor
prints "tables are built without a progress bar in a pipe" "4x4-micro   ok           327844 bytes  $micro" tables build micro
prints "several at once" "$small" tables build micro small
same "the list has a line for each" 2 "$("$quadrille" tables list | wc -l | tr -d ' ')"
same "'list' is the default" "$("$quadrille" tables list)" "$("$quadrille" tables)"
prints "the list of tables as JSON" '"name":"4x4-small","state":"stored","bytes":2954856,' tables list --json
refuses "tables that don't exist aren't listed" 4 'no such file' tables list slides
prints "a check reads the tables" '4x4-small   ok' tables check
prints "the doctor names them" '4x4-micro, 4x4-small' doctor
prints "the folder is shown" "$cache/" paths
before=$(cksum <"$small")
rm "$small"
prints "a solver builds what it needs" ' won in ' solve sliding 4x4 --seed 7 --mode optimal
same "the solver saves the same file" "$before" "$(cksum <"$small")"
mode=$(ls -l "$small")
same "only the owner can read it" '-rw-------' "${mode%% *}"

# ----------------------------------------------------------------- damage
head -c 1000 "$small" >"$scratch/cut" && cp "$scratch/cut" "$micro"
mends "cut short"
: >"$micro"
mends "empty"
head -c 327844 /dev/zero >"$micro"
mends "only zeros"
cp "$small" "$micro"
mends "another kind's"
printf 'x' | dd of="$micro" bs=1 seek=123456 conv=notrunc 2>/dev/null
mends "one byte that is wrong"
printf 'Qslide1' | dd of="$micro" bs=1 conv=notrunc 2>/dev/null
mends "an older version's"
printf '?' | dd of="$micro" bs=1 seek=55 conv=notrunc 2>/dev/null
mends "a checksum that is not known"
echo more >>"$micro"
mends "too long"
rm "$micro"
mkdir "$micro"
answers "a folder in place of the file" 1 damaged '' tables check micro
answers "the solver leaves the folder alone" 0 ' won in ' "the tables won't be saved" solve sliding 4x4 --seed 7 --mode optimal --tables micro
refuses "the folder can't be dropped" 4 "$micro" tables delete micro
rmdir "$micro"

# ----------------------------------------------------------- two at a time
"$quadrille" tables build micro >"$scratch/one" 2>&1 &
"$quadrille" tables build micro >"$scratch/two" 2>&1
code=$?
wait $!
same "two programs that build at once both end well" "0 0" "$code $?"
prints "the tables are complete" '4x4-micro   ok' tables check micro
no_draft "no temporary file is left"
echo rubbish >"$micro.new"
prints "a leftover temporary file is overwritten" '4x4-micro' tables build micro
no_draft "the temporary file is gone"
rm "$micro"
echo rubbish >"$micro.new"
prints "dropping deletes a temporary file" '' tables delete micro
no_draft "the temporary file is deleted"

# ------------------------------------------------------------- no place
prints "tables are dropped" '' tables delete
nothing "all tables are dropped" "$(ls "$cache")"
refuses "missing tables can't be dropped" 4 'no such file' tables delete small
refuses "missing tables can't be checked" 4 'no such file' tables check small
# What coverage.py counts would not fit either.
(
  ulimit -f 100
  LLVM_PROFILE_FILE=/dev/null "$quadrille" tables build small >"$scratch/out" 2>"$scratch/err"
)
same "a full disk is reported" "4 1" "$? $(grep -c 'File too large' "$scratch/err")"
nothing "nothing is left after a full disk" "$(ls "$cache")"
(
  ulimit -f 100
  "$quadrille" solve sliding 4x4 --seed 7..9 --mode optimal >"$scratch/out" 2>"$scratch/err"
)
same "a solver reports it once and continues" "0 1 1" \
  "$? $(grep -c ' 3 won,' "$scratch/out") $(grep -c "File too large; the tables won't be saved" "$scratch/err")"
XDG_CACHE_HOME=/proc/nowhere
answers "without a cache folder they are built in memory" 0 ' won in ' "the tables won't be saved" solve sliding 4x4 --seed 7 --mode optimal
refuses "without a cache folder 'build' fails" 4 'No such file' tables build small
XDG_CACHE_HOME=$golden/eight.txt
refuses "a file instead of the cache folder" 4 'Not a directory' tables build small
XDG_CACHE_HOME=$scratch/cache

prints "tables for slides are built" '3x3-slides' tables build 3x3-slides
printf 'x' | dd of="$cache/sliding-3x3-slides.tables" bs=1 seek=12345 conv=notrunc 2>/dev/null
answers "tables for slides are checked" 1 '3x3-slides  damaged' '' tables check 3x3-slides
refuses "no tables for slides beyond 4x4" 2 "unknown tables '4x5-slides'" tables build 4x5-slides
refuses "unknown sizes of tables" 2 "unknown tables '9x9'" tables build 9x9
refuses "'build' without a name" 2 "'tables build' needs a name" tables build
refuses "an unknown action" 2 "unknown action 'paint' for 'tables'; use list, check, build or delete" tables paint
refuses "an action that is nearly right is suggested" 2 "unknown action 'chek' for 'tables'; did you mean 'tables check'?" tables chek
refuses "unknown tables of a known size" 2 "unknown tables '4x4-huge'" tables check 4x4-huge
prints "tables are named by size" '3x4-small' tables build 3x4-small
prints "tables of the rotated size" '3x4-small   ok' tables check 4x3-small
