; SPDX-License-Identifier: MIT
; Linked last: marks the end of the data, where free memory starts.
        .module bottom
        .globl  _heap_bottom

        .area   _DATA
_heap_bottom:
