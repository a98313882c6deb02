import { expect, test, vi } from "vitest";
import { createForwardClock, createSystemClock, wait } from "./clock.ts";
import { createFakeClock, FAKE_NOW_MS } from "./testing.ts";

test("a fake clock runs what falls due in the order of time, then of asking, each at its own time", () => {
  const clock = createFakeClock();
  const seen: Array<readonly [string, number]> = [];
  const note = (name: string) => () => seen.push([name, clock.nowMs() - FAKE_NOW_MS]);
  clock.after(20, note("late"));
  clock.after(10, note("early"));
  clock.after(10, note("early too"));
  clock.after(31, note("too late"));
  clock.advance(30);
  expect(seen).toEqual([
    ["early", 10],
    ["early too", 10],
    ["late", 20],
  ]);
  expect(clock.nowMs()).toBe(FAKE_NOW_MS + 30);
});

test("a timer set by a timer runs in the same advance, if it falls due there", () => {
  const clock = createFakeClock(0);
  const seen: number[] = [];
  const tick = () => {
    seen.push(clock.nowMs());
    clock.after(10, tick);
  };
  clock.after(10, tick);
  clock.advance(35);
  expect(seen).toEqual([10, 20, 30]);
});

test("a cancelled timer doesn't run, and cancelling twice harms no other", () => {
  const clock = createFakeClock();
  const seen: string[] = [];
  const cancel = clock.after(10, () => seen.push("cancelled"));
  clock.after(10, () => seen.push("kept"));
  cancel();
  cancel();
  clock.advance(10);
  expect(seen).toEqual(["kept"]);
});

test("an asynchronous advance lets promises settle on the way, so that a chain of waits passes", async () => {
  const clock = createFakeClock(0);
  const seen: number[] = [];
  const chain = async () => {
    await wait(clock, 10);
    seen.push(clock.nowMs());
    await wait(clock, 10);
    seen.push(clock.nowMs());
  };
  void chain();
  await clock.advanceAsync(20);
  expect(seen).toEqual([10, 20]);
});

test("the machine's clock returns its time, runs what is due, and cuts a timer that would overflow", () => {
  vi.useFakeTimers({ now: 5_000 });
  try {
    const clock = createSystemClock();
    const seen: string[] = [];
    clock.after(100, () => seen.push("due"));
    clock.after(100, () => seen.push("cancelled"))();
    clock.after(2 ** 40, () => seen.push("overflow"));
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["due"]);
    expect(clock.nowMs()).toBe(6_000);
  } finally {
    vi.useRealTimers();
  }
});

test("[SAFE-20] a forward clock follows its clock forward, and continues at the pace of time where that one is set back", () => {
  const machine = { nowMs: 10_000 };
  let elapsedMs = 500;
  const clock = createForwardClock({ ...createFakeClock(), nowMs: () => machine.nowMs }, () => elapsedMs);
  expect(clock.nowMs()).toBe(10_000);
  machine.nowMs = 60_000;
  elapsedMs += 10;
  expect(clock.nowMs()).toBe(60_000);
  machine.nowMs = 0;
  expect(clock.nowMs()).toBe(60_000);
  elapsedMs += 1_000;
  machine.nowMs = 1_000;
  expect(clock.nowMs()).toBe(61_000);
  machine.nowMs = 90_000;
  expect(clock.nowMs()).toBe(90_000);
});

test("[SAFE-20] a forward clock starts no earlier than the given time", () => {
  let elapsedMs = 0;
  const clock = createForwardClock(createFakeClock(5_000), () => elapsedMs, 8_000);
  expect(clock.nowMs()).toBe(8_000);
  elapsedMs = 250;
  expect(clock.nowMs()).toBe(8_250);
});
