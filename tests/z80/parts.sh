# SPDX-License-Identifier: MIT
# Builds and runs programs for a Z80 that play random games of one variant. SDCC
# compiles the rules, and ucsim runs them; the stack may grow down to 0xd800,
# where the data end. A script that sources this sets "root" and works in its
# own folder.
core="crt0.rel main.rel session-playout.rel rules-core-*.rel"
kulki="rules-kulki-*.rel"
mahjong="rules-mahjong-*.rel"
freecell="rules-freecell-*.rel"
sliding="rules-sliding-*.rel"

compile() { sdcc -mz80 --opt-code-size "$@" >>log 2>&1; }

compile_parts() { "$root/tests/z80/build.sh" >>log 2>&1 && cp "$root"/build/z80/*.rel .; }

# run_games "FLAGS" GAME COUNT OBJECT...: sets "digest" to the result, and
# "state" to the flags with which the next program continues it
run_games() {
  flags=$1 game=$2 number=$3
  shift 3
  rm -f out
  compile -I"$root" -DGAME="$game" -DCOUNT="$number" $flags -c "$root/tests/z80/main.c" -o main.rel &&
    compile --no-std-crt0 --code-loc 0x0100 --data-loc 0xC000 -o "$game.ihx" $core "$@" &&
    sz80 -q -b -P -e 'set memory cpu_0_cfg 0 0xd800' -e run -e 'dump rom 0xff00 0xff17' -e quit "$game.ihx" </dev/null >out 2>>log || return
  digest=$(awk '/^0xff0[08] / { printf "%s", $NF }' out)
  state=$(awk '/^0xff10/ { printf "-DFNV=0x%s%s%s%sUL -DJENKINS=0x%s%s%s%sUL", $2, $3, $4, $5, $6, $7, $8, $9 }' out)
}
