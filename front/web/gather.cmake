# SPDX-License-Identifier: MIT
# Copies the page's files into the folder to serve, which already contains the
# module. The service worker gets the list of files to store and a version that
# changes whenever a byte of them does.
#   cmake -D PAGE=page -D WEIGHTS=weights.bin -D LAYOUTS=layouts -D FOLDER=page
#     -P gather.cmake
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files RELATIVE ${PAGE} ${PAGE}/*)
list(SORT files)
file(GLOB_RECURSE old RELATIVE ${FOLDER} ${FOLDER}/*)
foreach(file IN LISTS old)
  if(NOT file IN_LIST files AND NOT file MATCHES "^(quadrille.wasm|layouts.txt)$")
    file(REMOVE ${FOLDER}/${file})
  endif()
endforeach()
foreach(file IN LISTS files)
  get_filename_component(folder ${FOLDER}/${file} DIRECTORY)
  file(COPY ${PAGE}/${file} DESTINATION ${folder} NO_SOURCE_PERMISSIONS)
endforeach()

# The weights file contains two sets for Kulki's player. A game needs only one
# of them.
file(SIZE ${WEIGHTS} size)
math(EXPR half "${size} / 2")
function(cut_weights tool name)
  execute_process(COMMAND ${tool} -c ${half} ${WEIGHTS} OUTPUT_FILE ${FOLDER}/weights-${name}.bin
    COMMAND_ERROR_IS_FATAL ANY)
endfunction()
cut_weights(head hidden)
cut_weights(tail shown)

# All layouts become one file. A line "layout lotus" precedes each of them.
file(GLOB layouts ${LAYOUTS}/*)
list(SORT layouts)
set(all "")
foreach(layout IN LISTS layouts)
  get_filename_component(name ${layout} NAME)
  file(READ ${layout} text)
  string(APPEND all "layout ${name}\n${text}")
endforeach()
file(WRITE ${FOLDER}/layouts.txt "${all}")

set(sums)
set(kept quadrille.wasm layouts.txt ${files})
foreach(file IN LISTS kept)
  file(SHA256 ${FOLDER}/${file} sum)
  string(APPEND sums "${file} ${sum}\n")
endforeach()
file(SHA256 ${WEIGHTS} sum)
string(SHA256 version "${sums}${sum}")
string(SUBSTRING ${version} 0 16 version)

list(REMOVE_ITEM kept sw.js)
string(REPLACE ";" " " kept "${kept}")
if(EXISTS ${PAGE}/sw.js)
  file(READ ${PAGE}/sw.js worker)
  string(REPLACE "@VERSION@" "${version}" worker "${worker}")
  string(REPLACE "@FILES@" "${kept}" worker "${worker}")
  file(WRITE ${FOLDER}/sw.js "${worker}")
endif()
