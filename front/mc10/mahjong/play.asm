; SPDX-License-Identifier: MIT
; What the keys do in a game. Keys and words are those of the original program.

NOWHERE		= 4		; the direction to the nearest tile

	seg.u	ram
point_way ds	1
point_least ds	1
point_best ds	1
point_y	ds	1
point_x	ds	1
point_tile ds	1
	seg	code

game_keys
	ON_KEY	'W,play_up
	ON_KEY	'Z,play_down
	ON_KEY	'A,play_left
	ON_KEY	'S,play_right
	ON_KEY	32,play_take
	ON_KEY	KEY_ENTER,play_take
	ON_KEY	'U,play_undo
	ON_KEY	'H,play_hint
	ON_KEY	'X,play_shuffle
	ON_KEY	'R,play_restart
	ON_KEY	'Y,play_restart
	ON_KEY	'N,loop_leave
	ON_KEY	KEY_BREAK,loop_leave
	ON_KEY	'C,play_code
	ON_KEY	'O,play_save
	ON_KEY	'L,play_load
	dc.b	0

; Shows a position that begins, or was loaded.
game_begin
	ldaa	#1
	staa	going
	ldaa	#TILES-1
	staa	pointer
	bsr	play_unmark
	jsr	view_start
	jmp	play_changed

play_unmark
	ldd	#NO_TILE*256+NO_TILE
	std	marked
	rts

; ---------------------------------------------------------------- the pointer

play_up	clra
	bra	play_point
play_down
	ldaa	#1
	bra	play_point
play_left
	ldaa	#2
	bra	play_point
play_right
	ldaa	#3
; Moves the pointer.
; in: A way; destroyed: A, B, X
play_point subroutine
	bsr	point_move
	jmp	view_panel

; Moves the pointer to the nearest tile that nothing covers. Steps to the side
; count twice, which leaves no tile out of reach.
; in: A way: 0 up, 1 down, 2 left, 3 right, or NOWHERE; destroyed: A, B, X
point_move subroutine
	staa	point_way
	ldaa	pointer
	jsr	tile_place
	ldd	1,x
	std	point_y		; and point_x
	ldaa	#$FF
	staa	point_least
	staa	point_best
	clra
.tile	staa	point_tile
	INDEX	face,point_tile
	tst	0,x
	beq	.next
	INDEX	open,point_tile
	ldaa	0,x
	cmpa	#TILE_ABOVE
	bhs	.next
	ldaa	point_tile
	cmpa	pointer
	beq	.next
	jsr	tile_place
	ldaa	1,x
	suba	point_y		; A along, B across
	ldab	2,x
	subb	point_x
	tst	point_way
	beq	.back
	psha
	ldaa	point_way
	cmpa	#NOWHERE
	pula
	beq	.any
	psha
	ldaa	point_way
	cmpa	#1
	pula
	beq	.along
	psha
	tba
	pulb
	psha
	ldaa	point_way
	cmpa	#3
	pula
	beq	.along
.back	nega
.along	tsta
	ble	.next
	bra	.across
.any	tsta
	bpl	.across
	nega
.across	tstb
	bpl	.cost
	negb
.cost	aba
	aba
	cmpa	point_least
	bhs	.next
	staa	point_least
	ldaa	point_tile
	staa	point_best
.next	ldaa	point_tile
	inca
	cmpa	#TILES
	bne	.tile
	ldaa	point_best
	cmpa	#NO_TILE
	beq	.end
	staa	pointer
.end	rts

; ---------------------------------------------------------------------- moves

; Holds the tile under the pointer, or removes it with the one that is held.
; destroyed: A, B, X
play_take subroutine
	ldaa	marked+1	; a hint is shown no longer
	cmpa	#NO_TILE
	beq	.held
	jsr	play_unmark
.held	ldab	pointer
	jsr	tile_check
	bne	.shut
	ldab	pointer
	cmpb	marked
	beq	.drop
	ldaa	marked
	cmpa	#NO_TILE
	beq	.hold
	staa	first
	stab	second
	cba
	blo	.ordered
	stab	first
	staa	second
.ordered jsr	pair_check
	bne	.differ
	jsr	history_play
	jsr	play_unmark
	ldaa	#NOWHERE
	jsr	point_move
	bra	play_moved
.differ	ldx	#play_no_match
	jsr	play_refuse
.hold	ldaa	pointer
	staa	marked
	jmp	view_draw
.drop	jsr	play_unmark
	jmp	view_draw
.shut	jsr	view_draw
	ldx	#play_not_open
; Refuses something.
; in: X message; destroyed: A, B, X
play_refuse
	jsr	view_message
	SOUND	12,120
	rts

; Shows a changed position, and whether it is the end.
; destroyed: A, B, X
play_moved subroutine
	SOUND	12,30
play_changed
	clr	hint_nth
	jsr	view_draw
	jsr	game_status
	ldx	#play_won
	decb
	beq	play_end
	ldx	#play_over
	decb
	beq	.message
	rts
.message jmp	view_message
play_end jsr	view_message
	SOUND	200,40
	SOUND	250,30
	jsr	key_wait
	cmpa	#'Y
	bne	.leave
	jmp	play_restart
.leave	cmpa	#'U
	beq	play_undo
	clr	going
	jmp	code_page

; Undoes a move.
; destroyed: A, B, X, rng
play_undo subroutine
	jsr	play_unmark
	jsr	history_undo
	bne	play_moved_far
	ldx	#play_nothing
	bra	play_refuse

; Shows the next pair that can be removed.
; destroyed: A, B, X
play_hint subroutine
	jsr	play_unmark
	jsr	hint_find
	tsta
	beq	.none
	COUNT16	hint_count,1
	ldx	#moves
	ldab	hint_best
	abx
	abx
	ldd	0,x
	std	marked
	jsr	view_draw
	ldx	#play_hinted
	jsr	view_message
	clra
	ldab	hint_nth
	jsr	put_number
	ldaa	#'/
	jsr	put_char
	clra
	ldab	moves_count
	jmp	put_number
.none	bra	play_moved_far

; Deals the remaining tiles again. This is possible only if no two free tiles
; match.
; destroyed: A, B, X, rng
play_shuffle subroutine
	jsr	has_pair
	bne	.no
	ldx	#play_waits
	jsr	view_message
	ldd	#NO_TILE*256+NO_TILE
	std	first
	jsr	history_play
	tsta
	beq	.never
	jsr	view_clear_message
play_moved_far
	jmp	play_moved
.never	jsr	view_draw
	ldx	#play_never
	bra	.refuse
.no	ldx	#play_pairs
.refuse	jmp	play_refuse

; --------------------------------------------------------------------- others

; Goes back to the start of the game. Its hints still count.
; destroyed: A, B, X, rng
play_restart subroutine
	MOVE16	play_hints,hint_count
	jsr	history_start
	MOVE16	hint_count,play_hints
	jmp	game_begin

; Shows the code.
; destroyed: A, B, X, rng
play_code
	jsr	code_page
	jsr	view_start
	jmp	play_changed

; Saves the game to a cassette.
; destroyed: A, B, X
play_save subroutine
	ldx	#play_record
	bsr	play_tape
	bne	.end
	jsr	game_save
.end	jmp	view_clear_message

; Loads a game from a cassette.
; destroyed: A, B, X, rng
play_load subroutine
	ldx	#play_play
	bsr	play_tape
	bne	.end
	jsr	game_load
	tsta
	beq	.bad
	jmp	game_begin
.bad	jsr	game_begin
	ldx	#play_error
	jmp	play_refuse
.end	jmp	view_clear_message

; Asks for a tape.
; in: X message; out: Z if the player pressed ENTER; destroyed: A, B, X
play_tape subroutine
	jsr	view_message
	jsr	key_wait
	cmpa	#KEY_ENTER
	rts

	seg.u	ram
play_hints ds	2
	seg	code

	mac	MESSAGE		; begins line {1}, 0 or 1, of a message
	TEXT_AT	12+{1},22
	endm

play_won
	MESSAGE	0
	dc.b	"YOU WON!",0
	MESSAGE	1
	dc.b	"TRY AGAIN?",0
play_over
	MESSAGE	0
	dc.b	"GAME OVER",0
	MESSAGE	1
	dc.b	"TRY AGAIN?",0
play_not_open
	MESSAGE	0
	dc.b	"IT IS NOT",0
	MESSAGE	1
	dc.b	"OPEN",0
play_no_match
	MESSAGE	0
	dc.b	"THEY DON'T",0
	MESSAGE	1
	dc.b	"MATCH",0
play_nothing
	MESSAGE	0
	dc.b	"NOTHING TO",0
	MESSAGE	1
	dc.b	"UNDO",0
play_hinted
	MESSAGE	0
	dc.b	"HELP",0
	MESSAGE	1
	dc.b	0
play_pairs
	MESSAGE	0
	dc.b	"THERE ARE",0
	MESSAGE	1
	dc.b	"PAIRS LEFT",0
play_never
	MESSAGE	0
	dc.b	"NO SHUFFLE",0
	MESSAGE	1
	dc.b	"HELPS",0
play_waits
	MESSAGE	0
	dc.b	"SHUFFLING",0
	MESSAGE	1
	dc.b	0
play_record
	MESSAGE	0
	dc.b	"RECORD,",0
	MESSAGE	1
	dc.b	"THEN ENTER",0
play_play
	MESSAGE	0
	dc.b	"PLAY TAPE,",0
	MESSAGE	1
	dc.b	"THEN ENTER",0
play_error
	MESSAGE	0
	dc.b	"TAPE ERROR",0
	MESSAGE	1
	dc.b	0
