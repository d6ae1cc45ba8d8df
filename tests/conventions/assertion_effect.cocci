// SPDX-License-Identifier: MIT
// A condition that not every build checks changes nothing: the program that is
// played leaves out ASSERT_SLOW, small ones ASSERT, and to builds that measure
// coverage ALWAYS and NEVER are constants.
@@ expression x, y; assignment operator o; identifier check =~ "^(ASSERT|ASSERT_SLOW|ALWAYS|NEVER)$"; @@
* check(<+... x o y ...+>)

@@ expression x; identifier check =~ "^(ASSERT|ASSERT_SLOW|ALWAYS|NEVER)$"; @@
* check(<+... x++ ...+>)

@@ expression x; identifier check =~ "^(ASSERT|ASSERT_SLOW|ALWAYS|NEVER)$"; @@
* check(<+... x-- ...+>)

@@ expression x; identifier check =~ "^(ASSERT|ASSERT_SLOW|ALWAYS|NEVER)$"; @@
* check(<+... ++x ...+>)

@@ expression x; identifier check =~ "^(ASSERT|ASSERT_SLOW|ALWAYS|NEVER)$"; @@
* check(<+... --x ...+>)

@@ identifier f =~ "^(rng_|bytes_fill|bytes_copy|session_do)"; identifier check =~ "^(ASSERT|ASSERT_SLOW|ALWAYS|NEVER)$"; @@
* check(<+... f(...) ...+>)
