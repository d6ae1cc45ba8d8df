// SPDX-License-Identifier: MIT
// Bytes are filled, copied and compared by the size of what a pointer points
// to. Compilers check this for memset and memcpy alone.
@@ identifier f =~ "^bytes_(fill|copy|equal)$"; type T; T *p; @@
* f(..., sizeof(p))

@@ identifier f =~ "^bytes_(fill|copy|equal)$"; type T; @@
* f(..., sizeof(T *))
