import { test as base, expect } from "@playwright/test";
import { googleTag } from "../../packages/consent/src/domain/services/index.ts";
import { expectSilence, type SilenceOptions } from "../../packages/consent/src/testing/playwright/index.ts";
import { type Site, serveSite } from "./serve-site.ts";

const PAGE = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><h1>Host</h1>';

interface Fixtures {
  /** Opens the page, runs a script in it, and expects silence. Returns the failure's text, or "silent". */
  readonly listen: (script: string, options?: Partial<SilenceOptions>) => Promise<string>;
}

/** The same site by its other name is a foreign host. */
const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use) => {
      const site = await serveSite((path) => {
        if (path === "/stores") return { body: `${PAGE}<script>localStorage.setItem("inside", "1")</script>` };
        return { body: PAGE, headers: { "access-control-allow-origin": "*" } };
      });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  listen: async ({ page, site }, use) => {
    await use(async (script, options = {}) => {
      const during = async () => {
        await page.goto(site.origin("127.0.0.1"));
        await page.evaluate(script.replaceAll("FOREIGN", site.origin("localhost")));
      };
      const tag = googleTag({ measurementId: "G-ABC" });
      const services = [{ ...tag, hosts: [new URL(site.origin("localhost")).host] }];
      const all = { until: "consent", services, during, ...options } as SilenceOptions;
      return expectSilence(page, all).then(
        () => "silent",
        (error: Error) => error.message.replaceAll(String(site.port), "PORT"),
      );
    });
  },
});

const FETCH = "fetch('FOREIGN/seen').then(() => {})";

test("[CONSENT-02] a page that asks its own host alone and stores nothing is silent", async ({ listen }) => {
  expect(await listen("fetch('/own').then(() => {})")).toBe("silent");
});

const NOISES = [
  {
    what: "a request to a foreign host",
    script: FETCH,
    text: `- Request to localhost:PORT: GET http://localhost:PORT/seen, from http://127.0.0.1:PORT/
  Only covered by "statistics" (Google Analytics 4).`,
  },
  {
    what: "a beacon",
    script: "navigator.sendBeacon('FOREIGN/seen', '1'); fetch('/own').then(() => {})",
    text: `- Request to localhost:PORT: POST http://localhost:PORT/seen, from http://127.0.0.1:PORT/
  Only covered by "statistics" (Google Analytics 4).`,
  },
  {
    what: "a WebSocket",
    script:
      "new Promise((done) => { new WebSocket('FOREIGN/live'.replace('http', 'ws')).onerror = done }).then(() => {})",
    text: `- Request to localhost:PORT: WebSocket ws://localhost:PORT/live, from http://127.0.0.1:PORT/
  Only covered by "statistics" (Google Analytics 4).`,
  },
  {
    what: "a cookie",
    script: "void (document.cookie = '_ga_ABC=1; path=/shop')",
    text: `- Cookie "_ga_ABC" of 127.0.0.1/shop
  Only covered by "statistics" (Google Analytics 4).`,
  },
  {
    what: "a key of the local storage",
    script: "localStorage.setItem('seen', '1')",
    text: `- Key in localStorage "seen" of http://127.0.0.1:PORT
  No service stores it, and the site's own list doesn't name it.`,
  },
  {
    what: "a key of the session storage",
    script: "sessionStorage.setItem('seen', '1')",
    text: `- Key in sessionStorage "seen" of http://127.0.0.1:PORT
  No service stores it, and the site's own list doesn't name it.`,
  },
  {
    what: "a database",
    script: "new Promise((done) => { indexedDB.open('seen').onsuccess = done }).then(() => {})",
    text: `- Database (IndexedDB) "seen" of http://127.0.0.1:PORT
  No service stores it, and the site's own list doesn't name it.`,
  },
] as const;

for (const { what, script, text } of NOISES) {
  test(`[CONSENT-02] ${what} before consent breaks the silence, and the failure names it`, async ({ listen }) => {
    expect(await listen(script)).toBe(`The page isn't silent. Nothing was allowed, but there was:\n${text}`);
  });
}

test("[CONSENT-02] what another page of the browser sends and stores is found", async ({ listen, page, site }) => {
  const during = async () => {
    await page.goto(site.origin("127.0.0.1"));
    const other = await page.context().newPage();
    await other.goto(`${site.origin("localhost")}/stores`);
  };
  const text = await listen("", { during });
  expect(text).toContain("Request to localhost:PORT: GET http://localhost:PORT/stores, from a navigation");
  expect(text).toContain('Key in localStorage "inside" of http://localhost:PORT');
});

test("[CONSENT-02] an allowed category covers its services, and no other does", async ({ listen }) => {
  const script = `document.cookie = "_ga=1"; ${FETCH}`;
  expect(await listen(script, { until: undefined, granted: ["statistics"] })).toBe("silent");
  const text = await listen(script, { until: undefined, granted: ["marketing", "preferences"] });
  expect(text).toContain("Allowed was only marketing and preferences, but there was:");
  expect(text).toContain('Cookie "_ga"');
  expect(text).toContain("Request to localhost:PORT");
});

test("[CONSENT-02] a service that was allowed alone is covered", async ({ listen }) => {
  expect(await listen(FETCH, { alone: ["google-analytics"] })).toBe("silent");
});

test("[CONSENT-02] the site's own list covers what it names, in that place alone", async ({ listen, site }) => {
  const own = [{ pattern: "cart_*", kind: "local" as const }];
  expect(await listen("localStorage.setItem('cart_key', '1')", { own })).toBe("silent");
  expect(await listen("localStorage.clear(); sessionStorage.setItem('cart_key', '1')", { own })).toContain(
    'Key in sessionStorage "cart_key"',
  );
  const ownHosts = [new URL(site.origin("localhost")).host];
  expect(await listen(`sessionStorage.clear(); ${FETCH}`, { ownHosts })).toBe("silent");
});

test("[CONSENT-02] an entry of the site's own list waits for its category too", async ({ listen }) => {
  const own = [{ pattern: "layout", kind: "local" as const, category: "preferences" as const }];
  expect(await listen("localStorage.setItem('layout', '1')", { own })).toContain(
    'Only covered by "preferences" (the site\'s own list).',
  );
});

test("[CONSENT-02] a check that opened no page fails", async ({ page }) => {
  const nothing = expectSilence(page, { until: "consent", services: [], during: async () => {} });
  await expect(nothing).rejects.toThrow("expectSilence: no page was opened, so that nothing was looked at.");
});
