; SPDX-License-Identifier: MIT
; Reads a line from the keyboard.

ENTRY_ROOM	= 24

	seg.u	direct
entry_count ds	1
	seg.u	ram
entry	ds	ENTRY_ROOM
	seg	code

; Reads a line and echoes it at the cursor. BREAK deletes it.
; out: entry and entry_count; destroyed: A, B, X
entry_read subroutine
	seg.u	direct
entry_begin ds	2
	seg	code
	MOVE16	entry_begin,cursor
.again	MOVE16	cursor,entry_begin
	ldab	#ENTRY_ROOM
	ldaa	#32
.blank	bsr	put_char_far
	decb
	bne	.blank
	MOVE16	cursor,entry_begin
	clr	entry_count
.key	jsr	key_wait
	cmpa	#KEY_BREAK
	beq	.again
	cmpa	#KEY_ENTER
	beq	.end
	ldab	entry_count
	cmpb	#ENTRY_ROOM
	beq	.key
	tstb			; no blanks at the beginning
	bne	.any
	bsr	entry_is_blank
	beq	.key
.any	inc	entry_count
	ldx	#entry
	abx
	staa	0,x
	bsr	put_char_far
	bra	.key
.end	rts

; As elsewhere, commas count as blanks.
; in: A character; out: Z if it is one
entry_is_blank subroutine
	cmpa	#32
	beq	.end
	cmpa	#44
.end	rts

; A call of put_char that keeps A.
put_char_far
	psha
	jsr	put_char
	pula
	rts
