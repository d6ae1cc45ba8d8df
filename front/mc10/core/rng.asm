; SPDX-License-Identifier: MIT
; The random generator, as in rules/core/rng.c and rng_step.c: sfc32. All numbers
; have the low byte first, so the state is that of a position, byte for byte.

SEED_SIZE	= 8
RNG_SIZE	= 16
RNG_WARM_UP	= 15

	seg.u	direct
seed	ds	SEED_SIZE
rng			; the state: three words and a counter
rng_a	ds	4
rng_b	ds	4
rng_c	ds	4
rng_counter ds	4
rng_result ds	4	; the last number
rng_word ds	4
rng_limit ds	2
rng_mask ds	2
	seg	code

; Begins with a seed.
; in: seed; out: rng; destroyed: A, B, X
rng_seed subroutine
	MOVE32	rng_a,seed
	MOVE32	rng_b,seed+4
	ldd	#0
	std	rng_c
	std	rng_c+2
	std	rng_counter+2
	ldd	#$0100		; 1, low byte first
	std	rng_counter
	ldab	#RNG_WARM_UP
.next	pshb
	jsr	rng_next
	pulb
	decb
	bne	.next
	rts

; rng_word += the number at X.
; destroyed: A
rng_add	subroutine
	ADD32	rng_word
	rts

; Makes the next number.
; out: rng_result; destroyed: A, B, X
rng_next subroutine
	MOVE32	rng_word,rng_a	; result = a + b + counter
	ldx	#rng_b
	bsr	rng_add
	ldx	#rng_counter
	bsr	rng_add
	MOVE32	rng_result,rng_word
	ldaa	rng_b+3		; a = b ^ (b >> 9)
	staa	rng_a+3
	lsra
	eora	rng_b+2
	staa	rng_a+2
	ldaa	rng_b+2
	rora
	eora	rng_b+1
	staa	rng_a+1
	ldaa	rng_b+1
	rora
	eora	rng_b
	staa	rng_a
	MOVE32	rng_word,rng_c	; b = c + (c << 3)
	ldab	#3
.left	DOUBLE32 rng_word
	decb
	bne	.left
	ldx	#rng_c
	bsr	rng_add
	MOVE32	rng_b,rng_word
	MOVE16	rng_word,rng_c+1 ; c = (c rotated left by 21) + result
	ldaa	rng_c+3
	ldab	rng_c
	std	rng_word+2
	ldab	#3
.right	TURN32	rng_word
	decb
	bne	.right
	ldx	#rng_result
	jsr	rng_add
	MOVE32	rng_c,rng_word
	ldx	#rng_counter
.carry	inc	0,x
	bne	.end
	inx
	cpx	#rng_counter+4
	bne	.carry
.end	rts

; Draws a number from 0 to below - 1, all equally likely.
; in: D below, at least 1; out: D number; destroyed: X
rng_below subroutine
	std	rng_limit
	subd	#1
	std	rng_mask	; ones below the highest one
	ldab	#15
.spread	pshb
	ldd	rng_mask
	lsrd
	oraa	rng_mask
	orab	rng_mask+1
	std	rng_mask
	pulb
	decb
	bne	.spread
.draw	jsr	rng_next
	ldaa	rng_result+1
	anda	rng_mask
	ldab	rng_result
	andb	rng_mask+1
	psha
	pshb
	subd	rng_limit
	pulb
	pula
	bcc	.draw
	rts
