# SPDX-License-Identifier: MIT
# The version of everything is that of the public header; packaging/version.sh
# prints it, too. packaging/set_version.sh changes it.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS include/quadrille.h)
file(STRINGS include/quadrille.h header_version REGEX "^#define QUADRILLE_VERSION_(MAJOR|MINOR|PATCH) [0-9]+$")
string(REGEX REPLACE "#define QUADRILLE_VERSION_[A-Z]+ ([0-9]+)" "\\1" header_version "${header_version}")
list(JOIN header_version "." header_version)
