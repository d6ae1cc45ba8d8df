# SPDX-License-Identifier: MIT
# The parts that a program can do without, what they need, and what replaces them.
# An option switches whole directories: choose_part finds the substitute by its name.

# ------------------------------------------------------------------- solvers

# Programs for small machines may go without solvers, and then without what asks
# them: surveys, questions, bots, and the full screen, which shows verdicts while one
# plays.
if(NOT QUADRILLE_SOLVERS)
  set(QUADRILLE_SURVEYS OFF)
  set(QUADRILLE_QUESTIONS OFF)
  set(QUADRILLE_BOTS OFF)
  set(QUADRILLE_SCREEN OFF)
endif()
choose_part(advised table advised QUADRILLE_SOLVERS)
choose_part(solving command solve QUADRILLE_SOLVERS)

# A fast checksum of cached pattern databases. Programs with it also read files
# that have the plain checksum.
option(QUADRILLE_XXHASH "Check cached pattern databases with xxHash, where it is installed" ON)
if(QUADRILLE_XXHASH)
  find_path(XXHASH_INCLUDE xxhash.h)
  find_library(XXHASH xxhash)
  if(XXHASH_INCLUDE AND XXHASH)
    set(has_xxhash TRUE)
  else()
    message(STATUS "xxHash is not here: cached pattern databases get a plain checksum")
  endif()
endif()
choose_part(checksum advice/sliding xxhash has_xxhash)

if(QUADRILLE_SOLVERS)
  set(advice advice advice/freecell advice/kulki advice/mahjong advice/sliding advice/hosted ${checksum})
  set(installation command/perft command/installation)
else()
  set(advice advice/absent/absent_advice.c)
endif()

# embed_weights(FILE SOURCE NAME HEADER): writes weights as a source, with the name
# that the header declares
function(embed_weights file source name header)
  set(script ${PROJECT_SOURCE_DIR}/packaging/embed_bytes.cmake)
  add_custom_command(OUTPUT ${source} DEPENDS ${PROJECT_SOURCE_DIR}/${file} ${script}
    COMMAND ${CMAKE_COMMAND} -D FILE=${PROJECT_SOURCE_DIR}/${file} -D NAME=${name} -D HEADER=${header} -D TARGET=${source}
      -P ${script})
endfunction()

# add_weights(TARGET): compiles into it what Kulki's player has learned
function(add_weights target)
  target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/kulki_weights.c)
  if(has_xxhash)
    target_include_directories(${target} PRIVATE ${XXHASH_INCLUDE})
    target_link_libraries(${target} PUBLIC ${XXHASH})
  endif()
endfunction()

option(QUADRILLE_SURVEYS "Ask solvers about millions of deals, on one machine or a cluster" ON)
choose_part(surveying command survey QUADRILLE_SURVEYS)
if(QUADRILLE_SURVEYS)
  list(APPEND surveying survey survey/kinds)
endif()

option(QUADRILLE_QUESTIONS "Ask questions of proven difficulty, and mark answers" ON)
choose_part(questioning command questions QUADRILLE_QUESTIONS)
if(QUADRILLE_QUESTIONS)
  list(APPEND questioning questions questions/sets)
endif()

option(QUADRILLE_BOTS "Let programs play, through lines or JSON-RPC" ON)
choose_part(botting command bot QUADRILLE_BOTS)
if(QUADRILLE_BOTS)
  list(APPEND botting bot)
else()
  set(QUADRILLE_MCP OFF)
endif()

option(QUADRILLE_MCP "Let language models play, through the Model Context Protocol" ON)
choose_part(protocol command mcp QUADRILLE_MCP)
if(QUADRILLE_MCP)
  list(APPEND protocol mcp)
endif()

# --------------------------------------------------------------------- store

option(QUADRILLE_STORE "Keep games and scores, with SQLite" ON)
if(QUADRILLE_STORE)
  find_package(SQLite3 3.37 REQUIRED)
  set(store store)
  set(backup backup backup/stored)
else()
  set(store store/absent/absent_store.c)
endif()
choose_part(stored table stored QUADRILLE_STORE)

# Sentences about moves and answers about the position, for line mode without
# boards. Without them, it describes the whole position after each move.
option(QUADRILLE_SENTENCES "Tell in sentences what a move has changed, and teach" ON)
choose_part(spoken table spoken QUADRILLE_SENTENCES)
choose_part(asked table asked QUADRILLE_SENTENCES)
choose_part(saved command saved QUADRILLE_STORE)

# ---------------------------------------------------------------- front ends

option(QUADRILLE_SCREEN "Play on the whole screen of a terminal, with ncurses" ON)
option(QUADRILLE_SOUND "Let moves on the full screen be heard, by pw-play, paplay or aplay" ON)
choose_part(screen front tui QUADRILLE_SCREEN)
if(QUADRILLE_SCREEN)
  set(CURSES_NEED_NCURSES TRUE)
  set(CURSES_NEED_WIDE TRUE)
  find_package(Curses REQUIRED)
  choose_part(heard front/tui sound QUADRILLE_SOUND)
  list(APPEND screen ${heard} front/tui/art front/tui/canvas front/tui/terminal front/tui/drawings
    front/tui/game front/tui/view front/tui/dialogs front/tui/keys)
endif()

# Lessons are sentences, too; the full screen needs them.
if(QUADRILLE_SENTENCES OR QUADRILLE_SCREEN)
  set(teaches TRUE)
endif()
choose_part(taught table taught teaches)

# Without it, another web server can serve the page. A shared libmicrohttpd is
# loaded when the server starts, so that other commands start without it; a static
# one is linked.
option(QUADRILLE_WEB "Serve the page to browsers, with libmicrohttpd" ON)
choose_part(web command web QUADRILLE_WEB)
if(QUADRILLE_WEB)
  find_path(MICROHTTPD_INCLUDE microhttpd.h REQUIRED)
  find_library(MICROHTTPD microhttpd REQUIRED)
  get_filename_component(microhttpd ${MICROHTTPD} REALPATH)
  if(microhttpd MATCHES "[^/]*\\.so\\.[0-9]+")
    set(loaded ${CMAKE_MATCH_0})
    set(served_by ${CMAKE_DL_LIBS})
    set_source_files_properties(front/web/server/loader/http_loader.c PROPERTIES
      COMPILE_DEFINITIONS QUADRILLE_MICROHTTPD="${loaded}")
  else()
    set(served_by ${MICROHTTPD})
  endif()
  choose_part(loader front/web/server loader loaded)
  set(server front/web/server ${loader})
endif()
if(QUADRILLE_MCP)
  choose_part(by_http command/mcp http QUADRILLE_WEB)
  list(APPEND protocol ${by_http})
endif()

option(QUADRILLE_3270 "Serve the games to 3270 terminals" ON)
choose_part(terminals command mainframe QUADRILLE_3270)
if(QUADRILLE_3270)
  set(net front/mainframe/net)
endif()

choose_part(languages command languages QUADRILLE_LANGUAGES)
if(QUADRILLE_LANGUAGES)
  include(cmake/languages.cmake)
endif()

option(QUADRILLE_COMPLETION "Complete command lines in bash, zsh and fish" ON)
choose_part(completing command completion QUADRILLE_COMPLETION)

# ---------------------------------------------------------- operating system

# Servers enter a seccomp sandbox, on Linux. Sanitizers and coverage write files
# at the end, which it forbids.
option(QUADRILLE_SANDBOX "Confine servers with seccomp, where libseccomp is installed" ON)
if(QUADRILLE_SANDBOX AND NOT QUADRILLE_SANITIZE AND NOT QUADRILLE_THREAD_SANITIZER
    AND NOT QUADRILLE_MEMORY_SANITIZER AND NOT QUADRILLE_COVERAGE)
  find_path(SECCOMP_INCLUDE seccomp.h)
  find_library(SECCOMP seccomp)
  if(SECCOMP_INCLUDE AND SECCOMP)
    set(has_seccomp TRUE)
  else()
    message(STATUS "libseccomp is not here: servers run without a sandbox")
  endif()
endif()
choose_part(sandbox host/posix seccomp has_seccomp)

# A static program can't load locales. It reads the character set from their names.
option(QUADRILLE_LOCALES "Ask the C library for the locale's character set" ON)
choose_part(locales host/posix locales QUADRILLE_LOCALES)

# An allocator without locks saves 10 KB in a small static program. The compiler
# assumes things about malloc that don't hold inside it.
option(QUADRILLE_ALLOCATOR "Allocate memory by an allocator of our own, which knows no threads" OFF)
if(QUADRILLE_ALLOCATOR)
  set(allocator host/posix/allocator)
  set_source_files_properties(host/posix/allocator/allocator.c PROPERTIES COMPILE_OPTIONS "-fno-builtin;-fno-lto")
endif()
