; SPDX-License-Identifier: MIT
; Full screens of text that all games share, as pages.c has them on an MSX.

; Asks for a seed at the cursor. An empty line picks one.
; out: seed; destroyed: A, B, X, rng
seed_ask subroutine
	jsr	entry_read
.last	ldab	entry_count
	beq	.pick
	ldx	#entry-1
	abx
	ldaa	0,x
	jsr	entry_is_blank
	bne	.read
	dec	entry_count
	bra	.last
.read	jmp	seed_read
.pick	ldd	#0
	std	seed+4
	std	seed+6
	ldd	TIMER
	std	seed
	MOVE16	seed+2,chance
	rts

; Prints the word of the seed at the cursor.
; destroyed: A, B, X
seed_show subroutine
	jsr	seed_write
	jmp	seed_print

; Shows the game as a code, and waits for a key.
; destroyed: everything
code_page subroutine
	jsr	screen_clear
	PRINT	code_text
	GO_TO	2,0
	jsr	code_write
	jmp	key_wait
code_text	TEXT_AT	0,0
	dc.b	"QUADRILLE VERIFY",0
