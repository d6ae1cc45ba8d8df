; SPDX-License-Identifier: MIT
; The two hashes of a digest, as in rules/core/digest.c: FNV-1a and Jenkins'
; one-at-a-time. They are not part of any position, so their high byte comes
; first.

FNV_LOW		= $93		; the prime is $01000193

	seg.u	direct
fnv	ds	4
jenkins	ds	4
digest_carry ds	2
digest_word5 ds	5
digest_left ds	2
	seg	code

; Begins a digest.
; destroyed: A, B
digest_start subroutine
	ldd	#$811C
	std	fnv
	ldd	#$9DC5
	std	fnv+2
	ldd	#0
	std	jenkins
	std	jenkins+2
	rts

; Adds bytes.
; in: X bytes, D count, not 0; destroyed: A, B, X
digest_bytes subroutine
	std	digest_left
.byte	ldaa	0,x
	inx
	bsr	digest_byte
	COUNT16	digest_left,-1
	bne	.byte
	rts

; Adds four bytes: a number of 16 bits, low byte first, and two zeros.
; in: D number; destroyed: A, B
digest_word subroutine
	psha
	tba
	bsr	digest_byte
	pula
	bsr	digest_byte
	clra
	bsr	digest_byte
	clra
; Adds a byte.
; in: A byte; destroyed: A, B
digest_byte
	pshx
	psha
	eora	fnv+3		; times $193, from the low byte to the high one
	staa	fnv+3
	psha
	ldd	#0
	std	digest_carry
	ldx	#fnv+3
.multiply
	ldaa	0,x
	psha
	ldab	#FNV_LOW
	mul
	addd	digest_carry
	stab	0,x
	tab			; the rest, and the byte times $100
	clra
	std	digest_carry
	pulb
	clra
	addd	digest_carry
	std	digest_carry
	dex
	cpx	#fnv-1
	bne	.multiply
	pula			; and times $1000000
	adda	fnv
	staa	fnv
	clra			; jenkins += byte
	pulb
	addd	jenkins+2
	std	jenkins+2
	bcc	.added
	COUNT16	jenkins,1
.added	bsr	.quad		; jenkins += jenkins << 10
	ldd	jenkins+1
	addd	digest_word5+3
	std	jenkins+1
	ldaa	jenkins
	adca	digest_word5+2
	staa	jenkins
	bsr	.quad		; jenkins ^= jenkins >> 6
	ldaa	jenkins
	eora	digest_word5
	staa	jenkins
	ldd	jenkins+1
	eora	digest_word5+1
	eorb	digest_word5+2
	std	jenkins+1
	ldaa	jenkins+3
	eora	digest_word5+3
	staa	jenkins+3
	pulx
	rts

; Computes four times jenkins, 40 bits. Its upper four bytes are jenkins >> 6;
; the lower three, a byte further left, are jenkins << 10.
.quad	ldd	jenkins+2
	std	digest_word5+3
	ldd	jenkins
	std	digest_word5+1
	clr	digest_word5
	bsr	.double
.double	ldd	digest_word5+3
	asld
	std	digest_word5+3
	ldd	digest_word5+1
	rolb
	rola
	std	digest_word5+1
	rol	digest_word5
	rts
