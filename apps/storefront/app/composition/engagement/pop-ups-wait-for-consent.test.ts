import { buildConsent } from "@shop/consent/testing";
import type { Silence } from "@shop/engagement";
import { expect, test } from "vitest";
import type { ConsentServices } from "../consent/consent-services.ts";
import { popUpsWaitForConsent } from "./pop-ups-wait-for-consent.ts";

/** The reasons for silence now. */
function watch(load: () => Promise<ConsentServices>) {
  const reasons: Silence[] = [];
  const silence = (reason: Silence) => {
    reasons.push(reason);
    return () => void reasons.splice(reasons.indexOf(reason), 1);
  };
  popUpsWaitForConsent({ attention: { silence }, consent: { load } });
  return reasons;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("[ENGAGE-12] pop-ups are silent while the choice is unknown, while it is asked for, and while it is changed", async () => {
  const { store: consent } = buildConsent();
  const reasons = watch(async () => {
    consent.start();
    return { consent } as ConsentServices;
  });
  expect(reasons).toEqual(["consent"]);
  await settle();
  expect(reasons).toEqual(["consent"]);
  await consent.refuseAll();
  expect(reasons).toEqual([]);
  consent.openSettings();
  expect(reasons).toEqual(["consent"]);
  consent.close();
  expect(reasons).toEqual([]);
});

test("[ENGAGE-12] if the question can't be loaded, pop-ups don't wait for it", async () => {
  const reasons = watch(() => Promise.reject(new Error("offline")));
  await settle();
  expect(reasons).toEqual([]);
});
