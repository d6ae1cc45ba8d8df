# SPDX-License-Identifier: MIT
# Completion in bash, zsh and fish. Their scripts ask the program, whose answers
# tests/command/complete_test.c tests.

XDG_DATA_HOME=$scratch/offered
export XDG_DATA_HOME
saved_game offered.txt '7a' freecell 617
"$quadrille" games import -q "$scratch/offered.txt"
"$quadrille" games rename 1 evening
saved_game other.txt '8b' freecell 617
"$quadrille" games import -q "$scratch/other.txt"
"$quadrille" games rename 2 '$(echo)'
mkdir "$scratch/choice"
: >"$scratch/choice/eight.txt"
mkdir "$scratch/choice/folder"
cd "$scratch/choice" || exit 1

# offers WORDS LAST EXPECTED: what can follow, without explanations
offers() {
  same "completes: quadrille $1 $2" "$3" "$("$quadrille" completion words -- $1 "$2" | cut -f1 | tr '\n' ' ' | sed 's/ $//')"
}
offers 'games delete' e evening
offers 'games delete 1' e evening
offers 'resume' 1 1
offers 'replay' e 'evening :files'
offers 'freecell --load' e 'evening :files'
offers 'mahjong --layout' lo 'lotus :files'
offers 'stats reset mahjong' lot 'lotus'
offers 'scores mahjong' lot 'lotus'
missing=
for game in $games; do
  for word in $("$quadrille" completion words -- $game '' | cut -f1); do
    "$quadrille" $game $word --show text >/dev/null 2>&1 || missing="$missing $game:$word"
  done
done
nothing "every completed variant can be played" "$missing"

# ------------------------------------------------------------------ shells
# Each line and what its last word becomes.
cat >"$scratch/lines" <<'END'
quadrille ku|kulki
quadrille games del|delete
quadrille kulki --sh|--show
quadrille solve freecell --mode opt|optimal
quadrille solve freecell --mode=opt|--mode=optimal
quadrille resume ev|evening
quadrille kulki lar|large
quadrille kulki lines98:1|lines98:12x10:5
quadrille mahjong --layout lotu|lotus
quadrille sliding --board eig|eight.txt
quadrille web --folder fol|folder
quadrille completion fi|fish
END
PATH=$build:$PATH
export PATH

# What bash offers for a line: it splits words at = and : as readline does.
cat >"$scratch/complete.bash" <<'END'
. <(quadrille completion bash)
while IFS='|' read -r line expected; do
  COMP_LINE=$line COMP_POINT=${#line}
  read -ra COMP_WORDS <<<"$(sed 's/\([=:]\)/ \1 /g' <<<"$line")"
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _quadrille
  word=${line##* }
  echo "$line|${word%"${word##*[=:]}"}${COMPREPLY[*]}"
done
END
# What zsh inserts, at a terminal of its own.
cat >"$scratch/complete.zsh" <<'END'
zmodload zsh/zpty
zpty shell zsh -f -i
send() { zpty -w shell "$1"; zpty -r -m shell REPLY "*$2*" }
send 'PS1=; PROMPT_EOL_MARK=; unsetopt zle_bracketed_paste' 'PS1='
zpty -w shell 'autoload -U compinit; compinit -D -u; source <(quadrille completion zsh)'
zpty -w shell 'show() { print -r -- "<<$BUFFER>>"; zle kill-whole-line; zle redisplay }; zle -N show; bindkey "^X" show; print re""ady'
zpty -r -m shell REPLY '*ready*'
while IFS='|' read -r line expected; do
  zpty -w -n shell "$line"$'\t\x18'
  zpty -r -m shell REPLY '*<<*>>*'
  REPLY=${${REPLY##*<<}%%>>*}
  print -r -- "$line|${${${REPLY% }##* }%/}"
done
END
# What fish offers.
cat >"$scratch/complete.fish" <<'END'
quadrille completion fish | source
while read -d '|' -l line expected
  echo "$line|"(complete -C "$line" | string replace -r '/?\t.*' '' | string trim --right --chars / | string join ' ')
end
END

# completed SHELL COMMAND...: compares what a shell offers with the list
completed() {
  shell=$1
  shift
  if command -v "$shell" >/dev/null; then
    same "$shell completes words, options, values, games, variants, layouts and files" "$(cat "$scratch/lines")" \
      "$("$@" "$scratch/complete.$shell" <"$scratch/lines" 2>&1)"
  else
    "$quadrille" completion "$shell" | grep -q 'completion words --'
    verdict $? "without $shell: its script asks the program"
  fi
}
completed bash bash --norc
completed fish fish --no-config
completed zsh zsh -f
same "bash takes no name for a command" '\$\(echo\)' \
  "$(bash --norc -c '. <(quadrille completion bash); COMP_WORDS=(quadrille resume \$) COMP_CWORD=2; _quadrille; echo "${COMPREPLY[*]}"')"
cd "$root" || exit 1
PATH=${PATH#"$build:"}
XDG_DATA_HOME=$scratch/none
