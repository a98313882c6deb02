import { expect, test } from "vitest";
import { isServiceAllowed } from "./is-service-allowed.ts";

const NOW_MS = Date.UTC(2026, 5, 1);
const conditions = { policy: { version: "1", asked: ["marketing"] as const }, nowMs: NOW_MS, hasSignal: false };
const video = { id: "youtube", category: "marketing" } as const;
const alone = {
  id: "a",
  asked: [],
  granted: [],
  services: ["youtube"],
  chosenAtMs: NOW_MS,
  policyVersion: "1",
  textHash: "",
  hadSignal: false,
};

test("[CONSENT-02] a service may run with its category, or if it was allowed alone; no other one with it", () => {
  expect(isServiceAllowed(video, null, conditions)).toBe(false);
  expect(isServiceAllowed(video, alone, conditions)).toBe(true);
  expect(isServiceAllowed({ ...video, id: "vimeo" }, alone, conditions)).toBe(false);
  expect(isServiceAllowed(video, { ...alone, services: [], granted: ["marketing"] }, conditions)).toBe(true);
});

test("[CONSENT-04] a service allowed alone isn't allowed under a new version of the policy", () => {
  expect(isServiceAllowed(video, { ...alone, policyVersion: "0" }, conditions)).toBe(false);
});

test("[CONSENT-01] what is necessary runs without a choice", () => {
  expect(isServiceAllowed({ id: "cart", category: "necessary" }, null, conditions)).toBe(true);
});
