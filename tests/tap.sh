# SPDX-License-Identifier: MIT
# Counts tests as TAP for the shell suites that source it. Such a suite takes
# the build folder to test and can be started anywhere. $games are those of the
# menu, in its order.
root=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-build/release}
case $build in /*) ;; *) build=$root/$build ;; esac
games=$(grep -o '&[a-z0-9]*' "$root/rules/games.c" | tr -d '&')
scratch=$(mktemp -d)
# Whatever the developer's language is.
unset LANGUAGE
export LC_ALL=C.UTF-8
trap 'rm -rf "$scratch"' EXIT
count=0
wrong=0

# verdict STATUS WORDS [TEXT]: reports a test; STATUS 0 means success
verdict() {
  count=$((count + 1))
  if [ "$1" = 0 ]; then
    printf 'ok %d - %s\n' "$count" "$2"
  else
    wrong=$((wrong + 1))
    printf 'not ok %d - %s\n' "$count" "$2"
    [ -z "${3:-}" ] || printf '%s\n' "$3" | sed 's/^/# /'
  fi
}

# nothing WORDS TEXT: succeeds if the text is empty, else shows it
nothing() {
  if [ -z "$2" ]; then verdict 0 "$1"; else verdict 1 "$1" "$2"; fi
}

# same WORDS EXPECTED ACTUAL: succeeds if both texts are equal
same() {
  if [ "$2" = "$3" ]; then verdict 0 "$1"; else verdict 1 "$1" "expected: $2
actual:   $3"; fi
}

done_testing() {
  printf '1..%d\n' "$count"
  [ "$wrong" = 0 ]
}

# served COMMAND...: the page that a quadrille serves, from its start to its end
served() {
  rm -f "$scratch/said"
  mkfifo "$scratch/said"
  "$@" web --no-open --port 0 >"$scratch/said" 2>/dev/null &
  server=$!
  read -r address <"$scratch/said"
  python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode().strip())' "$address" 2>&1
  kill "$server"
  wait "$server" 2>/dev/null
}
