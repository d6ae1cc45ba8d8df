// SPDX-License-Identifier: MIT
// Sounds and vibration: off until the player asks for them.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, openProfile, turnTo, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const sliding = endings[3];
const hash = `#sliding/${sliding.words.replace(" ", "/")}`;

/** Opens a page that counts tones and keeps pulses. */
async function openCounted(look) {
  const context = await openProfile({ look });
  await context.addInitScript(() => {
    const counted = { contexts: 0, tones: 0, pulses: [] };
    const { AudioContext, OscillatorNode } = window;
    window.counted = counted;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.contexts++;
      }
    };
    window.OscillatorNode = class extends OscillatorNode {
      start(from) {
        counted.tones++;
        super.start(from);
      }
    };
    Navigator.prototype.vibrate = (pulses) => counted.pulses.push(pulses.join(" ")) > 0;
  });
  const page = await visit(context, hash);
  await page.locator(".board [tabindex='0']").focus();
  return { context, page };
}

const counted = (page) => page.evaluate(() => window.counted);

async function type(page, step) {
  await page.keyboard.type(`:${sliding.way[step].text}`);
  await page.keyboard.press("Enter");
  await untilMoves(page, step + 1);
}

async function off() {
  const { context, page } = await openCounted({});
  await type(page, 0);
  same("nothing is heard or felt at first", { contexts: 0, tones: 0, pulses: [] }, await counted(page));
  await context.close();
}

async function heard() {
  const { context, page } = await openCounted({ sound: "on" });
  await type(page, 0);
  const { contexts, tones, pulses } = await counted(page);
  verdict(contexts === 1 && tones > 0, "a move is heard", tones);
  same("but not felt", [], pulses);
  await context.close();
}

async function felt() {
  const { context, page } = await openCounted({ touch: "on" });
  await type(page, 0);
  same("a move is felt but not heard", { contexts: 0, tones: 0, pulses: ["12"] }, await counted(page));
  await page.keyboard.press("u");
  await untilMoves(page, 0);
  same("undo is silent", 1, (await counted(page)).pulses.length);
  for (let step = 0; step < sliding.way.length; step++) await type(page, step);
  await page.waitForSelector(".ending.won");
  same("the end is felt", "20 60 20 60 80", (await counted(page)).pulses.at(-1));
  await context.close();
}

async function tried() {
  const { context, page } = await openCounted({});
  await turnTo(page, "#look");
  await page.check(".settings input[name=sound][value=on]", { force: true });
  verdict((await counted(page)).tones > 0, "an example is heard when sound is switched on");
  await page.check(".settings input[name=touch][value=on]", { force: true });
  same("and felt", 1, (await counted(page)).pulses.length);
  const { tones } = await counted(page);
  await page.check(".settings input[name=sound][value=off]", { force: true });
  same("switching off is silent", tones, (await counted(page)).tones);
  await context.close();
}

await test("sound and vibration are off", off);
await test("sound can be switched on", heard);
await test("vibration can be switched on", felt);
await test("the options try them", tried);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
