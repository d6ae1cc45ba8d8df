# SPDX-License-Identifier: MIT
# Makes the folder to serve: the page's files, the module, the weights, all
# layouts in one file, and the pictures of the pieces. The service worker gets the list of files to store and a
# version that changes whenever a byte of them does.
#   cmake -D PAGE=page -D SHARED=shared -D MODULE=quadrille.wasm -D WEIGHTS=weights.bin -D NETWORKS=networks
#     -D LAYOUTS=layouts -D ART=art -D PO=po -D PYTHON=python3 -D FOLDER=folder [-D ESBUILD=esbuild]
#     [-D ADDRESS=https://example.org/games/] -P gather.cmake
# With esbuild, scripts and styles are bundled and minified. Without it, they
# are copied as they are. ADDRESS is the page's public address, if it has one.
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files RELATIVE ${PAGE} ${PAGE}/*)
list(SORT files)
if(ESBUILD)
  list(FILTER files EXCLUDE REGEX "^(art|base|page|play|view|style)/|^games\\.js$")
endif()

file(GLOB_RECURSE old ${FOLDER}/*)
if(old)
  file(REMOVE ${old})
endif()
foreach(file IN LISTS files)
  get_filename_component(folder ${FOLDER}/${file} DIRECTORY)
  file(COPY ${PAGE}/${file} DESTINATION ${folder} NO_SOURCE_PERMISSIONS)
endforeach()
# What the page shares with the package for JavaScript is in its bundles, or
# beside its own scripts.
if(NOT ESBUILD)
  file(COPY ${SHARED}/ DESTINATION ${FOLDER}/shared NO_SOURCE_PERMISSIONS)
  file(GLOB_RECURSE scripts ${FOLDER}/*.js)
  foreach(script IN LISTS scripts)
    file(READ ${script} text)
    string(REPLACE "../../../../bindings/npm/src/shared/" "../shared/" text "${text}")
    string(REPLACE "../../../bindings/npm/src/shared/" "./shared/" text "${text}")
    file(WRITE ${script} "${text}")
  endforeach()
endif()
file(COPY_FILE ${MODULE} ${FOLDER}/quadrille.wasm)
# The modules for results, sounds and layouts are beside the other.
get_filename_component(modules ${MODULE} DIRECTORY)
foreach(name records sound layouts)
  file(COPY_FILE ${modules}/${name}.wasm ${FOLDER}/${name}.wasm)
endforeach()

# Bundles keep their sources' places, so that addresses relative to a script
# mean the same as without bundling.
function(bundle)
  execute_process(COMMAND ${ESBUILD} ${ARGN} --minify --target=es2022 --legal-comments=none --log-level=warning
    --outbase=. --outdir=${FOLDER} WORKING_DIRECTORY ${PAGE} COMMAND_ERROR_IS_FATAL ANY)
endfunction()
if(ESBUILD)
  bundle(page/app.js --bundle --format=esm --splitting --chunk-names=page/[name]-[hash])
  bundle(play/thinker.js --bundle --format=esm --splitting --chunk-names=play/[name]-[hash])
  bundle(page/early.js)
  bundle(style/page.css --bundle)
  bundle(style/asides.css --bundle)
  bundle(style/days.css)
  bundle(style/looks.css --bundle)
endif()

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

file(GLOB networks ${NETWORKS}/*.bin)
file(COPY ${networks} DESTINATION ${FOLDER}/networks NO_SOURCE_PERMISSIONS)

# A line "layout lotus" precedes each layout.
file(GLOB layouts ${LAYOUTS}/*)
list(SORT layouts)
set(all "")
foreach(layout IN LISTS layouts)
  get_filename_component(name ${layout} NAME)
  file(READ ${layout} text)
  string(APPEND all "layout ${name}\n${text}")
endforeach()
file(WRITE ${FOLDER}/layouts.txt "${all}")

# Each picture, and each shape that pictures share, becomes a line; what is in it
# is indented in the source. The style sheets know the colours, and draw what
# is flat.
set(flat "card-body|ball|square|square-dark|square-side|tile-veil")
function(join_pictures name)
  set(all "")
  foreach(file IN LISTS ARGN)
    file(READ ${ART}/${file}.svg text)
    string(REGEX REPLACE "<!--[^>]*-->\n|</?svg[^>]*>\n" "" text "${text}")
    string(REGEX REPLACE "\n +" "" text "${text}")
    string(REPLACE "\n</" "</" text "${text}")
    string(REGEX REPLACE "var\\((--[a-z-]+),#[0-9a-f]+\\)" "var(\\1)" text "${text}")
    string(REGEX REPLACE "<[a-zA-Z]+ id=\"(${flat})\"[^\n]*\n" "" text "${text}")
    string(APPEND all "${text}")
  endforeach()
  file(WRITE ${FOLDER}/art/${name}.svg "<svg xmlns=\"http://www.w3.org/2000/svg\">\n${all}</svg>\n")
endfunction()
join_pictures(pieces signs kulki)
join_pictures(cards cards page/large_print)
join_pictures(mahjong mahjong)
file(GLOB sets RELATIVE ${ART}/sets ${ART}/sets/*.svg)
foreach(set IN LISTS sets)
  get_filename_component(name ${set} NAME_WE)
  join_pictures(${name} sets/${name})
endforeach()

file(READ ${FOLDER}/index.html index)

# The catalogues of all languages, in parts.
execute_process(COMMAND ${PYTHON} -B ${CMAKE_CURRENT_LIST_DIR}/catalogues.py ${PO} ${PAGE} ${modules} ${FOLDER}/languages
  COMMAND_ERROR_IS_FATAL ANY)

# What the first script imports is fetched with it and not after it.
set(tags "")
if(ESBUILD)
  file(READ ${FOLDER}/page/app.js app)
  string(REGEX MATCHALL "from *\"\\./chunk-[A-Za-z0-9]+\\.js\"" imports "${app}")
  foreach(import IN LISTS imports)
    string(REGEX REPLACE ".*/(.*)\"" "\\1" chunk "${import}")
    string(APPEND tags "<link rel=\"modulepreload\" href=\"page/${chunk}\">\n")
  endforeach()
endif()
string(REPLACE "<!-- @IMPORTS@ -->\n" "${tags}" index "${index}")

file(GLOB puzzles RELATIVE ${ART}/puzzles ${ART}/puzzles/*.svg)
foreach(puzzle IN LISTS puzzles)
  file(COPY ${ART}/puzzles/${puzzle} DESTINATION ${FOLDER}/art NO_SOURCE_PERMISSIONS)
endforeach()

# Crawlers and shared links need absolute addresses.
set(tags "")
if(ADDRESS)
  if(NOT ADDRESS MATCHES "/$")
    string(APPEND ADDRESS "/")
  endif()
  string(CONCAT tags
    "<link rel=\"canonical\" href=\"${ADDRESS}\">\n"
    "<meta property=\"og:url\" content=\"${ADDRESS}\">\n"
    "<meta property=\"og:image\" content=\"${ADDRESS}pictures/share.png\">\n"
    "<meta property=\"og:image:width\" content=\"1200\">\n"
    "<meta property=\"og:image:height\" content=\"630\">\n"
    "<meta property=\"og:image:alt\" content=\"The boards of Kulki, Mahjong, FreeCell and the sliding puzzle\">\n"
    "<meta name=\"twitter:card\" content=\"summary_large_image\">\n")
endif()
string(REPLACE "<!-- @ADDRESS@ -->\n" "${tags}" index "${index}")
file(WRITE ${FOLDER}/index.html "${index}")

# Pictures are for shops and shared links; the page itself never shows them.
file(GLOB_RECURSE kept RELATIVE ${FOLDER} ${FOLDER}/*)
list(FILTER kept EXCLUDE REGEX "^pictures/")
list(SORT kept)
set(sums)
foreach(file IN LISTS kept)
  file(SHA256 ${FOLDER}/${file} sum)
  string(APPEND sums "${file} ${sum}\n")
endforeach()
string(SHA256 version "${sums}")
string(SUBSTRING ${version} 0 16 version)

list(REMOVE_ITEM kept sw.js)
set(later ${kept})
list(FILTER later INCLUDE REGEX "^(weights-|networks/)")
set(chosen ${kept})
list(FILTER chosen INCLUDE REGEX "^languages/")
list(FILTER kept EXCLUDE REGEX "^(weights-|networks/|languages/)")
string(REPLACE ";" " " chosen "${chosen}")
string(REPLACE ";" " " kept "${kept}")
string(REPLACE ";" " " later "${later}")
file(READ ${FOLDER}/sw.js worker)
string(REPLACE "@VERSION@" "${version}" worker "${worker}")
string(REPLACE "@FILES@" "${kept}" worker "${worker}")
string(REPLACE "@LATER@" "${later}" worker "${worker}")
string(REPLACE "@CHOSEN@" "${chosen}" worker "${worker}")
file(WRITE ${FOLDER}/sw.js "${worker}")
