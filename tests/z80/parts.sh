# SPDX-License-Identifier: MIT
# Sourced: which objects of rules/ and session/ a program for a Z80 is linked of.
core="crt0.rel main.rel playout.rel base.rel text.rel seed.rel rng.rel rngstep.rel digest.rel game.rel"
kulki="kulki.rel klines.rel kpeers.rel ktext.rel kboard.rel kwalk.rel"
mahjong="mahjong.rel mjtiles.rel mjdeal.rel mjtext.rel mjboard.rel mjlinks.rel turtle.rel layout.rel"
freecell="freecell.rel fcmoves.rel fcdeal.rel fclook.rel fctext.rel fcboard.rel"
sliding="sliding.rel sldeal.rel slboard.rel sltext.rel"
