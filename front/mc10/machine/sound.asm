; SPDX-License-Identifier: MIT
; Makes sounds by moving the speaker to and fro, as sound.c does with the PSG of
; an MSX.

SPEAKER		= $80

	mac	SOUND		; {1} waves of pitch {2}; higher is lower
	ldd	#{1}*256+{2}
	jsr	sound
	endm

; in: A waves, B pitch; destroyed: A, X
sound	subroutine
.wave	psha
	ldaa	#SPEAKER
	bsr	.half
	clra
	bsr	.half
	pula
	deca
	bne	.wave
	rts
.half	staa	VIDEO
	pshb
.wait	nop
	decb
	bne	.wait
	pulb
	rts
