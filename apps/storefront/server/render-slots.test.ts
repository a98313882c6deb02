import { expect, test } from "vitest";
import { createRenderSlots } from "./render-slots.ts";

test("[SAFE-20] a network has no more renderings in progress than its share, and gets a slot again when one is done", () => {
  const slots = createRenderSlots({ total: 10, perNetwork: 2 });
  const giveBack = slots.take("a");
  expect([slots.take("a"), slots.take("a"), slots.take("b")].map(Boolean)).toEqual([true, false, true]);
  giveBack?.();
  expect([slots.take("a"), slots.take("a")].map(Boolean)).toEqual([true, false]);
});

test("[SAFE-20] all networks together have no more than the total", () => {
  const slots = createRenderSlots({ total: 3, perNetwork: 2 });
  const taken = ["a", "b", "c", "d"].map((network) => slots.take(network));
  expect(taken.map(Boolean)).toEqual([true, true, true, false]);
  taken[1]?.();
  expect(slots.take("d")).not.toBeNull();
});

test("[SAFE-20] a slot that is released twice counts once", () => {
  const slots = createRenderSlots({ total: 2, perNetwork: 2 });
  const giveBack = slots.take("a");
  slots.take("b");
  giveBack?.();
  giveBack?.();
  expect([slots.take("c"), slots.take("d")].map(Boolean)).toEqual([true, false]);
});
