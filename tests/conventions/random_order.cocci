// SPDX-License-Identifier: MIT
// One expression draws at most one random number. C leaves the order of
// evaluation open, so two compilers would deal different games.
@@ identifier f, a =~ "^rng_(next|below)$", b =~ "^rng_(next|below)$"; @@
* f(..., <+... a(...) ...+>, ..., <+... b(...) ...+>, ...)

@@ identifier a =~ "^rng_(next|below)$", b =~ "^rng_(next|below)$"; binary operator o = {+, -, *, /, %, &, |, ^, <<, >>, <, >, <=, >=, ==, !=}; @@
* (<+... a(...) ...+>) o (<+... b(...) ...+>)
