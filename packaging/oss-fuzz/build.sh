#!/bin/bash -eu
# SPDX-License-Identifier: MIT
# Builds the fuzz targets as OSS-Fuzz wants them: $OUT gets each target with its
# corpus, its dictionary and its options. CC, CFLAGS, CXX, CXXFLAGS and
# LIB_FUZZING_ENGINE come from OSS-Fuzz. The engine is written in C++, so the C++
# compiler links. Targets have to run without
# the libraries that are installed here, so what needs those is left out;
# tests/fuzz/CMakeLists.txt leaves out the targets that play with a store, and
# adds the parts that the others test.
source=${SRC:+$SRC/quadrille}
cmake -G Ninja -S "${source:-.}" -B "$WORK/build" -DCMAKE_BUILD_TYPE=None \
  -DQUADRILLE_FUZZ=ON -DQUADRILLE_FUZZ_FLAGS= -DQUADRILLE_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" -DQUADRILLE_ASSERTIONS=ALL -DQUADRILLE_LIBRARY=ON \
  -DQUADRILLE_STORE=OFF -DQUADRILLE_SCREEN=OFF -DQUADRILLE_WEB=OFF -DQUADRILLE_XXHASH=OFF \
  -DCMAKE_C_LINK_EXECUTABLE="$CXX $CXXFLAGS <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>"
cmake --build "$WORK/build"
cd "${source:-.}/tests/fuzz"
for corpus in corpus/*; do
  name=$(basename "$corpus" .txt)
  [ -e "$WORK/build/tests/fuzz/${name}_fuzz" ] || continue
  cp "$WORK/build/tests/fuzz/${name}_fuzz" "$OUT/"
  python3 corpus.py unpack "$name" "$WORK/corpus/$name"
  zip -q -j "$OUT/${name}_fuzz_seed_corpus.zip" "$WORK/corpus/$name"/*
  [ ! -e "$name.dict" ] || cp "$name.dict" "$OUT/${name}_fuzz.dict"
  printf '[libfuzzer]\nclose_fd_mask = 2\ntimeout = 20\n' >"$OUT/${name}_fuzz.options"
done
