// SPDX-License-Identifier: MIT
// Compares pictures of a page as an eye would: it counts the points whose
// lightness differs clearly.

/** Counts the pixels whose lightness differs clearly; runs in a page without forced colours. */
async function differing(judge, one, other) {
  return judge.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const brush = canvas.getContext("2d");
          brush.drawImage(image, 0, 0);
          return brush.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const linear = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = (data, at) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) + 0.05;
      let count = 0;
      for (let at = 0; at < a.length; at += 4) {
        const [one, other] = [light(a, at), light(b, at)];
        if (Math.max(one, other) / Math.min(one, other) >= 3) count++;
      }
      return count;
    },
    [one, other].map((picture) => picture.toString("base64")),
  );
}

/** Compares the surroundings of an element with and without its state. */
export async function difference(page, judge, selector, without) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  const take = () => page.screenshot({ clip, animations: "disabled" });
  await element.evaluate((one) => one.setAttribute("data-judged", ""));
  const shown = await take();
  await page.evaluate(without, "[data-judged]");
  const hidden = await take();
  await page.evaluate(() => document.querySelector("[data-judged]").removeAttribute("data-judged"));
  return differing(judge, shown, hidden);
}
