#!/bin/sh
# SPDX-License-Identifier: MIT
# Loads files of earlier versions, which must work forever. Every fact that
# their own program printed about them must still be printed; later versions may
# print more.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
old=$root/tests/old
XDG_DATA_HOME=$scratch/data
XDG_CACHE_HOME=$scratch/cache
LC_ALL=C
TZ=UTC
export XDG_DATA_HOME XDG_CACHE_HOME LC_ALL TZ
mkdir -p "$XDG_DATA_HOME/quadrille"

# lost_facts THEN NOW: prints what the lines of objects in THEN say and those in
# NOW do not
lost_facts() {
  python3 - "$1" "$2" 2>&1 <<'END'
import json, sys
then, now = ([json.loads(line) for line in open(name)] for name in sys.argv[1:])
if len(then) != len(now):
    print(len(then), "objects then,", len(now), "now")
for old, new in zip(then, now):
    for key, value in old.items():
        if new.get(key) != value:
            print(old.get("file") or old.get("id"), key, value, "is now", new.get(key))
END
}

# still_says WORDS THEN FOLDER ARGUMENTS...: runs the program in FOLDER
still_says() {
  words=$1 then=$2 folder=$3
  shift 3
  (cd "$folder" && "$quadrille" "$@") >"$scratch/now" 2>"$scratch/err"
  nothing "$words" "$(cat "$scratch/err"; lost_facts "$then" "$scratch/now")"
}

still_says "saves are valid" "$old/saves.jsonl" "$old/saves" verify --json $(cd "$old/saves" && ls)
still_says "exported games are valid" "$old/exports.jsonl" "$old/exports" verify --json $(cd "$old/exports" && ls)
still_says "codes are valid" "$old/codes.jsonl" "$old" verify --json $(cut -d' ' -f2 "$old/codes.txt")
still_says "challenges are valid" "$old/challenges.jsonl" "$old" verify --json $(cut -d' ' -f2 "$old/challenges.txt")

# The end of a save proves the whole game: loading plays its moves again, and
# the result and digest are those of the last position.
end_of() { sed -n '/^moves /,$p' "$1"; }
for save in "$old"/saves/*.save "$old"/exports/*.save; do
  name=$(basename "$save" .save)
  game=$(sed -n 's/^game \([a-z]*\).*/\1/p' "$save")
  printf 'save %s\n' "$scratch/again" | "$quadrille" "$game" --load "$save" --no-save --ui line >/dev/null 2>"$scratch/err"
  nothing "$name is saved again as it was" "$(cat "$scratch/err"; end_of "$save" >"$scratch/then"; end_of "$scratch/again" | diff "$scratch/then" -)"
  rm -f "$scratch/again"
done

while read -r name code; do
  printf 'code\n' | "$quadrille" "$(sed -n 's/^game \([a-z]*\).*/\1/p' "$old/saves/$name.save")" --load "$code" --no-save --ui line 2>&1 |
    grep -xF -- "$code" >/dev/null
  verdict $? "the code of $name comes out as it went in"
done <"$old/codes.txt"

while read -r name code; do
  printf 'challenge open\n' | "$quadrille" --load "$code" --no-save --ui line 2>&1 | grep '^ *moves  *0  *[1-9]' >/dev/null
  verdict $? "the challenge of $name opens"
done <"$old/challenges.txt"

cp "$old/games.db" "$XDG_DATA_HOME/quadrille/games.db"
"$quadrille" games --json >"$scratch/now" 2>"$scratch/err"

nothing "games in progress are all listed" "$(cat "$scratch/err"; lost_facts "$old/games.jsonl" "$scratch/now")"
still_says "finished games are valid" "$old/outcomes.jsonl" "$scratch" verify --json 1 2 3 4 5 6 7
for id in 8 9 10 11 12; do
  "$quadrille" games export "$id" >"$scratch/export" 2>"$scratch/err"
  end_of "$old/exports/game-$id.save" >"$scratch/then"
  nothing "game $id is exported as it was" "$(cat "$scratch/err"; end_of "$scratch/export" | diff "$scratch/then" -)"
done
printf 'code\n' | "$quadrille" freecell --load evening --no-save --ui line >"$scratch/now" 2>&1
verdict $? "a game goes on by its name"
"$quadrille" doctor >"$scratch/now" 2>&1
verdict $? "the store is sound" "$(cat "$scratch/now")"
done_testing
