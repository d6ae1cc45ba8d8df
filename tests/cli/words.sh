# SPDX-License-Identifier: MIT
# Games, variants, seeds and options: what is accepted and what is refused.

# ------------------------------------------------------------------- games
prints "a game's name alone plays it" 'Score: 0' kulki --seed 1 --show text
prints "play takes a game" 'Score: 0' play kulki --seed 1 --show text
prints "the case of a game's name does not matter" 'Score: 0' KULKI --seed 1 --show text
type_lines seed
prints "nor that of a level" 'FreeCell, easy' freecell EASY
type_lines seed
prints "nor that of a layout" 'lotus' mahjong --layout LOTUS --seed 1
type_lines 1a 'send A'
prints "nor that of a piece that is sent" '2H' freecell 3
refuses "an unknown game" 2 "unknown game or command 'chess'" chess
refuses "a name that is nearly right is suggested" 2 "did you mean 'kulki'?" kulky
refuses "a name with a missing letter" 2 "did you mean 'freecell'?" freecel
refuses "a name with an extra letter" 2 "did you mean 'mahjong'?" mahjoong
refuses "a command is suggested, too" 2 "did you mean 'digest'?" digset kulki
refuses "'play' without a game" 2 "'play' needs a game: $(echo $games | sed 's/ /, /g; s/, \([^,]*\)$/ or \1/')" play
refuses "'play' with an unknown game" 2 "unknown game or command 'chess'" play chess
refuses "'digest' without a game" 2 "'digest' needs a game" digest
refuses "an empty argument" 2 'unknown game or command' ''
refuses "a number instead of a game" 2 "unknown game or command '-1'" -1
run
same "without a terminal and without words the usage goes to standard error" "2 0 yes" \
  "$code $(wc -c <"$scratch/out") $(holds "$err" 'quadrille freecell 617' && echo yes)"
prints "options may stand before the game" '"seed":"5"' --show json --seed 5 sliding
prints "options may stand between arguments" '"variant":"4x4"' sliding --show json 4x4 --seed 5
prints "a value may follow an equals sign" '"seed":"5"' sliding --seed=5 --show json
prints "a value may look like an option" '"seed":"--json"' sliding --seed=--json --show json
refuses "after -- nothing is an option" 2 "'--show' follows '--', so it is no option; put options first" freecell -- -1 --show text
prints "options may come before --" '"deal":-1' freecell --show json -- -1
prints "not even a negative deal" '"deal":-2' freecell --show json -- -2
prints "which needs no --" '"deal":-2' freecell --show json -2

# ---------------------------------------------------------------- variants
prints "a variant of Kulki" '"variant":"lines98"' kulki lines98 --show json
prints "a size and colours of Kulki" '"variant":"kulki:12x10:5"' kulki 12x10:5 --show json
prints "a variant of Mahjong" '"variant":"turtle:flowers"' mahjong turtle:flowers --show json
prints "cells of FreeCell" '"variant":"3cells"' freecell 3cells --show json
prints "--cells says the same" '"variant":"3cells"' freecell --cells 3 --show json
prints "--cells keeps the rest of the variant" '"variant":"2cells:none"' freecell 4cells:none --cells 2 --show json
prints "a size of the sliding puzzle" '"variant":"5x3"' sliding 5x3 --show json
prints "the 15-puzzle by its number" '"variant":"4x4"' sliding 15 --show json
prints "--variant says the same as a word" '"variant":"4x4:walk"' sliding --variant 4x4:walk --show json
refuses "an unknown variant" 2 "unknown kulki variant 'foo'" kulki foo
refuses "a variant that is nearly right is suggested" 2 "did you mean 'lines98'?" kulki lines97
refuses "a variant of Mahjong is suggested" 2 "did you mean 'turtle'?" mahjong turtel
refuses "an unknown word isn't explained as a rule" 2 "unknown freecell variant 'baker'; 'quadrille help freecell' lists them" freecell baker
refuses "another game's variant" 2 "unknown mahjong variant '4x4'" mahjong 4x4
refuses "a board that is too large" 2 'from 2x2 to 10x10' sliding 11x11
refuses "a board that is too small" 2 'from 2x2 to 10x10' sliding 1x5
refuses "half a size" 2 'from 2x2 to 10x10' sliding 4x
refuses "a Kulki board that is too large" 2 '5x5 to 15x15' kulki 16x16
refuses "too many colours" 2 '3 to 9 colours' kulki --variant 10
refuses "too many cells" 2 '--cells 8' freecell --cells 8
refuses "--cells with a word" 2 '--cells x' freecell --cells x
refuses "an unknown mode of automatic moves" 2 'none, safe or full' freecell 4cells:foo
refuses "letters after a variant" 2 "unknown sliding variant '4x4foo'" sliding 4x4foo
refuses "two variants" 2 "unknown sliding variant '5x5'" sliding 4x4 5x5
refuses "an extra argument after variant and seed" 2 "unexpected argument 'klines'; see 'quadrille help kulki'" kulki small 7 klines
refuses "a wrong --variant" 2 '--variant foo' mahjong --variant foo

# ------------------------------------------------------------------- seeds
run sliding --seed hello --show text
first=$out
prints "a seed deals the same board again" "$first" sliding --seed hello --show text
run sliding --seed hellp --show text
verdict "$([ "$out" != "$first" ] && echo 0 || echo 1)" "another seed deals another"
prints "the case of a seed does not matter" "$first" sliding --seed HELLO --show text
run sliding --show text
first=$out
run sliding --show text
verdict "$([ "$out" != "$first" ] && echo 0 || echo 1)" "without a seed each deal is a new one"
prints "a seed is any text" '"seed":' kulki --seed 'Kulki für alle!' --show json
prints "the word that a seed is shown as is a seed" '"seed":"what-is-this"' kulki --seed what-is-this --show json
prints "Microsoft's deal 1" ': JD KD 2S 4C 3S 6D 6S' freecell 1 --show text
prints "a deal may be written as #617" '"deal":617' freecell '#617' --show json
prints "--seed takes a deal's number" '"deal":617' freecell --seed 617 --show json
prints "the special deal -1" '"deal":-1' freecell -1 --show json
prints "the special deal -2" '"deal":-2' freecell -2 --show json
prints "the last deal of 33 bits" '"deal":8589934591' freecell 8589934591 --show json
prints "a number is a seed of Kulki" '"seed":"7"' kulki 7 --show json
prints "a number is a seed of Mahjong" '"seed":"7"' mahjong flowers 7 --show json
prints "a number behind a size is a seed" '"seed":"7"' sliding 4x4 7 --show json
refuses "there is no deal 0" 2 'Deal numbers run from 1' freecell 0
refuses "there is no deal -3" 2 'Deal numbers run from 1' freecell -3
refuses "a deal that is too large" 2 'Deal numbers run from 1' freecell 8589934592
refuses "a deal beyond 64 bits" 2 'Deal numbers run from 1' freecell 99999999999999999999999
refuses "two deals" 2 'second seed' freecell 1 --seed 2
refuses "an empty seed" 2 'Missing seed' kulki --seed ''
refuses "a range of seeds for one game" 2 '1..5 is a range' kulki --seed 1..5
prints "dots in a word are no range" '"seed":"a..b"' kulki --seed a..b --show json

# ----------------------------------------------------------------- options
refuses "an unknown option" 2 "unknown option '--zzzzzz'" kulki --zzzzzz
refuses "an option that is nearly right is suggested" 2 "did you mean '--json'?" stats --jason
refuses "an unknown option with a value" 2 "did you mean '--seed'?" kulki --sed=5
refuses "an unknown short option" 2 "unknown option '-x'" kulki -x
refuses "an option without its value" 2 '--seed needs a value: --seed TEXT' kulki --seed
refuses "a value for an option without one" 2 '--json takes no value' stats --json=1
refuses "an option of another command" 2 "--depth can't be used with 'kulki'" kulki --depth 3
prints "-V is the version" 'quadrille 0' -V
refuses "-v is not an option" 2 "unknown option '-v'; see" -v
refuses "no suggestion for a distant word" 2 "unknown option '--foo'; see" --foo
refuses "no suggestion for a short word" 2 "unknown game or command 'new';" new
prints "a level is a variant, too" "$("$quadrille" mahjong easy --show json | sed 's/.*"variant":\("[^"]*"\).*/\1/')" mahjong --variant easy --show json
refuses "a second number is not a variant" 2 "unexpected argument '2'" freecell 1 2
refuses "a value that is nearly right is suggested" 2 "invalid value 'optimla' for --mode (did you mean 'optimal'?); use fast, short," \
  solve freecell 1 --mode optimla
refuses "a value of another game" 2 '--mode fair works only with mahjong, not with freecell' solve freecell 1 --mode fair
refuses "another value of another game" 2 '--show row works only with sliding, not with kulki' kulki --show row
refuses "an action that is nearly right is suggested" 2 "unknown action 'dlete' for 'games'; did you mean 'games delete'?" games dlete 1
refuses "an unknown action" 2 "unknown action 'foo' for 'games'; use list, rename, delete, export or import" games foo
refuses "an unknown shell" 2 "unknown shell 'csh'; did you mean 'zsh'?" completion csh
refuses "no shell" 2 "'completion' needs a shell: bash, zsh or fish" completion
prints "the number of a deal may have units" '"deal":1000000' freecell 1M --show json
prints "and zeros or underscores" '"deal":20000' freecell --seed 2_0e3 --show json

refuses "a game is printed as JSON by --show" 2 "--json can't be used with 'kulki'; use '--show json'" kulki --json
refuses "--show needs a word" 2 '--show needs a value: --show text|screen|words|json|row' kulki --show
refuses "an option of another game: --cells" 2 '--cells works only with freecell' kulki --cells 3
refuses "an option of another game: --dialect" 2 '--dialect works only with freecell' sliding --dialect xp --moves l
refuses "an option of another game: --layout" 2 '--layout works only with mahjong' freecell --layout x
refuses "an option of another game: --map" 2 '--map works only with mahjong' freecell --map x
refuses "version takes no words" 2 "unexpected argument 'x'" version x
