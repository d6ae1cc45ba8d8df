// SPDX-License-Identifier: MIT
// Shows every screen and dialog in each language that there is, on a phone and a desktop: no word is cut off, shortened or
// broken in the middle, leaves its box or the screen, or lies over another one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { some } from "../some.mjs";
import { done, same, test } from "../tap.mjs";
import { closeAll, complaints, openProfile, root } from "./open_page.mjs";
import { begin, sizes, travel } from "./tour.mjs";
import { badlyLaid } from "./words.mjs";

const languages = readFileSync(join(root, "po/LINGUAS"), "utf8").match(/^[a-z]\w*$/gm);
const cases = sizes.flatMap((size) => languages.map((language) => ({ size, language })));

for (const { size, language } of some("translated pages", 3, cases))
  await test(`${language} fits ${size[0]} pixels`, async () => {
    const context = await openProfile({ size, touch: size[0] < 600, look: { language } });
    await travel(await begin(context), async (page, place) =>
      same(`${place} fits ${size[0]} pixels in ${language}`, "", await page.evaluate(badlyLaid, true)),
    );
    await context.close();
  });
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
