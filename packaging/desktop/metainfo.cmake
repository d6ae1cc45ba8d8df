# SPDX-License-Identifier: MIT
# Writes the description for software centres in English, into a folder. A public
# address gives the component its name, as the rules for these names demand:
# https://someone.example.org/games is org.example.someone.games.quadrille.
# Without one, there are neither links nor screenshots, and the name belongs to
# nobody.
#   cmake -D QUADRILLE_HOMEPAGE=https://... -D FOLDER=FOLDER -P metainfo.cmake
file(READ ${CMAKE_CURRENT_LIST_DIR}/quadrille.metainfo.xml.in metainfo)
set(ID org.example.quadrille)
if(QUADRILLE_HOMEPAGE)
  string(TOLOWER "${QUADRILLE_HOMEPAGE}" address)
  string(REGEX REPLACE "^[a-z]+://|[:?#].*|/+$" "" address "${address}")
  string(REGEX MATCHALL "[^/]+" words "${address}")
  list(POP_FRONT words host)
  string(REPLACE "." ";" host "${host}")
  list(REVERSE host)
  set(ID ${host} ${words})
  list(TRANSFORM ID REPLACE "[^a-z0-9_]" "_")
  list(TRANSFORM ID REPLACE "^([0-9])" "_\\1")
  list(JOIN ID "." ID)
  if(NOT ID MATCHES "[.].+[.]quadrille$")
    string(APPEND ID ".quadrille")
  endif()
else()
  string(REGEX REPLACE "  <url.*</screenshots>\n" "" metainfo "${metainfo}")
endif()
string(CONFIGURE "${metainfo}" metainfo @ONLY)
set(metainfo_file ${FOLDER}/${ID}.metainfo.xml)
file(WRITE ${metainfo_file} "${metainfo}")
