/* SPDX-License-Identifier: MIT */
/* The chooser over a game on the full screen without a terminal. */
#ifndef LOBBY_H
#define LOBBY_H

#include "front/tui/dialogs/chooser_view.h"
#include "stage.h"

typedef struct Lobby {
    Stage stage;
    Chooser chooser;
} Lobby;

/* Replaces what depends on the day and on chance. */
void lobby_make_plain(Offers *offers);
/* During a game, or on the start screen. */
void lobby_open(Lobby *lobby, const Start *start, int in_game);
void lobby_close(Lobby *lobby);
int lobby_obey(Lobby *lobby, int code);
/* Presses keys; < and > are the arrows, ~ is Backspace. Returns whether the
   dialog is still open. */
int lobby_type(Lobby *lobby, const char *keys);
void lobby_assert_chosen(const Lobby *lobby, const char *expected);
int lobby_find_offer(const Lobby *lobby, const char *label);

#endif
