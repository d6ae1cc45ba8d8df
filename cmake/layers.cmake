# SPDX-License-Identifier: MIT
# Functions that make layers, and the parts of which they consist.

# add_layer(NAME STANDARD PART...): a library of all sources in the directories,
# compiled in one C standard; a part may also be a file, from choose_part
function(add_layer name standard)
  set(sources)
  foreach(part IN LISTS ARGN)
    if(part MATCHES "\\.c$")
      set(found ${part})
    else()
      file(GLOB found CONFIGURE_DEPENDS ${part}/*.c)
    endif()
    list(APPEND sources ${found})
  endforeach()
  add_library(${name} STATIC ${sources})
  set_target_properties(${name} PROPERTIES C_STANDARD ${standard} C_STANDARD_REQUIRED ON)
endfunction()

# choose_part(VARIABLE FOLDER PART CONDITION...): sets the variable to the directory
# FOLDER/PART if the condition holds, and else to FOLDER/absent/absent_PART.c, which
# replaces it
function(choose_part variable folder part)
  if(${ARGN})
    set(${variable} ${folder}/${part} PARENT_SCOPE)
  else()
    set(${variable} ${folder}/absent/absent_${part}.c PARENT_SCOPE)
  endif()
endfunction()

# add_portable_layer(NAME PART...): the same for layers that any C90 compiler can
# compile, without a C library
function(add_portable_layer name)
  add_layer(${name} 90 ${ARGN})
  target_compile_options(${name} PRIVATE -ffreestanding -Wpedantic -Wdeclaration-after-statement)
endfunction()

# embed_texts(TARGET NAME KIND FOLDER HEADER): compiles the files of a kind in a
# folder into the target, as the array that the header declares
function(embed_texts target name kind folder header)
  file(GLOB texts CONFIGURE_DEPENDS ${folder}/*.${kind})
  add_custom_command(OUTPUT ${name}.c DEPENDS ${texts} packaging/embed_texts.cmake
    COMMAND ${CMAKE_COMMAND} -D FOLDER=${PROJECT_SOURCE_DIR}/${folder} -D KIND=${kind} -D NAME=${name}
      -D HEADER=${header} -D TARGET=${name}.c -P ${PROJECT_SOURCE_DIR}/packaging/embed_texts.cmake)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${name}.c)
endfunction()
