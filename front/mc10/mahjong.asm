; SPDX-License-Identifier: MIT
; Mahjong with the turtle, for an MC-10 with 20 KB. This file lists the parts.

	processor 6803
RAM_END		= $8FFF
CODE_END	= $6300		; so that it fits into a ROM of 8 KB
VARIABLES	= $7000
STACK_ROOM	= 128
RNG_BYTES	= 16

	include	"machine/hardware.asm"
	include	"machine/macros.asm"

	seg	code
	org	LOAD
start	sei
	lds	#RAM_END
	jsr	keys_start
	clra
	staa	VIDEO
	staa	going
	jsr	turtle_build
	jsr	find_links
again	jsr	title
	bra	again
code_put = put_char

	include	"mahjong/mahjong.asm"
	include	"machine/screen.asm"
	include	"machine/keys.asm"
	include	"machine/entry.asm"
	include	"machine/sound.asm"
	include	"machine/tape.asm"
	include	"machine/pointer.asm"
	include	"machine/loop.asm"
	include	"core/base.asm"
	include	"core/rng.asm"
	include	"core/seed.asm"
	include	"core/digest.asm"
	include	"mahjong/turtle.asm"
	include	"mahjong/neighbours.asm"
	include	"mahjong/tiles.asm"
	include	"mahjong/deal.asm"
	include	"mahjong/game.asm"
	include	"session/code_write.asm"
	include	"mahjong/history.asm"
	include	"session/plain_hints.asm"
	include	"mahjong/worth.asm"
	include	"machine/pages.asm"
	include	"mahjong/faces.asm"
	include	"mahjong/view.asm"
	include	"mahjong/save.asm"
	include	"mahjong/play.asm"
	include	"mahjong/title.asm"

	include	"machine/limits.asm"
