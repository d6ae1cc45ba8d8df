#!/bin/sh
# SPDX-License-Identifier: MIT
# Loads files of earlier versions, which must work forever. Every fact that
# their own program printed about them must still be printed; later versions may
# print more.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
XDG_CACHE_HOME=$scratch/cache
LC_ALL=C
TZ=UTC
export XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME LC_ALL TZ

# lost_facts THEN NOW: prints what the lines of objects in THEN say and those in
# NOW do not
lost_facts() {
  python3 - "$1" "$2" 2>&1 <<'END'
import json, sys
then, now = ([json.loads(line) for line in open(name)] for name in sys.argv[1:])
if len(then) != len(now):
    print(len(then), "objects then,", len(now), "now")
for old, new in zip(then, now):
    if "slot" in old:  # the player's name for a game, and that of its start
        if "name" in old:
            old["start_name"] = old["name"]
        old["name"] = old.pop("slot")
    for was, name in ("taken_back", "undos"), ("without_hint", "without_help"):
        if was in old:
            old[name] = old.pop(was)
    if "of" in old:
        old["name"] = old.pop("variant")
        old["of"] = old["of"].replace(" ", "_")
    for key, value in old.items():
        if new.get(key) != value:
            print(old.get("file") or old.get("id") or old.get("of"), key, value, "is now", new.get(key))
END
}

# still_says WORDS THEN FOLDER ARGUMENTS...: runs the program in FOLDER
still_says() {
  words="$set: $1" then=$old/$2 folder=$3
  shift 3
  (cd "$folder" && "$quadrille" "$@") >"$scratch/now" 2>"$scratch/err"
  nothing "$words" "$(cat "$scratch/err"; lost_facts "$then" "$scratch/now")"
}

# The end of a save proves the whole game: loading plays its moves again, and
# the result and digest are those of the last position.
end_of() { sed -n '/^moves /,$p' "$1"; }

# new_home: the program finds nothing that was kept
new_home() {
  XDG_DATA_HOME=$scratch/$set.$1/data
  XDG_CONFIG_HOME=$scratch/$set.$1/config
  mkdir -p "$XDG_DATA_HOME/quadrille"
}

files_are_valid() {
  new_home files
  still_says "saves are valid" saves.jsonl "$old/saves" verify --json $(cd "$old/saves" && ls)
  still_says "codes are valid" codes.jsonl "$old" verify --json $(cut -d' ' -f2 "$old/codes.txt")
  for save in "$old"/saves/*.save "$old"/exports/*.save; do
    name=$(basename "$save" .save)
    game=$(sed -n 's/^game \([a-z]*\).*/\1/p' "$save")
    printf 'save %s\n' "$scratch/again" | "$quadrille" "$game" --load "$save" --no-save --ui line >/dev/null 2>"$scratch/err"
    nothing "$set: $name is saved again as it was" "$(cat "$scratch/err"; end_of "$save" >"$scratch/then"; end_of "$scratch/again" | diff "$scratch/then" -)"
    rm -f "$scratch/again"
  done
  while read -r name code; do
    printf 'code\n' | "$quadrille" "$(sed -n 's/^game \([a-z]*\).*/\1/p' "$old/saves/$name.save")" --load "$code" --no-save --ui line 2>&1 |
      grep -xF -- "$code" >/dev/null
    verdict $? "$set: the code of $name comes out as it went in"
  done <"$old/codes.txt"
}

# store_is_whole WORDS: what is kept now is what the old store had
store_is_whole() {
  "$quadrille" games --json >"$scratch/now" 2>"$scratch/err"
  nothing "$set: games in progress are all listed$1" "$(cat "$scratch/err"; lost_facts "$old/games.jsonl" "$scratch/now")"
  still_says "finished games are valid$1" outcomes.jsonl "$scratch" verify --json $(sed 's/.*"file":"\([0-9]*\)".*/\1/' "$old/outcomes.jsonl")
  for save in "$old"/exports/*.save; do
    id=$(basename "$save" .save | tr -dc 0-9)
    "$quadrille" games export "$id" >"$scratch/export" 2>"$scratch/err"
    end_of "$save" >"$scratch/then"
    nothing "$set: game $id is exported as it was$1" "$(cat "$scratch/err"; end_of "$scratch/export" | diff "$scratch/then" -)"
  done
  printf 'code\n' | "$quadrille" freecell --load evening --no-save --ui line >"$scratch/now" 2>&1
  verdict $? "$set: a game goes on by its name$1"
  "$quadrille" doctor >"$scratch/now" 2>&1
  verdict $? "$set: the store is sound$1" "$(cat "$scratch/now")"
}

for set in first second; do
  old=$root/tests/old/$set
  files_are_valid
  new_home store
  cp "$old/games.db" "$XDG_DATA_HOME/quadrille/games.db"
  store_is_whole ""
done

set=first
old=$root/tests/old/first
new_home files
still_says "exported games are valid" exports.jsonl "$old/exports" verify --json $(cd "$old/exports" && ls)
while read -r name code; do
  same "$set: the challenge of $name is refused, and says why" "quadrille: challenge: This challenge is from a version before 1.0, and can't be opened any more: ask for a new one" \
    "$("$quadrille" --load "$code" --no-save --ui line 2>&1 </dev/null)"
done <"$old/challenges.txt"

set=third
old=$root/tests/old/third
new_home files
still_says "challenges are valid" challenges.jsonl "$old" verify --json $(cut -d' ' -f2 "$old/challenges.txt")
while read -r name code; do
  printf 'challenge open\n' | "$quadrille" --load "$code" --no-save --ui line 2>&1 | grep '^ *moves  *0  *[1-9]' >/dev/null
  verdict $? "the challenge of $name opens"
done <"$old/challenges.txt"

set=second
old=$root/tests/old/second
new_home store
still_says "statistics count the same" stats.jsonl "$scratch" stats --json
new_home restored
"$quadrille" restore "$old/backup.txt" >"$scratch/now" 2>&1
verdict $? "$set: a backup is restored" "$(cat "$scratch/now")"
still_says "statistics count the same after that" stats.jsonl "$scratch" stats --json
same "$set: settings come back" "clock on
hints off" "$(cat "$XDG_CONFIG_HOME/quadrille/settings")"
for plan in "$old"/surveys/*.plan; do
  name=$(basename "$plan" .plan)
  cp -r "$plan" "${plan%.plan}.results" "$scratch"
  still_says "the results of $name are added up" "surveys/$name.merged" "$scratch" survey merge --json "$name.plan"
done
done_testing
