# SPDX-License-Identifier: MIT
# The sliding puzzle's tables in the cache: made, checked, mended, dropped.

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
  answers "$1: a solver says so and builds them again" 0 ' won in ' 'these tables were built again' \
    solve sliding 4x4 --seed 7 --optimal --tables micro
  prints "$1: then they are well" '4x4-micro   well' tables check micro
}

rm -rf "$cache"
prints "without tables none are listed" '' tables list
prints "nor is that ill" 'none are kept yet' doctor
prints "tables are built, in plain words in a pipe" "4x4-micro   well         327844 bytes  $micro" tables build micro
prints "several at once" "$small" tables build micro small
same "list tells of each" 2 "$("$quadrille" tables list | wc -l | tr -d ' ')"
same "list is what is done anyway" "$("$quadrille" tables list)" "$("$quadrille" tables)"
prints "a program reads it as well" '"tables":"4x4-small","state":"there","bytes":2954856,' tables list --json
prints "a check reads them whole" '4x4-small   well' tables check
prints "the doctor names them" '4x4-micro, 4x4-small' doctor
prints "the folder is told" "$cache/" paths
before=$(cksum <"$small")
rm "$small"
prints "a solver builds what it needs" ' won in ' solve sliding 4x4 --seed 7 --optimal
same "and keeps it, the same to the byte" "$before" "$(cksum <"$small")"
mode=$(ls -l "$small")
same "for its owner alone" '-rw-------' "${mode%% *}"

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
answers "a folder in its place" 1 damaged '' tables check micro
answers "which stays" 0 ' won in ' 'the tables are not kept' solve sliding 4x4 --seed 7 --optimal --tables micro
refuses "and can't be dropped" 4 "$micro" tables drop micro
rmdir "$micro"

# ----------------------------------------------------------- two at a time
"$quadrille" tables build micro >"$scratch/one" 2>&1 &
"$quadrille" tables build micro >"$scratch/two" 2>&1
code=$?
wait $!
same "two programs that build at once both end well" "0 0" "$code $?"
prints "with whole tables" '4x4-micro   well' tables check micro
no_draft "and no draft"
echo rubbish >"$micro.new"
prints "a draft that somebody left is written over" '4x4-micro' tables build micro
no_draft "and is gone"
rm "$micro"
echo rubbish >"$micro.new"
prints "drop takes a draft away, too" '' tables drop micro
no_draft "which is gone"

# ------------------------------------------------------------- no place
prints "tables are dropped" '' tables drop
nothing "all of them" "$(ls "$cache")"
refuses "what is not there can't be dropped" 4 'no such file' tables drop small
refuses "nor checked" 4 'no such file' tables check small
(
  ulimit -f 100
  "$quadrille" tables build small >"$scratch/out" 2>"$scratch/err"
)
same "a disk that is full is told of" "4 1" "$? $(grep -c 'File too large' "$scratch/err")"
nothing "and nothing is left of the try" "$(ls "$cache")"
(
  ulimit -f 100
  "$quadrille" solve sliding 4x4 --seed 7..9 --optimal >"$scratch/out" 2>"$scratch/err"
)
same "a solver says it once and does without" "0 1 1" \
  "$? $(grep -c 'won 3,' "$scratch/out") $(grep -c 'File too large: the tables are not kept' "$scratch/err")"
XDG_CACHE_HOME=/proc/nowhere
answers "without a place they are built in memory" 0 ' won in ' 'the tables are not kept' solve sliding 4x4 --seed 7 --optimal
refuses "and not for the cache" 4 'No such file' tables build small
XDG_CACHE_HOME=$golden/eight.txt
refuses "a file is no folder" 4 'Not a directory' tables build small
XDG_CACHE_HOME=$scratch/cache

prints "tables in slides are kept as well" '3x3-slides' tables build 3x3-slides
printf 'x' | dd of="$cache/sliding-3x3-slides.tables" bs=1 seek=12345 conv=notrunc 2>/dev/null
answers "and looked at" 1 '3x3-slides  damaged' '' tables check 3x3-slides
refuses "but there are none beyond 4x4" 2 'there are no tables 4x5-slides' tables build 4x5-slides
refuses "other tables there are none" 2 'there are no tables 9x9' tables build 9x9
refuses "building wants a name" 2 'build which tables?' tables build
refuses "nothing else is done with tables" 2 'built, listed, checked or dropped' tables paint
refuses "a small size has them, too, but not this" 2 'there are no tables 4x4-huge' tables check 4x4-huge
prints "those of any size are named by it" '3x4-small' tables build 3x4-small
prints "wider than high is the same" '3x4-small   well' tables check 4x3-small
