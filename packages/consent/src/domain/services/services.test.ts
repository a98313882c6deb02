import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import type { ConsentService, ServiceStep } from "../service.ts";
import * as services from "./index.ts";

const GRANTED = { necessary: true, preferences: false, statistics: true, marketing: false };
const start = { grants: GRANTED, nowMs: Date.UTC(2026, 0, 1) };

const ALL: readonly ConsentService[] = [
  services.googleTag({ measurementId: "G-ABC" }),
  services.googleTagManager({ containerId: "GTM-ABC" }),
  services.microsoftClarity({ projectId: "abc" }),
  services.matomo({ address: "https://statistics.example/matomo", siteId: "7" }),
  services.plausible({ domain: "shop.example" }),
  services.hotjar({ siteId: 42 }),
  services.posthog({ projectKey: "phc_abc" }),
  services.metaPixel({ pixelId: "123" }),
  services.youtube(),
  services.vimeo(),
];

const scriptsOf = (steps: readonly ServiceStep[]) =>
  steps.flatMap((step) => (step.kind === "script" ? [step.src] : []));
const covers = (host: string, pattern: string) =>
  pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;

test("[CONSENT-02] each service has its own id", () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(10);
});

test.each(ALL.map((service) => [service.id, service] as const))(
  "[CONSENT-02] %s waits for a category, says what it is for in each language, and loads from hosts that it names",
  (_id, service) => {
    expect(service.category).not.toBe("necessary");
    expect(LOCALES.filter((locale) => service.purpose[locale] === "")).toEqual([]);
    expect(service.privacyUrl).toMatch(/^https:\/\//);
    for (const src of scriptsOf(service.load(start))) {
      const { protocol, host } = new URL(src);
      expect([protocol, service.hosts.some((pattern) => covers(host, pattern))]).toEqual(["https:", true]);
    }
  },
);

test.each(ALL.map((service) => [service.id, service] as const))(
  "[CONSENT-04] %s speaks to the service before its script is there, and after a refusal loads nothing",
  (_id, service) => {
    const steps = service.load(start);
    const script = steps.findIndex(({ kind }) => kind === "script");
    expect([-1, steps.length - 1]).toContain(script);
    expect(scriptsOf([...service.revoke(), ...service.inform(GRANTED)])).toEqual([]);
  },
);

test.each(ALL.filter(({ stored, load }) => stored.length > 0 && load(start).length > 0).map((s) => [s.id, s] as const))(
  "[CONSENT-03] %s receives its own opt-out, or the page is loaded again",
  (_id, service) => {
    expect(service.revoke().length > 0 || !service.canStop).toBe(true);
  },
);

test("[CONSENT-04] Google's tag receives the consent signals, version 2, before anything else", () => {
  const [, , first] = services.googleTag({ measurementId: "G-ABC" }).load(start);
  expect(first).toEqual({
    kind: "call",
    path: ["gtag"],
    args: [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "granted",
        functionality_storage: "denied",
        personalization_storage: "denied",
        security_storage: "granted",
      },
    ],
  });
});

test("[CONSENT-04] Google's tag is informed of a later yes to marketing", () => {
  const [on, update] = services.googleTag({ measurementId: "G-ABC" }).inform({ ...GRANTED, marketing: true });
  expect(on).toEqual({ kind: "set", name: "ga-disable-G-ABC", value: false });
  expect(update).toMatchObject({
    args: ["consent", "update", { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" }],
  });
});

test("[CONSENT-03] a withdrawal denies Google every signal but security, and turns its property off", () => {
  const [off, update] = services.googleTag({ measurementId: "G-ABC" }).revoke();
  expect(update).toMatchObject({ args: ["consent", "update", { analytics_storage: "denied", ad_storage: "denied" }] });
  expect(off).toEqual({ kind: "set", name: "ga-disable-G-ABC", value: true });
});

test("[CONSENT-04] Clarity receives its second consent signal", () => {
  const clarity = services.microsoftClarity({ projectId: "abc" });
  const signal = (ad: string, analytics: string) => ({
    kind: "call",
    path: ["clarity"],
    args: ["consentv2", { ad_Storage: ad, analytics_Storage: analytics }],
  });
  expect(clarity.load(start)[1]).toEqual(signal("denied", "granted"));
  expect(clarity.inform({ ...GRANTED, marketing: true })).toEqual([signal("granted", "granted")]);
});

test("[CONSENT-02] Matomo's folder is found with and without its last slash", () => {
  for (const address of ["https://m.example/matomo", "https://m.example/matomo/"])
    expect(scriptsOf(services.matomo({ address, siteId: "1" }).load(start))).toEqual([
      "https://m.example/matomo/matomo.js",
    ]);
});

test("[CONSENT-02] a tag manager runs under marketing unless the host says statistics", () => {
  expect(services.googleTagManager({ containerId: "G" }).category).toBe("marketing");
  expect(services.googleTagManager({ containerId: "G", category: "statistics" }).category).toBe("statistics");
});
