/* SPDX-License-Identifier: MIT */
/* What other machines and other programs compare with: digests of random
   games, and counts of positions. */
#include <stdlib.h>
#include <string.h>

#include "command/command.h"
#include "command/range.h"
#include "perft.h"
#include "rules/games.h"
#include "session/playout.h"

enum { DIGEST_GAMES = 1000, PROOF_GAMES = 3 };

static void digest_playouts(Digest *digest, const Game *game,
                            const u8 *variant, Range range)
{
    Playout playout;
    memset(&playout, 0, sizeof playout);
    playout.game = game;
    memcpy(playout.variant, variant, VARIANT_SIZE);
    playout.position = must_have(calloc(1, game->size));
    playout.moves = must_have(calloc(game->most_moves, sizeof(u16)));
    for (; range.first <= range.last; range.first++)
        playout_digest(&playout, (u32)range.first, digest);
    free(playout.position);
    free(playout.moves);
}

static void page_digest(Page *page, const Digest *digest)
{
    char text[DIGEST_DIGITS];
    Writer writer;
    write_to(&writer, text, DIGEST_DIGITS);
    put_digest(&writer, digest);
    page_put(page, text, sizeof text);
}

void page_playouts(Page *page, const Game *game, const u8 *variant, u32 first,
                   u32 last)
{
    const Range range = {first, last};
    Digest digest;
    digest_start(&digest);
    digest_playouts(&digest, game, variant, range);
    page_digest(page, &digest);
}

static int read_seeds(const Task *task, Range *range)
{
    const char *seeds = task->options.seed;
    return seeds ? read_range("seed", seeds, MOST_SEED, range) : EXIT_DONE;
}

int run_digest(Task *task)
{
    Page page = {NULL, 0, 0};
    Range range = {1, DIGEST_GAMES};
    int result;
    if (read_seeds(task, &range))
        return EXIT_USAGE;
    task->options.seed = NULL;
    result = read_words(task);
    if (result)
        return result;
    if (task->choice.has_seed)
        return complain("digest takes its deals by --seed, as in 1..1000");
    page_playouts(&page, task->choice.game, task->choice.variant,
                  (u32)range.first, (u32)range.last);
    page_text(&page, "\n");
    print_page(&page);
    return EXIT_DONE;
}

int run_proof(Task *task)
{
    Range range = {1, PROOF_GAMES};
    Page page = {NULL, 0, 0};
    Choice usual;
    Digest digest;
    u8 i;
    if (read_seeds(task, &range))
        return EXIT_USAGE;
    digest_start(&digest);
    for (i = 0; i < game_count; i++) {
        start_choice(&usual, games[i]);
        digest_playouts(&digest, games[i], usual.variant, range);
    }
    page_digest(&page, &digest);
    page_text(&page, "\n");
    print_page(&page);
    return EXIT_DONE;
}

static void print_count(u32 depth, unsigned long long lines)
{
    Page page = {NULL, 0, 0};
    page_format(&page, "%lu %llu\n", (unsigned long)depth, lines);
    print_page(&page);
}

int run_perft(Task *task)
{
    Session session;
    Fault fault;
    const u32 depth = (u32)number_or(&task->options.depth, 3);
    u32 i;
    int result = read_words(task);
    if (result)
        return result;
    if (!task->choice.has_seed)
        choose_seed(&task->choice, "1", &fault);
    session_open(&session, &malloc_host);
    result = start_session(task, &session);
    for (i = 0; !result && i <= depth; i++)
        print_count(i, count_lines(&session, i));
    session_close(&session);
    return result;
}
