; SPDX-License-Identifier: MIT
; Reads the keyboard, as msx_keys.c does on an MSX. Letters and signs have their
; ASCII codes.

KEY_BREAK	= 3
KEY_ENTER	= 13
SETTLING	= 600		; contacts bounce for 4 ms

	seg.u	direct
rows	ds	1
pressed	ds	1
chance	ds	2		; grows while a player thinks
	seg	code

; Prepares the ports.
; destroyed: A
keys_start subroutine
	ldaa	#$FF
	staa	PORT1_WAYS
	ldaa	#1
	staa	PORT2_WAYS
	rts

; Finds out which key is down.
; out: A key, or 0; destroyed: B
key_down subroutine
	ldaa	#%11111110	; selects the first row
.row	staa	PORT1
	ldab	KEYBOARD
	comb
	andb	#%00111111
	bne	.found
	sec
	rola
	bcs	.row
	ldaa	#%11111011	; the row of BREAK, which has a line of its own
	staa	PORT1
	ldab	PORT2
	clra
	bitb	#%00000010
	bne	.none
	ldaa	#KEY_BREAK
.none	rts
.found	staa	rows
	clra
.column	lsrb			; a key's number is 8 * column + row
	bcs	.inrow
	adda	#8
	bra	.column
.inrow	ldab	rows
.count	lsrb
	bcc	.number
	inca
	bra	.count
.number	cmpa	#44		; , - . / have their ASCII codes
	bhs	.none
	cmpa	#32
	bhs	.digit
	cmpa	#31
	beq	.space
	cmpa	#30
	beq	.enter
	adda	#'@
	rts
.digit	adda	#'0-32
	rts
.space	ldaa	#32
	rts
.enter	ldaa	#KEY_ENTER
	rts

; Waits until all keys are up and one is pressed. Meanwhile it calls when_idle,
; which every program has, once per look at the keyboard.
; out: A key; destroyed: B, X
key_wait subroutine
	bsr	key_down
	tsta
	bne	key_wait
	bsr	.settle
.up	jsr	when_idle
	COUNT16	chance,1
	bsr	key_down
	tsta
	beq	.up
	staa	pressed
	bsr	.settle
	bsr	key_down
	cmpa	pressed
	bne	.up
	ldd	TIMER
	addd	chance
	std	chance
	ldaa	pressed
	rts
.settle	ldx	#SETTLING
.wait	dex
	bne	.wait
	rts

; Calls the routine of a key. A table has the key and the routine's address for
; each, and ends with a zero.
; in: A key, X table; out: what the routine returns; destroyed: B, X
key_obey subroutine
.next	ldab	0,x
	beq	.end
	cmpa	0,x
	beq	.found
	inx
	inx
	inx
	bra	.next
.found	ldx	1,x
	jmp	0,x
.end	rts

	mac	ON_KEY		; an entry: key {1} calls {2}
	dc.b	{1}
	dc.w	{2}
	endm
