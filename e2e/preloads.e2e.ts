import type { Page, Request } from "@playwright/test";
import { expect, test } from "./models/test.ts";

/** Counts the data of preloaded routes on a connection on which every response takes two seconds. */
async function countPreloads(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 2_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked: string[] = [];
  const inFlight = new Set<Request>();
  const counts = { asked, inFlight, most: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".data")) return;
    asked.push(pathname);
    inFlight.add(request);
    // The end of the request that made room may be reported just after this one's start. All others take two seconds.
    setTimeout(() => {
      counts.most = Math.max(counts.most, inFlight.size);
    }, 200);
  });
  page.on("requestfinished", (request) => inFlight.delete(request));
  page.on("requestfailed", (request) => inFlight.delete(request));
  return counts;
}

for (const how of ["hover", "focus"] as const)
  test(`[ROUTE-02] by ${how}, five routes are preloaded at a time; the rest are requested as slots become free`, async ({
    shopper,
    page,
  }) => {
    // Until the router knows the routes of a page's links, it has nothing to preload.
    const routesOfLinks = page.waitForEvent("requestfinished", (request) => request.url().includes("/routes-of-links"));
    await shopper.open("/products");
    await routesOfLinks;
    const counts = await countPreloads(page);
    const links = page.getByRole("main").getByRole("article").getByRole("link");
    for (let number = 0; number < 8; number += 1) {
      await links.nth(number)[how]();
      // As long as a hand that means it, by the page's own clock.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    }
    await expect.poll(() => counts.asked.length).toBe(8);
    await expect.poll(() => counts.inFlight.size).toBe(0);
    expect([new Set(counts.asked).size, counts.most]).toEqual([8, 5]);
  });
