// What tracking costs the main thread while a customer scrolls and clicks, at a processor four times as slow. See README.md.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { DEFAULT_OPERATION_IDS } from "../../packages/api-client/src/contract/operation-ids.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { logInVisitor, welcomeVisitors } from "../api/prepared-calls.ts";
import { BENCH_PASSWORD, insertCustomers } from "../shop-process/insert-customers.ts";
import { withShopOnPostgres } from "../shop-process/with-shop-on-postgres.ts";
import { longestTaskMs, type TraceEvent, type TrackingTask, trackingTasks } from "./tracking-tasks.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const SLOWDOWN = 4;
const LIMIT_MS = 5;
const PATIENCE_MS = 90_000;
const CATEGORIES = [
  ...["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing", "disabled-by-default-v8.cpu_profiler"],
  "disabled-by-default-v8.cpu_profiler.hires",
];
const UNTIL_MARK = "bench:until";
const PRODUCT = "/products/plugins/famicalign";
/** Calls of a page that isn't tracked: who is there, and what was added. */
const READY = `/v1/${DEFAULT_OPERATION_IDS.updateSession}`;
const ADDED = `/v1/${DEFAULT_OPERATION_IDS.addToCart}`;
const SETTLE_MS = 1_500;
const CHOICE = {
  id: "00000000-0000-4000-8000-00000000c0de",
  asked: ["preferences", "statistics", "marketing"],
  services: [],
  policyVersion: "1",
  textHash: "",
  hadSignal: false,
};

/** The thread's own time, four times. Chromium's slowdown would also multiply what other processes take on a busy machine. */
function slowDown({ mainly, ...ms }: TrackingTask): TrackingTask {
  const { trackingMs, besideFetchMs, taskMs } = ms;
  return {
    mainly,
    trackingMs: trackingMs * SLOWDOWN,
    besideFetchMs: besideFetchMs * SLOWDOWN,
    taskMs: taskMs * SLOWDOWN,
  };
}

interface Measured {
  readonly tracking: readonly TrackingTask[];
  /** The longest task of all, tracking's or the page's own. */
  readonly longestMs: number;
}

/** The same visit with tracking, and without: then nothing is allowed. */
async function measure(
  browser: Browser,
  { origin, cookie, isTracked }: { readonly origin: string; readonly cookie: string; readonly isTracked: boolean },
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    extraHTTPHeaders: { "x-forwarded-for": "10.9.0.1" },
  });
  try {
    const cookies = [...cookie.split("; "), "shop_visit=1"].map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return { name, value, url: origin };
    });
    await context.addCookies(cookies);
    await context.addInitScript(
      (choice) => {
        localStorage.setItem("shop_fewer_pop_ups", "1");
        if (localStorage.getItem("shop_consent") === null)
          localStorage.setItem("shop_consent", JSON.stringify({ ...choice, chosenAtMs: Date.now() - 60_000 }));
      },
      { ...CHOICE, granted: isTracked ? ["statistics", "marketing"] : [] },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const isLoaded = page.waitForResponse((response) =>
      response.url().includes(isTracked ? "/track-product-view" : READY),
    );
    await page.goto(`${origin}${PRODUCT}`);
    await isLoaded;
    await page.waitForTimeout(SETTLE_MS);
    await browser.startTracing(page, { categories: CATEGORIES });
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(30);
    }
    await page.mouse.wheel(0, -10_000);
    const added = page.waitForResponse((response) => response.url().includes(isTracked ? "/track-cart-add" : ADDED));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await added;
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate((mark) => performance.mark(mark), UNTIL_MARK);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const until = traceEvents.findLast(({ name }) => name === UNTIL_MARK);
    if (!until) throw new Error("The trace has no end mark: the page was left.");
    return {
      tracking: trackingTasks(traceEvents, until).map(slowDown),
      longestMs: longestTaskMs(traceEvents, until) * SLOWDOWN,
    };
  } finally {
    await context.close();
  }
}

await withShopOnPostgres(async ({ shop, port, sql }) => {
  await insertCustomers(sql, { name: "tracked", count: 1 });
  const [visitor] = await welcomeVisitors(port, 1);
  if (!visitor) throw new Error("There is no visitor to log in.");
  const customer = await logInVisitor(port, visitor, { email: "tracked1@bench.example", password: BENCH_PASSWORD });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const longest: number[] = [];
    console.log(
      `Tracking on the main thread, scrolling a product's page and adding it, a processor ${SLOWDOWN} times as slow`,
    );
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const visit = { origin: shop.origin, cookie: customer.cookie ?? "" };
      const { tracking: tasks, longestMs } = await measure(browser, { ...visit, isTracked: true });
      const without = await measure(browser, { ...visit, isTracked: false });
      const all = tasks.reduce((sum, { trackingMs }) => sum + trackingMs, 0);
      const [first] = tasks;
      longest.push(first?.trackingMs ?? 0);
      const beside = Math.max(0, ...tasks.map(({ besideFetchMs }) => besideFetchMs));
      console.log(
        `  longest ${(first?.trackingMs ?? 0).toFixed(1)} ms (${first?.mainly ?? "none"}), beside fetch ${beside.toFixed(1)} ms, ${all.toFixed(1)} ms in ${tasks.length} tasks`,
      );
      console.log(
        `    the page's longest task: ${longestMs.toFixed(1)} ms with tracking, ${without.longestMs.toFixed(1)} ms without (${without.tracking.length} of tracking); load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    const median = longest.sort((one, other) => one - other)[Math.floor(longest.length / 2)] ?? 0;
    console.log(`longest in a task, median: ${median.toFixed(1)} ms${median > LIMIT_MS ? "  OVER" : ""}`);
    if (median > LIMIT_MS) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
