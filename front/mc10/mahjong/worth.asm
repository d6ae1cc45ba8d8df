; SPDX-License-Identifier: MIT
; Rates moves by a rule of thumb, as worth in rules/mahjong/game.c does: how many
; tiles a pair frees, and much more if it uses up its kind.

SAFE_PAIR	= 100

	seg	code

; Rates a move of the list.
; in: B its number; out: A rating; destroyed: B, X
game_worth subroutine
	ldx	#moves
	abx
	abx
	ldd	0,x
	std	first
	COPY	blank_open,open,TILES
	clr	drawable_count	; counts the tiles that become free
	ldaa	first
	jsr	blank_take
	ldaa	second
	jsr	blank_take
	bsr	pair_is_safe
	beq	.safe
	ldaa	drawable_count
	rts
.safe	ldaa	drawable_count
	adda	#SAFE_PAIR
	rts

; Tells whether all tiles of a pair's kind are free.
; in: first; out: Z if they are; destroyed: A, B, X
pair_is_safe subroutine
	INDEX	face,first
	ldaa	0,x
	clrb
.tile	ldx	#face
	abx
	cmpa	0,x
	bne	.next
	psha
	jsr	tile_check
	pula
	bne	.end
.next	incb
	cmpb	#TILES
	bne	.tile
	clra
.end	rts
