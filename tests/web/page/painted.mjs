// SPDX-License-Identifier: MIT
// How long a touch takes to be seen, as the browser itself records it: from
// the time that the finger or the button went up until the first frame after
// it was presented. This is what the Event Timing API rounds to 8 ms, and what
// "interaction to next paint" is made of. Fingers are Chromium's own: those of
// the DevTools protocol make it draw a frame first. Their events bear the time
// at which the gesture was to end, and are sent with the next tick of the
// screen: that is when they begin here.
import { pointOf, shownAt } from "./open_page.mjs";

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "input"];
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

/** How long after its own time an input came to the browser. */
const lateness = (up, sendings) =>
  Math.max(0, ...sendings.map(({ ts }) => (ts - up.ts) / 1000).filter((late) => late <= waitOf(up)));

const waitOf = ({ args }) => args.data.processingStart - args.data.timeStamp;

/** The parts of one touch: all that came of one input, until the last of it is presented. */
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

/** A mouse moves a game by its click, a finger when it goes up: both are of the time that it went up. */
function touchesIn(events) {
  const timings = events.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.duration);
  const ups = timings.filter(({ args }) => args.data.type === "pointerup");
  const thread = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointerup");
  const drawn = events.filter(({ name, tid, dur }) => dur && tid === thread?.tid && drawing.has(name));
  const sendings = events.filter(({ name }) => name === "SyntheticGestureTarget::DispatchInputEventToPlatform");
  const ofSameInput = (up) => timings.filter(({ args }) => args.data.timeStamp === up.args.data.timeStamp);
  return ups.map((up) => partsOf(ofSameInput(up), lateness(up, sendings), drawn));
}

/** A finger, or a button of the mouse, is down for a while, and a mouse was there before. */
async function press(page, session, spot, touch) {
  const at = await pointOf(page, await shownAt(page, spot));
  if (!touch) await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(pause);
  const delay = pressed + 7 * (spot % 5);
  if (touch) await session.send("Input.synthesizeTapGesture", { ...at, duration: delay, gestureSourceType: "touch" });
  else await page.mouse.click(at.x, at.y, { delay });
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
