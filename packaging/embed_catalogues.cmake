# SPDX-License-Identifier: MIT
# Run as a script in the folder of a build: writes the catalogues of some
# languages into a C table that ends with NULL.
#   cmake -D "LANGUAGES=de;fr" -D TARGET=... -P embed_catalogues.cmake
set(text "/* Made from catalogues. */\n#include \"command/languages/language.h\"\n\n")
set(rows)
foreach(language IN LISTS LANGUAGES)
  file(READ locale/${language}/LC_MESSAGES/quadrille.mo bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND text "static const unsigned char bytes_${language}[] = {\n${bytes}};\n")
  string(APPEND rows "    {\"${language}\", bytes_${language}, sizeof bytes_${language}},\n")
endforeach()
file(WRITE ${TARGET} "${text}\nconst CarriedCatalogue language_carried[] = {\n${rows}    {NULL, NULL, 0}};\n")
