// SPDX-License-Identifier: MIT
// Only session/ changes the moves, the position and the counters of a session.
// Everybody else asks session_do, but for the MSX, which keeps positions itself.
// except session/ front/msx/
@@ expression e; identifier f =~ "^(at|count|moves|position|kept|ended|hints|undos|seed|variant|game)$"; identifier s =~ "^session$"; assignment operator o; expression v; @@
(
* s->f o v
|
* e->session->f o v
|
* e->session.f o v
|
* s.f o v
)

@@ expression e; identifier f =~ "^(at|count|hints|undos)$"; identifier s =~ "^session$"; @@
(
* s->f++
|
* s->f--
|
* e->session->f++
|
* e->session->f--
)

@@ expression g; identifier s =~ "^session$"; expression e; @@
(
* g->apply(s->position, ...)
|
* g->apply(e->session->position, ...)
)
