// SPDX-License-Identifier: MIT
// Runs Lighthouse, as on a phone, on pages of the bundle.
import { pathToFileURL } from "node:url";
import { browserPath, packages } from "./open_page.mjs";

/** Packages without a version for require. @param {string} name */
const load = async (name) => import(pathToFileURL(packages.resolve(name)).href);

const { default: lighthouse } = await load("lighthouse");
const { launch } = await load("chrome-launcher");

/** The scores of a page from 0 to 1 by category, and what is wrong with it.
 * @param {string} address @param {string[]} categories
 * @returns {Promise<{ scores: Record<string, number>, faults: string[], audits: Record<string, any> }>} */
export async function audit(address, categories) {
  const chrome = await launch({
    chromePath: browserPath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    logLevel: "silent",
  });
  try {
    const flags = { port: chrome.port, onlyCategories: categories, output: "json", logLevel: "silent" };
    const { lhr } = await lighthouse(address, flags);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, score ?? 0]));
    const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
    const faults = weighed
      .filter(({ id, weight }) => weight && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${lhr.audits[id].title}`);
    return { scores, faults, audits: lhr.audits };
  } finally {
    chrome.kill();
  }
}
