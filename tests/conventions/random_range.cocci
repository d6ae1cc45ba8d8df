// SPDX-License-Identifier: MIT
// A random number is never reduced with %, which prefers small results.
// rng_below draws all values equally often.
@@ expression e, n; @@
* rng_next(e) % n

@@ expression e, n; identifier x; @@
x = rng_next(e);
... when != x = ...
* x % n

@@ expression e, n; identifier x; type T; @@
T x = rng_next(e);
... when != x = ...
* x % n
