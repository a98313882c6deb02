import { expect, test } from "vitest";
import type { OptionalCategory } from "./categories.ts";
import type { ConsentChoice } from "./choice.ts";
import { shouldAsk } from "./should-ask.ts";

const NOW_MS = Date.UTC(2026, 5, 1);
const refused: ConsentChoice = {
  id: "a",
  asked: ["statistics"],
  granted: [],
  services: [],
  chosenAtMs: NOW_MS - 1000,
  policyVersion: "1",
  textHash: "",
  hadSignal: false,
};

const asks = (
  choice: ConsentChoice | null,
  { asked = ["statistics"] as readonly OptionalCategory[], version = "1", hasSignal = false } = {},
) => shouldAsk(choice, { version, asked }, { nowMs: NOW_MS, hasSignal });

test("[CONSENT-01] a visitor who has not chosen is asked, one who has refused is not asked again", () => {
  expect([asks(null), asks(refused)]).toEqual([true, false]);
});

test("[CONSENT-04] a new version of the policy asks again", () => {
  expect(asks(refused, { version: "2" })).toBe(true);
});

test("[CONSENT-04] a category that is added later is asked about, one that is taken away is not", () => {
  expect(asks(refused, { asked: ["statistics", "marketing"] })).toBe(true);
  expect(asks(refused, { asked: [] })).toBe(false);
});

test("[CONSENT-02] after 365 days it asks again", () => {
  expect(asks({ ...refused, chosenAtMs: NOW_MS - 365 * 86_400_000 })).toBe(true);
});

test("[CONSENT-04] Global Privacy Control decides on statistics and marketing, not on preferences", () => {
  expect(asks(null, { asked: ["statistics", "marketing"], hasSignal: true })).toBe(false);
  expect(asks(null, { asked: ["preferences"], hasSignal: true })).toBe(true);
});

test("[CONSENT-01] a shop without such services asks nobody", () => {
  expect(asks(null, { asked: [] })).toBe(false);
});
