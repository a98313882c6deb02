import { expect, test } from "vitest";
import { sessionLifeMs } from "./session-life.ts";

test.each([
  [false, 2 * 60 * 60 * 1000],
  [true, 30 * 24 * 60 * 60 * 1000],
])("[AUTH-17] a login that is kept (%s) lasts two hours, or thirty days", (isKept, lifeMs) => {
  expect(sessionLifeMs(isKept)).toBe(lifeMs);
});
