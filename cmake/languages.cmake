# SPDX-License-Identifier: MIT
# The catalogues of po/LINGUAS: compiled beside the program that was built,
# installed, and put into the program if that shall carry them.

file(STRINGS po/LINGUAS linguas REGEX "^[a-z]")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS po/LINGUAS)
set(QUADRILLE_CATALOGUES "" CACHE STRING "Languages whose catalogues the program carries, as a static one may have to: de;fr")
find_program(QUADRILLE_MSGFMT msgfmt)
if(NOT QUADRILLE_MSGFMT)
  message(STATUS "msgfmt is not here: the program speaks English, unless it finds catalogues")
  set(linguas)
endif()

set(catalogues)
foreach(language IN LISTS linguas)
  set(catalogue locale/${language}/LC_MESSAGES/quadrille.mo)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/locale/${language}/LC_MESSAGES)
  add_custom_command(OUTPUT ${catalogue} DEPENDS po/${language}.po
    COMMAND ${QUADRILLE_MSGFMT} --check -o ${catalogue} ${PROJECT_SOURCE_DIR}/po/${language}.po)
  install(FILES ${PROJECT_BINARY_DIR}/${catalogue} DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${language}/LC_MESSAGES)
  list(APPEND catalogues ${catalogue})
endforeach()
add_custom_target(catalogues ALL DEPENDS ${catalogues})

set(carried ${QUADRILLE_CATALOGUES})
list(TRANSFORM carried REPLACE "(.+)" "locale/\\1/LC_MESSAGES/quadrille.mo")
add_custom_command(OUTPUT carried.c DEPENDS ${carried} packaging/embed_catalogues.cmake
  COMMAND ${CMAKE_COMMAND} -D "LANGUAGES=${QUADRILLE_CATALOGUES}" -D TARGET=carried.c
    -P ${PROJECT_SOURCE_DIR}/packaging/embed_catalogues.cmake VERBATIM)
