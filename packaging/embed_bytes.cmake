# SPDX-License-Identifier: MIT
# Run as a script: writes a file's bytes into a C table.
#   cmake -D FILE=... -D NAME=... -D HEADER=... -D TARGET=... -P embed.cmake
file(READ ${FILE} bytes HEX)
file(SIZE ${FILE} size)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${TARGET} "/* Made from a file of data/. */\n#include \"${HEADER}\"\n\n"
  "const u8 ${NAME}[] = {\n${bytes}};\nconst u32 ${NAME}_size = ${size};\n")
