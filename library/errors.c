/* SPDX-License-Identifier: MIT */
/* The numbers, short names and sentences of all errors. */
#include <string.h>

#include "library/adapter.h"
#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

typedef struct ErrorRow {
    int number;
    const char *name;
    const char *words; /* NULL: those of the rules or of sessions */
} ErrorRow;

/* Reasons that all games share, and those of sessions, are their own numbers.
   Those of games begin at the game's first error. Compilation fails if a
   reason is no longer where the header says. */
#define EQUAL(a, b) (sizeof(char[(int)(a) == (int)(b) ? 1 : -1]) == 1)
#define ROW(name, number, text)                                               \
    {                                                                         \
        EQUAL(QUADRILLE_##name, number) ? QUADRILLE_##name : 0, text, NULL    \
    }
#define OF_GAME(first, reason) ((first) + (reason)-FIRST_REASON)
#define SHARED(name, text) ROW(name, name, text)
#define OF_KULKI(name, text)                                                  \
    ROW(name, OF_GAME(LIBRARY_KULKI_ERRORS, KULKI_##name), text)
#define OF_MAHJONG(name, text)                                                \
    ROW(name, OF_GAME(LIBRARY_MAHJONG_ERRORS, MAHJONG_##name), text)
#define OF_FREECELL(name, text)                                               \
    ROW(name, OF_GAME(LIBRARY_FREECELL_ERRORS, FREECELL_##name), text)
#define OF_SLIDING(name, text)                                                \
    ROW(name, OF_GAME(LIBRARY_SLIDING_ERRORS, SLIDING_##name), text)

static const ErrorRow rows[] = {
    {QUADRILLE_OK, "ok", NULL},
    {QUADRILLE_NO_ARGUMENT, "no-argument", N_("An argument is missing")},
    {QUADRILLE_NO_ROOM, "no-room", N_("The buffer is too small")},
    {QUADRILLE_NO_POSITION, "no-position",
     N_("These bytes are no position of this game")},
    {QUADRILLE_NO_GAME, "no-game", N_("No game has been dealt")},
    SHARED(NOT_UNDERSTOOD, "not-understood"),
    SHARED(NOT_A_MOVE, "not-a-move"),
    SHARED(GAME_OVER, "game-over"),
    SHARED(NO_VARIANT, "no-variant"),
    SHARED(NO_SEED, "no-seed"),
    SHARED(BOARD_SHORT, "board-short"),
    SHARED(BOARD_LONG, "board-long"),
    SHARED(TOO_LARGE, "too-large"),
    SHARED(NO_MEMORY, "no-memory"),
    SHARED(NOTHING_TO_UNDO, "nothing-to-undo"),
    SHARED(NOTHING_TO_REDO, "nothing-to-redo"),
    SHARED(NO_SUCH_MOVE, "no-such-move"),
    SHARED(NO_HINT, "no-hint"),
    SHARED(TOUCHED_NOTHING, "touched-nothing"),
    SHARED(NOT_A_SAVE, "not-a-save"),
    SHARED(NEWER_SAVE, "newer-save"),
    SHARED(UNKNOWN_GAME, "unknown-game"),
    SHARED(OTHER_RULES, "other-rules"),
    SHARED(BAD_SAVE, "bad-save"),
    SHARED(WRONG_COUNT, "wrong-count"),
    SHARED(WRONG_DIGEST, "wrong-digest"),
    SHARED(NO_COUNTS, "no-counts"),
    SHARED(NOT_SHARED, "not-shared"),
    SHARED(BAD_CODE, "bad-code"),
    SHARED(WRONG_RESULT, "wrong-result"),
    SHARED(BAD_DATE, "bad-date"),
    SHARED(OTHER_DAY, "other-day"),
    SHARED(DAILY_ALONE, "daily-alone"),
    SHARED(HOPELESS, "hopeless"),
    SHARED(NEVER_WON, "never-won"),
    SHARED(TOO_MANY_MOVES, "too-many-moves"),
    SHARED(TOO_MANY_FORCED, "too-many-forced"),
    SHARED(FUTURE_DAY, "future-day"),
    OF_KULKI(NO_BALL, "no-ball"),
    OF_KULKI(PATH_BLOCKED, "path-blocked"),
    OF_KULKI(BAD_CELL, "bad-cell"),
    OF_KULKI(SAME_CELL, "same-cell"),
    OF_KULKI(CELL_TAKEN, "cell-taken"),
    OF_KULKI(NO_PASS, "no-pass"),
    OF_KULKI(BAD_SIZE, "bad-size"),
    OF_KULKI(BAD_COLOURS, "bad-colours"),
    OF_KULKI(BAD_ROW, "bad-row"),
    OF_KULKI(ROW_WIDTH, "row-width"),
    OF_KULKI(BAD_BALL, "bad-ball"),
    OF_KULKI(TWO_BALLS, "two-balls"),
    OF_KULKI(NO_BALLS, "no-balls"),
    OF_KULKI(BAD_NEXT, "bad-next"),
    OF_MAHJONG(NO_TILE, "no-tile"),
    OF_MAHJONG(TILE_COVERED, "tile-covered"),
    OF_MAHJONG(TILE_SHUT_IN, "tile-shut-in"),
    OF_MAHJONG(SAME_TILE, "same-tile"),
    OF_MAHJONG(TILES_DIFFER, "tiles-differ"),
    OF_MAHJONG(BAD_TILE_NAME, "bad-tile-name"),
    OF_MAHJONG(FACE_TOO_OFTEN, "face-too-often"),
    OF_MAHJONG(FACE_NOT_TWICE, "face-not-twice"),
    OF_MAHJONG(PAIR_IS_FREE, "pair-is-free"),
    OF_MAHJONG(SHUFFLE_FAILS, "shuffle-fails"),
    OF_MAHJONG(NO_MORE_SHUFFLES, "no-more-shuffles"),
    OF_MAHJONG(DEAL_FAILS, "deal-fails"),
    OF_MAHJONG(BAD_TILE_LINE, "bad-tile-line"),
    OF_MAHJONG(BAD_FACE, "bad-face"),
    OF_MAHJONG(TILE_TOO_FAR, "tile-too-far"),
    OF_MAHJONG(TILES_OVERLAP, "tiles-overlap"),
    OF_MAHJONG(TOO_MANY_TILES, "too-many-tiles"),
    OF_MAHJONG(ODD_TILES, "odd-tiles"),
    OF_MAHJONG(NO_TILES, "no-tiles"),
    OF_MAHJONG(ODD_KIND, "odd-kind"),
    OF_MAHJONG(KIND_TOO_OFTEN, "kind-too-often"),
    OF_MAHJONG(NOT_A_LAYOUT, "not-a-layout"),
    OF_MAHJONG(LAYOUT_VERSION, "layout-version"),
    OF_MAHJONG(LAYOUT_SIZE, "layout-size"),
    OF_MAHJONG(LAYOUT_LINE, "layout-line"),
    OF_MAHJONG(TILE_CUT_OFF, "tile-cut-off"),
    OF_MAHJONG(BAD_MAP, "bad-map"),
    OF_MAHJONG(TILE_FLOATS, "tile-floats"),
    OF_FREECELL(NO_COLUMN_CARD, "no-column-card"),
    OF_FREECELL(NO_CELL_CARD, "no-cell-card"),
    OF_FREECELL(NO_SUCH_CELL, "no-such-cell"),
    OF_FREECELL(SAME_COLUMN, "same-column"),
    OF_FREECELL(CELL_IS_FULL, "cell-is-full"),
    OF_FREECELL(CELL_TO_CELL, "cell-to-cell"),
    OF_FREECELL(ONE_CARD_ONLY, "one-card-only"),
    OF_FREECELL(NOT_HOME_YET, "not-home-yet"),
    OF_FREECELL(DOES_NOT_FIT, "does-not-fit"),
    OF_FREECELL(NOT_A_RUN, "not-a-run"),
    OF_FREECELL(TOO_MANY_CARDS, "too-many-cards"),
    OF_FREECELL(COLUMN_IS_FULL, "column-is-full"),
    OF_FREECELL(NO_SUCH_DEAL, "no-such-deal"),
    OF_FREECELL(EMPTY_COLUMN, "empty-column"),
    OF_FREECELL(CELLS_HERE, "cells-here"),
    OF_FREECELL(RUN_HERE, "run-here"),
    OF_FREECELL(AT_ONCE_HERE, "at-once-here"),
    OF_FREECELL(NO_PLACE_NAMED, "no-place-named"),
    OF_FREECELL(HOME_IS_LAST, "home-is-last"),
    OF_FREECELL(BAD_COUNT, "bad-count"),
    OF_FREECELL(BAD_CELL_COUNT, "bad-cell-count"),
    OF_FREECELL(BAD_AUTOPLAY, "bad-autoplay"),
    OF_FREECELL(NOT_A_CARD, "not-a-card"),
    OF_FREECELL(CARD_TWICE, "card-twice"),
    OF_FREECELL(CLUBS_MISSING, "clubs-missing"),
    OF_FREECELL(DIAMONDS_MISSING, "diamonds-missing"),
    OF_FREECELL(HEARTS_MISSING, "hearts-missing"),
    OF_FREECELL(SPADES_MISSING, "spades-missing"),
    OF_FREECELL(NOT_A_HOME, "not-a-home"),
    OF_FREECELL(CELLS_OVER, "cells-over"),
    OF_FREECELL(COLUMN_OVER, "column-over"),
    OF_FREECELL(NINTH_COLUMN, "ninth-column"),
    OF_FREECELL(NO_COLUMN_NAMED, "no-column-named"),
    OF_SLIDING(TILE_FIXED, "tile-fixed"),
    OF_SLIDING(NO_SUCH_NUMBER, "no-such-number"),
    OF_SLIDING(NOT_IN_LINE, "not-in-line"),
    OF_SLIDING(NO_TILE_THAT_WAY, "no-tile-that-way"),
    OF_SLIDING(ONE_TILE_THAT_WAY, "one-tile-that-way"),
    OF_SLIDING(FEW_TILES_THAT_WAY, "few-tiles-that-way"),
    OF_SLIDING(BAD_PLACE, "bad-place"),
    OF_SLIDING(BAD_SLIDE, "bad-slide"),
    OF_SLIDING(BAD_SIDES, "bad-sides"),
    OF_SLIDING(BAD_SHUFFLE, "bad-shuffle"),
    OF_SLIDING(ROW_LENGTH, "row-length"),
    OF_SLIDING(ROW_COUNT, "row-count"),
    OF_SLIDING(BAD_NUMBER, "bad-number"),
    OF_SLIDING(NUMBER_TWICE, "number-twice"),
    OF_SLIDING(TWO_GAPS, "two-gaps"),
    OF_SLIDING(UNSOLVABLE, "unsolvable"),
};

static const ErrorRow *find_row(int number)
{
    size_t i;
    for (i = 0; i < COUNT_OF(rows); i++)
        if (rows[i].number == number)
            return &rows[i];
    return NULL;
}

const char *quadrille_error_name(int error)
{
    const ErrorRow *row = find_row(error);
    return row ? row->name : "unknown";
}

/* The sentence of a game's own error, or NULL. */
static const char *words_of_game(const quadrille_game *game, int error)
{
    int nth = error - game->first_error;
    return nth >= 0 && nth < game->rules->word_count ? game->rules->words[nth]
                                                     : NULL;
}

const char *quadrille_error_words(int error)
{
    const ErrorRow *row = find_row(error);
    const char *words = row ? row->words : NULL;
    size_t i;
    if (!row)
        return fault_words(NULL, NOT_UNDERSTOOD);
    for (i = 0; !words && i < LIBRARY_GAMES; i++)
        words = words_of_game(library_games[i], error);
    if (words)
        return words;
    return error >= NO_MEMORY ? session_reason_words[error - NO_MEMORY]
                              : fault_words(NULL, (u8)error);
}

int library_refuse(quadrille_fault *fault, int error)
{
    Writer writer;
    if (!fault)
        return error;
    memset(fault, 0, sizeof *fault);
    fault->error = error;
    library_begin(&writer, fault->words, sizeof fault->words);
    writer_text(&writer, quadrille_error_words(error));
    library_end(&writer, fault->words, sizeof fault->words);
    return error;
}

int library_error_of(const Fault *reason)
{
    if (reason->game && reason->reason >= FIRST_REASON &&
        reason->reason < NO_MEMORY)
        return OF_GAME(library_game_of(reason->game)->first_error,
                       reason->reason);
    return reason->reason;
}

int library_refuse_for(quadrille_fault *fault, const Fault *reason,
                       const Reader *text)
{
    Writer writer;
    if (!fault)
        return library_error_of(reason);
    memset(fault, 0, sizeof *fault);
    fault->error = library_error_of(reason);
    fault->move = reason->nth;
    fault->numbers[0] = reason->number[0];
    fault->numbers[1] = reason->number[1];
    if (text && reason->at && reason->at >= text->start &&
        reason->at <= text->end) {
        fault->at = (u32)(reason->at - text->start);
        fault->line = session_line_of(reason, text->start);
    }
    library_begin(&writer, fault->words, sizeof fault->words);
    session_write_reason(&writer, reason);
    library_end(&writer, fault->words, sizeof fault->words);
    return fault->error;
}
