#!/bin/sh
# SPDX-License-Identifier: MIT
# What ./play and ./check do before they build, among programs that only
# pretend: installing what is missing. And whom a compiler's warning stops.
#   setup.sh
. "$(dirname "$0")/tap.sh"
cd "$root" || exit 1

# ------------------------------------------------------------- installing

# A PATH of its own. The pretended apt-get and sudo write down how they were
# called; what is installed is a list of names.
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
for package; do :; done
grep -qx "$package" "$FAKE/installed" && printf installed
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

# try NAME=VALUE...: as ./play does, standard input is what this one's is
try() {
  : >"$scratch/calls"
  echo gamma >"$scratch/installed"
  said=$(env -i PATH="$bin" FAKE="$scratch" "$@" sh "$scratch/try" 2>&1)
  status=$?
}
# The same with a terminal as standard input, at which somebody types a line.
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
says "it is shown" "Installing these packages: alpha beta"
says "standard input is left to the games" "went on and read a move"

try FAKE_ID=1000 <<END
a move
END
same "without a terminal sudo is told not to ask" "sudo -n $update
$update
sudo -n env DEBIAN_FRONTEND=noninteractive $install
$install" "$(calls)"
says "standard input is left to the games, still" "went on and read a move"

try FAKE_ID=1000 FAKE_PASSWORD=1 </dev/null
same "where sudo needs a password, the exit code is 4" 4 "$status"
same "nothing is installed then" "sudo -n $update" "$(calls)"
says "it is said why" "sudo: a password is required"
says "and what to do" "apt-get install --no-install-recommends alpha beta"

try_at_terminal n FAKE_ID=1000
same "somebody who says no has nothing installed" 4: "$status:$(calls)"
says "the question shows the packages" "These packages are missing: alpha beta"
says "the question names sudo" "Install them with sudo? [Y/n]"
says "the answer is told what to do instead" "apt-get install --no-install-recommends alpha beta"
for yes in y Yes ''; do
  try_at_terminal "$yes" FAKE_ID=1000
  same "'$yes' is a yes" "0 2" "$status $(sudo_calls)"
done
try_at_terminal what FAKE_ID=1000
same "anything else is a no" "4 0" "$status $(sudo_calls)"
try_at_terminal go FAKE_ID=0
same "root is not asked at a terminal" "0 0" "$status $(sudo_calls)"

try FAKE_ID=0 FAKE_OFFLINE=1 </dev/null
same "when installing fails, the exit code is 4" 4 "$status"
says "apt-get's words are shown" "no network"

rm "$bin/sudo"
try FAKE_ID=1000 </dev/null
same "without root and sudo, the exit code is 4" 4: "$status:$(calls)"
says "what is missing is said" "apt-get install --no-install-recommends alpha beta"
pretend_sudo

printf 'alpha\nbeta\ngamma\n' >"$scratch/installed"
: >"$scratch/calls"
same "nothing is asked where nothing is missing" "went on and read nothing:" \
  "$(env -i PATH="$bin" FAKE="$scratch" FAKE_ID=1000 sh "$scratch/try" 2>&1 </dev/null):$(calls)"
rm "$bin/dpkg-query"
try FAKE_ID=0 </dev/null
same "elsewhere nothing is installed" "0:" "$status:$(calls)"
says "what may be missing is said" "install the equivalents of: gamma alpha beta"

# --------------------------------------------------------------- building

cmake -S . -B "$scratch/plain" -G Ninja -D QUADRILLE_STORE=OFF -D QUADRILLE_SCREEN=OFF -D QUADRILLE_WEB=OFF >/dev/null
nothing "whoever calls cmake without our presets is not stopped by warnings" \
  "$(grep -l -e '-Werror' "$scratch/plain/compile_commands.json" 2>&1)"
nothing "our presets refuse warnings" "$(grep -L -e '-Werror' "$build/compile_commands.json" 2>&1)"
done_testing
