import { test as base, expect } from "@playwright/test";
import { buildScript } from "./build-script.ts";
import { HostSite } from "./host-site.ts";
import { CASES, type ServiceCase } from "./service-cases.ts";

const test = base.extend<{ host: (serviceCase: ServiceCase) => Promise<HostSite> }, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use) => use(await buildScript("host-page.ts")),
    { scope: "worker" },
  ],
  host: async ({ page, script }, use) => {
    await use(async (serviceCase) => new HostSite(page, serviceCase, script));
  },
});

for (const serviceCase of CASES) {
  const { service, signal, optOuts, stores, startsAgain } = serviceCase;
  const { name, canStop } = service;

  test(`[CONSENT-02] [CONSENT-04] ${name} does nothing before a yes, finds its signal first, and then counts`, async ({
    host,
  }) => {
    const site = await host(serviceCase);
    await site.expectSilence(async () => {
      await site.open();
      await site.page.clock.runFor(10_000);
    });
    expect(site.events).toEqual([]);
    await site.accept();
    await expect.poll(() => site.events.length).toBeGreaterThan(0);
    expect(await site.stored()).toEqual(stores);
    if (signal) expect(await site.page.evaluate(() => window.standIn?.found[0])).toEqual(signal);
  });

  test(`[CONSENT-03] ${name} stops at a withdrawal, everywhere and for good, ${canStop ? "without" : "by"} loading the page again`, async ({
    host,
  }) => {
    const site = await host(serviceCase);
    await site.open();
    await site.accept();
    await expect.poll(() => site.events.length).toBeGreaterThan(0);
    await site.page.evaluate(
      (names) => {
        for (const place of [
          "path=/shop",
          "path=/shop/list; domain=www.shop.example",
          "path=/shop/; domain=shop.example",
        ])
          for (const cookie of names) document.cookie = `${cookie}=1; ${place}`;
      },
      service.stored.filter(({ kind }) => kind === "cookie").map(({ pattern }) => pattern.replace("*", "1")),
    );
    let loads = 0;
    site.page.on("load", () => {
      loads += 1;
    });
    let calls: readonly string[] = [];
    await site.expectSilence(async () => {
      await site.withdraw();
      if (canStop) calls = (await site.page.evaluate(() => window.standIn?.calls)) ?? [];
      else await expect.poll(() => loads).toBe(1);
      await site.page.clock.runFor(10_000);
    });
    expect(await site.stored()).toEqual([]);
    expect(loads).toBe(canStop ? 0 : 1);
    if (canStop) expect(calls).toEqual(optOuts);
  });

  test(`[CONSENT-03] ${name} counts again after another yes, ${startsAgain ? "at once" : "on the next page"}`, async ({
    host,
  }) => {
    const site = await host(serviceCase);
    await site.open();
    await site.accept();
    await expect.poll(() => site.events.length).toBeGreaterThan(0);
    const isLoaded = canStop ? Promise.resolve() : site.page.waitForEvent("load");
    await site.withdraw();
    await isLoaded;
    await expect.poll(() => site.page.evaluate(() => consent.getState().choice?.granted)).toEqual([]);
    const before = site.events.length;
    await site.accept();
    if (canStop && !startsAgain) await site.page.reload();
    await site.page.clock.runFor(2_000);
    await expect.poll(() => site.events.length).toBeGreaterThan(before);
    expect(await site.stored()).toEqual(stores);
  });

  if (signal)
    test(`[CONSENT-03] ${name} does nothing when its script comes after the withdrawal`, async ({ host }) => {
      const site = await host(serviceCase);
      await site.open();
      site.holdScript();
      await Promise.all([site.page.waitForRequest(serviceCase.script), site.accept()]);
      await site.expectSilence(async () => {
        const isLoaded = site.page.waitForEvent("load");
        await site.withdraw();
        await isLoaded;
        site.releaseScript();
        await site.page.clock.runFor(10_000);
      });
      expect(site.events).toEqual([]);
      expect(await site.stored()).toEqual([]);
    });
}
