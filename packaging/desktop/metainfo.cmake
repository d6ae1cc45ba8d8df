# SPDX-License-Identifier: MIT
# Writes the description for software centres. Its links and screenshots need a
# public address, and are left out as long as there is none.
#   cmake -D QUADRILLE_HOMEPAGE=https://... -D TARGET=FILE -P metainfo.cmake
set(QUADRILLE_PUBLIC "")
if(QUADRILLE_HOMEPAGE)
  file(READ ${CMAKE_CURRENT_LIST_DIR}/public.xml.in QUADRILLE_PUBLIC)
  string(CONFIGURE "${QUADRILLE_PUBLIC}" QUADRILLE_PUBLIC @ONLY)
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/quadrille.metainfo.xml.in ${TARGET} @ONLY)
