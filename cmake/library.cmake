# SPDX-License-Identifier: MIT
# libquadrille: the rules, sessions and solvers behind include/quadrille.h. It is
# compiled from one file that contains all of them, so that no other name is
# visible from outside.

find_package(Python3 3.9 COMPONENTS Interpreter)
if(NOT Python3_Interpreter_FOUND)
  message(STATUS "Python is not here: there will be no libquadrille")
  return()
endif()
file(GLOB_RECURSE sources CONFIGURE_DEPENDS include/*.h library/*.[ch] rules/*.[ch] session/*.[ch] solve/*.[ch])
set(amalgamation ${CMAKE_CURRENT_BINARY_DIR}/amalgamation)
file(MAKE_DIRECTORY ${amalgamation})
add_custom_command(OUTPUT ${amalgamation}/quadrille.c ${amalgamation}/quadrille.h
  DEPENDS ${sources} library/amalgamate.py
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  COMMAND Python3::Interpreter library/amalgamate.py . ${amalgamation}/quadrille.c library rules session solve
  COMMAND ${CMAKE_COMMAND} -E copy include/quadrille.h ${amalgamation})

# Assertions stay out: a library must not stop the program that uses it, and
# checks everything that comes from outside. Translations stay out, too, because
# programs translate what they show. Without these it needs nothing but memcpy and
# its like.
add_library(library OBJECT ${amalgamation}/quadrille.c)
set_target_properties(library PROPERTIES C_STANDARD 11 C_STANDARD_REQUIRED ON C_VISIBILITY_PRESET hidden)
# Loops over cells are vectorised, as clang does without being asked.
target_compile_options(library PRIVATE $<$<C_COMPILER_ID:GNU>:-fvect-cost-model=dynamic> -O2 -fPIC -UQUADRILLE_ASSERTIONS -UQUADRILLE_TRANSLATED -ffunction-sections -fdata-sections)

# add_quadrille(NAME KIND PUBLIC_NAME): one kind of the library, as others use it
function(add_quadrille name kind public)
  add_library(${name} ${kind} $<TARGET_OBJECTS:library>)
  add_library(quadrille::${public} ALIAS ${name})
  set_target_properties(${name} PROPERTIES OUTPUT_NAME quadrille EXPORT_NAME ${public} LINKER_LANGUAGE C)
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endfunction()

add_quadrille(library_shared SHARED quadrille)
if(QUADRILLE_SANITIZE OR QUADRILLE_FUZZ)
  set_target_properties(library_shared PROPERTIES EXCLUDE_FROM_ALL TRUE)
endif()
set_target_properties(library_shared PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
target_link_options(library_shared PRIVATE -Wl,--version-script=${PROJECT_SOURCE_DIR}/library/quadrille.map)
set_target_properties(library_shared PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/library/quadrille.map)

# Programs that use only a part of it leave out the rest.
add_quadrille(library_static STATIC quadrille_static)
target_link_options(library_static INTERFACE -Wl,--gc-sections)

install(TARGETS library_shared library_static EXPORT quadrille COMPONENT library)
install(FILES include/quadrille.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/quadrille)
install(EXPORT quadrille NAMESPACE quadrille:: FILE quadrille-config.cmake DESTINATION ${package} COMPONENT library)
write_basic_package_version_file(quadrille-config-version.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/quadrille-config-version.cmake DESTINATION ${package} COMPONENT library)
# Its paths begin where it lies, so an installation can be moved.
set(prefix ${CMAKE_INSTALL_PREFIX})
cmake_path(RELATIVE_PATH prefix BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig OUTPUT_VARIABLE up)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_INCLUDEDIR BASE_DIRECTORY ${prefix} OUTPUT_VARIABLE includedir)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_LIBDIR BASE_DIRECTORY ${prefix} OUTPUT_VARIABLE libdir)
configure_file(library/quadrille.pc.in quadrille.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/quadrille.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
