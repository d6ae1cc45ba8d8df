; SPDX-License-Identifier: MIT
; The moves of a game of Kulki, as session/history.c keeps them, and the latest
; positions, so that undo is immediate.

HISTORY_ROOM	= 1500		; moves
KEPT		= 64		; positions
KEPT_HEAD	= 4+RNG_BYTES	; the score and the generator
KEPT_SIZE	= KEPT_HEAD+CELLS

	seg.u	ram
forgotten ds	1		; not 0 if there was no room for a move
kept_next ds	1
kept_count ds	1
history	ds	2*HISTORY_ROOM
kept	ds	KEPT*KEPT_SIZE
	seg	code

; Deals the game of the seed and begins a history.
; destroyed: A, B, X, rng
history_start subroutine
	ldd	#0
	std	move_count
	std	hint_count
	staa	forgotten
	staa	kept_count
	staa	kept_next
	jmp	game_deal

; in: X number of a move; out: X its place in the history; destroyed: A, B
history_at subroutine
	stx	copy_from
	ldd	copy_from
	asld
	addd	#history
	std	copy_from
	ldx	copy_from
	rts

; Finds the room for the next position.
; out: D; destroyed: nothing else
kept_at	subroutine
	ldaa	kept_next
	ldab	#KEPT_SIZE
	mul
	addd	#kept
	rts

; Plays a legal move and keeps it.
; in: from, to; destroyed: A, B, X, rng
history_play subroutine
	jsr	kept_at
	std	copy_to
	ldd	#score
	std	copy_from
	ldab	#KEPT_HEAD
	jsr	bytes_copy
	ldd	#cell
	std	copy_from
	ldab	#CELLS
	jsr	bytes_copy
	ldaa	kept_next
	inca
	anda	#KEPT-1
	staa	kept_next
	ldaa	kept_count
	cmpa	#KEPT
	beq	.all
	inc	kept_count
.all	ldx	move_count
	cpx	#HISTORY_ROOM
	bne	.room
	ldaa	#1
	staa	forgotten
	bra	.play
.room	jsr	history_at
	ldd	from
	std	0,x
	COUNT16	move_count,1
.play	jmp	kulki_apply

; Undoes a move.
; out: Z if there is no position to go back to; destroyed: A, B, X
history_undo subroutine
	ldaa	kept_count
	beq	.end
	dec	kept_count
	ldaa	kept_next
	deca
	anda	#KEPT-1
	staa	kept_next
	jsr	kept_at
	std	copy_from
	ldd	#score
	std	copy_to
	ldab	#KEPT_HEAD
	jsr	bytes_copy
	ldd	#cell
	std	copy_to
	ldab	#CELLS
	jsr	bytes_copy
	ldaa	forgotten
	bne	.end
	COUNT16	move_count,-1
	ldaa	#1
.end	rts

; in: X number of a move; out: D move, the target first; destroyed: X
game_move subroutine
	jsr	history_at
	ldaa	1,x
	ldab	0,x
	rts

; Plays the move code_nth again, for a code.
; out: D place in the list, code_length; destroyed: X, rng
game_replay subroutine
	ldx	code_nth
	jsr	history_at
	ldd	0,x
	std	from		; and to
	jsr	game_list
	std	code_length
	jsr	move_place
	psha
	pshb
	jsr	kulki_apply
	pulb
	pula
	rts
