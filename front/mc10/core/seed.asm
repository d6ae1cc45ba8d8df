; SPDX-License-Identifier: MIT
; Converts between seeds and words, as rules/core/seed.c does. A seed has 64
; bits, low byte first. A word consists of symbols, which are numbers below 40.

SEED_BASE	= 40
SEED_TEXT	= 13		; the longest word
NO_SYMBOL	= $FF

	seg.u	direct
seed_rest ds	1
seed_at	ds	2
	seg.u	ram
seed_word ds	SEED_TEXT	; symbols, at the end
seed_word_end
seed_word_at ds	2		; the first of them
	seg	code

; Reads the line that was typed as a seed. It isn't empty.
; in: entry, entry_count; out: seed; destroyed: A, B, X, rng
seed_read subroutine
	bsr	.clear
	ldx	#entry
	ldaa	0,x
	jsr	symbol_of
	bmi	.hash
	staa	seed
.more	inx
	dec	seed_rest
	beq	.end
	stx	seed_at
	jsr	seed_next
	beq	.hash
	ldx	seed_at
	ldaa	0,x
	jsr	symbol_of
	bmi	.hash
	bsr	seed_multiply
	tsta
	bne	.hash
	ldx	seed_at
	bra	.more
.end	rts

; Any other text is mixed by the generator.
.hash	ldx	#rng
	ldab	#RNG_SIZE
	clra
	jsr	bytes_fill
	ldx	#entry
	bsr	.count
.letter	stx	seed_at
	ldaa	0,x
	jsr	any_symbol
	eora	rng
	staa	rng
	jsr	rng_next
	jsr	rng_next
	ldx	seed_at
	inx
	dec	seed_rest
	bne	.letter
	ldab	#RNG_SIZE
.mix	pshb
	jsr	rng_next
	pulb
	decb
	bne	.mix
	ldx	#seed
.byte	pshx
	jsr	rng_next
	pulx
	ldaa	rng_result+1
	staa	0,x
	inx
	cpx	#seed+SEED_SIZE
	bne	.byte
	rts

.clear	ldx	#seed
	ldab	#SEED_SIZE
	clra
	jsr	bytes_fill
.count	ldaa	entry_count
	staa	seed_rest
	rts

; Computes seed * 40 + A.
; in: A; out: A is not 0 if the result needs more than 64 bits;
; destroyed: B, X
seed_multiply subroutine
	ldx	#seed
.byte	psha
	ldaa	0,x
	ldab	#SEED_BASE
	mul
	std	number
	pulb
	clra
	addd	number
	stab	0,x
	inx
	cpx	#seed+SEED_SIZE
	bne	.byte
	rts

; Adds 1.
; out: Z if that made it 0; destroyed: X
seed_next subroutine
	ldx	#seed
.carry	inc	0,x
	bne	.end
	inx
	cpx	#seed+SEED_SIZE
	bne	.carry
.end	rts

; Writes the seed as symbols from seed_word_at to seed_word_end.
; in: seed; destroyed: A, B, X, rng
seed_write subroutine
	MOVE32	rng,seed	; divides a copy
	MOVE32	rng+4,seed+4
	ldx	#seed_word_end
.digit	stx	seed_word_at
	bsr	.divide
	ldx	seed_word_at
	dex
	staa	0,x
	stx	seed_word_at
	ldx	#rng+SEED_SIZE	; is anything left?
.test	dex
	ldaa	0,x
	bne	.less
	cpx	#rng
	bne	.test
	rts
.less	ldx	#rng		; takes 1
.borrow	ldaa	0,x
	dec	0,x
	inx
	tsta
	beq	.borrow
	ldx	seed_word_at
	bra	.digit

; Divides by 40, from the high byte.
; out: A rest
.divide	ldx	#rng+SEED_SIZE
	clra
.byte	dex
	ldab	#8
	stab	seed_rest
	ldab	0,x
.bit	asld
	cmpa	#SEED_BASE
	blo	.small
	suba	#SEED_BASE
	incb
.small	dec	seed_rest
	bne	.bit
	stab	0,x
	cpx	#rng
	bne	.byte
	rts

; Prints the word that seed_write made.
; destroyed: A, B, X
seed_print subroutine
	ldx	seed_word_at
.symbol	ldaa	0,x
	bsr	.letter
	jsr	put_char
	inx
	cpx	#seed_word_end
	bne	.symbol
	rts
.letter	cmpa	#36
	bhs	.sign
	adda	#'0
	cmpa	#'0+10
	blo	.end
	adda	#'A-'0-10
.end	rts
.sign	pshx
	tab
	ldx	#symbol_signs-36
	abx
	ldaa	0,x
	pulx
	rts

; in: A character; out: A symbol, or NO_SYMBOL and N; destroyed: B
symbol_of subroutine
	cmpa	#'A
	bhs	.letter
	cmpa	#'0
	blo	.sign
	cmpa	#'0+10
	bhs	.sign
	suba	#'0
	rts
.letter	suba	#'A-10
	cmpa	#36
	blo	.end
	adda	#'A-10
.sign	pshx
	ldx	#symbol_signs
	bsr	index_of
	pulx
	tab
	bmi	.end
	adda	#36
.end	tsta
	rts
symbol_signs dc.b "-._+",0

; A symbol, or a number from 40 on for another character.
; in: A character; out: A number; destroyed: B, X
any_symbol subroutine
	psha
	bsr	symbol_of
	pulb
	bpl	.end
	tba
	ldx	#.others
	bsr	index_of
	tsta
	bmi	.foreign
	adda	#SEED_BASE
.end	rts
.foreign orab	#$80
	tba
	rts
.others	dc.b	" !",34,"#$%&'()*,/:;<=>?@",0

; Finds a character in a text.
; in: A character, X text; out: A index, or NO_SYMBOL; destroyed: X
; B keeps the character.
index_of subroutine
	tab
	clra
.next	tst	0,x
	beq	.none
	cmpb	0,x
	beq	.end
	inca
	inx
	bra	.next
.none	ldaa	#NO_SYMBOL
.end	rts
