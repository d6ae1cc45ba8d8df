#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs programs under valgrind, which finds reads of uninitialised or freed
# memory and leaks in the program as it is shipped, without sanitizers: the
# unit tests of rules and sessions, a dialogue of each game, a survey. The
# suite takes the tests that end soon; VALGRIND_TESTS names others.
. "$(dirname "$0")/tap.sh"
quadrille=$build/quadrille
export XDG_CACHE_HOME="$scratch/cache" XDG_DATA_HOME="$scratch/data"

# check PROGRAM ARGUMENTS...: 99 if valgrind finds anything
check() {
  valgrind --quiet --error-exitcode=99 --leak-check=full --show-leak-kinds=definite,indirect,possible \
    --errors-for-leak-kinds=definite,indirect,possible --log-file="$scratch/found" "$@"
}

# found: what valgrind has to say, if anything
found() { cat "$scratch/found"; }

cat >"$scratch/wrong.c" <<'END'
#include <stdlib.h>
int main(void)
{
    int *numbers = malloc(4 * sizeof *numbers);
    return numbers[1] > 3 ? 1 : 0;
}
END
gcc -O0 -o "$scratch/wrong" "$scratch/wrong.c" && check "$scratch/wrong"
same "a read of uninitialised memory is found" 99 $?

tests=${VALGRIND_TESTS:-$(cd "$build/tests" && ls -d session/*_test formats/*_test rules/*_test store/store_test store/counted_test host/*_test survey/plan_test survey/shard_test)}
long="session/daily_test session/forged_test session/history_test session/session_test session/spoil_test
  rules/kulki_chance_test rules/kulki_test rules/freecell_room_test rules/mahjong_deal_test rules/sliding_graph_test rules/rng_test"
foreign=host/sandbox_test # valgrind doesn't know the system calls of a sandbox
for test in $tests; do
  case " $long $foreign " in *" $test "*) continue ;; esac
  [ -x "$build/tests/$test" ] || continue
  check "$build/tests/$test" >"$scratch/out" 2>&1
  verdict $? "$test" "$(found; grep -a '^not ok' "$scratch/out")"
done

cd "$root/tests/golden" || exit 1
for name in kulki-lines mahjong-small freecell-won sliding-won; do
  eval "set -- $(cat $name.args)"
  check "$quadrille" "$@" --echo --color never --ascii <$name.in >"$scratch/out" 2>&1
  status=$?
  nothing "the dialogue $name: valgrind finds nothing" "$(found)"
  nothing "the dialogue $name goes as ever" "$(diff "$name.out" "$scratch/out"; [ $status = "$(cat $name.code 2>/dev/null || echo 0)" ] || echo "exit code $status")"
done

cd "$scratch" || exit 1
for asked in 'freecell 1..20' 'mahjong difficulty 1..10' 'kulki --strategy greedy 1..10' 'sliding length 3x3 1..20'; do
  "$quadrille" survey plan $asked --shard-size 20 >plan 2>err || cat err
  check "$quadrille" survey run plan --results "results of $asked" >out 2>&1
  verdict $? "a survey: $asked" "$(found; tail -3 out)"
done
done_testing
