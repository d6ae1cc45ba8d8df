#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks conventions that no compiler knows. Each is a rule for Coccinelle in
# tests/conventions/, beside an example whose marked lines it must find.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# breaches RULE FILE...: the lines that break it
breaches() {
  rule=$1
  shift
  spatch --very-quiet --no-includes --sp-file "$rule" "$@" >"$scratch/diff" 2>"$scratch/err"
  grep -E '^(-[^-]|--- )' "$scratch/diff" | sed 's/^-  */-/'
  grep -vE '^(HANDLING|SPECIAL|$)' "$scratch/err"
}

# Rules are about a few words, and most files have none of them. A rule may
# except directories.
find rules session challenge solve formats wording sound translation store host statistics advice table front bot mcp command survey questions train -name '*.[ch]' | sort |
  xargs grep -lE 'rng_(next|below)|ASSERT|bytes_(fill|copy|equal)|session' >"$scratch/files"
for rule in tests/conventions/*.cocci; do
  name=$(basename "$rule" .cocci)
  except=$(sed -n 's|^// except ||p' "$rule" | tr ' ' '|')
  example=${rule%.cocci}.c
  same "$name: the example is found" "$(sed -n '/found/s/^ */-/p' "$example")" "$(breaches "$rule" "$example" | grep -v '^---')"
  nothing "$name: the sources keep to it" "$(breaches "$rule" $(grep -vE "^(${except:-none})" "$scratch/files"))"
done

# cast_sources COMMAND FILE...: casts that drop const, but for those with which
# memory is freed
cat >"$scratch/cast.c" <<'END'
static const int numbers[] = {1, 2};
void change(void);
void change(void) { *(int *)numbers = 3; }
END
drops_const() { "$@" -fsyntax-only -Wcast-qual 2>&1 | grep -A1 'Wcast-qual' | grep '^ *[0-9]* |' | grep -v 'free('; }
same "no cast drops const: the example is found" 1 "$(drops_const gcc "$scratch/cast.c" | wc -l)"
python3 -c '
import json, shlex, sys
for entry in json.load(open(sys.argv[1])):
    words = shlex.split(entry["command"])
    words = words[words.index("-c") + 1 :] + [word for word in words if word[:2] in ("-I", "-D")]
    if "/build/" not in entry["file"] and "-D_FORTIFY_SOURCE=2" in words:
        words.remove("-D_FORTIFY_SOURCE=2")
        print(shlex.join(words))' "$build/compile_commands.json" >"$scratch/commands"
nothing "no cast drops const, but to free memory" \
  "$(while read -r words; do eval "drops_const gcc $words"; done <"$scratch/commands")"
echo "# files: $(wc -l <"$scratch/commands")"
done_testing
