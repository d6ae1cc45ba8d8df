// SPDX-License-Identifier: MIT
// How long a touch takes to be seen, as the browser itself records it: from
// the time that the finger or the button went up until the first frame after
// it was presented. This is what the Event Timing API rounds to 8 ms, and what
// "interaction to next paint" is made of.
import { pointOf, shownAt } from "./open.mjs";

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
const pause = 250,
  pressed = 60;
const drawing = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

/** All that the browser records while something is done. */
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

/** Milliseconds that were spent between two times by what may lie within one another. */
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

/** The parts of one touch: a click, and what came of the same input before it. */
function partsOf(click, timings, drawn) {
  const { timeStamp, processingEnd, commitFinishTime, duration } = click.args.data;
  const start = Math.min(
    ...timings.filter(({ args }) => args.data.timeStamp === timeStamp).map(({ args }) => args.data.processingStart),
  );
  const done = click.ts / 1000 + processingEnd - timeStamp;
  const page = spent(drawn, done, done + commitFinishTime - processingEnd);
  return {
    whole: duration,
    input: start - timeStamp,
    script: processingEnd - start,
    page,
    frame: commitFinishTime - processingEnd - page,
    screen: timeStamp + duration - commitFinishTime,
  };
}

function touchesIn(events) {
  const timings = events.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.duration);
  const clicks = timings.filter(({ args }) => args.data.type === "click");
  const thread = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  const drawn = events.filter(({ name, tid, dur }) => dur && tid === thread?.tid && drawing.has(name));
  return clicks.map((click) => partsOf(click, timings, drawn));
}

/** A finger, or a button of the mouse, is down for a while, and a mouse was there before. */
async function press(page, session, spot, touch) {
  const at = await pointOf(page, await shownAt(page, spot));
  if (!touch) await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(pause);
  if (touch) await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  else await page.mouse.down();
  await page.waitForTimeout(pressed + 7 * (spot % 5));
  if (touch) await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  else await page.mouse.up();
  await page.waitForTimeout(pause);
}

/** Touches spots with a real pointer, each when what the one before moved has landed. */
export async function timeTouches(page, spots, touch) {
  const session = await page.context().newCDPSession(page);
  const events = await record(session, async () => {
    for (const spot of spots) await press(page, session, spot, touch);
  });
  await session.detach();
  return touchesIn(events);
}
