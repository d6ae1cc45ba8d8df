# SPDX-License-Identifier: MIT
# What is installed, and where.

install(TARGETS quadrille)
install(DIRECTORY data/layouts DESTINATION ${CMAKE_INSTALL_DATADIR}/quadrille)

# The program generates its manual and completions from its table of options, so
# a program for another machine has to be installed without them.
if(QUADRILLE_SOLVERS AND NOT CMAKE_CROSSCOMPILING)
  add_custom_command(TARGET quadrille POST_BUILD
    COMMAND quadrille man > quadrille.6)
  install(FILES ${CMAKE_BINARY_DIR}/quadrille.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
if(QUADRILLE_COMPLETION AND NOT CMAKE_CROSSCOMPILING)
  add_custom_command(TARGET quadrille POST_BUILD
    COMMAND quadrille completion bash > quadrille.bash
    COMMAND quadrille completion zsh > quadrille.zsh
    COMMAND quadrille completion fish > quadrille.fish)
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
