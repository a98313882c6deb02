import { expect, it } from "vitest";
import { messageDurationMs } from "./cart-message.ts";

it.each([
  ["added", 45],
  ["removed", 15],
  ["other", 5],
] as const)("[CART-08] a pop-up of the kind %s stays %i s", (kind, seconds) => {
  expect(messageDurationMs(kind)).toBe(seconds * 1000);
});
