#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests what ./play and ./check do before they build, with fake programs:
# installing missing packages. Also tests whose builds a compiler's warning
# stops, and the list of suites.
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# ------------------------------------------------------------- installing

# A private PATH. The fake apt-get and sudo record how they were called;
# installed packages are a list of names, with one line per architecture. The
# fake dpkg-query, too, ends its lines only if the format says so.
bin=$scratch/bin
mkdir "$bin"
for program in sh env grep mktemp tail rm cat; do ln -s "$(command -v $program)" "$bin/$program"; done
pretend() { # NAME < what it does
  { echo '#!/bin/sh'; cat; } >"$bin/$1"
  chmod +x "$bin/$1"
}
pretend id <<'END'
echo "$FAKE_ID"
END
pretend dpkg-query <<'END'
for word; do
  case $word in -f=*) format=${word#-f=} ;; esac
  package=$word
done
case $format in *'\n') end='\n' ;; *) end= ;; esac
grep -x "$package" "$FAKE/installed" >"$FAKE/found" || exit 1
while read -r _; do printf "installed$end"; done <"$FAKE/found"
END
pretend apt-get <<'END'
echo "apt-get $*" >>"$FAKE/calls"
[ -z "${FAKE_OFFLINE:-}" ] || { echo "no network"; exit 100; }
[ "$1" != install ] || for word; do case $word in alpha | beta) echo "$word" >>"$FAKE/installed" ;; esac; done
cat >/dev/null
END
pretend_sudo() {
  pretend sudo <<'END'
echo "sudo $*" >>"$FAKE/calls"
[ "$1" != -n ] || { shift; [ -z "${FAKE_PASSWORD:-}" ] || { echo "sudo: a password is required"; exit 1; }; }
exec "$@"
END
}
pretend_sudo

cat >"$scratch/try" <<'END'
. packaging/setup.sh
need_packages gamma alpha beta
read -r line
say "went on and read ${line:-nothing}"
END

# try NAME=VALUE...: runs the setup like ./play, with the caller's standard
# input
try() {
  : >"$scratch/calls"
  echo gamma >"$scratch/installed"
  said=$(env -i PATH="$bin" FAKE="$scratch" "$@" sh "$scratch/try" 2>&1)
  status=$?
}
# The same, with a terminal as standard input on which a line is typed.
try_at_terminal() { # LINE NAME=VALUE...
  typed=$1; shift
  : >"$scratch/calls"
  echo gamma >"$scratch/installed"
  said=$(printf '%s\ngo\n' "$typed" | python3 -c '
import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
' env -i PATH="$bin" FAKE="$scratch" "$@" "$bin/sh" "$scratch/try" 2>&1)
  status=$?
}
says() { # WORDS TEXT: the text is among what was said
  case $said in *"$2"*) verdict 0 "$1" ;; *) verdict 1 "$1" "$said" ;; esac
}
calls() { cat "$scratch/calls"; }
sudo_calls() { grep -c '^sudo' "$scratch/calls"; }
update="apt-get update -qq"
install="apt-get install -y -qq --no-install-recommends alpha beta"

try FAKE_ID=0 <<END
a move
END
same "root installs what is missing" "$update
$install" "$(calls)"
says "the installation is announced" "Installing these packages: alpha beta"
says "standard input is left to the games" "went on and read a move"

try FAKE_ID=1000 <<END
a move
END
same "without a terminal sudo must not ask" "sudo -n $update
$update
sudo -n env DEBIAN_FRONTEND=noninteractive $install
$install" "$(calls)"
says "standard input is left to the games without a terminal" "went on and read a move"

try FAKE_ID=1000 FAKE_PASSWORD=1 </dev/null
same "the exit code is 4 when sudo needs a password" 4 "$status"
same "nothing is installed when sudo needs a password" "sudo -n $update" "$(calls)"
says "sudo's reason is shown" "sudo: a password is required"
says "the command to install by hand is shown" "apt-get install --no-install-recommends alpha beta"

try_at_terminal n FAKE_ID=1000
same "nothing is installed after a no" 4: "$status:$(calls)"
says "the question shows the packages" "These packages are missing: alpha beta"
says "the question names sudo" "Install them with sudo? [Y/n]"
says "a no is answered with the command to run by hand" "apt-get install --no-install-recommends alpha beta"
for yes in y Yes ''; do
  try_at_terminal "$yes" FAKE_ID=1000
  same "'$yes' means yes" "0 2" "$status $(sudo_calls)"
done
try_at_terminal what FAKE_ID=1000
same "any other answer means no" "4 0" "$status $(sudo_calls)"
try_at_terminal go FAKE_ID=0
same "root is not asked at a terminal" "0 0" "$status $(sudo_calls)"

try FAKE_ID=0 FAKE_OFFLINE=1 </dev/null
same "when installing fails, the exit code is 4" 4 "$status"
says "apt-get's message is shown" "no network"

rm "$bin/sudo"
try FAKE_ID=1000 </dev/null
same "without root and sudo, the exit code is 4" 4: "$status:$(calls)"
says "the missing packages are listed" "apt-get install --no-install-recommends alpha beta"
pretend_sudo

printf 'alpha\nbeta\ngamma\n' >"$scratch/installed"
: >"$scratch/calls"
same "nothing is asked if nothing is missing" "went on and read nothing:" \
  "$(env -i PATH="$bin" FAKE="$scratch" FAKE_ID=1000 sh "$scratch/try" 2>&1 </dev/null):$(calls)"
echo beta >>"$scratch/installed"
same "nor if something is installed for two architectures" "went on and read nothing:" \
  "$(env -i PATH="$bin" FAKE="$scratch" FAKE_ID=1000 sh "$scratch/try" 2>&1 </dev/null):$(calls)"
rm "$bin/dpkg-query"
try FAKE_ID=0 </dev/null
same "nothing is installed on other systems" "0:" "$status:$(calls)"
says "packages that may be missing are listed" "install the equivalents of: gamma alpha beta"

# --------------------------------------------------------------- building

cmake -S . -B "$scratch/plain" -G Ninja -D QUADRILLE_STORE=OFF -D QUADRILLE_SCREEN=OFF -D QUADRILLE_WEB=OFF >/dev/null
nothing "whoever calls cmake without our presets is not stopped by warnings" \
  "$(grep -l -e '-Werror' "$scratch/plain/compile_commands.json" 2>&1)"
nothing "our presets refuse warnings" "$(grep -L -e '-Werror' "$build/compile_commands.json" 2>&1)"
log=$(cmake -S . -B "$scratch/untested" -G Ninja -D QUADRILLE_STORE=OFF -D QUADRILLE_SCREEN=OFF -D QUADRILLE_WEB=OFF -D CMOCKA= 2>&1)
has=$(printf '%s' "$log" | tr -s ' \n' ' ' | grep -o 'CMake Warning .* no unit tests: they need cmocka (libcmocka-dev)')
verdict "$([ -n "$has" ] && echo 0 || echo 1)" "without cmocka, a warning says that there are no unit tests" "$log"
log=$(cmake -S . -B "$scratch/reduced" -G Ninja -D QUADRILLE_SOLVERS=OFF -D QUADRILLE_3270=OFF -D QUADRILLE_COMPLETION=OFF 2>&1)
verdict $? "a program without solvers, 3270 terminals and completion is configured" "$log"
nothing "without tests and benches of what is left out" "$(ninja -C "$scratch/reduced" -t targets all |
  grep -oE '^(tests/(survey|questions|advice|table|command|front/tui)/[a-z_]*_test|tests/front/(seat|telnet)_test|bench/(kulki|sliding|mainframe|survey)):')"
nothing "the games in a window need no full screen" \
  "$(grep -q /quadrille-window.desktop "$scratch/reduced/packaging/desktop/cmake_install.cmake" || echo "no entry in the menu")"

# --------------------------------------------------------------- suites

nothing "each suite has a part, an extent, a name and a command" \
  "$(awk -F'\t' '!/^#/ && $1 != "part" && (NF != 5 || $2 !~ /^(quick|usual|long)$/)' tests/suites.tsv)"
nothing "whose program exists" \
  "$(sed '/^#/d' tests/suites.tsv | cut -f 5 | grep -o '^tests/[^ ]*' | while read -r program; do [ -x "$program" ] || echo "$program"; done)"
nothing "each part of the command line and of terminals is in one" \
  "$(ls tests/cli/*.sh $(grep -lE '^ *(done|close_all)\(\)$' tests/terminal/*.py) | sed 's/.*\///; s/\..*//' | while read -r part; do
    grep -qE "^[a-z]+	(quick|usual)	.*tests/(cli|terminal)\.sh build/release( [a-z_]+)* $part( |$)" tests/suites.tsv || echo "$part"
  done)"
# The others are sourced or started by suites.
nothing "each script in tests/ is a suite" \
  "$(cd tests && for script in *.sh; do case $script in tap.sh | suite.sh | node_packages.sh | python_packages.sh | fresh_root.sh | release_verified.sh) ;; *) grep -q "tests/$script" suites.tsv || echo "$script" ;; esac; done)"
said=$(./check --long nonsense 2>&1)
same "a part that doesn't exist is refused" 2 "$?"
same "with the parts that do" "$(printf '%s' "$said" | tail -1)" "parts: $(sed '/^#/d' tests/suites.tsv | cut -f 1 | grep -vx part | sort -u | paste -sd' ')"
done_testing
