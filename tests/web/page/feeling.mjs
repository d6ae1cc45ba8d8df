// SPDX-License-Identifier: MIT
// Sounds and vibration: off until the player asks for them.
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, openProfile, turnTo, untilMoves, visit } from "./open_page.mjs";
import { endings } from "./ways.mjs";

const sliding = endings[3];
const hash = `#sliding/${sliding.words.replace(" ", "/")}`;

/** Opens a page that keeps sounds and pulses. */
async function openCounted(look) {
  const context = await openProfile({ look });
  await context.addInitScript(() => {
    const counted = { contexts: 0, sounds: [], pulses: [] };
    const { AudioContext, AudioBufferSourceNode } = window;
    window.counted = counted;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.contexts++;
      }
    };
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      start() {
        const samples = this.buffer.getChannelData(0);
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        const { gain } = this;
        counted.sounds.push({ seconds: this.buffer.duration, peak, first: samples[0], last: samples.at(-1), gain });
        super.start();
      }
      connect(node) {
        this.gain = Math.round(node.gain.value * 100);
        return super.connect(node);
      }
    };
    Navigator.prototype.vibrate = (pulses) => counted.pulses.push(pulses.join(" ")) > 0;
  });
  const page = await visit(context, hash);
  await page.locator(".board [tabindex='0']").focus();
  return { context, page };
}

const counted = (page) => page.evaluate(() => window.counted);
/** What is heard and felt is loaded first. @param {"sounds" | "pulses"} what */
const untilCounted = (page, what, count) =>
  page.waitForFunction(([what, count]) => window.counted[what].length >= count, [what, count]);

async function type(page, step) {
  await page.keyboard.type(`:${sliding.way[step].text}`);
  await page.keyboard.press("Enter");
  await untilMoves(page, step + 1);
}

async function off() {
  const { context, page } = await openCounted({});
  await type(page, 0);
  same("nothing is heard or felt at first", { contexts: 0, sounds: [], pulses: [] }, await counted(page));
  await context.close();
}

async function volumes() {
  for (const [sound, gain] of [
    ["quiet", 40],
    ["on", 100],
    ["loud", 220],
  ]) {
    const { context, page } = await openCounted({ sound });
    await type(page, 0);
    await untilCounted(page, "sounds", 1);
    same(`${sound} has its own volume`, gain, (await counted(page)).sounds[0].gain);
    await context.close();
  }
}

async function unseen() {
  const { context, page } = await openCounted({ sound: "on", touch: "on" });
  await type(page, 0);
  await untilCounted(page, "sounds", 1);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await type(page, 1);
  await untilCounted(page, "pulses", 2); // a sound would have come before
  same("nothing is heard from a page that is not seen", 1, (await counted(page)).sounds.length);
  await context.close();
}

async function heard() {
  const { context, page } = await openCounted({ sound: "on" });
  await type(page, 0);
  await untilCounted(page, "sounds", 1);
  const { contexts, sounds, pulses } = await counted(page);
  const [sound] = sounds;
  verdict(contexts === 1 && sounds.length === 1, "a move is heard", JSON.stringify(sounds));
  verdict(sound.peak > 0.1 && sound.peak < 0.5 && sound.seconds < 1, "loud enough, and short", JSON.stringify(sound));
  same("and without a click at its ends", [0, 0], [sound.first, sound.last]);
  same("but not felt", [], pulses);
  await context.close();
}

async function felt() {
  const { context, page } = await openCounted({ touch: "on" });
  await type(page, 0);
  await untilCounted(page, "pulses", 1);
  same("a move is felt but not heard", { contexts: 0, sounds: [], pulses: ["12"] }, await counted(page));
  await page.keyboard.press("u");
  await untilMoves(page, 0);
  same("undo is silent", 1, (await counted(page)).pulses.length);
  for (let step = 0; step < sliding.way.length; step++) await type(page, step);
  await page.waitForSelector(".ending.won");
  await untilCounted(page, "pulses", 2 + sliding.way.length);
  same("the end is felt", "20 60 20 60 80", (await counted(page)).pulses.at(-1));
  await context.close();
}

async function tried() {
  const { context, page } = await openCounted({});
  await turnTo(page, "#look");
  await page.check(".settings input[name=sound][value=on]", { force: true });
  await untilCounted(page, "sounds", 1);
  same("an example is heard when sound is switched on", 1, (await counted(page)).sounds.length);
  await page.check(".settings input[name=touch][value=on]", { force: true });
  await untilCounted(page, "pulses", 1);
  await untilCounted(page, "sounds", 2);
  await page.check(".settings input[name=sound][value=off]", { force: true });
  same("switching off is silent", 2, (await counted(page)).sounds.length);
  await context.close();
}

async function offered() {
  const { context, page } = await openCounted({});
  for (let step = 0; step < sliding.way.length; step++) await type(page, step);
  await page.waitForSelector(".ending .sound-offer");
  await page.click(".sound-offer button >> nth=0");
  await untilCounted(page, "sounds", 1);
  same("who accepts hears the end", 1, (await counted(page)).sounds.length);
  same("and the offer is gone", 0, await page.locator(".sound-offer").count());
  await context.close();
}

async function offeredOnce() {
  const { context, page } = await openCounted({});
  for (let step = 0; step < sliding.way.length; step++) await type(page, step);
  await page.waitForSelector(".ending .sound-offer");
  await page.keyboard.press("u");
  await untilMoves(page, sliding.way.length - 1);
  await type(page, sliding.way.length - 1);
  await page.waitForSelector(".ending.won .standing > div");
  same("sound is offered once", 0, await page.locator(".sound-offer").count());
  same("and stays off", [], (await counted(page)).sounds);
  await turnTo(page, "#look");
  verdict(await page.isChecked(".settings input[name=sound][value=off]"), "the options say so");
  await context.close();
}

await test("sound and vibration are off", off);
await test("sound can be switched on", heard);
await test("a page that is not seen is silent", unseen);
await test("sounds have three volumes", volumes);
await test("vibration can be switched on", felt);
await test("the options try them", tried);
await test("sound is offered after the first game", offered);
await test("but only after that", offeredOnce);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
