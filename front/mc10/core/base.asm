; SPDX-License-Identifier: MIT
; Fills and copies bytes, as rules/core/bytes.c does.

	seg.u	direct
copy_from ds	2
copy_to	ds	2
	seg	code

; in: X bytes, B count (0 means 256), A value; destroyed: B, X
bytes_fill subroutine
.byte	staa	0,x
	inx
	decb
	bne	.byte
	rts

; in: copy_from, copy_to, B count (0 means 256)
; out: copy_from and copy_to are behind the bytes; destroyed: A, B, X
bytes_copy subroutine
.byte	ldx	copy_from
	ldaa	0,x
	inx
	stx	copy_from
	ldx	copy_to
	staa	0,x
	inx
	stx	copy_to
	decb
	bne	.byte
	rts

	mac	COPY		; copies {3} bytes to {1} from {2}; destroys A, B, X
	ldx	#{2}
	stx	copy_from
	ldx	#{1}
	stx	copy_to
	ldab	#{3}
	jsr	bytes_copy
	endm
