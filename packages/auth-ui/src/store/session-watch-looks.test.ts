import { ok } from "@shop/kernel";
import { createFakeClock, createFakeSharedStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAuthWorld, buildUser } from "../testing/index.ts";
import { createSessionWatch } from "./session-watch.ts";

const MINUTE = 60_000;

test("[AUTH-17] inactivity is checked every ten minutes", async () => {
  const clock = createFakeClock();
  const asked: number[] = [];
  const recording = {
    ...clock,
    after: (delayMs: number, callback: () => void) => {
      asked.push(delayMs);
      return clock.after(delayMs, callback);
    },
  };
  const { auth } = buildAuthWorld({ visitor: buildUser(), clock });
  const keeper = { renew: async () => ok({ isLoggedIn: true, lifeMs: 120 * MINUTE }) };
  createSessionWatch({ auth, keeper, clock: recording, shared: createFakeSharedStorage() }).start();
  await auth.start();
  expect(asked.filter((delayMs) => delayMs === 10 * MINUTE)).toHaveLength(1);
  await clock.advanceAsync(10 * MINUTE);
  expect(asked.filter((delayMs) => delayMs === 10 * MINUTE)).toHaveLength(2);
});
