; SPDX-License-Identifier: MIT
; The moves of a game of Mahjong, as session/history.c keeps them. There are at
; most 72 pairs and 99 reshuffles, so all have room.

HISTORY_ROOM	= PAIRS+MOST_SHUFFLES
MOVE_SIZE	= 3		; two tiles and their face

	seg.u	ram
replay_nth ds	2
replay_move ds	2
history	ds	MOVE_SIZE*HISTORY_ROOM
	seg	code

; Deals the game of the seed and begins a history.
; destroyed: A, B, X, rng
history_start subroutine
	ldd	#0
	std	move_count
	std	hint_count
	jmp	game_deal

; in: X number of a move; out: X its place in the history; destroyed: A, B
history_at subroutine
	stx	tile_at
	ldd	#history
	addd	tile_at
	addd	tile_at
	addd	tile_at
	std	tile_at
	ldx	tile_at
	rts

; Plays a legal move and keeps it.
; in: first, second; out: A 0 if it was an impossible reshuffle;
; destroyed: B, X, rng
history_play subroutine
	ldx	move_count
	bsr	history_at
	ldd	first
	std	0,x
	cmpa	#NO_TILE
	beq	.apply		; a reshuffle has no face
	pshx
	ldx	#face
	tab
	abx
	ldaa	0,x
	pulx
	staa	2,x
.apply	ldd	first
	jsr	mahjong_apply
	tsta
	beq	.end
	ldx	move_count
	inx
	stx	move_count
.end	rts

; Undoes a move. The pair of a move comes back; a reshuffle is undone by playing
; the game again up to it.
; out: Z if there is none; destroyed: A, B, X, rng
history_undo subroutine
	ldx	move_count
	beq	.end
	dex
	stx	move_count
	bsr	history_at
	ldd	0,x
	std	first
	cmpa	#NO_TILE
	beq	.again
	ldab	2,x
	pshb
	ldaa	second
	jsr	tile_restore
	pulb
	ldaa	first
	jsr	tile_restore
	ldaa	#1
.end	rts
.again	jsr	game_deal
	ldx	#0
.move	cpx	move_count
	beq	.played
	stx	replay_nth
	bsr	history_at
	ldd	0,x
	jsr	mahjong_apply
	ldx	replay_nth
	inx
	bra	.move
.played	ldaa	#1
	rts

; in: X number of a move; out: D move, the higher tile first; destroyed: X
game_move subroutine
	bsr	history_at
	ldaa	1,x
	ldab	0,x
	rts

; Plays the move code_nth again, for a code. A reshuffle is the only move where it
; is legal.
; out: D place in the list, code_length; destroyed: X, rng
game_replay subroutine
	ldx	code_nth
	bsr	history_at
	ldd	0,x
	std	replay_move
	cmpa	#NO_TILE
	beq	.shuffle
	jsr	list_pairs
	ldx	#moves
	clrb
.place	pshb
	ldd	0,x
	subd	replay_move
	pulb
	beq	.found
	inx
	inx
	incb
	bra	.place
.found	pshb
	ldd	replay_move
	jsr	mahjong_apply
	ldab	moves_count
	clra
	std	code_length
	pulb
	rts
.shuffle
	jsr	mahjong_reshuffle
	ldd	#1
	std	code_length
	clrb
	rts
