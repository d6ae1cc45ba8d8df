// SPDX-License-Identifier: MIT
// An assertion changes nothing, because the program that is played leaves it
// out.
@@ expression x, y; assignment operator o; @@
* ASSERT(<+... x o y ...+>)

@@ expression x; @@
* ASSERT(<+... x++ ...+>)

@@ expression x; @@
* ASSERT(<+... x-- ...+>)

@@ expression x; @@
* ASSERT(<+... ++x ...+>)

@@ expression x; @@
* ASSERT(<+... --x ...+>)

@@ identifier f =~ "^(rng_|bytes_fill|bytes_copy|session_do)"; @@
* ASSERT(<+... f(...) ...+>)
