// From a press to the next paint, at a processor four times as slow. `npm run bench -- interactions [--rounds 5]`

import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { choiceOf, storeChoice } from "../../e2e/models/consent-choice.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { inThrowAwayFolder, startShopProcess } from "../shop-process/start-shop-process.ts";
import { INTERACTIONS, type Interaction } from "./interactions.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string", default: "" },
    // A shop that runs already.
    origin: { type: "string" },
  },
});
const SLOWDOWN = 4;
const LIMIT_MS = 100;
/** The browser reports no shorter interaction. */
const SHORTEST_MS = 16;
/** From the page's idle mark on: what is loaded then is there. */
const SETTLE_MS = 4_000;
/** After the press has done its work: the browser reports an interaction after its paint. */
const REPORT_MS = 1_000;
/** How long a hand holds the button down. */
const PRESS_MS = 80;
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** The parts of the longest event of an interaction, in ms: until its handlers run, their own time, from there to the paint. */
interface Latency {
  readonly totalMs: number;
  readonly waitMs: number;
  readonly handlersMs: number;
  readonly paintMs: number;
}

const WATCH = `
  window.benchEvents = [];
  new PerformanceObserver((list) => window.benchEvents.push(...list.getEntries()))
    .observe({ type: "event", durationThreshold: ${SHORTEST_MS} });
`;
const LONGEST = `
  (() => {
    const events = window.benchEvents.filter((event) => event.interactionId > 0);
    const [longest] = events.sort((one, other) => other.duration - one.duration);
    if (!longest) return { totalMs: 0, waitMs: 0, handlersMs: 0, paintMs: 0 };
    const { startTime, processingStart, processingEnd, duration } = longest;
    const handlersMs = processingEnd - processingStart;
    const waitMs = processingStart - startTime;
    return { totalMs: duration, waitMs, handlersMs, paintMs: Math.max(0, duration - waitMs - handlersMs) };
  })()
`;

async function measure(browser: Browser, origin: string, interaction: Interaction): Promise<Latency> {
  const viewport = { width: interaction.width, height: 900 };
  const context = await browser.newContext({ viewport, locale: "en-US", colorScheme: "dark" });
  await context.addInitScript(storeChoice, choiceOf([]));
  await context.addInitScript(() => localStorage.setItem("shop_fewer_pop_ups", "1"));
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    // Playwright's own scripts would be long tasks.
    const run = async <Value>(expression: string): Promise<Value> =>
      (await cdp.send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
    await page.goto(`${origin}${interaction.path}`);
    await until(page, () => run(`performance.getEntriesByName("shop:idle").length > 0`), "idle time");
    await page.waitForTimeout(SETTLE_MS);
    const { x, y } = await run<{ x: number; y: number }>(`(() => {
      const part = ${interaction.part};
      part.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    await page.mouse.move(x, y);
    await page.waitForTimeout(REPORT_MS);
    await run(WATCH);
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await until(page, () => run(interaction.isDone), interaction.name);
    await page.waitForTimeout(REPORT_MS);
    return await run<Latency>(LONGEST);
  } finally {
    await context.close();
  }
}

async function until(page: Page, isSo: () => Promise<boolean>, what: string): Promise<void> {
  const lateMs = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > lateMs) throw new Error(`Waited in vain: ${what}.`);
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

function print(name: string, rounds: readonly Latency[]): boolean {
  const sorted = rounds.toSorted((one, other) => one.totalMs - other.totalMs);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error("There is no round.");
  const shown = ({ totalMs }: Latency) => (totalMs === 0 ? `under ${SHORTEST_MS}` : totalMs.toFixed(0));
  const parts = [median.waitMs, median.handlersMs, median.paintMs].map((ms) => ms.toFixed(0)).join(" + ");
  const isMet = median.totalMs < LIMIT_MS;
  console.log(
    `${name}: ${shown(median)} ms, median of ${sorted.map(shown).join(", ")}; until the handlers + handlers + paint: ${parts}${isMet ? "" : "  OVER"}`,
  );
  return isMet;
}

async function measureAll(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    console.log(
      `From a press to the next paint at a processor ${SLOWDOWN} times as slow, load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const interaction of INTERACTIONS.filter(({ name }) => name.includes(values.only))) {
      const rounds: Latency[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        rounds.push(await measure(browser, origin, interaction));
      if (!print(interaction.name, rounds)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

if (values.origin) await measureAll(values.origin);
else
  await inThrowAwayFolder(async (dataDirectory) => {
    const shop = await startShopProcess({ dataDirectory, settings: { SHOP_MODE: "demo" } });
    await measureAll(shop.origin).finally(shop.stop);
  });
