; SPDX-License-Identifier: MIT
; Plays a random game and digests it, as session/playout.c does. A game provides,
; besides what code_write.asm needs:
;   game_list       lists the legal moves and returns their number in D
;   game_play       plays the move of that list with the number in D
;   game_score      returns the score in D
;   game_status     returns 0 while the game goes on, 1 if it is won, 2 if it is
;                   stuck, 3 if it is lost

PLAYOUT_CHOOSER	= $A5		; so that choices and deals differ
PLAYOUT_MOST	= 200

	seg.u	direct
playout_moves ds 2		; legal ones
playout_left ds	1
	seg.u	ram
playout_rng ds	RNG_SIZE	; chooses the moves
	seg	code

; Plays the game with the seed 1, which must not be over at once, and prints the
; digest of all its positions. This equals: quadrille digest GAME --seed 1..1
; destroyed: everything
playout_digest subroutine
	ldx	#seed
	ldab	#SEED_SIZE
	clra
	jsr	bytes_fill
	inc	seed
	jsr	game_deal
	ldaa	#PLAYOUT_CHOOSER
	staa	seed+SEED_SIZE-1
	jsr	rng_seed
	clr	seed+SEED_SIZE-1
	COPY	playout_rng,rng,RNG_SIZE
	jsr	digest_start
	ldaa	#PLAYOUT_MOST
	staa	playout_left
.next	jsr	game_digest
	jsr	game_list
	std	playout_moves
	jsr	digest_word
	jsr	game_score
	jsr	digest_word
	jsr	game_status
	clra
	jsr	digest_word
	ldd	playout_moves
	beq	.end
	ldaa	playout_left
	beq	.end
	dec	playout_left
	COPY	rng,playout_rng,RNG_SIZE
	ldd	playout_moves
	jsr	rng_below
	pshb
	psha
	COPY	playout_rng,rng,RNG_SIZE
	pula
	pulb
	jsr	game_play
	bra	.next
.end	jmp	digest_print
