import { expect, test } from "vitest";
import { accessLifeMs } from "./access-life.ts";

test.each([
  [{ expires_in: 900 }, 900_000],
  [{ expires_in: 2_592_000 }, 2_592_000_000],
  [{ expires_in: 0 }, 0],
  [{ expires_in: null }, 7_200_000],
  [{}, 7_200_000],
])("[AUTH-17] the session's time is what the service says, and two hours where it doesn't: %j", (answer, lifeMs) => {
  expect(accessLifeMs(answer)).toBe(lifeMs);
});
