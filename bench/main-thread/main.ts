// Tasks of the main thread, at a processor four times as slow, when something pops up. `npm run bench -- main-thread [--rounds 3]`

import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { choiceOf, storeChoice } from "../../e2e/models/consent-choice.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { inThrowAwayFolder, startShopProcess } from "../shop-process/start-shop-process.ts";
import { type Surface, surfacesOf } from "./surfaces.ts";
import { type MainThreadTask, traceTasks } from "./trace-tasks.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    // On a busy machine Chromium's slowdown also multiplies what other processes take. This multiplies the thread's own time instead.
    calculated: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const SLOWDOWN = 4;
const LIMIT_MS = 50;
/** How long tasks count after something has appeared: its pictures, its first frames. */
const AFTERWARDS_MS = 1_000;
const LOOK_EVERY_MS = 250;
const PATIENCE_MS = 60_000;
/** The page's own mark on its timeline: from here on nothing belongs to the first visit. */
const IDLE_MARK = "shop:idle";
const FAR_MS = 365 * 24 * 60 * 60 * 1000;
/** A countdown is shown for an end that is nearer. */
const COUNTED_MS = 99 * 24 * 60 * 60 * 1000;
const PATHS = [
  "/shop",
  "/support",
  "/tutorials",
  "/cart",
  "/products",
  "/products/plugins",
  "/downloads",
  "/company",
  "/",
];

async function pageWithCountdown(origin: string): Promise<string> {
  for (const path of PATHS) {
    const html = await (await fetch(`${origin}${path}`)).text();
    const end = /Current offer.*?<time dateTime="([^"]+)"/is.exec(html)?.[1];
    if (end && Date.parse(end) < Date.now() + COUNTED_MS) return path;
  }
  throw new Error("No page's offer ends within 99 days.");
}

/** What the visitor has closed before, as the shop stores it. */
function closeBefore(page: Page, { closed }: Surface): Promise<unknown> {
  const until = Object.fromEntries(closed.map((kind) => [kind, Date.now() + FAR_MS]));
  return page.addInitScript((stored) => localStorage.setItem("shop_pop_ups", stored), JSON.stringify(until));
}

async function measure(browser: Browser, origin: string, surface: Surface): Promise<readonly MainThreadTask[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  // Pop-ups wait for the question about privacy.
  await context.addInitScript(storeChoice, choiceOf([]));
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: values.calculated ? 1 : SLOWDOWN });
    await closeBefore(page, surface);
    const runInPage = async (expression: string) => (await cdp.send("Runtime.evaluate", { expression })).result.value;
    const isThere = `document.querySelector(${JSON.stringify(surface.selector)}) !== null`;
    const appear = async () => {
      await surface.act?.(page);
      const untilMs = Date.now() + PATIENCE_MS;
      while (!(await runInPage(isThere))) {
        if (Date.now() > untilMs) throw new Error(`The ${surface.name} doesn't appear.`);
        await page.waitForTimeout(LOOK_EVERY_MS);
      }
      await page.waitForTimeout(AFTERWARDS_MS);
    };
    const open = () => page.goto(`${origin}${surface.path}`);
    if (surface.traceAfterMs === 0) {
      const openAndAppear = async () => {
        await open();
        await appear();
      };
      return await traceTasks(page, runInPage, openAndAppear, IDLE_MARK);
    }
    await open();
    await surface.before?.(page);
    await page.waitForTimeout(surface.traceAfterMs);
    return await traceTasks(page, runInPage, appear);
  } finally {
    await context.close();
  }
}

/** How long a task takes at the slowdown. */
const slowMs = ({ wallMs, ownMs }: MainThreadTask) => (values.calculated ? ownMs * SLOWDOWN : wallMs);

function printSurface(name: string, runs: ReadonlyArray<readonly MainThreadTask[]>): boolean {
  const longest = runs.map((tasks) => Math.max(0, ...tasks.map(slowMs))).sort((one, other) => one - other);
  const median = longest[Math.floor(longest.length / 2)] ?? 0;
  const figures = longest.map((longMs) => longMs.toFixed(0)).join(", ");
  const verdict = median > LIMIT_MS ? "  OVER" : "";
  console.log(`\n${name}: longest task ${median.toFixed(0)} ms (median of ${figures})${verdict}`);
  for (const tasks of runs) {
    const long = tasks.filter((task) => slowMs(task) > LIMIT_MS);
    console.log(
      `  over ${LIMIT_MS} ms: ${long.map((task) => `${slowMs(task).toFixed(0)} (${task.mainly})`).join("; ") || "none"}`,
    );
  }
  return median <= LIMIT_MS;
}

await inThrowAwayFolder(async (dataDirectory) => {
  const shop = await startShopProcess({ dataDirectory, settings: { SHOP_MODE: "demo" } });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const surfaces = surfacesOf(await pageWithCountdown(shop.origin));
    const way = values.calculated ? "calculated from the thread's own time" : "slowed down by Chromium";
    console.log(`Tasks of the main thread at a processor ${SLOWDOWN} times as slow, ${way}`);
    for (const surface of surfaces.filter(({ name }) => name.includes(values.only))) {
      const runs: Array<readonly MainThreadTask[]> = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measure(browser, shop.origin, surface));
      if (!printSurface(surface.name, runs)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
});
