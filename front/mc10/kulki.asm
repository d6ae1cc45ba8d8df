; SPDX-License-Identifier: MIT
; Kulki for an MC-10 with 20 KB. This file lists the parts.

	processor 6803
RAM_END		= $8FFF
CODE_END	= $6000
VARIABLES	= $6000
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
again	jsr	title
	bra	again

	include	"kulki/kulki.asm"
	include	"machine/screen.asm"
	include	"machine/keys.asm"
	include	"machine/entry.asm"
	include	"machine/sound.asm"
	include	"machine/pointer.asm"
	include	"machine/loop.asm"
	include	"core/base.asm"
	include	"core/rng.asm"
	include	"core/seed.asm"
	include	"core/digest.asm"
	include	"kulki/paths.asm"
	include	"kulki/lines.asm"
	include	"kulki/game.asm"
	include	"session/code_write.asm"
	include	"kulki/history.asm"
	include	"machine/pages.asm"
	include	"kulki/view.asm"
	include	"kulki/play.asm"
	include	"kulki/title.asm"

	include	"machine/limits.asm"
