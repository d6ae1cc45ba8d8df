; SPDX-License-Identifier: MIT
; Prints a digest, as digest_write in rules/core/digest.c does.

; Finishes jenkins.
; destroyed: A, B, X
digest_finish subroutine

	ldab	#3		; jenkins += jenkins << 3
	bsr	.left
	bsr	.add
				; jenkins ^= jenkins >> 11
	MOVE16	digest_word5+1,jenkins
	MOVE16	digest_word5+3,jenkins+2
	ldx	#11
.right	lsr	digest_word5+1
	ror	digest_word5+2
	ror	digest_word5+3
	ror	digest_word5+4
	dex
	bne	.right
	ldd	jenkins
	eora	digest_word5+1
	eorb	digest_word5+2
	std	jenkins
	ldd	jenkins+2
	eora	digest_word5+3
	eorb	digest_word5+4
	std	jenkins+2
	ldab	#15		; jenkins += jenkins << 15
	bsr	.left
.add	ldd	jenkins+2
	addd	digest_word5+3
	std	jenkins+2
	ldd	jenkins
	adcb	digest_word5+2
	adca	digest_word5+1
	std	jenkins
	rts
.left	pshb
	MOVE16	digest_word5+1,jenkins
	MOVE16	digest_word5+3,jenkins+2
	pulb
.bit	asl	digest_word5+4
	rol	digest_word5+3
	rol	digest_word5+2
	rol	digest_word5+1
	decb
	bne	.bit
	rts

; Finishes and prints the digest, sixteen hexadecimal digits.
; destroyed: A, B, X
digest_print subroutine
	bsr	digest_finish
	ldx	#fnv
.byte	ldaa	0,x
	lsra
	lsra
	lsra
	lsra
	bsr	.digit
	ldaa	0,x
	anda	#$0F
	bsr	.digit
	inx
	cpx	#fnv+8
	bne	.byte
	rts
.digit	adda	#'0
	cmpa	#'0+10
	blo	.print
	adda	#'A-'0-10
.print	jmp	put_char
