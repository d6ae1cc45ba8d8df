// SPDX-License-Identifier: MIT
// Measures how long a touch takes to be seen, as the browser records it: from
// the release of the finger or button to the first frame presented after it.
// The Event Timing API rounds this to 8 ms, and "interaction to next paint" is
// made of it. Touches are synthesised by Chromium, because those of the
// DevTools protocol make it draw a frame first. Chromium's touch events carry
// the time at which the gesture was to end and are sent with the next tick of
// the screen, so the measurement begins there.
import { pointOf, shownAt } from "./open_page.mjs";

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "input"];
const pause = 250,
  pressed = 60;
const drawing = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

/** Returns everything the browser records while something is done. */
async function record(session, act) {
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const whole = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { recordMode: "recordAsMuchAsPossible", includedCategories: categories },
  });
  await act();
  await session.send("Tracing.end");
  await whole;
  return events;
}

/** Adds up the milliseconds between two times that events cover; events may nest. */
function spent(events, from, to) {
  let sum = 0;
  let end = from;
  for (const { ts, dur } of [...events].sort((a, b) => a.ts - b.ts)) {
    const begin = Math.max(ts / 1000, end);
    end = Math.max(end, Math.min((ts + dur) / 1000, to));
    sum += Math.max(0, end - begin);
  }
  return sum;
}

/** Returns how long after its own time an input reached the browser. */
const lateness = (up, sendings) =>
  Math.max(0, ...sendings.map(({ ts }) => (ts - up.ts) / 1000).filter((late) => late <= waitOf(up)));

const waitOf = ({ args }) => args.data.processingStart - args.data.timeStamp;

/** Splits one touch into its parts, from the input to the last presented frame. */
function partsOf(timings, late, drawn) {
  const last = timings.reduce((a, b) => (b.args.data.processingEnd > a.args.data.processingEnd ? b : a));
  const { timeStamp, processingEnd, commitFinishTime, duration } = last.args.data;
  const start = Math.min(...timings.map(({ args }) => args.data.processingStart));
  const done = last.ts / 1000 + processingEnd - timeStamp;
  const page = spent(drawn, done, done + commitFinishTime - processingEnd);
  return {
    whole: duration - late,
    input: start - timeStamp - late,
    script: processingEnd - start,
    page,
    frame: commitFinishTime - processingEnd - page,
    screen: timeStamp + duration - commitFinishTime,
  };
}

/** A mouse acts on click, a finger on release; both carry the time of the release. */
function touchesIn(events) {
  const timings = events.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.duration);
  const ups = timings.filter(({ args }) => args.data.type === "pointerup");
  const thread = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointerup");
  const drawn = events.filter(({ name, tid, dur }) => dur && tid === thread?.tid && drawing.has(name));
  const sendings = events.filter(({ name }) => name === "SyntheticGestureTarget::DispatchInputEventToPlatform");
  const ofSameInput = (up) => timings.filter(({ args }) => args.data.timeStamp === up.args.data.timeStamp);
  return ups.map((up) => partsOf(ofSameInput(up), lateness(up, sendings), drawn));
}

/** A slow machine draws late, and a touch is recorded only after it was drawn. */
const drawnTwice = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Holds a finger or mouse button down for a while; the mouse moves there first. */
async function press(page, session, spot, touch) {
  const at = await pointOf(page, await shownAt(page, spot));
  if (!touch) await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(pause);
  const delay = pressed + 7 * (spot % 5);
  if (touch) await session.send("Input.synthesizeTapGesture", { ...at, duration: delay, gestureSourceType: "touch" });
  else await page.mouse.click(at.x, at.y, { delay });
  await page.waitForTimeout(pause);
  await drawnTwice(page);
}

/** Touches spots with a real pointer, waiting each time until the pieces have landed. */
export async function timeTouches(page, spots, touch) {
  const session = await page.context().newCDPSession(page);
  const events = await record(session, async () => {
    for (const spot of spots) await press(page, session, spot, touch);
  });
  await session.detach();
  return touchesIn(events);
}
