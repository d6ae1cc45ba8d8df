# SPDX-License-Identifier: MIT
# Run as a script: writes the texts of a folder's files, in the order of their
# names, into a C table that ends with NULL.
#   cmake -D FOLDER=... -D KIND=sql -D NAME=... -D HEADER=... -D TARGET=... -P embed_texts.cmake
file(GLOB files ${FOLDER}/*.${KIND})
list(SORT files)
set(text "/* Made from files of the kind ${KIND}. */\n#include \"${HEADER}\"\n\nconst char *const ${NAME}[] = {\n")
foreach(name IN LISTS files)
  file(READ ${name} content)
  string(REPLACE "\\" "\\\\" content "${content}")
  string(REPLACE "\"" "\\\"" content "${content}")
  string(REPLACE "\n" "\\n\"\n    \"" content "${content}")
  string(APPEND text "    \"${content}\",\n")
endforeach()
string(APPEND text "    NULL};\n")
file(WRITE ${TARGET} "${text}")
