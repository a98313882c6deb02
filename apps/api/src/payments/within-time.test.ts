import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { withinTime } from "./within-time.ts";

test("what comes in time is the result, and the timer is gone", async () => {
  const clock = createFakeClock();
  expect(await withinTime(clock, 1000, Promise.resolve("value"), "late")).toBe("value");
});

test("what doesn't come in time is late", async () => {
  const clock = createFakeClock();
  const answer = withinTime(clock, 1000, new Promise<string>(() => {}), "late");
  await clock.advanceAsync(1000);
  expect(await answer).toBe("late");
});

test("a rejection passes through", async () => {
  const failing = withinTime(createFakeClock(), 1000, Promise.reject(new Error("down")), "late");
  await expect(failing).rejects.toThrow("down");
});
