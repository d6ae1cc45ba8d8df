# SPDX-License-Identifier: MIT
# Run as a script: writes the migrations, in the order of their names, into a C
# table.   cmake -D FOLDER=... -D TARGET=... -P embed.cmake
file(GLOB files ${FOLDER}/*.sql)
list(SORT files)
set(text "/* Made from store/migrations. */\n#include \"store/store_inside.h\"\n\nconst char *const migrations[] = {\n")
foreach(name IN LISTS files)
  file(READ ${name} sql)
  string(REPLACE "\\" "\\\\" sql "${sql}")
  string(REPLACE "\"" "\\\"" sql "${sql}")
  string(REPLACE "\n" "\\n\"\n    \"" sql "${sql}")
  string(APPEND text "    \"${sql}\",\n")
endforeach()
string(APPEND text "    NULL};\n")
file(WRITE ${TARGET} "${text}")
