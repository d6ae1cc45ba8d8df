/* SPDX-License-Identifier: MIT */
/* Plays games of each variant by chance and solves boards in each way. Prints
   a digest of all positions, and what the solvers did, which must be the same
   whoever compiled the library. */
#include <quadrille.h>
#include <stdio.h>
#include <stdlib.h>

enum { POSITION = 2048, MOVES = 65536, GAMES = 40, LONGEST = 300 };

static const char *const variants[][2] = {
    {"kulki", "kulki"},          {"kulki", "lines98"},
    {"kulki", "large"},          {"mahjong", "turtle"},
    {"mahjong", "random"},       {"mahjong", "surprise"},
    {"freecell", "4cells"},      {"freecell", "2cells:full"},
    {"freecell", "0cells:none"}, {"sliding", "3x3"},
    {"sliding", "4x4"},          {"sliding", "10x10"}};

/* Shifts and exclusive ors. */
static uint32_t chance = 2463534242U;

static uint32_t draw(uint32_t below)
{
    chance ^= chance << 13;
    chance ^= chance >> 17;
    chance ^= chance << 5;
    return chance % below;
}

static void deal(const quadrille_game *game, void *position,
                 const char *variant, unsigned number)
{
    char seed[12];
    quadrille_fault fault;
    snprintf(seed, sizeof seed, "%u", number);
    if (quadrille_position_deal(game, position, POSITION, variant, seed,
                                &fault)) {
        printf("%s: %s\n", variant, fault.words);
        exit(1);
    }
}

static uint64_t play(const quadrille_game *game, const char *variant,
                     unsigned number)
{
    static uint16_t moves[MOVES];
    unsigned char position[POSITION];
    uint64_t digest;
    int left = LONGEST;
    deal(game, position, variant, number);
    digest = quadrille_position_digest(game, position);
    while (left-- && !quadrille_position_status(game, position)) {
        const size_t count =
            quadrille_position_moves(game, position, moves, MOVES);
        if (!count)
            break;
        quadrille_position_play(game, position, moves[draw((uint32_t)count)],
                                NULL, 0, NULL);
        digest = digest * 1099511628211U ^
                 quadrille_position_digest(game, position);
    }
    return digest;
}

static void solve(const quadrille_game *game, const char *variant, int mode)
{
    enum { MEMORY = 32 << 20, NODES = 30000, BOARDS = 3 };
    quadrille_question question = {.size = sizeof question};
    quadrille_answer answer = {.size = sizeof answer};
    unsigned char position[POSITION];
    unsigned number;
    size_t i;
    question.mode = mode;
    question.memory_size = MEMORY;
    question.memory = malloc(MEMORY);
    question.most_nodes = NODES;
    for (number = 1; question.memory && number <= BOARDS; number++) {
        uint64_t line = 0;
        deal(game, position, variant, number);
        quadrille_solve(game, position, &question, &answer);
        for (i = 0; i < answer.count; i++)
            line = line * 1099511628211U ^ answer.moves[i];
        printf("%s %d: %d %lu %llu %lu %llx\n", variant, mode, answer.verdict,
               (unsigned long)answer.count, (unsigned long long)answer.nodes,
               (unsigned long)answer.least, (unsigned long long)line);
    }
    free(question.memory);
}

int main(void)
{
    size_t i;
    for (i = 0; i < sizeof variants / sizeof *variants; i++) {
        const quadrille_game *game = quadrille_game_find(variants[i][0]);
        const char *variant = variants[i][1];
        unsigned number;
        uint64_t digest = 0;
        int mode;
        for (number = 1; number <= GAMES; number++)
            digest = digest * 31 + play(game, variant, number);
        printf("%s %s: %llx\n", variants[i][0], variant,
               (unsigned long long)digest);
        for (mode = QUADRILLE_SOLVE_FAST; mode <= QUADRILLE_SOLVE_PROVE;
             mode++)
            solve(game, variant, mode);
    }
    return 0;
}
