/* SPDX-License-Identifier: MIT */
/* Surveys of Mahjong: can a board be won by a player who sees every tile, and
   how often does a careful player win who doesn't? */
#include <string.h>

#include "host/numbered_seed.h"
#include "rules/mahjong/mahjong.h"
#include "solve/mahjong/rollout/pair_chances.h"
#include "solve/mahjong/tile_board.h"
#include "survey/kind.h"

/* A survey is about one layout. */
static const char *object_to_surprise(const u8 *variant)
{
    return variant[MAHJONG_VARIANT_LAYOUT] == MAHJONG_LAYOUT_SURPRISE
               ? _("surveys ask about one layout, and 'surprise' deals "
                   "another one for each seed")
               : NULL;
}

enum { BOARD_WINNABLE, BOARD_UNWINNABLE, BOARD_UNKNOWN, BOARD_REFUSED };

static const AnswerClass board_classes[] = {
    {"winnable", 0, 0, 0},
    {"unwinnable", 0, 0, 0},
    {"unknown", 0, 1, 1},
    {"refused", 0, 0, 1}, /* no winnable deal was found */
    {NULL, 0, 0, 0}};

/* Deals a board and proves whether it can be won. Returns the nodes. */
static u64 judge_board(const Asker *asker, u64 deal, Mahjong *game,
                       u8 *verdict)
{
    const SurveyQuestion *asked = asker->question;
    const Question question = {.game = &mahjong,
                               .position = game,
                               .how = SOLVE_PROVE,
                               .memory = asker->memory,
                               .size = asked->memory,
                               .most_nodes = asked->nodes,
                               .stop = asker->stop};
    Answer answer;
    u8 seed[SEED_SIZE];
    numbered_seed(&mahjong, deal, seed);
    memset(game, 0, sizeof *game);
    *verdict = BOARD_REFUSED;
    if (mahjong_deal_layout(game, &asked->layout, asked->variant, seed))
        return 0;
    solve(&question, &answer);
    *verdict = answer.verdict == SOLVED       ? BOARD_WINNABLE
               : answer.verdict == IMPOSSIBLE ? BOARD_UNWINNABLE
                                              : BOARD_UNKNOWN;
    return answer.nodes;
}

static void ask_board(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    Mahjong game;
    (void)way;
    finding->value = 0;
    finding->nodes = judge_board(asker, deal, &game, &finding->answer);
}

/* The same board seen in a mirror: the tiles have other numbers, so the solver
   goes another way. */
static void mirror_board(const Mahjong *game, Mahjong *mirrored)
{
    static const u8 no_seed[SEED_SIZE];
    const u8 variant[VARIANT_SIZE] = {game->set, game->dealer};
    char text[MAHJONG_TILES * 24];
    Reader reader;
    Writer writer;
    Fault fault;
    u8 i;
    writer_start(&writer, text, sizeof text);
    writer_text(&writer,
                game->set == MAHJONG_SET_FLOWERS ? "set flowers\n" : "");
    for (i = 0; i < game->layout.count; i++) {
        const TilePlace *place = &game->layout.place[i];
        writer_number(&writer, place->y);
        writer_char(&writer, ' ');
        writer_number(&writer, (u32)MAHJONG_FAR - place->x);
        writer_char(&writer, ' ');
        writer_number(&writer, place->z);
        writer_char(&writer, ' ');
        writer_text(&writer, mahjong_face_name(game->face[i]));
        writer_char(&writer, '\n');
    }
    reader_start(&reader, text, writer.used);
    memset(mirrored, 0, sizeof *mirrored);
    (void)mahjong.read_board(mirrored, variant, no_seed, &reader, &fault);
}

static Verdict prove_unwinnable(Asker *asker, u64 deal)
{
    Mahjong game, mirrored;
    Question question = {.game = &mahjong,
                         .position = &mirrored,
                         .how = SOLVE_PROVE,
                         .memory = asker->memory,
                         .size = asker->question->memory,
                         .most_nodes = asker->question->nodes,
                         .stop = asker->stop};
    Answer answer;
    u8 verdict;
    (void)judge_board(asker, deal, &game, &verdict);
    mirror_board(&game, &mirrored);
    solve(&question, &answer);
    return mirrored.left == game.left ? answer.verdict : LIMIT;
}

/* ------------------------------------------------------------ certificates */

/* The removals from which cuts were made. */
typedef struct CutList {
    const Mahjong *game;
    TileBoard board;
    Page page;
} CutList;

/* The numbers of the tiles that are gone. */
static void note_cut(void *own, const void *evidence)
{
    const TileRemoval *removal = evidence;
    CutList *list = own;
    u8 tile;
    page_text(&list->page, "cut");
    for (tile = 0; tile < list->game->layout.count; tile++)
        if (removal->gone[list->board.group[tile]] >> list->board.slot[tile] &
            1)
            page_format(&list->page, " %u", tile);
    page_text(&list->page, "\n");
}

static void page_tiles(Page *page, const Mahjong *game)
{
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        page_format(page, "tile %u %u %u %s\n", game->layout.place[i].z,
                    game->layout.place[i].y, game->layout.place[i].x,
                    mahjong_face_name(game->face[i]));
}

static int certify_unwinnable(Asker *asker, u64 deal, Page *page)
{
    Mahjong game;
    CutList list = {.game = &game, .page = PAGE_EMPTY};
    const Witness witness = {note_cut, &list};
    TileRemoval start;
    u8 verdict;
    int is_proven;
    Question question = {.game = &mahjong,
                         .position = &game,
                         .how = SOLVE_PROVE,
                         .memory = asker->memory,
                         .size = asker->question->memory,
                         .most_nodes = asker->question->nodes,
                         .stop = asker->stop,
                         .witness = &witness};
    Answer answer = no_answer;
    (void)judge_board(asker, deal, &game, &verdict);
    if (verdict != BOARD_UNWINNABLE)
        return 0;
    tile_board_init(&list.board, &start, &game);
    solve(&question, &answer);
    is_proven = answer.verdict == IMPOSSIBLE;
    page_format(page, "deal %llu\n", (unsigned long long)deal);
    page_tiles(page, &game);
    if (list.page.used)
        page_put(page, list.page.text, list.page.used);
    page_free(&list.page);
    return is_proven;
}

const SurveyKind mahjong_verdict_kind = {
    .game = &mahjong,
    .name = "verdict",
    .question = N_("whether a board can be won by a player who sees every "
                   "tile"),
    .variant = "random",
    .classes = board_classes,
    .solver = 1,
    .megabytes = 32,
    .nodes = 10000000,
    .shard = 100000,
    .uses = USES_LAYOUT,
    .objection = object_to_surprise,
    .ask = ask_board,
    .prove = prove_unwinnable,
    .certify = certify_unwinnable,
    .negative = BOARD_UNWINNABLE};

/* ------------------------------------------------------------- difficulty */

enum { GAMES_OF_CAREFUL_PLAYER = 100 };

static void ask_difficulty(Asker *asker, u64 deal, u32 way,
                           DealFinding *finding)
{
    Mahjong game;
    PairChancesQuestion question = {.game = &game,
                                    .memory = asker->memory,
                                    .size = asker->question->memory,
                                    .stop = asker->stop};
    (void)way;
    finding->value = 0;
    finding->nodes = judge_board(asker, deal, &game, &finding->answer);
    numbered_seed(&mahjong, deal, question.seed);
    if (finding->answer == BOARD_WINNABLE)
        finding->value =
            mahjong_rate_board(&question, GAMES_OF_CAREFUL_PLAYER);
}

static const AnswerClass rated_classes[] = {{"winnable", 1, 0, 0},
                                            {"unwinnable", 0, 0, 0},
                                            {"unknown", 0, 1, 1},
                                            {"refused", 0, 0, 1},
                                            {NULL, 0, 0, 0}};

const SurveyKind mahjong_difficulty_kind = {
    .game = &mahjong,
    .name = "difficulty",
    .question = N_("how many of 100 games a careful player wins on a winnable "
                   "board, seeing only what players see"),
    .variant = "random",
    .unit = "game",
    .classes = rated_classes,
    .solver = 1,
    .megabytes = 32,
    .nodes = 10000000,
    .shard = 1000,
    .uses = USES_LAYOUT,
    .objection = object_to_surprise,
    .ask = ask_difficulty};
