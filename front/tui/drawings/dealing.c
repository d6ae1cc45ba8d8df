/* SPDX-License-Identifier: MIT */
/* How a board is dealt: layer by layer and row by row, each piece drops to its
   place. A few pieces come all the way from above the board. */
#include "show.h"

void dealing_cast(const Scene *scene, Show *show)
{
    enum { DEALT_IN = 22, FEW = 12, DROP = 3, FALL = 8 };
    const Drawing *drawing = scene_drawing(scene);
    const Piece *pieces[256];
    const int count = celebration_list(scene, pieces);
    int i;
    show->is_deal = 1;
    for (i = 0; i < count; i++) {
        const Box until = drawing->place(scene, pieces[i]);
        Box from = until;
        from.y = count < FEW ? scene->area.y - until.height
                             : until.y - (until.height + 1) / 2;
        show_add(show, pieces[i], &from, &until, i * DEALT_IN / count,
                 count < FEW ? FALL : DROP);
    }
}
