# SPDX-License-Identifier: MIT
# Files of somebody else: whatever a command writes, it never replaces or
# deletes a file that the program hasn't made, unless it is told to. Files in
# the program's own folders, which 'paths' shows, belong to the program.

mkdir "$scratch/mine" "$scratch/shared" "$scratch/mine/results" "$scratch/mine/results/000"
file=$scratch/mine/letter.txt
results=$scratch/mine/results
"$quadrille" survey plan freecell cells 1..4 --shard-size 2 --nodes 100 >"$scratch/plan"

# spares WORDS CODE TEXT FILE ARGUMENTS...: with somebody's file there, a command
# says so in one line, and the file stays as it was
spares() {
  place=$4 words=$1 expected=$2 text=$3
  shift 4
  printf 'Dear Ann,\n\nquadrille save 2\n' >"$place"
  touch -d 2001-01-01 "$place"
  before=$(stat -c '%i %s %Y' "$place")
  run "$@"
  if [ "$code" = "$expected" ] && holds "$err" "$text" && [ "$(printf '%s\n' "$err" | wc -l)" = 1 ]; then verdict 0 "$words is refused"; else
    verdict 1 "$words is refused" "should exit with $expected, saying: $text
$(seen)"
  fi
  same "$words: the file stays" "$before Dear Ann," "$(stat -c '%i %s %Y' "$place") $(head -1 "$place")"
  rm -f "$place"
}

spares "a backup" 2 "$file exists and isn't a backup" "$file" backup "$file"
type_lines "save $file"
spares "a saved game" 2 "line 1: That file exists and isn't a saved game" "$file" kulki 7 --quiet
spares "the result of a survey" 2 "$results/000/000002: this isn't the result of a survey" "$results/000/000002" \
  survey run "$scratch/plan" --results "$results"
spares "the claim of a survey" 2 "$results/000/000001.claim: this isn't the claim of a survey" "$results/000/000001.claim" \
  survey run "$scratch/plan" --results "$results"
spares "the pack of a survey" 2 "$results.pack: this isn't a pack of survey results" "$results.pack" \
  survey pack "$scratch/plan" --results "$results"
spares "a pack to read" 2 "$results.pack: this isn't a pack of survey results" "$results.pack" \
  survey run "$scratch/plan" --results "$results"
same "a survey that is refused computes nothing" '' "$(ls "$results/000")"

# What looks like a draft of a survey's, but isn't one, stays. So does a file
# that has the name of this store's backup.
printf 'Dear Ann,\n' >"$results/000/000001.letter"
touch -d 2001-01-01 "$results/000/000001.letter"
prints "a survey goes on beside somebody's file" '' survey run "$scratch/plan" --results "$results" --quiet
same "and leaves it there" 'Dear Ann,' "$(cat "$results/000/000001.letter")"
run backup --to "$scratch/shared"
own=$(echo "$scratch/shared"/quadrille-*.txt)
printf 'Dear Ann,\n' >"$own"
prints "a backup into a folder takes another name" "$own can't be read, so it stays" backup --to "$scratch/shared"
same "than that of somebody's file" 'Dear Ann,' "$(cat "$own")"
ln -s letter.txt "$scratch/mine/link"
spares "a backup through a link" 2 "$scratch/mine/link exists and isn't a backup" "$file" backup "$scratch/mine/link"
printf 'quadrille backup' >"$file"
refuses "a file that ends before the title does isn't a backup" 2 "isn't a backup" backup "$file"

# A new command goes into one of these lists. If it writes a file that the user
# names, it needs a case above.
writing='play daily resume replay kulki mahjong freecell sliding backup survey'
printing='games restore verify share stats scores progress solve explain optimise grade tables
web 3270 ask bot mcp match doctor paths digest proof perft completion man help version'
all=$("$quadrille" help | sed -n 's/^Games: //p; /^Commands:/,/^$/{/^Commands:/d; s/^  [A-Z][a-z]*//p}')
same "every command is known to write a file or only to print" "$(printf '%s\n' $writing $printing | sort)" "$(printf '%s\n' $all | sort)"
