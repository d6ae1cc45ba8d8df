/* SPDX-License-Identifier: MIT */
/* The version of the library that is linked, and of its solvers. */
#include "include/quadrille.h"
#include "solve/solve.h"

#define TEXT(number) #number
#define DOTTED(major, minor, patch) TEXT(major) "." TEXT(minor) "." TEXT(patch)

int quadrille_version(void)
{
    return QUADRILLE_VERSION;
}

const char *quadrille_version_text(void)
{
    return DOTTED(QUADRILLE_VERSION_MAJOR, QUADRILLE_VERSION_MINOR,
                  QUADRILLE_VERSION_PATCH);
}

int quadrille_solver_version(void)
{
    return SOLVE_VERSION;
}
