/* SPDX-License-Identifier: MIT */
/* The table of games, and the functions that describe a game. A new game needs
   one line here. */
#include <string.h>

#include "library/adapter.h"

const quadrille_game *const library_games[LIBRARY_GAMES] = {
    &library_kulki, &library_mahjong, &library_freecell, &library_sliding};

const quadrille_game *library_game_of(const Game *rules)
{
    size_t i = 0;
    while (library_games[i]->rules != rules)
        i++;
    return library_games[i];
}

u8 library_is_position(const quadrille_game *game, const void *position)
{
    return (u8)(game && position && game->is_sound(position));
}

size_t quadrille_game_count(void)
{
    return LIBRARY_GAMES;
}

const quadrille_game *quadrille_game_at(size_t index)
{
    return index < LIBRARY_GAMES ? library_games[index] : NULL;
}

const quadrille_game *quadrille_game_find(const char *name)
{
    size_t i;
    for (i = 0; name && i < LIBRARY_GAMES; i++)
        if (!strcmp(library_games[i]->rules->name, name))
            return library_games[i];
    return NULL;
}

const char *quadrille_game_name(const quadrille_game *game)
{
    return game ? game->rules->name : "";
}

const char *quadrille_game_title(const quadrille_game *game)
{
    return game ? game->rules->title : "";
}

const char *quadrille_game_unit(const quadrille_game *game)
{
    return game ? game->rules->unit : "";
}

int quadrille_game_has_points(const quadrille_game *game)
{
    return game && game->rules->goal.measure == GOAL_POINTS;
}

int quadrille_game_rules_version(const quadrille_game *game)
{
    return game ? game->rules->version : 0;
}

size_t quadrille_game_position_size(const quadrille_game *game)
{
    return game ? game->rules->size : 0;
}

size_t quadrille_game_most_moves(const quadrille_game *game)
{
    return game ? game->rules->most_moves : 0;
}

size_t quadrille_game_most_pieces(const quadrille_game *game)
{
    return game ? game->rules->most_pieces : 0;
}

size_t quadrille_game_most_events(const quadrille_game *game)
{
    return game ? game->rules->most_events : 0;
}
