; SPDX-License-Identifier: MIT
; Arithmetic on 16 and 32 bits. Numbers of 16 bits have the high byte first, as
; the 6803 wants them; those of 32 bits have the low byte first, as positions
; store them. Operands are variables.

	mac	MOVE16		; {1} = {2}; destroys A and B
	ldd	{2}
	std	{1}
	endm

	mac	COUNT16		; {1} = {1} + {2}, a constant; destroys A and B
	ldd	{1}
	addd	#{2}
	std	{1}
	endm

	mac	MOVE32		; {1} = {2}; destroys A and B
	ldd	{2}
	std	{1}
	ldd	{2}+2
	std	{1}+2
	endm

	mac	ADD32		; {1} = {1} + the number at X; destroys A
	ldaa	{1}
	adda	0,x
	staa	{1}
	ldaa	{1}+1
	adca	1,x
	staa	{1}+1
	ldaa	{1}+2
	adca	2,x
	staa	{1}+2
	ldaa	{1}+3
	adca	3,x
	staa	{1}+3
	endm

	mac	DOUBLE32	; {1} = 2 * {1}
	asl	{1}
	rol	{1}+1
	rol	{1}+2
	rol	{1}+3
	endm

	mac	TURN32		; {1} is rotated right by one bit; destroys A
	ldaa	{1}
	lsra
	ror	{1}+3
	ror	{1}+2
	ror	{1}+1
	ror	{1}
	endm

	mac	INDEX		; X = {1} + {2}, a variable of one byte; destroys B
	ldx	#{1}
	ldab	{2}
	abx
	endm
