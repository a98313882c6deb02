// Tasks of the main thread, at a processor four times as slow, when something pops up. `npm run bench -- main-thread [--rounds 3]`

import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { choiceOf, storeChoice } from "../../e2e/models/consent-choice.ts";
import { inThrowAwayFolder, startShopProcess } from "../shop-process/start-shop-process.ts";
import { BareChromium } from "./bare-chromium.ts";
import { BarePage } from "./bare-page.ts";
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

/** What the visitor has chosen and closed before, as the shop stores it: pop-ups wait for the question about privacy. */
async function storeBefore(page: BarePage, { closed }: Surface): Promise<void> {
  const until = Object.fromEntries(closed.map((kind) => [kind, Date.now() + FAR_MS]));
  await page.addInitScript(`(${storeChoice})(${JSON.stringify(choiceOf([]))})`);
  await page.addInitScript(`localStorage.setItem("shop_pop_ups", ${JSON.stringify(JSON.stringify(until))})`);
}

async function measure(browser: BareChromium, origin: string, surface: Surface): Promise<readonly MainThreadTask[]> {
  const page = await BarePage.open(browser);
  try {
    await page.send("Emulation.setCPUThrottlingRate", { rate: values.calculated ? 1 : SLOWDOWN });
    await storeBefore(page, surface);
    const appear = async () => {
      await surface.act?.(page);
      await page.until(`document.querySelector(${JSON.stringify(surface.selector)}) !== null`);
      await sleep(AFTERWARDS_MS);
    };
    const open = () => page.goto(`${origin}${surface.path}`);
    if (surface.traceAfterMs === 0) {
      const openAndAppear = async () => {
        await open();
        await appear();
      };
      return await traceTasks(page, openAndAppear, IDLE_MARK);
    }
    await open();
    await surface.before?.(page);
    await sleep(surface.traceAfterMs);
    return await traceTasks(page, appear);
  } finally {
    await page.close();
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
  const browser = await BareChromium.launch();
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
