# SPDX-License-Identifier: MIT
# How everything is compiled: warnings, hardening, assertions, sanitizers, fuzzing
# and coverage. The options here change flags, and never which files are built.

set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
add_compile_options(-Wall -Wextra -Wconversion -Wshadow)
# Each layer has an enumeration of its own that goes on with the reasons for a
# refusal of the layer below, so values of different enumerations meet.
if(CMAKE_C_COMPILER_ID MATCHES Clang AND CMAKE_C_COMPILER_VERSION VERSION_GREATER_EQUAL 19)
  add_compile_options(-Wno-enum-compare-conditional -Wno-enum-float-conversion)
endif()
# Only the portable layers are compiled with -Wpedantic. The others number the
# arguments of a sentence, as in %2$s, which POSIX knows and ISO C doesn't.

# Our presets turn this on. Packagers use compilers and flags that we haven't
# tried, and a new warning must not stop them.
option(QUADRILLE_WERROR "Treat warnings as errors" OFF)
if(QUADRILLE_WERROR)
  add_compile_options(-Werror)
endif()

# Small programs align large tables only as far as the ABI requires.
if(CMAKE_BUILD_TYPE STREQUAL MinSizeRel)
  include(CheckCCompilerFlag)
  check_c_compiler_flag(-malign-data=abi CAN_ALIGN_AS_ABI)
  if(CAN_ALIGN_AS_ABI)
    add_compile_options(-malign-data=abi)
  endif()
endif()

# The flags that Linux distributions use. Programs without an operating system
# turn them off.
option(QUADRILLE_HARDEN "Build a program that is hard to exploit" ON)
if(QUADRILLE_HARDEN)
  add_compile_options(-fPIE -fstack-protector-strong -fstack-clash-protection)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    add_compile_options(-fcf-protection)
  endif()
  if(CMAKE_BUILD_TYPE STREQUAL Release AND NOT QUADRILLE_SANITIZE)
    add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  endif()
  add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie> -Wl,-z,relro,-z,now,-z,noexecstack)
endif()

set(QUADRILLE_ASSERTIONS SHIPPED CACHE STRING "Which assertions are checked: OFF, SHIPPED (those that cost next to nothing) or ALL")
set_property(CACHE QUADRILLE_ASSERTIONS PROPERTY STRINGS OFF SHIPPED ALL)
set(levels OFF SHIPPED ALL)
list(FIND levels "${QUADRILLE_ASSERTIONS}" assertions)
if(assertions LESS 0)
  message(FATAL_ERROR "QUADRILLE_ASSERTIONS is OFF, SHIPPED or ALL")
endif()
add_compile_definitions(QUADRILLE_ASSERTIONS=${assertions})
# Messages of assertions name files from the root, wherever the sources are.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)

option(QUADRILLE_SANITIZE "Build with address and undefined-behaviour sanitizers" OFF)
if(QUADRILLE_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
  # The leak sanitizer would search a shared library's six megabytes at every exit.
  if(CMAKE_C_COMPILER_ID STREQUAL GNU)
    add_link_options(-static-libubsan)
  endif()
endif()

# Fuzzers other than libFuzzer need other flags: see packaging/oss-fuzz/build.sh.
option(QUADRILLE_FUZZ "Build the fuzz targets, and no other tests" OFF)
set(QUADRILLE_FUZZ_FLAGS "-fsanitize=fuzzer-no-link" CACHE STRING "What a fuzzer needs to see of the code")
set(QUADRILLE_FUZZ_ENGINE "-fsanitize=fuzzer" CACHE STRING "The fuzzer that targets are linked with")
if(QUADRILLE_FUZZ)
  separate_arguments(flags NATIVE_COMMAND "${QUADRILLE_FUZZ_FLAGS}")
  add_compile_options(${flags})
endif()

option(QUADRILLE_THREAD_SANITIZER "Build with the thread sanitizer what has threads, and its tests" OFF)
if(QUADRILLE_THREAD_SANITIZER)
  add_compile_options(-fsanitize=thread -O1 -g1)
  add_link_options(-fsanitize=thread)
endif()

option(QUADRILLE_MEMORY_SANITIZER "Build with clang's memory sanitizer, which finds reads of uninitialised memory" OFF)
if(QUADRILLE_MEMORY_SANITIZER)
  add_compile_options(-fsanitize=memory -fsanitize-memory-track-origins -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g1)
  add_link_options(-fsanitize=memory)
endif()

set(QUADRILLE_COVERAGE "OFF" CACHE STRING "Count the branches that tests take: OFF, RULES (and sessions) or ALL")
if(QUADRILLE_COVERAGE)
  add_compile_options(-fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc)
  add_compile_definitions(QUADRILLE_COVERAGE)
  add_link_options(-fprofile-instr-generate)
endif()
