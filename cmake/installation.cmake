# SPDX-License-Identifier: MIT
# What is installed, and where.

install(TARGETS quadrille)
install(DIRECTORY data/layouts DESTINATION ${CMAKE_INSTALL_DATADIR}/quadrille)
if(QUADRILLE_SOLVERS)
  install(DIRECTORY data/networks DESTINATION ${CMAKE_INSTALL_DATADIR}/quadrille FILES_MATCHING PATTERN *.bin)
endif()

# The program generates its manual and completions from its table of options, so
# a program for another machine has to be installed without them.
set(in_english ${CMAKE_COMMAND} -E env LC_ALL=C $<TARGET_FILE:quadrille>)
set(translated ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 TEXTDOMAINDIR=${PROJECT_BINARY_DIR}/locale $<TARGET_FILE:quadrille>)
if(QUADRILLE_SOLVERS AND NOT CMAKE_CROSSCOMPILING)
  add_custom_command(TARGET quadrille POST_BUILD
    COMMAND ${in_english} man > quadrille.6)
  install(FILES ${CMAKE_BINARY_DIR}/quadrille.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  set(manuals)
  foreach(language IN LISTS linguas)
    set(manual man/${language}/man6/quadrille.6)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/man/${language}/man6)
    add_custom_command(OUTPUT ${manual} DEPENDS quadrille locale/${language}/LC_MESSAGES/quadrille.mo
      COMMAND ${translated} man --language ${language} > ${manual})
    list(APPEND manuals ${manual})
    install(FILES ${PROJECT_BINARY_DIR}/${manual} DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man6)
  endforeach()
  add_custom_target(manuals ALL DEPENDS ${manuals})
endif()
if(QUADRILLE_COMPLETION AND NOT CMAKE_CROSSCOMPILING)
  add_custom_command(TARGET quadrille POST_BUILD
    COMMAND ${in_english} completion bash > quadrille.bash
    COMMAND ${in_english} completion zsh > quadrille.zsh
    COMMAND ${in_english} completion fish > quadrille.fish)
  install(FILES ${CMAKE_BINARY_DIR}/quadrille.bash RENAME quadrille
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${CMAKE_BINARY_DIR}/quadrille.zsh RENAME _quadrille
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
  install(FILES ${CMAKE_BINARY_DIR}/quadrille.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()
install(FILES LICENSE README.md CHANGES.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Desktop entries, icons and metadata, and the manual pages of the formats.
add_subdirectory(packaging/desktop)
add_subdirectory(packaging/manual)
