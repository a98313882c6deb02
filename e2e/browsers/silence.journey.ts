import { describeNoise } from "../../packages/consent/src/testing/playwright/describe-noise.ts";
import { findNoise, type Trace } from "../../packages/consent/src/testing/playwright/find-noise.ts";
import { type StoredNames, storedNames, tracesOf } from "../../packages/consent/src/testing/playwright/read-stored.ts";
import { pagesToVisitOnce } from "../models/pages-to-visit.ts";
import { newPerson, PASSWORD, signUp } from "../models/people.ts";
import { CHOICES, OWN_STORED, ownCallsWithout, SERVICES } from "../models/shop-consent.ts";
import type { Browser } from "./browser.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

// Some hundred pages, one after the other, in a browser that may be slow.
test.describe.configure({ timeout: 1_200_000 });

test("[CONSENT-02] with each choice a visitor is sent nowhere that was not allowed, and nothing else is stored", async ({
  visitor,
  browserOfEngine,
  baseURL,
}) => {
  await expectSilence(visitor, browserOfEngine, baseURL ?? "");
});

test("[CONSENT-02] with each choice a customer is sent nowhere that was not allowed, and nothing else is stored", async ({
  visitor,
  browserOfEngine,
  context,
  baseURL,
}, testInfo) => {
  const person = newPerson(testInfo, "Mara");
  await signUp(context, baseURL ?? "", person);
  await visitor.open("/support");
  await visitor.press("link", "Account", "header");
  await visitor.fill("Email address", person.email);
  await visitor.press("button", "Continue");
  await visitor.fill("Password", PASSWORD);
  await visitor.press("button", "Sign in");
  await visitor.expectText(new RegExp(`logged in as ${person.firstName}`));
  await expectSilence(visitor, browserOfEngine, baseURL ?? "");
});

async function expectSilence(visitor: Visitor, browser: Browser, origin: string): Promise<void> {
  for (const granted of CHOICES) {
    const pages = pagesToVisitOnce(granted);
    await test.step(`allowed: ${granted.join(" and ") || "nothing"}`, async () => {
      await visitor.choose(granted);
      const traces: Trace[] = [];
      for (const path of pages) {
        await visitor.openAndRest(path);
        traces.push(...(await readTraces(browser, path)));
      }
      await visitor.expectPart("button", "Open chat");
      const last = pages.at(-1) ?? "";
      traces.push(...(await readTraces(browser, last)));
      const rules = { services: SERVICES, own: OWN_STORED, granted, alone: [], ownHosts: [new URL(origin).host] };
      expect(describeNoise(findNoise(traces, rules), granted)).toBe(describeNoise([], granted));
      const calls = traces.flatMap((trace) => (trace.kind === "request" ? new URL(trace.url).pathname : []));
      expect(ownCallsWithout(granted, calls)).toEqual([]);
      // Without this the choice might not have been read at all.
      expect(calls.includes("/page-views")).toBe(granted.includes("statistics"));
    });
  }
}

async function readTraces(browser: Browser, place: string): Promise<Trace[]> {
  const stored = await browser.run<StoredNames>(`return (${storedNames})()`);
  const cookies = await browser.cookies();
  const requests = (await browser.takeRequests()).filter((url) => /^(https?|wss?):/.test(url));
  return [
    ...tracesOf(stored),
    ...cookies.map((cookie): Trace => ({ kind: "cookie", name: cookie.name, place: cookie.domain + cookie.path })),
    ...requests.map((url): Trace => ({ kind: "request", method: "GET", url, place })),
  ];
}
