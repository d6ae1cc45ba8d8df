; SPDX-License-Identifier: MIT
; What the keys do in a game, with the words of the original.

	seg	code

game_keys
	ON_KEY	'W,play_up
	ON_KEY	'Z,play_down
	ON_KEY	'A,play_left
	ON_KEY	'S,play_right
	ON_KEY	32,play_take
	ON_KEY	KEY_ENTER,play_take
	ON_KEY	'U,play_undo
	ON_KEY	'R,play_restart
	ON_KEY	'N,loop_leave
	ON_KEY	KEY_BREAK,loop_leave
	ON_KEY	'C,play_code
	dc.b	0

; Shows a game that begins.
; destroyed: A, B, X
game_begin subroutine
	ldaa	#1
	staa	going
	ldaa	#CELLS/2
	staa	pointer
	ldaa	#NO_CELL
	staa	held
	jmp	view_start

; ---------------------------------------------------------------- the pointer

play_up	ldab	#-SIDE
	bra	play_point
play_down
	ldab	#SIDE
	bra	play_point
play_left
	ldab	#-1
	bra	play_point
play_right
	ldab	#1
; Moves the pointer; beyond the last cell comes the first.
; in: B step; destroyed: A, B
play_point subroutine
	addb	pointer
	cmpb	#CELLS
	blo	.inside
	tstb
	bmi	.first
	subb	#CELLS
	bra	.inside
.first	addb	#CELLS
.inside	stab	pointer
	rts

; ---------------------------------------------------------------------- moves

; Takes the ball under the pointer, or moves the held one there.
; destroyed: A, B, X, rng
play_take subroutine
	INDEX	cell,pointer
	ldaa	held
	tst	0,x
	beq	.target
	cmpa	pointer
	bne	.hold
	ldab	#NO_CELL	; puts it down
.hold	stab	held
	jmp	view_draw
.target	cmpa	#NO_CELL
	beq	.nothing
	ldab	pointer
	std	from		; and to
	jsr	find_regions
	ldab	from
	jsr	find_beside
	ldab	to
	jsr	is_reachable
	bne	.blocked
	jsr	history_play
	ldaa	#NO_CELL
	staa	held
	SOUND	12,30
; Shows a changed position, and whether it is the end.
play_changed
	jsr	view_draw
	jsr	game_status
	tstb
	beq	.end
	ldx	#play_over
	jsr	view_message
	SOUND	200,60
	jsr	key_wait
	cmpa	#'U
	beq	play_undo
	clr	going
	jmp	play_code
.blocked ldx	#play_path
	bra	play_refuse
.nothing ldx	#play_no_ball
; Refuses something.
; in: X message; destroyed: A, B, X
play_refuse
	jsr	view_message
	SOUND	12,120
.end	rts

; Undoes a move.
; destroyed: A, B, X
play_undo subroutine
	ldaa	#NO_CELL
	staa	held
	jsr	history_undo
	bne	.undone
	ldx	#play_no_undo
	bra	play_refuse
.undone	jmp	view_draw

; Goes back to the start of the game.
; destroyed: A, B, X, rng
play_restart subroutine
	jsr	history_start
	jmp	game_begin

; Shows the code.
; destroyed: A, B, X, rng
play_code subroutine
	tst	forgotten
	bne	.long
	jsr	code_page
	jmp	view_start
.long	ldx	#play_long
	jmp	view_message

; Prints a character of the code, and waits when the page is full.
; in: A character; destroyed: A, B, X
code_put subroutine
	jsr	put_char
	ldx	cursor
	cpx	#SCREEN+15*COLUMNS
	bne	.end
	PRINT	play_more
	jsr	key_wait
	jsr	screen_clear
	GO_TO	0,0
.end	rts

play_over TEXT_AT 15,0
	dc.b	"GAME OVER",0
play_path TEXT_AT 15,0
	dc.b	"PATH IS BLOCKED",0
play_no_ball TEXT_AT 15,0
	dc.b	"THERE IS NO BALL ON THAT CELL",0
play_no_undo TEXT_AT 15,0
	dc.b	"NOTHING TO UNDO",0
play_long TEXT_AT 15,0
	dc.b	"THE GAME IS TOO LONG FOR A CODE",0
play_more TEXT_AT 15,0
	dc.b	"MORE: PRESS A KEY",0
