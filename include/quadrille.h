/* SPDX-License-Identifier: MIT */
/* quadrille.h: the rules, games in progress and solvers of four puzzles: Kulki
   (five in a row), Mahjong solitaire, FreeCell and the sliding puzzle.

   There are two levels, and you can use either alone:

   - A session is one game in progress, with its history: deal it, play moves
     as numbers, as text or by touching places, undo, ask for hints, save it,
     load it. Use sessions for programs that people play.
   - A position is a run of bytes that you own. Deal it, list its legal moves,
     play them, copy it with memcpy, or do all this for thousands of positions
     in one call. Use positions to search, to learn and to count.

   quadrille_solve finds and proves solutions, in memory that you give it.

   Start with quadrille_game_find, and then read the part that you need:
   "Games", "Positions", "Many positions at once", "Sessions", "Solving". The
   examples of the documentation are complete programs of 20 to 60 lines.

   Conventions, which hold for every function:

   - Functions that can be refused return QUADRILLE_OK (0) or the number of an
     error. A refusal changes nothing: neither the position nor the session nor
     an output, except for the fault, which says why. (Only
     quadrille_session_play_text keeps what it did before the refusal.)
   - Sizes of positions, buffers and texts, and offsets and strides, are in
     bytes; "room" counts what fits into an array or, for a text, bytes.
     Functions that fill an array or write a text return how much there is,
     even if it is more than the room, so that a first call with room 0 (and
     NULL) measures.
   - Texts are UTF-8. What is read has a length, or QUADRILLE_TO_NUL, or ends
     with a NUL if there is no parameter for a length. What is written ends
     with a NUL if there is any room, and is cut if there is too little; the
     length returned doesn't count the NUL.
   - You own what you pass, and nothing is kept of it when a function returns;
     quadrille_session_open says what it keeps. Texts that functions return as
     const char * are constant and never freed.
   - NULL is allowed where a comment says so, and for every fault. Elsewhere it
     is refused with QUADRILLE_NO_ARGUMENT; functions that can't be refused
     return 0, "" or NULL.
   - The library allocates memory only for sessions, and only through the
     function that you give to quadrille_session_open. It has no writable
     global data, no clock and no source of chance: equal calls have equal
     results on every machine.
   - Names of constants begin with their group, such as QUADRILLE_EVENT_ or
     QUADRILLE_SOLVE_; the errors have the bare names.
   - A session, or a position, belongs to one thread at a time. Everything else
     can be shared.
   - Positions can be passed on between processes and machines with the same
     version of the rules; all members are single bytes. Bytes from elsewhere
     do no harm: functions for one position refuse what isn't valid. Those for
     many positions check only what keeps them within their memory, so ask
     quadrille_position_valid once about such bytes.
   - Structures with a "size" may have more members in later versions. Members
     that you have no room for are not filled in, or are taken as 0. Members
     called "reserved" are 0 until they mean something. */
#ifndef QUADRILLE_H
#define QUADRILLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What stands before every function. Define it yourself to declare them
   otherwise. */
#ifndef QUADRILLE_API
#if defined(__GNUC__)
#define QUADRILLE_API __attribute__((visibility("default")))
#else
#define QUADRILLE_API
#endif
#endif

/* ------------------------------------------------------------ Versions */

/* The version of this header. QUADRILLE_VERSION is a number to compare: 10203
   for 1.2.3. */
#define QUADRILLE_VERSION_MAJOR 0
#define QUADRILLE_VERSION_MINOR 9
#define QUADRILLE_VERSION_PATCH 1
#define QUADRILLE_VERSION                                                     \
    (QUADRILLE_VERSION_MAJOR * 10000 + QUADRILLE_VERSION_MINOR * 100 +        \
     QUADRILLE_VERSION_PATCH)

/* The version of the library that is linked, as a number like
   QUADRILLE_VERSION, and as text like "1.2.3". */
QUADRILLE_API int quadrille_version(void);
QUADRILLE_API const char *quadrille_version_text(void);

/* The version of the solvers, from 1 on. It grows when a solver's answers or
   counts of nodes change; quadrille_game_rules_version tells that of a game's
   rules. */
QUADRILLE_API int quadrille_solver_version(void);

/* -------------------------------------------------------------- Errors */

/* These numbers never change. New ones fill the gaps, so treat every number
   that isn't QUADRILLE_OK as an error. */
enum {
    QUADRILLE_OK = 0,

    /* of every game */
    QUADRILLE_NOT_UNDERSTOOD = 1,
    QUADRILLE_NOT_A_MOVE = 2,
    QUADRILLE_GAME_OVER = 3,
    QUADRILLE_NO_VARIANT = 4,
    QUADRILLE_NO_SEED = 5,
    QUADRILLE_BOARD_SHORT = 6,
    QUADRILLE_BOARD_LONG = 7,
    QUADRILLE_TOO_LARGE = 8,

    /* of this interface */
    QUADRILLE_NO_ARGUMENT = 100, /* NULL where it isn't allowed */
    QUADRILLE_NO_ROOM = 101,     /* a buffer is too small */
    QUADRILLE_NO_POSITION = 102, /* these bytes are no position of the game */
    QUADRILLE_NO_GAME = 103,     /* nothing has been dealt */

    /* of sessions */
    QUADRILLE_NO_MEMORY = 200,
    QUADRILLE_NOTHING_TO_UNDO = 201,
    QUADRILLE_NOTHING_TO_REDO = 202,
    QUADRILLE_NO_SUCH_MOVE = 203,
    QUADRILLE_NO_HINT = 204,
    QUADRILLE_TOUCHED_NOTHING = 205,
    QUADRILLE_NOT_A_SAVE = 206,
    QUADRILLE_NEWER_SAVE = 207,
    QUADRILLE_UNKNOWN_GAME = 208,
    QUADRILLE_OTHER_RULES = 209,
    QUADRILLE_BAD_SAVE = 210,
    QUADRILLE_WRONG_COUNT = 211,
    QUADRILLE_WRONG_DIGEST = 212,
    QUADRILLE_NO_COUNTS = 213,
    QUADRILLE_NOT_SHARED = 214,
    QUADRILLE_BAD_CODE = 215,
    QUADRILLE_WRONG_RESULT = 216,
    QUADRILLE_BAD_DATE = 217,
    QUADRILLE_OTHER_DAY = 218,
    QUADRILLE_DAILY_ALONE = 219,
    QUADRILLE_HOPELESS = 220,
    QUADRILLE_NEVER_WON = 221,
    QUADRILLE_TOO_MANY_MOVES = 222,
    QUADRILLE_TOO_MANY_FORCED = 223,
    QUADRILLE_FUTURE_DAY = 224,

    /* of Kulki */
    QUADRILLE_NO_BALL = 1000,
    QUADRILLE_PATH_BLOCKED = 1001,
    QUADRILLE_BAD_CELL = 1002,
    QUADRILLE_SAME_CELL = 1003,
    QUADRILLE_CELL_TAKEN = 1004,
    QUADRILLE_NO_PASS = 1005,
    QUADRILLE_BAD_SIZE = 1006,
    QUADRILLE_BAD_COLOURS = 1007,
    QUADRILLE_BAD_ROW = 1008,
    QUADRILLE_ROW_WIDTH = 1009,
    QUADRILLE_BAD_BALL = 1010,
    QUADRILLE_TWO_BALLS = 1011,
    QUADRILLE_NO_BALLS = 1012,
    QUADRILLE_BAD_NEXT = 1013,

    /* of Mahjong solitaire */
    QUADRILLE_NO_TILE = 2000,
    QUADRILLE_TILE_COVERED = 2001,
    QUADRILLE_TILE_SHUT_IN = 2002,
    QUADRILLE_SAME_TILE = 2003,
    QUADRILLE_TILES_DIFFER = 2004,
    QUADRILLE_BAD_TILE_NAME = 2005,
    QUADRILLE_FACE_TOO_OFTEN = 2006,
    QUADRILLE_FACE_NOT_TWICE = 2007,
    QUADRILLE_PAIR_IS_FREE = 2008,
    QUADRILLE_SHUFFLE_FAILS = 2009,
    QUADRILLE_NO_MORE_SHUFFLES = 2010,
    QUADRILLE_DEAL_FAILS = 2011,
    QUADRILLE_BAD_TILE_LINE = 2012,
    QUADRILLE_BAD_FACE = 2013,
    QUADRILLE_TILE_TOO_FAR = 2014,
    QUADRILLE_TILES_OVERLAP = 2015,
    QUADRILLE_TOO_MANY_TILES = 2016,
    QUADRILLE_ODD_TILES = 2017,
    QUADRILLE_NO_TILES = 2018,
    QUADRILLE_ODD_KIND = 2019,
    QUADRILLE_KIND_TOO_OFTEN = 2020,
    QUADRILLE_NOT_A_LAYOUT = 2021,
    QUADRILLE_LAYOUT_VERSION = 2022,
    QUADRILLE_LAYOUT_SIZE = 2023,
    QUADRILLE_LAYOUT_LINE = 2024,
    QUADRILLE_TILE_CUT_OFF = 2025,
    QUADRILLE_BAD_MAP = 2026,
    QUADRILLE_TILE_FLOATS = 2027,

    /* of FreeCell */
    QUADRILLE_NO_COLUMN_CARD = 3000,
    QUADRILLE_NO_CELL_CARD = 3001,
    QUADRILLE_NO_SUCH_CELL = 3002,
    QUADRILLE_SAME_COLUMN = 3003,
    QUADRILLE_CELL_IS_FULL = 3004,
    QUADRILLE_CELL_TO_CELL = 3005,
    QUADRILLE_ONE_CARD_ONLY = 3006,
    QUADRILLE_NOT_HOME_YET = 3007,
    QUADRILLE_DOES_NOT_FIT = 3008,
    QUADRILLE_NOT_A_RUN = 3009,
    QUADRILLE_TOO_MANY_CARDS = 3010,
    QUADRILLE_COLUMN_IS_FULL = 3011,
    QUADRILLE_NO_SUCH_DEAL = 3012,
    QUADRILLE_EMPTY_COLUMN = 3013,
    QUADRILLE_CELLS_HERE = 3014,
    QUADRILLE_RUN_HERE = 3015,
    QUADRILLE_AT_ONCE_HERE = 3016,
    QUADRILLE_NO_PLACE_NAMED = 3017,
    QUADRILLE_HOME_IS_LAST = 3018,
    QUADRILLE_BAD_COUNT = 3019,
    QUADRILLE_BAD_CELL_COUNT = 3020,
    QUADRILLE_BAD_AUTOPLAY = 3021,
    QUADRILLE_NOT_A_CARD = 3022,
    QUADRILLE_CARD_TWICE = 3023,
    QUADRILLE_CLUBS_MISSING = 3024,
    QUADRILLE_DIAMONDS_MISSING = 3025,
    QUADRILLE_HEARTS_MISSING = 3026,
    QUADRILLE_SPADES_MISSING = 3027,
    QUADRILLE_NOT_A_HOME = 3028,
    QUADRILLE_CELLS_OVER = 3029,
    QUADRILLE_COLUMN_OVER = 3030,
    QUADRILLE_NINTH_COLUMN = 3031,
    QUADRILLE_NO_COLUMN_NAMED = 3032,

    /* of the sliding puzzle */
    QUADRILLE_TILE_FIXED = 4000,
    QUADRILLE_NO_SUCH_NUMBER = 4001,
    QUADRILLE_NOT_IN_LINE = 4002,
    QUADRILLE_NO_TILE_THAT_WAY = 4003,
    QUADRILLE_ONE_TILE_THAT_WAY = 4004,
    QUADRILLE_FEW_TILES_THAT_WAY = 4005,
    QUADRILLE_BAD_PLACE = 4006,
    QUADRILLE_BAD_SLIDE = 4007,
    QUADRILLE_BAD_SIDES = 4008,
    QUADRILLE_BAD_SHUFFLE = 4009,
    QUADRILLE_ROW_LENGTH = 4010,
    QUADRILLE_ROW_COUNT = 4011,
    QUADRILLE_BAD_NUMBER = 4012,
    QUADRILLE_NUMBER_TWICE = 4013,
    QUADRILLE_TWO_GAPS = 4014,
    QUADRILLE_UNSOLVABLE = 4015
};

/* What a refusal was about. Functions that take one fill it in when they
   refuse, unless it is NULL, and leave it alone when they don't. */
typedef struct quadrille_fault {
    int error;     /* the number that the function returned */
    uint32_t at;   /* offset in the text that was read, in bytes, */
    uint32_t line; /* and the line there, counted from 1; 0 if it was not about
                      a text */
    uint32_t move; /* which move of a text was refused, counted from 1; or 0 */
    uint32_t numbers[2]; /* those of the reason: see quadrille_error_words */
    uint32_t reserved[2];
    char words[240]; /* the reason as a sentence with its numbers; has a NUL */
} quadrille_fault;

/* The short name of an error, such as "path-blocked", which never changes
   either; "unknown" if no error has that number. */
QUADRILLE_API const char *quadrille_error_name(int error);

/* The reason as a sentence for people, without a full stop. Each # stands for
   the next of the fault's numbers, and each @ for the letter with the number
   that is next. */
QUADRILLE_API const char *quadrille_error_words(int error);

/* --------------------------------------------------------------- Games */

/* One of the games. It is constant, and never freed. */
typedef struct quadrille_game quadrille_game;

/* The number of games, the games in the order of the menu, counted from 0, and
   by name: "kulki", "mahjong", "freecell" and "sliding". NULL if there is no
   such game. */
QUADRILLE_API size_t quadrille_game_count(void);
QUADRILLE_API const quadrille_game *quadrille_game_at(size_t index);
QUADRILLE_API const quadrille_game *quadrille_game_find(const char *name);

/* A game's name, its title for people, and what its score counts, such as
   "points". */
QUADRILLE_API const char *quadrille_game_name(const quadrille_game *game);
QUADRILLE_API const char *quadrille_game_title(const quadrille_game *game);
QUADRILLE_API const char *quadrille_game_unit(const quadrille_game *game);

/* Whether results are compared by score (1) or by the number of moves (0). */
QUADRILLE_API int quadrille_game_has_points(const quadrille_game *game);

/* The version of a game's rules, from 1 on. The same start and moves lead to
   the same positions wherever this number is the same. */
QUADRILLE_API int quadrille_game_rules_version(const quadrille_game *game);

/* The size of every position of a game in bytes, and upper limits for how many
   legal moves and pieces a position has, and events a move. They stay the same
   as long as the rules do. */
QUADRILLE_API size_t quadrille_game_position_size(const quadrille_game *game);
QUADRILLE_API size_t quadrille_game_most_moves(const quadrille_game *game);
QUADRILLE_API size_t quadrille_game_most_pieces(const quadrille_game *game);
QUADRILLE_API size_t quadrille_game_most_events(const quadrille_game *game);

/* ----------------------------------------------------------- Positions */

/* The length of a text that ends with a NUL. */
#define QUADRILLE_TO_NUL ((size_t)-1)

/* How a game stands. */
enum {
    QUADRILLE_STATUS_GOING = 0,
    QUADRILLE_STATUS_WON = 1,
    QUADRILLE_STATUS_STUCK = 2, /* no move is left, but an undo may help */
    QUADRILLE_STATUS_LOST = 3
};

/* What a front end draws at one place, without colours or glyphs. x, y and z
   are a column, a row and a layer; in Mahjong they count half tiles. */
typedef struct quadrille_piece {
    uint8_t spot; /* its number, for quadrille_session_touch */
    uint8_t x, y, z;
    uint8_t kind;  /* QUADRILLE_PIECE_PLACE and so on */
    uint8_t value; /* a colour, face, card (4 * rank + suit, suits C D H S) or
                      number; 0: nothing is there */
    uint8_t marks; /* a sum of QUADRILLE_MARK_CAN_MOVE and so on */
    uint8_t reserved;
} quadrille_piece;

enum {
    QUADRILLE_PIECE_PLACE = 0,     /* where something can be put */
    QUADRILLE_PIECE_BALL = 1,      /* Kulki */
    QUADRILLE_PIECE_NEXT_BALL = 2, /* Kulki: one that is announced */
    QUADRILLE_PIECE_TILE = 3,      /* Mahjong */
    QUADRILLE_PIECE_CARD = 4,      /* FreeCell */
    QUADRILLE_PIECE_BLOCK = 5,     /* sliding puzzle */
    QUADRILLE_PIECE_BUTTON = 6     /* something to touch beside the board */
};

enum {
    QUADRILLE_MARK_CAN_MOVE = 1,
    QUADRILLE_MARK_FREE = 2, /* Mahjong: a side and the top are open */
    QUADRILLE_MARK_HOME = 4, /* FreeCell: a foundation */
    QUADRILLE_MARK_CELL = 8  /* FreeCell: a free cell */
};

/* One thing that a move did. A front end shows them in order. */
typedef struct quadrille_event {
    uint8_t kind; /* QUADRILLE_EVENT_WENT and so on */
    uint8_t from, to, value;
} quadrille_event;

enum {
    QUADRILLE_EVENT_WENT = 0,    /* one step of a path */
    QUADRILLE_EVENT_DROPPED = 1, /* a new piece on "to"; value is its face */
    QUADRILLE_EVENT_CLEARED = 2, /* the piece on "from" is gone */
    QUADRILLE_EVENT_FLEW = 3     /* from spot to spot, by itself */
};

/* Make a start in memory of yours, of "size" bytes: from a variant and a seed,
   as in "freecell 4cells:safe 617"; from the date of a daily puzzle, such as
   "2026-11-21"; or from a board as text. NULL or "" is the usual variant, and
   a board needs a seed only for what chance does later: NULL if nothing does.
   A refusal leaves the memory as it was. */
QUADRILLE_API int quadrille_position_deal(const quadrille_game *game,
                                          void *position, size_t size,
                                          const char *variant,
                                          const char *seed,
                                          quadrille_fault *fault);
QUADRILLE_API int quadrille_position_daily(const quadrille_game *game,
                                           void *position, size_t size,
                                           const char *date,
                                           quadrille_fault *fault);
QUADRILLE_API int quadrille_position_read(const quadrille_game *game,
                                          void *position, size_t size,
                                          const char *variant,
                                          const char *seed, const char *board,
                                          size_t length,
                                          quadrille_fault *fault);

/* Writes a position as a board that quadrille_position_read understands. */
QUADRILLE_API size_t quadrille_position_write(const quadrille_game *game,
                                              const void *position, char *text,
                                              size_t room);

/* Returns 1 if these bytes are a position that the rules can continue from,
   else 0. */
QUADRILLE_API int quadrille_position_valid(const quadrille_game *game,
                                           const void *position);

/* Lists the legal moves in an order that never changes. Moves are numbers
   whose meaning depends on the game. Returns how many there are, 0 if the
   position isn't valid. */
QUADRILLE_API size_t quadrille_position_moves(const quadrille_game *game,
                                              const void *position,
                                              uint16_t *moves, size_t room);

/* Plays a move, and whatever the game does by itself after it. The array,
   unless it is NULL, gets at most the first "room" events; "happened", unless
   it is NULL, gets how many there were. */
QUADRILLE_API int quadrille_position_play(const quadrille_game *game,
                                          void *position, uint16_t move,
                                          quadrille_event *events, size_t room,
                                          size_t *happened);

/* How the game stands: QUADRILLE_STATUS_GOING and so on, or -1 if the position
   isn't valid. The score is then 0. */
QUADRILLE_API int quadrille_position_status(const quadrille_game *game,
                                            const void *position);
QUADRILLE_API uint32_t quadrille_position_score(const quadrille_game *game,
                                                const void *position);

/* Lists what a front end draws. Returns how many pieces there are, 0 if the
   position isn't valid. */
QUADRILLE_API size_t quadrille_position_pieces(const quadrille_game *game,
                                               const void *position,
                                               quadrille_piece *pieces,
                                               size_t room);

/* A digest of all bytes of the position: 64 bits that machines can compare. */
QUADRILLE_API uint64_t quadrille_position_digest(const quadrille_game *game,
                                                 const void *position);

/* Rates a legal move by rules of thumb that use only what a player sees; the
   higher, the better. INT32_MIN if the move isn't legal. */
QUADRILLE_API int32_t quadrille_move_worth(const quadrille_game *game,
                                           const void *position,
                                           uint16_t move);

/* Moves as text, in the notation of the game: "d4 c2", "5b", "3a", "12".
   Reading takes one move, which needn't be legal, and tells how many bytes of
   the text it was, unless "taken" is NULL. Writing writes nothing for a number
   that is no move. */
QUADRILLE_API int quadrille_move_read(const quadrille_game *game,
                                      const void *position, const char *text,
                                      size_t length, uint16_t *move,
                                      size_t *taken, quadrille_fault *fault);
QUADRILLE_API size_t quadrille_move_write(const quadrille_game *game,
                                          const void *position, uint16_t move,
                                          char *text, size_t room);

/* ---------------------------------------------- Many positions at once */

/* The number of actions: these are moves as dense numbers from 0 on, for
   programs that learn or count. It depends on the board, but not on what lies
   on it. 0 if the position isn't valid. */
QUADRILLE_API size_t quadrille_action_count(const quadrille_game *game,
                                            const void *position);

/* Translate between moves and actions, which needn't be legal. They return
   QUADRILLE_NOT_A_MOVE if there is no counterpart. */
QUADRILLE_API int quadrille_action_of_move(const quadrille_game *game,
                                           const void *position, uint16_t move,
                                           uint32_t *action);
QUADRILLE_API int quadrille_move_of_action(const quadrille_game *game,
                                           const void *position,
                                           uint32_t action, uint16_t *move);

/* The size of what quadrille_observe_many writes for a position, in bytes. It
   depends on the board, but not on what lies on it. */
QUADRILLE_API size_t quadrille_observation_size(const quadrille_game *game,
                                                const void *position);

/* These four treat "count" positions of one game, each "stride" bytes after
   the one before. A board that is refused is left out and doesn't disturb the
   others; each function returns how many were not refused, and 0 if a pointer
   is missing or the positions overlap.

   quadrille_step_many plays one action in each position. Of the arrays of
   results, each with "count" elements, any may be NULL: the error, the status
   after the action, and the score. A board that has ended refuses its action;
   dealing the next one is up to you.

   quadrille_play_many does the same with a move in each position. It is also
   the fastest way to play in one position that is known to be valid.

   quadrille_legal_mask_many writes, for each position, quadrille_action_count
   bytes: 1 for a legal action and 0 for the others. Masks are mask_stride
   bytes apart, and zeros fill up what is left of these.

   quadrille_observe_many writes, for each position, what a player sees, in
   quadrille_observation_size bytes. Kulki: a colour (0 is empty) for each
   cell, row by row, then the colours of the next seven balls and their cells,
   counted from 1; 0 for what the variant doesn't announce. Mahjong: for each
   tile of the layout its face, 0 once it is gone; then for each tile 1 if it
   is free. FreeCell: eight columns of 19 cards, deepest first, then seven
   cells, then the highest rank home of clubs, diamonds, hearts and spades.
   Sliding puzzle: the tiles, row by row, 0 for the gap. */
QUADRILLE_API size_t quadrille_step_many(const quadrille_game *game,
                                         size_t count, void *positions,
                                         size_t stride,
                                         const uint32_t *actions,
                                         uint16_t *errors, uint8_t *statuses,
                                         uint32_t *scores);
QUADRILLE_API size_t quadrille_play_many(const quadrille_game *game,
                                         size_t count, void *positions,
                                         size_t stride, const uint16_t *moves,
                                         uint16_t *errors, uint8_t *statuses,
                                         uint32_t *scores);
QUADRILLE_API size_t quadrille_legal_mask_many(const quadrille_game *game,
                                               size_t count,
                                               const void *positions,
                                               size_t stride, uint8_t *masks,
                                               size_t mask_stride);
QUADRILLE_API size_t quadrille_observe_many(const quadrille_game *game,
                                            size_t count,
                                            const void *positions,
                                            size_t stride, uint8_t *bytes,
                                            size_t bytes_stride);

/* ------------------------------------------------------------ Sessions */

/* One game in progress, with its history. */
typedef struct quadrille_session quadrille_session;

/* The source of memory. Resizing to 0 frees a block; resizing NULL makes one.
   NULL means that there isn't enough: the old block is then still valid. "own"
   is passed on to it. Blocks must be aligned for any object. */
typedef struct quadrille_memory {
    void *own;
    void *(*resize)(void *own, void *block, size_t size);
} quadrille_memory;

/* Opens a session without a game; NULL if there isn't enough memory, or no
   function for it. The session keeps a copy of the structure, and you keep
   what "own" points to until quadrille_session_close, which frees everything.
   Closing NULL does nothing. */
QUADRILLE_API quadrille_session *
quadrille_session_open(const quadrille_memory *memory);
QUADRILLE_API void quadrille_session_close(quadrille_session *session);

/* Start a game, as for positions; or continue one from a saved game or a share
   code, whose moves are all played again and checked. They replace the game
   that the session has; a refusal leaves it as it was. */
QUADRILLE_API int quadrille_session_deal(quadrille_session *session,
                                         const quadrille_game *game,
                                         const char *variant, const char *seed,
                                         quadrille_fault *fault);
QUADRILLE_API int quadrille_session_daily(quadrille_session *session,
                                          const quadrille_game *game,
                                          const char *date,
                                          quadrille_fault *fault);
QUADRILLE_API int quadrille_session_read(quadrille_session *session,
                                         const quadrille_game *game,
                                         const char *variant, const char *seed,
                                         const char *board, size_t length,
                                         quadrille_fault *fault);
QUADRILLE_API int quadrille_session_load(quadrille_session *session,
                                         const char *text, size_t length,
                                         quadrille_fault *fault);

/* Makes "copy" the same game as "session". Both must be open. */
QUADRILLE_API int quadrille_session_copy(quadrille_session *copy,
                                         const quadrille_session *session);

/* Play a move; all moves of a text, of which those before the first refused
   one stay played; or touch a spot, which picks something up, puts it back or
   makes a move. "played", unless it is NULL, gets how many moves of the text
   were played, also when the next one was refused. */
QUADRILLE_API int quadrille_session_play(quadrille_session *session,
                                         uint16_t move,
                                         quadrille_fault *fault);
QUADRILLE_API int quadrille_session_play_text(quadrille_session *session,
                                              const char *moves, size_t length,
                                              size_t *played,
                                              quadrille_fault *fault);
QUADRILLE_API int quadrille_session_touch(quadrille_session *session,
                                          uint8_t spot,
                                          quadrille_fault *fault);

/* Move through the history: one move back, one forward, or to where "number"
   moves are played. Each move stepped back counts as undone. */
QUADRILLE_API int quadrille_session_undo(quadrille_session *session,
                                         quadrille_fault *fault);
QUADRILLE_API int quadrille_session_redo(quadrille_session *session,
                                         quadrille_fault *fault);
QUADRILLE_API int quadrille_session_go_to(quadrille_session *session,
                                          uint32_t number,
                                          quadrille_fault *fault);

/* Goes back to the start. A game that has ended starts anew; otherwise the
   moves can be redone. */
QUADRILLE_API int quadrille_session_restart(quadrille_session *session,
                                            quadrille_fault *fault);

/* Suggests a move by rules of thumb, another one each time until a move is
   played. "words", unless it is NULL, gets the reason. Use quadrille_solve for
   moves that are proven to be good. */
QUADRILLE_API int quadrille_session_hint(quadrille_session *session,
                                         uint16_t *move, const char **words,
                                         quadrille_fault *fault);

/* Adds time of play. The session itself has no clock. */
QUADRILLE_API int quadrille_session_tick(quadrille_session *session,
                                         uint32_t milliseconds);

/* What a session is like now. Set "size" to sizeof(quadrille_state) first. */
typedef struct quadrille_state {
    size_t size;
    const quadrille_game *game; /* NULL: nothing has been dealt */
    uint32_t at;                /* moves played, */
    uint32_t count;             /* and these with those that can be redone */
    uint32_t score;
    uint32_t hints, undos; /* since the start */
    uint32_t milliseconds;
    uint32_t status; /* QUADRILLE_STATUS_GOING and so on */
    uint32_t held;   /* the spot that is picked up, or QUADRILLE_SPOT_NONE */
} quadrille_state;

#define QUADRILLE_SPOT_NONE 255

QUADRILLE_API int quadrille_session_state(const quadrille_session *session,
                                          quadrille_state *state);

/* The position, for the functions of positions; NULL if nothing has been
   dealt. The session owns it: it is valid until the session changes. To play
   on in a copy, copy it with memcpy. */
QUADRILLE_API const void *
quadrille_session_position(const quadrille_session *session);

/* The moves that were played, followed by those that can be redone; and what
   the last move did, if it was played by itself or by touching. */
QUADRILLE_API size_t quadrille_session_history(
    const quadrille_session *session, uint16_t *moves, size_t room);
QUADRILLE_API size_t quadrille_session_events(const quadrille_session *session,
                                              quadrille_event *events,
                                              size_t room);

/* Texts about a session: empty if there is no such text, as a game that
   started from a board has no code. */
enum {
    QUADRILLE_TEXT_SAVE = 0,  /* the whole game, for quadrille_session_load */
    QUADRILLE_TEXT_CODE = 1,  /* the same as one word to paste */
    QUADRILLE_TEXT_SHARE = 2, /* a result without the solution, for a chat */
    QUADRILLE_TEXT_VARIANT = 3,
    QUADRILLE_TEXT_SEED = 4,
    QUADRILLE_TEXT_DATE = 5,      /* of a daily puzzle */
    QUADRILLE_TEXT_START_NAME = 6 /* of the start */
};
QUADRILLE_API size_t quadrille_session_text(const quadrille_session *session,
                                            int which, char *text,
                                            size_t room);

/* ------------------------------------------------------------- Solving */

/* What is asked for. */
enum {
    QUADRILLE_SOLVE_FAST = 0,    /* any line, as quickly as possible */
    QUADRILLE_SOLVE_SHORT = 1,   /* a line with few moves */
    QUADRILLE_SOLVE_OPTIMAL = 2, /* a line with the fewest moves */
    QUADRILLE_SOLVE_PROVE = 3    /* whether there is a line at all */
};

/* The answers. */
enum {
    QUADRILLE_VERDICT_NO_SOLVER =
        0,                     /* for this game and this kind of question */
    QUADRILLE_VERDICT_WON = 1, /* with a line that the rules have played */
    QUADRILLE_VERDICT_IMPOSSIBLE = 2, /* proven: there is no line */
    QUADRILLE_VERDICT_UNKNOWN =
        3 /* nodes or memory ran out, or "stop" said so */
};

/* A question. Set "size" to sizeof(quadrille_question), and everything that
   you don't use to 0. */
typedef struct quadrille_question {
    size_t size;
    int mode;     /* QUADRILLE_SOLVE_FAST and so on */
    void *memory; /* a block for the solver, with any alignment; the answer's
                     line is in it, until you use it for something else */
    size_t memory_size;     /* in bytes; 32 MB are comfortable */
    uint64_t most_nodes;    /* 0: no limit, so it may take hours */
    int (*stop)(void *own); /* asked every few thousand nodes or more often,
                               until it returns anything but 0: then the
                               search gives up. May be NULL. */
    void *own;              /* passed on to "stop" */
} quadrille_question;

/* An answer. Set "size" to sizeof(quadrille_answer). */
typedef struct quadrille_answer {
    size_t size;
    int verdict;           /* QUADRILLE_VERDICT_WON and so on */
    const uint16_t *moves; /* the line, in the question's memory, or NULL */
    size_t count;          /* how many moves it has */
    uint64_t nodes;        /* positions searched: the same on every machine */
    uint32_t least; /* for QUADRILLE_SOLVE_OPTIMAL: lower bound that is proven,
                       with or without a line, in moves of one card or
                       tile; else 0 */
} quadrille_answer;

/* Answers a question about a position, which doesn't change. QUADRILLE_OK
   means that there is an answer: its verdict says which. The same question has
   the same answer on every machine. Different threads can ask at the same
   time, each with memory of its own. */
QUADRILLE_API int quadrille_solve(const quadrille_game *game,
                                  const void *position,
                                  const quadrille_question *question,
                                  quadrille_answer *answer);

#ifdef __cplusplus
}
#endif
#endif
