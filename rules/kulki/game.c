/* SPDX-License-Identifier: MIT */
/* Kulki: turns, dropping balls, and the effect of touching a cell. */
#include "kulki.h"

static const KulkiRules *rules_of(const Kulki *game)
{
    ASSERT_SLOW(game->rules < KULKI_PRESETS);
    return &kulki_presets[game->rules];
}

/* ------------------------------------------------------------- dropping */

static u8 nth_empty(const Kulki *game, u8 nth)
{
    u8 cell = 0;
    ASSERT_SLOW(nth < kulki_empty_cells(game));
    while (cell < KULKI_CELLS - 1 && (game->cell[cell] || nth--))
        cell++;
    return cell;
}

static u8 draw_cell(Kulki *game)
{
    u8 nth = (u8)rng_below(game->rng, kulki_empty_cells(game));
    return nth_empty(game, nth);
}

static u8 draw_colour(Kulki *game)
{
    ASSERT_SLOW(game->colours >= KULKI_LEAST_COLOURS);
    return (u8)(1 + rng_below(game->rng, game->colours));
}

/* A ball drops on a random cell if none was announced for it, or if the
   announced cell has been taken since. Colour 0 leaves that to chance, too. */
static void drop_ball(Kulki *game, u8 cell, u8 colour, Trace *trace)
{
    ASSERT_SLOW(kulki_empty_cells(game));
    if (cell >= KULKI_CELLS || game->cell[cell])
        cell = draw_cell(game);
    if (!colour)
        colour = draw_colour(game);
    ASSERT_SLOW(!game->cell[cell] && colour <= game->colours);
    game->cell[cell] = colour;
    trace_add(trace, DROPPED, NO_SPOT, cell, colour);
}

/* Puts a ball on each announced cell for a moment, so that no cell is
   announced twice. */
void kulki_announce(Kulki *game)
{
    const KulkiRules *rules = rules_of(game);
    u8 count = rules->preview == KULKI_PREVIEW_HIDDEN ? 0 : rules->drop;
    u8 i;
    ASSERT_SLOW(count <= KULKI_MOST_DROP);
    if (rules->preview == KULKI_PREVIEW_CELLS &&
        count > kulki_empty_cells(game))
        count = kulki_empty_cells(game);
    game->next_count = count;
    for (i = 0; i < KULKI_MOST_DROP; i++) {
        game->next_colour[i] = 0;
        game->next_cell[i] = NO_SPOT;
    }
    for (i = 0; i < count; i++) {
        if (rules->preview == KULKI_PREVIEW_CELLS) {
            game->next_cell[i] = draw_cell(game);
            game->cell[game->next_cell[i]] = 1;
        }
        game->next_colour[i] = draw_colour(game);
    }
    for (i = 0; i < count; i++)
        if (game->next_cell[i] < KULKI_CELLS)
            game->cell[game->next_cell[i]] = 0;
}

static void drop_balls(Kulki *game, Trace *trace)
{
    const KulkiRules *rules = rules_of(game);
    u8 i;
    ASSERT_SLOW(rules->drop <= KULKI_MOST_DROP);
    for (i = 0; i < rules->drop && kulki_empty_cells(game); i++) {
        drop_ball(game, game->next_cell[i], game->next_colour[i], trace);
        if (rules->ball_by_ball)
            kulki_clear_lines(game, trace);
    }
    kulki_clear_lines(game, trace);
    kulki_announce(game);
}

/* Completes a move that clears nothing or everything. On an empty board the
   player would have no move, so balls drop there too. */
static void let_drop(Kulki *game, Trace *trace)
{
    ASSERT_SLOW(kulki_empty_cells(game));
    do
        drop_balls(game, trace);
    while (kulki_empty_cells(game) == kulki_cells(game));
}

/* ---------------------------------------------------------------- moves */

static u8 pass(Kulki *game, Trace *trace)
{
    if (!rules_of(game)->may_pass)
        return KULKI_NO_PASS;
    if (!kulki_empty_cells(game))
        return GAME_OVER;
    let_drop(game, trace);
    return FINE;
}

static u8 apply(void *position, u16 move, Trace *trace)
{
    Kulki *game = position;
    u8 from = (u8)(move & 255);
    u8 to = (u8)(move >> 8);
    u8 cells = kulki_cells(game);
    if (move == KULKI_PASS)
        return pass(game, trace);
    if (!kulki_empty_cells(game))
        return GAME_OVER;
    if (from >= cells || to >= cells)
        return KULKI_BAD_CELL;
    if (!game->cell[from])
        return KULKI_NO_BALL;
    if (from == to)
        return KULKI_SAME_CELL;
    if (game->cell[to])
        return KULKI_CELL_TAKEN;
    if (!kulki_find_path(game, from, to, trace))
        return KULKI_PATH_BLOCKED;
    game->cell[to] = game->cell[from];
    game->cell[from] = 0;
    if (!kulki_clear_lines(game, trace) || kulki_empty_cells(game) == cells)
        let_drop(game, trace);
    ASSERT_SLOW(kulki_is_sound(game));
    return FINE;
}

static Status status(const void *position)
{
    ASSERT_SLOW(kulki_is_sound(position));
    return kulki_empty_cells(position) ? GOING : LOST;
}

static u32 score(const void *position)
{
    const Kulki *game = position;
    return (u32)game->score[0] | (u32)game->score[1] << 8 |
           (u32)game->score[2] << 16 | (u32)game->score[3] << 24;
}

/* Rates points first, then windows of five that one colour can still fill. It
   ignores the balls that will drop, because the player doesn't know them
   either. */
static i32 worth(const void *position, u16 move)
{
    Kulki after;
    u8 from = (u8)(move & 255);
    u32 before = score(position);
    if (from >= KULKI_CELLS) /* a pass */
        return -1;
    bytes_copy(&after, position, sizeof after);
    after.cell[move >> 8] = after.cell[from];
    after.cell[from] = 0;
    kulki_clear_lines(&after, NULL);
    return (i32)((score(&after) - before) * 1000 +
                 kulki_value_windows(&after));
}

/* --------------------------------------------------------------- starts */

static void start(Kulki *game, const u8 *variant, const u8 *seed)
{
    ASSERT(variant[0] < KULKI_PRESETS);
    bytes_fill(game, 0, sizeof(Kulki));
    game->rules = variant[0];
    game->width = variant[1];
    game->height = variant[2];
    game->colours = variant[3];
    ASSERT(game->width * game->height <= KULKI_CELLS);
    ASSERT(game->colours <= KULKI_MOST_COLOURS);
    rng_seed(game->rng, seed);
    bytes_fill(game->next_cell, NO_SPOT, KULKI_MOST_DROP);
}

static u8 deal(void *position, const u8 *variant, const u8 *seed)
{
    Kulki *game = position;
    u8 i;
    start(game, variant, seed);
    for (i = 0; i < rules_of(game)->start; i++)
        drop_ball(game, NO_SPOT, 0, NULL);
    kulki_announce(game);
    ASSERT_SLOW(kulki_is_sound(game));
    return FINE;
}

static u8 read_board(void *position, const u8 *variant, const u8 *seed,
                     Reader *reader, Fault *fault)
{
    Kulki game;
    start(&game, variant, seed);
    if (kulki_parse_board(&game, reader, fault))
        return fault->reason;
    if (!game.next_count)
        kulki_announce(&game);
    ASSERT_SLOW(kulki_is_sound(&game));
    bytes_copy(position, &game, sizeof game);
    return FINE;
}

/* ------------------------------------------------------ look and touch */

static u8 is_next(const Kulki *game, u8 cell)
{
    u8 i;
    ASSERT_SLOW(game->next_count <= KULKI_MOST_DROP);
    for (i = 0; i < game->next_count; i++)
        if (game->next_cell[i] == cell)
            return game->next_colour[i];
    return 0;
}

static void set_piece(Piece *piece, const Kulki *game, u8 cell)
{
    u8 ball = game->cell[cell];
    u8 next = is_next(game, cell);
    ASSERT_SLOW(cell < kulki_cells(game));
    piece->spot = cell;
    piece->x = (u8)(cell % game->width);
    piece->y = (u8)(cell / game->width);
    piece->z = 0;
    piece->kind = (u8)(ball ? BALL : next ? NEXT_BALL : PLACE);
    piece->value = ball ? ball : next;
    piece->marks = (u8)(ball ? CAN_MOVE : 0);
}

/* Announced balls without a cell are shown beside the board, at NO_SPOT. */
static void set_next(Piece *piece, const Kulki *game, u8 nth)
{
    ASSERT(nth < KULKI_MOST_DROP);
    bytes_fill(piece, 0, sizeof(Piece));
    piece->spot = NO_SPOT;
    piece->x = (u8)(game->width + 1 + nth);
    piece->kind = NEXT_BALL;
    piece->value = game->next_colour[nth];
}

static u16 look(const void *position, Piece *pieces, u16 room)
{
    const Kulki *game = position;
    u8 cells = kulki_cells(game);
    u8 colours_only = rules_of(game)->preview == KULKI_PREVIEW_COLOURS;
    u16 count = 0;
    u8 i;
    ASSERT_SLOW(kulki_is_sound(game));
    for (i = 0; i < cells && count < room; i++)
        set_piece(&pieces[count++], game, i);
    for (i = 0; colours_only && i < game->next_count && count < room; i++)
        set_next(&pieces[count++], game, i);
    if (rules_of(game)->may_pass && count < room) {
        set_next(&pieces[count], game, 0);
        pieces[count].spot = TABLE_SPOT;
        pieces[count].kind = BUTTON;
        pieces[count++].marks = CAN_MOVE;
    }
    return count;
}

static Touch touch(const void *position, u8 held, u8 spot, u16 *move)
{
    const Kulki *game = position;
    if (spot == TABLE_SPOT && rules_of(game)->may_pass) {
        *move = KULKI_PASS;
        return TOUCH_MOVE;
    }
    if (spot >= kulki_cells(game))
        return TOUCH_NOTHING;
    if (spot == held)
        return TOUCH_DROP;
    if (game->cell[spot])
        return TOUCH_HOLD;
    /* If an empty cell is held, apply refuses the move and says so. */
    *move = (u16)((held == NO_SPOT ? spot : held) | spot << 8);
    return TOUCH_MOVE;
}

static const char *const words[] = {
    N_("There is no ball on the source cell"),
    N_("Path is blocked"),
    N_("Invalid cell name"),
    N_("You can't move to the same cell"),
    N_("The target cell is not empty"),
    N_("You can't pass in this variant"),
    N_("Board sizes run from 5x5 to 15x15"),
    N_("There can be 3 to 9 colours"),
    N_("Row # should start with its number and a |"),
    N_("Row # should have # cells between its two | signs"),
    N_("Balls are numbers from 1 to #"),
    N_("Two balls are on the same cell"),
    N_("The board has no balls"),
    (N_("'Next' should list # balls, each with 'at' and an empty cell if the "
        "variant shows cells")),
};
STATIC_ASSERT(COUNT_OF(words) + FIRST_REASON == KULKI_BAD_NEXT + 1);
STATIC_ASSERT(sizeof(Kulki) <= MOST_POSITION);

const Game kulki = {
    "kulki",
    FORMS_("brief", "Kulki (5 in a row)"),
    N_("points"),
    {GOAL_POINTS, GOAL_END},
    0,
    1,
    sizeof(Kulki),
    112 * 113 + 1, /* a 15 x 15 board, half full */
    KULKI_CELLS + KULKI_MOST_DROP + 1,
    4 * KULKI_CELLS,
    words,
    COUNT_OF(words),
    kulki_read_variant,
    kulki_write_variant,
    game_read_plain_seed,
    seed_write,
    deal,
    read_board,
    kulki_write_board,
    kulki_list,
    apply,
    status,
    score,
    worth,
    kulki_read_move,
    kulki_write_move,
    look,
    touch,
};
