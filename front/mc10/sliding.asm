; SPDX-License-Identifier: MIT
; The sliding puzzle for an MC-10 with 4 KB. This file lists the parts.

	processor 6803

RAM_END		= $4FFF
CODE_END	= $4F40		; what BASIC leaves free to load
VARIABLES	= CODE_END
STACK_ROOM	= 64
HISTORY_ROOM	= LOAD-history
history		= $4220		; BASIC's variables

	include	"machine/hardware.asm"
	include	"machine/macros.asm"
	include	"sliding/sliding.asm"

	seg	code
	org	LOAD
start	sei
	lds	#RAM_END
	jsr	keys_start
	clra
	staa	VIDEO
again	jsr	title
	bra	again
when_idle
	rts
code_put = put_char

	include	"machine/screen.asm"
	include	"machine/keys.asm"
	include	"machine/entry.asm"
	include	"machine/sound.asm"
	include	"core/base.asm"
	include	"core/rng.asm"
	include	"core/seed.asm"
	include	"core/digest.asm"
	include	"sliding/deal.asm"
	include	"sliding/game.asm"
	include	"session/code_write.asm"
	include	"sliding/history.asm"
	include	"machine/pages.asm"
	include	"sliding/view.asm"
	include	"sliding/play.asm"
	include	"sliding/title.asm"

	include	"machine/limits.asm"
