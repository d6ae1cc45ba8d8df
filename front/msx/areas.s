; SPDX-License-Identifier: MIT
; The order in which the linker places what follows the first code: linked
; right after crt0.
        .module areas

        .area   _HOME
        .area   _INITIALIZER
        .area   _GSINIT
        .area   _GSFINAL
        .area   _DATA
        .area   _INITIALIZED
        .area   _BSEG
        .area   _BSS
        .area   _HEAP
