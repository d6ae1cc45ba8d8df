; SPDX-License-Identifier: MIT
; Prints the game as a code, as session/code_write.c does. A game provides:
;   GAME_LETTER     its letter in codes
;   variant_word    its variant: the count of symbols, and the symbols
;   game_digest     adds the position to the digest
;   move_count, hint_count   how many moves were played and hints given
;   game_deal       deals the start again
;   game_replay     plays the next move of the history again; it returns the
;                   move's place in the list of legal moves in D, and leaves
;                   the length of that list in code_length
;   code_put        prints a character of the code, in A
;   game_move       returns a move of the history, by its number in X, in D

CODE_SIGN_BITS	= 5
CODE_CHECK_BITS	= 20

	seg.u	direct
code_value ds	2
code_count ds	2		; bits to write
code_held ds	1
code_fill ds	1		; bits held
code_nth ds	2		; counts moves
code_length ds	2		; how many legal moves there are
code_at	ds	2
code_number ds	2
	seg	code

	mac	BITS		; writes {1} bits of D
	ldx	#{1}
	jsr	code_bits
	endm

; Prints the code at the cursor. It plays the game from its start to the move
; that the player has reached.
; destroyed: A, B, X
code_write subroutine
	clr	code_fill
	ldaa	#'Q
	jsr	put_char
	ldaa	#'1
	jsr	put_char
	ldaa	#GAME_LETTER
	jsr	put_char
	ldaa	#'-
	jsr	put_char
	ldd	#1		; the version of the rules
	BITS	6
	ldx	#variant_word
	ldab	0,x
	inx
	jsr	code_word
	jsr	seed_write
	ldd	#seed_word_end
	subd	seed_word_at
	ldx	seed_word_at
	bsr	code_word
	ldd	hint_count
	jsr	code_varying
	ldd	move_count
	jsr	code_varying
	jsr	game_deal
	ldx	#0
.move	cpx	move_count
	beq	.played
	stx	code_nth
	jsr	game_replay
	std	code_at
	ldx	#0		; as many bits as it takes to count the list
	ldd	code_length
	subd	#1
	beq	.bits
.size	inx
	lsrd
	bne	.size
.bits	ldd	code_at
	jsr	code_bits
	ldx	code_nth
	inx
	bra	.move
.played	jsr	code_check
	ldaa	fnv+1
	eora	jenkins+1
	tab
	clra
	BITS	CODE_CHECK_BITS-16
	ldd	fnv+2
	eora	jenkins+2
	eorb	jenkins+3
	BITS	16
	ldaa	code_fill
	beq	.end
	ldaa	#CODE_SIGN_BITS
	suba	code_fill
	tab
	ldx	#0		; fills the last character with zeros
	abx
	ldd	#0
	jmp	code_bits
.end	rts

; in: X symbols, B count; destroyed: A, B, X
code_word subroutine
	stx	code_at
	stab	code_nth
	clra
	bsr	code_varying
.symbol	ldx	code_at
	clra
	ldab	0,x
	inx
	stx	code_at
	BITS	6
	dec	code_nth
	bne	.symbol
	rts

; A number in groups of four bits, the lowest first. Before each, a bit tells
; whether another group follows.
; in: D number; destroyed: A, B, X
code_varying subroutine
	std	code_number
	subd	#16
	bcs	.last
	ldab	code_number+1
	andb	#$0F
	orab	#$10
	clra
	BITS	CODE_SIGN_BITS
	ldd	code_number
	lsrd
	lsrd
	lsrd
	lsrd
	bra	code_varying
.last	ldd	code_number
	ldx	#CODE_SIGN_BITS
; Writes bits, the highest first. Five of them make a character.
; in: D value, X count, at most 16; destroyed: A, B, X
code_bits subroutine
	std	code_value
	stx	code_count
	ldab	#16
	subb	code_count+1
	beq	.bit
.align	asl	code_value+1
	rol	code_value
	decb
	bne	.align
	tst	code_count+1
	beq	.end
.bit	asl	code_value+1
	rol	code_value
	rol	code_held
	inc	code_fill
	ldab	code_fill
	cmpb	#CODE_SIGN_BITS
	bne	.next
	clr	code_fill
	ldab	code_held
	andb	#$1F
	ldx	#.signs
	abx
	ldaa	0,x
	jsr	code_put
.next	dec	code_count+1
	bne	.bit
.end	rts
.signs	dc.b	"0123456789ABCDEFGHJKMNPQRSTVWXYZ"

; Digests the position, the hints and all moves.
; out: fnv, jenkins; destroyed: A, B, X
code_check subroutine
	jsr	digest_start
	jsr	game_digest
	ldd	hint_count
	jsr	digest_word
	ldx	#0
.move	cpx	move_count
	beq	.end
	stx	code_nth
	jsr	game_move
	jsr	digest_word
	ldx	code_nth
	inx
	bra	.move
.end	rts
