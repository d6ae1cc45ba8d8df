/* SPDX-License-Identifier: MIT */
/* What the statistics show: large figures, bars and lists, on a sheet that may
   be higher than the screen. */
#ifndef FRONT_TUI_STATISTICS_BOARD_H
#define FRONT_TUI_STATISTICS_BOARD_H

#include "front/tui/canvas/canvas.h"
#include "statistics/outcome_list.h"
#include "statistics/recent.h"

typedef struct StatisticsBoard {
    Canvas sheet;
    int rows; /* that are used */
} StatisticsBoard;

/* What all boards show: read once, as reading many results takes long. */
typedef struct StatisticsSource {
    Store *store;
    StoreAnswer answer;
    OutcomeList results; /* of all games and players */
    const char *player;  /* whose results are shown; NULL: everybody's */
} StatisticsSource;

/* Reads the store. Then the results of the player who is shown are shown. */
void statistics_source_read(StatisticsSource *source, Store *store);
void statistics_source_free(StatisticsSource *source);

/* Draws what is known about a game, or about all games if it is NULL, for a
   screen like this one. A session of the game decides which kind of its games
   is shown in large figures. */
void statistics_board_fill(StatisticsBoard *board,
                           const StatisticsSource *source, const Game *game,
                           const Session *session, const Canvas *screen);
void statistics_board_free(StatisticsBoard *board);

/* statistics_panels.c: the parts of a board. */

/* A result's share in a bar. */
typedef enum BarPart { BAR_ALONE, BAR_HELPED, BAR_OPEN, BAR_PARTS } BarPart;

/* A figure in a frame: its title, in large digits if they fit, and a note. */
typedef struct FigureTile {
    const char *title, *figure, *note;
    CellColour ink;
} FigureTile;

enum { FIGURE_TILE_ROWS = 6 };
void statistics_put_tile(Canvas *canvas, const Box *box,
                         const FigureTile *tile);
/* A bar as wide as "of" of "most" games; its parts add up to "of". */
void statistics_put_bar(Canvas *canvas, int x, int y, int width,
                        const Sum parts[BAR_PARTS], Sum most);
/* Columns as high as the box for values; a cross is a game not finished.
   The last ones are shown if there are too many. */
void statistics_put_chart(Canvas *canvas, const Box *box,
                          const RecentResult *results, size_t count);
/* The meaning of the colours, in a row; in a chart, a game that was not
   finished has its own sign. */
void statistics_put_key(Canvas *canvas, const Box *line, int of_chart);

/* statistics_rows.c: the rows of its tables, below their headings. The bar of
   a kind is as long as the one of "most" games would be wide. */

void statistics_put_kinds_head(Canvas *canvas, const Box *box,
                               const Goal *goal);
void statistics_put_kind(Canvas *canvas, const Box *box, int y,
                         const Tally *tally, Sum most);
void statistics_put_best_head(Canvas *canvas, const Box *box,
                              const Goal *goal);
/* One of the best games, counted from 0. Those of everybody have the names of
   their players. */
void statistics_put_best(Canvas *canvas, const Box *box, int nth,
                         const Outcome *outcome, int with_player);

#endif
