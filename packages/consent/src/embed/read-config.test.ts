import { expect, test } from "vitest";
import { type EmbedConfig, readServices } from "./read-config.ts";

const COUNTER = {
  id: "counter",
  name: "Counter",
  provider: "Example Ltd",
  purpose: "Zählt Besuche.",
  category: "statistics",
  privacyUrl: "https://counter.example/privacy",
} as const;
const START = { grants: { necessary: true, preferences: false, statistics: true, marketing: false }, nowMs: 0 };
const config = (given: Partial<EmbedConfig>): EmbedConfig => ({ policyVersion: "1", services: [], ...given });

test("[CONSENT-02] a page names a ready-made service with its options", () => {
  const { services } = readServices(config({ services: [{ use: "hotjar", siteId: 42 } as never] }), "en");
  expect(services[0]?.load(START).at(-1)).toMatchObject({ src: "https://static.hotjar.com/c/hotjar-42.js?sv=6" });
});

test("[CONSENT-02] a service of the page's own needs no script, and with one the page is loaded again to stop it", () => {
  const src = "/counter.js";
  const { services } = readServices(config({ services: [COUNTER, { ...COUNTER, id: "other", src }] }), "de");
  expect(services.map(({ purpose, canStop, stored }) => [purpose.de, canStop, stored])).toEqual([
    ["Zählt Besuche.", true, []],
    ["Zählt Besuche.", false, []],
  ]);
  expect(services.map((service) => service.load(START))).toEqual([[], [{ kind: "script", src }]]);
});

test("[CONSENT-03] what the page stores itself is in the table in its language", () => {
  const own = [
    { pattern: "session", kind: "cookie", lifetimeDays: null, category: "necessary", purpose: "Anmeldung." },
  ] as const;
  expect(readServices(config({ own }), "de").own[0]?.purpose.de).toBe("Anmeldung.");
});

test("a service that doesn't exist is a mistake of the page", () => {
  for (const use of ["gogleTag", "readService"]) {
    const wrong = config({ services: [{ use } as never] });
    expect(() => readServices(wrong, "en")).toThrow(`There is no service "${use}".`);
  }
});
