import { createMemoryStorage } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildConsent } from "../testing/build-consent.ts";
import { buildService } from "../testing/build-service.ts";

const YEAR_MS = 365 * 86_400_000;

test("[CONSENT-02] before a choice nothing is loaded, stored or sent, and the visitor is asked", () => {
  const { store, page, storage, sent } = buildConsent();
  store.start();
  expect([page.log, storage.get("shop_consent"), sent]).toEqual([[], undefined, []]);
  expect(store.getState()).toMatchObject({ layer: "question", choice: null, allowed: [] });
});

test("[CONSENT-02] a yes to statistics loads its services and no others", async () => {
  const { store, page } = buildConsent();
  store.start();
  await store.choose(["statistics"]);
  expect(page.log).toEqual(["counter load"]);
  expect(store.getState()).toMatchObject({ layer: "closed", allowed: ["counter"] });
});

test("[CONSENT-03] one press accepts everything, and one press refuses everything", async () => {
  const { store, page } = buildConsent();
  store.start();
  await store.acceptAll();
  expect(page.log).toEqual(["counter load", "adverts load"]);
  await store.refuseAll();
  expect(store.getState().grants).toEqual({
    necessary: true,
    preferences: false,
    statistics: false,
    marketing: false,
  });
});

test("[CONSENT-03] a withdrawal stops the service and removes what it stored, again after 1 and 5 seconds", async () => {
  const { store, page, clock } = buildConsent();
  store.start();
  await store.choose(["statistics"]);
  page.log.length = 0;
  await store.refuseAll();
  expect(page.log).toEqual(["counter revoke", "removed counter_*"]);
  clock.advance(999);
  expect(page.log).toHaveLength(2);
  clock.advance(1);
  clock.advance(4_000);
  clock.advance(60_000);
  expect(page.log.slice(2)).toEqual(["removed counter_*", "removed counter_*"]);
});

test("[CONSENT-03] a service that was withdrawn and allowed again keeps what it stores, and is loaded once", async () => {
  const { store, page, clock } = buildConsent();
  store.start();
  await store.choose(["statistics"]);
  await store.refuseAll();
  page.log.length = 0;
  await store.choose(["statistics"]);
  clock.advance(10_000);
  expect(page.log).toEqual(["counter inform"]);
});

test("[CONSENT-03] the page is loaded again for a service that can't be stopped, after everything else", async () => {
  const { store, page } = buildConsent({ services: [buildService({ canStop: false }), buildService({ id: "other" })] });
  store.start();
  await store.acceptAll();
  page.log.length = 0;
  await store.refuseAll();
  expect(page.log).toEqual(["counter revoke", "removed counter_*", "other revoke", "removed other_*", "reload"]);
});

test("[CONSENT-01] a choice is kept: the next page loads what it allows and doesn't ask", async () => {
  const first = buildConsent();
  first.store.start();
  await first.store.choose(["statistics"]);
  const { store, page } = buildConsent({ storage: first.storage });
  store.start();
  expect(page.log).toEqual(["removed adverts_*", "counter load"]);
  expect(store.getState().layer).toBe("closed");
});

test("[CONSENT-02] after 365 days nothing is loaded, what was stored is removed, and the visitor is asked", async () => {
  const first = buildConsent();
  first.store.start();
  await first.store.acceptAll();
  const { store, page, clock } = buildConsent({ storage: first.storage });
  clock.advance(YEAR_MS);
  store.start();
  expect(page.log).toEqual(["removed counter_*", "removed adverts_*"]);
  expect(store.getState().layer).toBe("question");
});

test("[CONSENT-04] a new version of the policy asks again and loads nothing until then", async () => {
  const first = buildConsent();
  first.store.start();
  await first.store.acceptAll();
  const { store, page } = buildConsent({ storage: first.storage, policyVersion: "2" });
  store.start();
  expect(store.getState()).toMatchObject({ layer: "question", allowed: [] });
  expect(page.log.filter((line) => line.includes("load"))).toEqual([]);
});

test("[CONSENT-04] with Global Privacy Control nobody is asked and nothing runs; a yes all the same counts", async () => {
  const first = buildConsent({ hasSignal: true });
  first.store.start();
  expect(first.store.getState()).toMatchObject({ layer: "closed", allowed: [], hasSignal: true });
  await first.store.choose(["statistics"]);
  expect(first.store.getState().allowed).toEqual(["counter"]);
  const next = buildConsent({ hasSignal: true, storage: first.storage });
  next.store.start();
  expect(next.store.getState().allowed).toEqual(["counter"]);
});

test("[CONSENT-04] Global Privacy Control that is turned on later refuses what was allowed before", async () => {
  const first = buildConsent();
  first.store.start();
  await first.store.acceptAll();
  const { store, page } = buildConsent({ hasSignal: true, storage: first.storage });
  store.start();
  expect(store.getState().allowed).toEqual([]);
  expect(page.log).toEqual(["removed counter_*", "removed adverts_*"]);
});

test("[CONSENT-03] another tab follows at once: it stops what was withdrawn and closes its question", async () => {
  let changed = (_key: string) => {};
  const memory = createMemoryStorage();
  const shared = {
    ...memory,
    subscribe: (listener: (key: string) => void) => {
      changed = listener;
      return () => {};
    },
  };
  const other = buildConsent({ storage: shared });
  other.store.start();
  const own = buildConsent({ storage: memory });
  await own.store.acceptAll();
  changed("shop_consent");
  expect([other.store.getState().layer, other.page.log]).toEqual(["closed", ["counter load", "adverts load"]]);
  await own.store.refuseAll();
  changed("shop_consent");
  expect(other.page.log).toContain("counter revoke");
});

test("[CONSENT-04] each choice is recorded with its time, the policy, the text and the categories, and names nobody", async () => {
  const { store, sent, clock } = buildConsent();
  store.start();
  await store.choose(["marketing"]);
  clock.advance(1000);
  await store.refuseAll();
  expect(sent).toMatchObject([
    {
      chosenAtMs: 1_767_225_600_000,
      policyVersion: "1",
      textHash: "hash of the text",
      locale: "en",
      asked: ["statistics", "marketing"],
      granted: ["marketing"],
      services: [],
      hadSignal: false,
    },
    { chosenAtMs: 1_767_225_601_000, granted: [] },
  ]);
  expect(sent[0]?.consentId).toBe(sent[1]?.consentId);
  expect(sent[0]?.recordId).not.toBe(sent[1]?.recordId);
});

test("[CONSENT-02] a service that is allowed for this page is forgotten with it, and nothing is stored", async () => {
  const { store, page, storage, sent } = buildConsent();
  store.start();
  await store.allowService("adverts", "once");
  expect([page.log, storage.get("shop_consent"), sent]).toEqual([["adverts load"], undefined, []]);
  expect(store.getState()).toMatchObject({ layer: "question", allowed: ["adverts"] });
});

test("[CONSENT-02] a service that is allowed for good is a part of the choice; the question is still asked", async () => {
  const first = buildConsent();
  first.store.start();
  await first.store.allowService("adverts", "always");
  expect(first.sent).toMatchObject([{ granted: [], asked: [], services: ["adverts"] }]);
  const { store } = buildConsent({ storage: first.storage });
  store.start();
  expect(store.getState()).toMatchObject({ layer: "question", allowed: ["adverts"] });
});

test("[CONSENT-03] closing the dialog chooses nothing; the settings can be opened at any time", async () => {
  const { store, storage } = buildConsent();
  store.start();
  store.close();
  expect([store.getState().layer, storage.get("shop_consent")]).toEqual(["closed", undefined]);
  store.openSettings();
  expect(store.getState().layer).toBe("settings");
});

test("[CONSENT-03] the page is loaded again if a withdrawn service's script is still on its way, and only then", async () => {
  const src = "https://counter.example/counter.js";
  const services = [buildService({ load: () => [{ kind: "script", src }] })];
  const { store, page } = buildConsent({ services });
  store.start();
  await store.acceptAll();
  page.coming.add(src);
  await store.refuseAll();
  expect(page.log.at(-1)).toBe("reload");
  await store.acceptAll();
  page.coming.delete(src);
  await store.refuseAll();
  expect(page.log.filter((entry) => entry === "reload")).toHaveLength(1);
});
