/* SPDX-License-Identifier: MIT */
/* A list of stored games, from which one is chosen. Those in progress can be
   renamed and deleted, and what is typed filters the list. */
#ifndef FRONT_TUI_GAME_PICKER_H
#define FRONT_TUI_GAME_PICKER_H

#include "front/tui/view/state.h"

typedef struct GameRow {
    long long id;
    Page cells;
    Page label; /* of a game in progress, else empty */
    Page slot;  /* the player's name for it */
    u32 moves;
} GameRow;

typedef struct GamePicker GamePicker;

typedef struct GamePickerKind {
    /* Adds the rows. */
    StoreAnswer (*list)(GamePicker *picker, Store *store);
    const char *title;
    const char *nothing; /* what an empty list says */
    const char *enter;   /* what Enter does */
} GamePickerKind;

typedef enum GameQuestion {
    ASKS_NOTHING,
    ASKS_FILTER,
    ASKS_NAME,
    ASKS_DELETION
} GameQuestion;

/* The order of the rows. */
typedef enum GameOrder {
    ORDER_NEWEST, /* as they were listed */
    ORDER_TITLES,
    ORDER_MOVES, /* the most first */
    GAME_ORDERS
} GameOrder;

struct GamePicker {
    const GamePickerKind *kind;
    long long now; /* in seconds since 1970 */
    GameRow *rows;
    int count, room;
    int *shown; /* the rows that the filter leaves, */
    int shown_count;
    int at; /* and the selected one of them */
    Page filter, name;
    GameOrder order;
    GameQuestion asks;
    Page told; /* why something wasn't done */
    int changed;
    int done; /* 1: chosen, -1: closed */
};

GameRow *game_picker_add(GamePicker *picker, long long id);
/* Runs the list. Returns the chosen row, or NULL; close it afterwards. */
GameRow *game_picker_run(GamePicker *picker, Tui *tui,
                         const GamePickerKind *kind);
void game_picker_close(GamePicker *picker);

#endif
