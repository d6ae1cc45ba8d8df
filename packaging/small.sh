#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the games alone, static with musl, for other processors: each a
# program that needs nothing but a Linux kernel, build/small-*/quadrille.
#   packaging/small.sh [aarch64|armel|armhf|i386|mipsel|ppc64el|s390x]...
set -eu
cd "$(dirname "$0")/.."
musl=$PWD/build/musl-libraries
all="aarch64 armhf s390x i386 armel mipsel ppc64el"

# Debian's musl for another processor, unpacked beside the build: nothing is
# installed, and the system learns of no other architecture.
fetch_musl() { # DEBIAN'S NAME
  [ -d "$musl/$1/usr" ] && return 0
  mkdir -p "$musl/$1/lists/partial" "$musl/$1/cache/archives/partial"
  options="-qq -o Dir::State::Lists=$musl/$1/lists -o Dir::Cache=$musl/$1/cache -o APT::Architecture=$1 -o APT::Architectures::=$1 -o APT::Sandbox::User="
  # Of several sources one may be out of order: what matters is the download.
  (cd "$musl/$1" && { apt-get $options update || :; } && apt-get $options download "musl-dev:$1" && dpkg-deb -x musl-dev_*.deb .)
  rm -rf "$musl/$1/lists" "$musl/$1/cache"
}

# A compiler that knows no library but that one, as musl-gcc is one.
write_compiler() { # DEBIAN'S NAME, GCC, FOLDER, FLAGS
  include=$musl/$1/usr/include/$3
  libraries=$musl/$1/usr/lib/$3
  cat >"$musl/$1/specs" <<END
%rename cpp_options old_cpp_options

*cpp_options:
-nostdinc -isystem $include -isystem include%s %(old_cpp_options)

*cc1:
%(cc1_cpu) -nostdinc -isystem $include -isystem include%s

*link_libgcc:
-L$libraries -L .%s

*libgcc:
libgcc.a%s %:if-exists(libgcc_eh.a%s)

*startfile:
$libraries/crt1.o $libraries/crti.o crtbegin.o%s

*endfile:
crtend.o%s $libraries/crtn.o

*link:
-nostdlib -static -z norelro

END
  printf '#!/bin/sh\nexec %s "$@" %s -specs "%s"\n' "$2" "$4" "$musl/$1/specs" >"$musl/$1/gcc"
  chmod +x "$musl/$1/gcc"
}

build() { # NAME, DEBIAN'S NAME, GCC, FOLDER, FLAGS...
  fetch_musl "$2"
  write_compiler "$2" "$3" "$4" "$(shift 4; echo "$*")"
  cmake --preset small -B "build/small-$1" -D CMAKE_C_COMPILER="$musl/$2/gcc" -D CMAKE_SYSTEM_NAME=Linux -D CMAKE_SYSTEM_PROCESSOR="$1" \
    -D CMAKE_AR="/usr/bin/${3%-gcc}-gcc-ar" -D CMAKE_RANLIB="/usr/bin/${3%-gcc}-gcc-ranlib" >"build/small-$1.log" 2>&1 &&
    cmake --build "build/small-$1" --target quadrille >>"build/small-$1.log" 2>&1 || { tail -20 "build/small-$1.log"; exit 1; }
  rm "build/small-$1.log"
}

for machine in ${*:-$all}; do
  case $machine in
    aarch64) build aarch64 arm64 aarch64-linux-gnu-gcc aarch64-linux-musl ;;
    armhf) build armhf armhf arm-linux-gnueabihf-gcc arm-linux-musleabihf ;;
    s390x) build s390x s390x s390x-linux-gnu-gcc s390x-linux-musl ;;
    i386) build i386 i386 i686-linux-gnu-gcc i386-linux-musl ;;
    armel) build armel armel arm-linux-gnueabi-gcc arm-linux-musleabi ;;
    # Instructions of 16 bits, as OpenWrt uses on routers, save a quarter.
    mipsel) build mipsel mipsel mipsel-linux-gnu-gcc mipsel-linux-musl -mips32r2 -mips16 -fno-pic -mno-shared -mplt ;;
    # musl's long double has 64 bits. Debuggers may look for tables behind functions.
    ppc64el) build ppc64el ppc64el powerpc64le-linux-gnu-gcc powerpc64le-linux-musl -mlong-double-64 -mtraceback=no ;;
    *) echo "There is no $machine here: $all"; exit 2 ;;
  esac
done
