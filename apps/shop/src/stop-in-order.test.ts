import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { stopInOrder } from "./stop-in-order.ts";

function begin(delayMs: number, closing: Promise<void> = Promise.resolve()) {
  const clock = createFakeClock();
  const steps: string[] = [];
  const close = () => {
    steps.push("close");
    return closing;
  };
  const stopped = stopInOrder({ clock, delayMs, announce: () => steps.push("announce"), close });
  return { clock, steps, stopped };
}

test("[SAFE-24] a stop with a delay of five seconds announces itself at once and closes after them", async () => {
  const { clock, steps, stopped } = begin(5000);
  await clock.advanceAsync(4999);
  expect(steps).toEqual(["announce"]);
  await clock.advanceAsync(1);
  await stopped;
  expect(steps).toEqual(["announce", "close"]);
});

test("[SAFE-24] a stop without a delay closes at once", async () => {
  const { steps, stopped } = begin(0);
  expect(steps).toEqual(["announce", "close"]);
  await stopped;
});

test("[SAFE-24] closing that hangs ends after nine seconds, which the delay doesn't shorten", async () => {
  const { clock, stopped } = begin(5000, new Promise(() => {}));
  const rejected = expect(stopped).rejects.toThrow("The stop took longer than 9000 ms.");
  await clock.advanceAsync(5000);
  await clock.advanceAsync(9000);
  await rejected;
});
