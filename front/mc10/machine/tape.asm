; SPDX-License-Identifier: MIT
; Writes and reads cassettes in the machine's own format, without its ROM. A bit 1
; is a wave of 2400 Hz, 0 one of 1200; bytes begin with their lowest bit. A block
; is $55 $3C, its kind, its length, data, and a checksum; blocks are together a
; file, which begins with a leader of 128 bytes $55 and a header.

TAPE_IN		= %00010000	; a bit of port 2
TAPE_BREAK	= %00000010
TAPE_LEADER	= 128
TAPE_HALF_0	= 73		; half a wave, in loops of 5 cycles
TAPE_HALF_1	= 36
TAPE_LATER	= 6		; what the second half does besides
TAPE_LONG	= 264		; cycles of a half that is not short
TAPE_HEADER	= 0		; kinds of blocks
TAPE_DATA	= 1
TAPE_END	= $FF

	seg.u	ram
tape_byte ds	1
tape_bits ds	1
tape_half ds	1
tape_edge ds	2		; when it began
tape_now ds	2
tape_level ds	1
tape_sum ds	1
tape_kind ds	1
tape_count ds	1
	seg	code

; Writes a leader.
; destroyed: A, B, X
tape_write_leader subroutine
	ldx	#TAPE_LEADER
.byte	ldaa	#$55
	bsr	tape_put
	dex
	bne	.byte
	rts

; Writes a block.
; in: A kind, B length, X data; out: X behind the data; destroyed: A, B
tape_write_block subroutine
	staa	tape_kind
	stab	tape_count
	clr	tape_sum
	ldaa	#$55
	bsr	tape_put
	ldaa	#$3C
	bsr	tape_put
	ldaa	tape_kind
	bsr	.summed
	ldaa	tape_count
	bsr	.summed
	tst	tape_count
	beq	.end
.byte	ldaa	0,x
	inx
	bsr	.summed
	dec	tape_count
	bne	.byte
.end	ldaa	tape_sum
	bsr	tape_put
	ldaa	#$55
	bra	tape_put
.summed	psha
	adda	tape_sum
	staa	tape_sum
	pula
; Writes a byte.
; in: A byte; destroyed: A, B
tape_put subroutine
	staa	tape_byte
	ldaa	#8
	staa	tape_bits
.bit	ldab	#TAPE_HALF_0
	lsr	tape_byte
	bcc	.wave
	ldab	#TAPE_HALF_1
.wave	stab	tape_half
	ldaa	#1
	staa	PORT2
.high	decb
	bne	.high
	clra
	staa	PORT2
	ldab	tape_half
	subb	#TAPE_LATER
.low	decb
	bne	.low
	dec	tape_bits
	bne	.bit
	rts

; Prepares for reading.
; destroyed: A
tape_start subroutine
	ldaa	#%11111011	; the row of BREAK
	staa	PORT1
	rts

; Reads a block.
; in: X room for the data, B how much; out: C if it is damaged, too long, or the
; player pressed BREAK; A kind, X behind the data; destroyed: B
tape_read_block subroutine
	stab	tape_count
	clr	tape_byte
.sync	bsr	tape_get_bit
	bcs	.end
	lsra
	ror	tape_byte
	ldaa	tape_byte
	cmpa	#$3C
	bne	.sync
	bsr	tape_get
	bcs	.end
	staa	tape_kind
	staa	tape_sum
	bsr	tape_get
	bcs	.end
	ldab	tape_count	; is there room?
	staa	tape_count
	cba
	bhi	.bad
	adda	tape_sum
	staa	tape_sum
	tst	tape_count
	beq	.check
.byte	bsr	tape_get
	bcs	.end
	staa	0,x
	inx
	adda	tape_sum
	staa	tape_sum
	dec	tape_count
	bne	.byte
.check	bsr	tape_get
	bcs	.end
	cmpa	tape_sum
	bne	.bad
	ldaa	tape_kind
	clc
	rts
.bad	sec
.end	rts

; out: A byte, C if the player pressed BREAK; destroyed: B
tape_get subroutine
	ldaa	#8
	staa	tape_bits
.bit	bsr	tape_get_bit
	bcs	.end
	lsra
	ror	tape_byte
	dec	tape_bits
	bne	.bit
	ldaa	tape_byte
	clc
.end	rts

; A bit is two halves of the same length. If they differ, the first was the end of
; another bit.
; out: A bit, C if the player pressed BREAK; destroyed: B
tape_get_bit subroutine
	bsr	.half
	bcs	.end
.first	staa	tape_half
	bsr	.half
	bcs	.end
	cmpa	tape_half
	bne	.first
	clc
.end	rts

; Waits for the end of half a wave, and measures its length from edge to edge, so
; that it doesn't matter what the program did in between.
; out: A 1 if it was short, else 0; C if the player pressed BREAK
.half	ldaa	PORT2
	bita	#TAPE_BREAK
	beq	.break
	anda	#TAPE_IN
	cmpa	tape_level
	beq	.half
	staa	tape_level
	ldd	TIMER
	std	tape_now
	subd	tape_edge
	subd	#TAPE_LONG	; C if it was short
	ldd	tape_now
	std	tape_edge
	ldaa	#0
	rola
	clc
	rts
.break	sec
	rts
