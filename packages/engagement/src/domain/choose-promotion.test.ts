import { expect, test } from "vitest";
import { choosePromotion } from "./choose-promotion.ts";

const PROMOTIONS = ["faAlign", "faDelay", "faGain", "faCabRoom"];

test("[ENGAGE-01] one seed chooses one promotion, again and again", () => {
  expect(choosePromotion(PROMOTIONS, "/shop 492")).toBe(choosePromotion(PROMOTIONS, "/shop 492"));
});

test("[ENGAGE-01] over many seeds each promotion has about its share", () => {
  const counts = new Map<string, number>();
  for (let hour = 0; hour < 1_000; hour += 1) {
    const chosen = choosePromotion(PROMOTIONS, `/shop ${hour}`) ?? "none";
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...PROMOTIONS].sort());
  for (const count of counts.values()) expect(count).toBeGreaterThan(150);
});

test("[ENGAGE-01] without a promotion there is none", () => {
  expect(choosePromotion([], "/shop 492")).toBeNull();
});
