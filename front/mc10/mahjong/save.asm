; SPDX-License-Identifier: MIT
; Saves a game to cassette, as session/save.c and load.c do to files: the seed, the
; hints, and the moves. To load a game is to deal it and to play the moves.

SAVED_MOVES	= 12		; offsets in the data
SAVED_SIZE	= SAVED_MOVES+2*HISTORY_ROOM
SAVED_BLOCK	= 200

	seg.u	ram
saved_seed ds	8
saved_hints ds	2
saved_count ds	2
saved_moves ds	2*HISTORY_ROOM
saved_header ds	15
saved_left ds	2
	seg	code

; Writes the game.
; destroyed: A, B, X
game_save subroutine
	MOVE32	saved_seed,seed
	MOVE32	saved_seed+4,seed+4
	MOVE16	saved_hints,hint_count
	MOVE16	saved_count,move_count
	ldd	#saved_moves
	std	copy_to
	ldx	#0
.move	cpx	move_count
	beq	.packed
	stx	replay_nth
	jsr	history_at
	ldd	0,x
	ldx	copy_to
	std	0,x
	inx
	inx
	stx	copy_to
	ldx	replay_nth
	inx
	bra	.move
.packed	jsr	tape_write_leader
	ldaa	#TAPE_HEADER
	ldab	#15
	ldx	#.header
	jsr	tape_write_block
	jsr	tape_write_leader
	ldd	copy_to
	subd	#saved_seed
	std	saved_left
	ldx	#saved_seed
.block	ldab	#SAVED_BLOCK
	ldaa	saved_left	; more than a block?
	bne	.full
	cmpb	saved_left+1
	bls	.full
	ldab	saved_left+1
.full	clra
	std	tile_at
	ldd	saved_left
	subd	tile_at
	std	saved_left
	ldab	tile_at+1
	ldaa	#TAPE_DATA
	jsr	tape_write_block
	ldd	saved_left
	bne	.block
	ldd	#TAPE_END*256
	jsr	tape_write_block
	ldaa	#$55		; ends the last wave
	jmp	tape_put
.header	dc.b	"MAHJONG ",TAPE_DATA,0,0,0,0,0,0

; Reads a game and plays it up to where it was saved.
; out: A 0 if that fails; the game is then the one before, if the tape was wrong;
; destroyed: B, X, rng
game_load subroutine
	jsr	tape_start
.find	ldx	#saved_header
	ldab	#15
	jsr	tape_read_block
	bcs	.bad
	cmpa	#TAPE_HEADER
	bne	.find
	ldx	#saved_seed
.block	ldd	#saved_seed+SAVED_SIZE
	stx	saved_left
	subd	saved_left
	tsta
	beq	.room
	ldab	#255
.room	jsr	tape_read_block
	bcs	.bad
	cmpa	#TAPE_DATA
	beq	.block
	cmpa	#TAPE_END
	bne	.bad
	stx	saved_left	; is its length that of its moves?
	ldd	saved_count
	subd	#HISTORY_ROOM+1
	bcc	.bad
	ldd	saved_count
	asld
	addd	#saved_moves
	subd	saved_left
	beq	.sized
.bad	clra
	rts
.sized	MOVE32	seed,saved_seed
	MOVE32	seed+4,saved_seed+4
	jsr	history_start
	MOVE16	hint_count,saved_hints
	ldx	#saved_moves
.move	ldd	move_count
	subd	saved_count
	beq	.good
	ldd	0,x
	std	first
	inx
	inx
	stx	saved_left
	cmpa	#NO_TILE
	beq	.shuffle
	jsr	pair_check
	bne	.bad
	bra	.play
.shuffle
	tst	left
	beq	.bad
	jsr	has_pair
	bne	.bad
	ldd	#NO_TILE*256+NO_TILE
	std	first
.play	jsr	history_play
	tsta
	beq	.bad
	ldx	saved_left
	bra	.move
.good	ldaa	#1
	rts
