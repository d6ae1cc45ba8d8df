; SPDX-License-Identifier: MIT
; Lets a pointer blink while the player thinks. A program provides view_invert,
; which exchanges light and dark where the pointer is, and changes is_shown.

BLINK		= 700		; looks at the keyboard

	seg.u	ram
blink	ds	2		; looks until then; 0 if nothing blinks
is_shown ds	1		; whether the pointer is, at the moment
	seg	code

; Shows the pointer and begins to blink.
; destroyed: A, B, X
pointer_show subroutine
	ldd	#BLINK
	std	blink
	tst	is_shown
	bne	.shown
	jmp	view_invert
.shown	rts

; Hides it. Nothing blinks until it is shown again, also not on other pages.
; destroyed: A, B, X
pointer_hide subroutine
	ldd	#0
	std	blink
	tst	is_shown
	beq	.hidden
	jmp	view_invert
.hidden	rts

; Blinks while the player thinks.
; destroyed: A, B, X
when_idle subroutine
	ldx	blink
	beq	.off
	dex
	stx	blink
	bne	.off
	ldd	#BLINK
	std	blink
	jmp	view_invert
.off	rts
