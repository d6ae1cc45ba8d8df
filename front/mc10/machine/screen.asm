; SPDX-License-Identifier: MIT
; Writes to the screen, as screen2.c does on an MSX. A text in memory is the
; address of its first cell and characters up to a zero.

	seg.u	direct
cursor	ds	2		; the cell that is written next
number	ds	2
power	ds	2
	seg	code

	mac	TEXT_AT		; begins a text at row {1}, column {2}
	dc.w	SCREEN+[{1}]*COLUMNS+{2}
	endm

	mac	GO_TO		; the next cell is at row {1}, column {2}
	ldd	#SCREEN+[{1}]*COLUMNS+{2}
	std	cursor
	endm

	mac	PRINT		; writes the text at {1}
	ldx	#{1}
	jsr	print
	endm

; Makes the whole screen green, or dark.
; out: the cursor is in the first cell; destroyed: A, B, X
screen_clear subroutine
	ldaa	#TEXT|32
	bra	screen_fill
screen_darken
	ldaa	#DARK
screen_fill
	ldx	#SCREEN
	stx	cursor
.cell	staa	0,x
	inx
	cpx	#SCREEN+ROWS*COLUMNS
	bne	.cell
	rts

; Writes a text where it belongs.
; in: X text; destroyed: A, B, X
print	subroutine
	ldd	0,x
	std	cursor
	inx
	inx
; Writes characters at the cursor.
; in: X characters; destroyed: A, X
print_more
	ldaa	0,x
	beq	.end
	bsr	put_char
	inx
	bra	print_more
.end	rts

; Writes a character at the cursor.
; in: A character, in ASCII; destroyed: A
put_char subroutine
	anda	#$3F
	oraa	#TEXT
; Writes a code of the screen.
; in: A code
put_code
	pshx
	ldx	cursor
	staa	0,x
	inx
	stx	cursor
	pulx
	rts

; Writes a number in decimal.
; in: D number; destroyed: A, B, X
put_number subroutine
	seg.u	direct
.started ds	1
.count	ds	1
	seg	code
	std	number
	ldx	#.powers
	clr	.started
.digit	clrb			; counts how often the power fits
	stab	.count
	ldd	0,x
	std	power
.fits	ldd	number
	subd	power
	bcs	.small
	std	number
	inc	.count
	bra	.fits
.small	ldaa	.count
	oraa	.started
	beq	.next
	ldaa	#'0		; digits follow, even zeros
	staa	.started
	adda	.count
	bsr	put_char
.next	inx
	inx
	cpx	#.powers+8
	bne	.digit
	ldaa	number+1
	adda	#'0
	bra	put_char
.powers	dc.w	10000,1000,100,10
