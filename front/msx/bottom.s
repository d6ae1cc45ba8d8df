; SPDX-License-Identifier: MIT
; Linked last: where data end, and free memory begins.
        .module bottom
        .globl  _heap_bottom

        .area   _DATA
_heap_bottom:
