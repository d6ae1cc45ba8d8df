#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the MC-10's simulator with MAME, and plays the MC-10's programs there.
# MAME gets our ROM in place of the machine's own; it warns about that, and runs.
. "$(dirname "$0")/tap.sh"
cd "$scratch" || exit 1
PATH=$PATH:/usr/games
images=$root/build/mc10
HOME=$scratch
export HOME

{ "$root/tests/mc10/build.sh" && "$root/front/mc10/build.sh"; } >log 2>&1
verdict $? "the simulator and the programs are built" "$(cat log)"

# in_mame ROM: runs until the script is satisfied, and leaves memory in "theirs"
in_mame() {
  mkdir -p roms/mc10
  cp "$1" roms/mc10/mc10.rom
  rm -f theirs
  MC10_OUT=$scratch/theirs timeout 300 mame mc10 -ext ram -rompath roms -video none -sound none -nothrottle \
    -skip_gameinfo -seconds_to_run 300 -autoboot_delay 0 -autoboot_script "$root/tests/mc10/mame.lua" >log 2>&1 || true
}

# ---------------------------------------------------------- random instructions

for seed in $(seq "${MAME_ROMS:-20}"); do
  python3 "$root/tests/mc10/random_rom.py" "$seed" random.rom
  printf 'run 1\npeek 4bff 1\npeek 80 80\npeek 4200 e00\npeek 8000 1000\n' | "$images/simulate" random.rom 20 >ours
  same "the simulator reaches the end of ROM $seed" a5 "$(sed -n 1p ours)"
  MC10_DONE=4bff MC10_VALUE=a5 in_mame random.rom
  sed 1d ours >rest
  cmp rest theirs >log 2>&1
  verdict $? "random instructions do the same in MAME: ROM $seed" "$(cat log)"
done

# --------------------------------------------------------------------- programs

# Leaves out the four cells of Mahjong's pointer, which blinks.
without_pointer() { sed -E 's/^(.{474})....(.{60})..../\1\2/'; }

# agrees WORDS PROGRAM KILOBYTES UNTIL [AT KEYS]: the screens are the same
agrees() {
  if [ $# = 4 ]; then
    printf 'until %s\nidle\nsave screen\n' "$4" | "$images/simulate" "$images/$2.rom" "$3"
    MC10_UNTIL=$4 in_mame "$images/$2.rom"
  else
    printf 'until %s\ntype %s\npress ENTER\nuntil %s\nidle\nsave screen\n' "$5" "$6" "$4" | "$images/simulate" "$images/$2.rom" "$3"
    MC10_AT=$5 MC10_KEYS="$(printf '%s\n.' "$6")" MC10_UNTIL=$4 in_mame "$images/$2.rom"
  fi
  od -An -v -tx1 screen | tr -d ' \n' | without_pointer >ours
  same "$1" "$(cat ours)" "$(without_pointer <theirs 2>&1)"
}
agrees "the sliding puzzle has the same digests in MAME" sliding_proof 4 FIRST
agrees "Mahjong has" mahjong_proof 20 FIRST
agrees "Kulki has" kulki_proof 20 FIRST
agrees "Mahjong is dealt with typed keys" mahjong 20 LAYER SEED 7
done_testing
