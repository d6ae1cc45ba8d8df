# SPDX-License-Identifier: MIT
# Games, variants, seeds and options: what is taken and what is refused.

# ------------------------------------------------------------------- games
prints "a game's name alone plays it" 'Score: 0' kulki --seed 1 --show
prints "play takes a game" 'Score: 0' play kulki --seed 1 --show
prints "the case of a game's name does not matter" 'Score: 0' KULKI --seed 1 --show
refuses "no game of that name" 2 "no game or command chess" chess
refuses "a name that is nearly right is suggested" 2 'did you mean kulki?' kulky
refuses "also one with a letter too few" 2 'did you mean freecell?' freecel
refuses "or too many" 2 'did you mean mahjong?' mahjoong
refuses "so is a command" 2 'did you mean digest?' digset kulki
refuses "play wants a game" 2 'which game: kulki, mahjong, freecell or sliding?' play
refuses "play wants a game that there is" 2 'no game or command chess' play chess
refuses "digest wants a game" 2 'which game' digest
refuses "an empty word is no game" 2 'no game or command' ''
refuses "a number is no game" 2 'no game or command -1' -1
run
same "without a terminal and without words the usage goes to standard error" "2 0 yes" \
  "$code $(wc -c <"$scratch/out") $(holds "$err" 'quadrille freecell 617' && echo yes)"
prints "options may stand before the game" '"seed":"5"' --json --seed 5 sliding
prints "and behind its words" '"variant":"4x4"' sliding --json 4x4 --seed 5
prints "a value may follow an equals sign" '"seed":"5"' sliding --seed=5 --json
prints "a value may look like an option" '"seed":"--json"' sliding --seed=--json --json
refuses "behind -- all is words" 2 'no variant --json' kulki -- --json

# ---------------------------------------------------------------- variants
prints "a variant of Kulki" '"variant":"lines98"' kulki lines98 --json
prints "a size and colours of Kulki" '"variant":"kulki:12x10:5"' kulki 12x10:5 --json
prints "a variant of Mahjong" '"variant":"turtle:flowers"' mahjong turtle:flowers --json
prints "cells of FreeCell" '"variant":"3cells"' freecell 3cells --json
prints "--cells says the same" '"variant":"3cells"' freecell --cells 3 --json
prints "--cells keeps the rest of the variant" '"variant":"2cells:none"' freecell 4cells:none --cells 2 --json
prints "a size of the sliding puzzle" '"variant":"5x3"' sliding 5x3 --json
prints "the 15-puzzle by its number" '"variant":"4x4"' sliding 15 --json
prints "--variant says the same as a word" '"variant":"4x4:walk"' sliding --variant 4x4:walk --json
refuses "a variant that there is not" 2 'kulki has no variant foo' kulki foo
refuses "a variant that is nearly right is suggested" 2 'did you mean lines98?' kulki lines97
refuses "so is Mahjong's" 2 'did you mean turtle?' mahjong turtel
refuses "another game's variant" 2 'mahjong has no variant 4x4' mahjong 4x4
refuses "a board that is too large" 2 'from 2x2 to 10x10' sliding 11x11
refuses "a board that is too small" 2 'from 2x2 to 10x10' sliding 1x5
refuses "half a size" 2 'from 2x2 to 10x10' sliding 4x
refuses "a Kulki board that is too large" 2 '5x5 to 15x15' kulki 16x16
refuses "too many colours" 2 '3 to 9 colours' kulki --variant 10
refuses "too many cells" 2 '--cells 8' freecell --cells 8
refuses "cells that are no number" 2 '--cells x' freecell --cells x
refuses "an unknown way of playing home" 2 'none, safe or full' freecell 4cells:foo
refuses "something behind a variant" 2 'no variant 4x4foo' sliding 4x4foo
refuses "two variants" 2 'no variant 5x5' sliding 4x4 5x5
refuses "a variant, a seed, and one word more" 2 "unexpected argument 'klines'; see 'quadrille help kulki'" kulki small 7 klines
refuses "a wrong --variant" 2 '--variant foo' mahjong --variant foo

# ------------------------------------------------------------------- seeds
run sliding --seed hello --show
first=$out
prints "a seed deals the same board again" "$first" sliding --seed hello --show
run sliding --seed hellp --show
verdict "$([ "$out" != "$first" ] && echo 0 || echo 1)" "another seed deals another"
prints "the case of a seed does not matter" "$first" sliding --seed HELLO --show
run sliding --show
first=$out
run sliding --show
verdict "$([ "$out" != "$first" ] && echo 0 || echo 1)" "without a seed each deal is a new one"
prints "a seed is any text" '"seed":' kulki --seed 'Kulki für alle!' --json
prints "the word that a seed is shown as is a seed" '"seed":"what-is-this"' kulki --seed what-is-this --json
prints "Microsoft's deal 1" ': JD KD 2S 4C 3S 6D 6S' freecell 1 --show
prints "a deal may be written as #617" '"deal":617' freecell '#617' --json
prints "--seed takes a deal's number" '"deal":617' freecell --seed 617 --json
prints "the special deal -1" '"deal":-1' freecell -1 --json
prints "the special deal -2" '"deal":-2' freecell -2 --json
prints "the last deal of 33 bits" '"deal":8589934591' freecell 8589934591 --json
prints "a number is a seed of Kulki" '"seed":"7"' kulki 7 --json
prints "a number is a seed of Mahjong" '"seed":"7"' mahjong flowers 7 --json
prints "a number behind a size is a seed" '"seed":"7"' sliding 4x4 7 --json
refuses "there is no deal 0" 2 'Deal numbers run from 1' freecell 0
refuses "there is no deal -3" 2 'Deal numbers run from 1' freecell -3
refuses "a deal that is too large" 2 'Deal numbers run from 1' freecell 8589934592
refuses "a deal beyond 64 bits" 2 'Deal numbers run from 1' freecell 99999999999999999999999
refuses "two deals" 2 'second seed' freecell 1 --seed 2
refuses "an empty seed" 2 'Missing seed' kulki --seed ''
refuses "a range of seeds for one game" 2 '1..5 is a range' kulki --seed 1..5
prints "dots in a word are no range" '"seed":"a..b"' kulki --seed a..b --json

# ----------------------------------------------------------------- options
refuses "an unknown option" 2 'no option --zzzzzz' kulki --zzzzzz
refuses "an option that is nearly right is suggested" 2 'did you mean --json?' kulki --jason
refuses "an unknown option with a value" 2 'did you mean --seed?' kulki --sed=5
refuses "a letter is no option" 2 'no option -x' kulki -x
refuses "an option without its value" 2 '--seed needs a value: --seed TEXT' kulki --seed
refuses "a value where none goes" 2 '--json takes no value' kulki --json=1
refuses "an option of another command" 2 '--depth is not for play' kulki --depth 3
prints "-V is the version" 'quadrille 0' -V
refuses "-v is no option" 2 'no option -v; --help' -v
refuses "nothing is suggested that is not near" 2 'no option --foo; --help lists' --foo
refuses "nor in place of a short word" 2 'no game or command new;' new
prints "a level is a variant, too" "$("$quadrille" freecell easy --json | sed 's/.*"variant":\("[^"]*"\).*/\1/')" freecell --variant easy --json
refuses "a second number is no variant" 2 "unexpected argument '2'" freecell 1 2
prints "--man needs no command" '.TH QUADRILLE' --man
prints "nor does --bash" 'complete -F _quadrille' --bash
refuses "an option of no command but help" 2 '--man is not for play' kulki --man
refuses "an option of another game: --cells" 2 '--cells is for freecell' kulki --cells 3
refuses "an option of another game: --dialect" 2 '--dialect is for freecell' sliding --dialect xp --moves l
refuses "an option of another game: --layout" 2 '--layout is for mahjong' freecell --layout x
refuses "an option of another game: --map" 2 '--map is for mahjong' freecell --map x
refuses "version takes no words" 2 "unexpected argument 'x'" version x
