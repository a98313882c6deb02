import { type Failure, fail, ok } from "@shop/kernel";
import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAttention } from "../testing/build-attention.ts";
import { buildLiveStat } from "../testing/build-live-stat.ts";
import { createLiveSalesStore } from "./live-sales-store.ts";
import type { LiveStatsSource } from "./ports.ts";

const PURCHASES = ["faAlign", "faDelay"].map((name) => buildLiveStat({ name }));
const SAMPLE = buildLiveStat({ name: "faGainTrim", isSample: true });

/** With chance 0 it stays as it is for 10 seconds. */
function build(given: { source?: LiveStatsSource; samples?: LiveStatsSource | null; chance?: number } = {}) {
  const world = buildAttention();
  const failures: Failure[] = [];
  const calls: number[] = [];
  const source: LiveStatsSource = given.source ?? { list: async () => ok(PURCHASES) };
  const store = createLiveSalesStore({
    clock: world.clock,
    random: { ...createFakeRandom(), fraction: () => given.chance ?? 0 },
    attention: world.attention,
    source: {
      list: () => {
        calls.push(world.clock.nowMs());
        return source.list();
      },
    },
    samples: given.samples ?? null,
    reportFailure: (failure) => failures.push(failure),
  });
  const shown = () => store.getState().shown?.product?.name ?? null;
  const pass = async (ms: number) => {
    await world.clock.advanceAsync(ms);
    return shown();
  };
  return { ...world, store, failures, calls, shown, pass };
}

test("[ENGAGE-02] it is first shown after 15 s, and what it shows is fetched no earlier", async () => {
  const { store, calls, pass } = build();
  store.start();
  expect([await pass(14_999), calls.length]).toEqual([null, 0]);
  expect([await pass(1), calls.length]).toEqual(["faAlign", 1]);
});

test.each([
  [0, 10_000],
  [0.5, 22_500],
  [0.999_999, 35_000],
])("[ENGAGE-02] with chance %d it hides, and shows the next, after %i ms each", async (chance, ms) => {
  const { store, pass } = build({ chance });
  store.start();
  await pass(15_000);
  expect([await pass(ms - 1), await pass(1)]).toEqual(["faAlign", null]);
  expect([await pass(ms - 1), await pass(1)]).toEqual([null, "faDelay"]);
});

test("[ENGAGE-02] after the last of a page it fetches the next page", async () => {
  const { store, calls, pass } = build();
  store.start();
  await pass(15_000 + 3 * 10_000);
  expect(calls).toHaveLength(1);
  expect([await pass(10_000), calls.length]).toEqual(["faAlign", 2]);
});

test("[ENGAGE-02] [MODAL-07] a modal hides it; 5 s after the modal it is shown again", async () => {
  const { store, attention, pass, shown } = build();
  store.start();
  await pass(15_000);
  const close = attention.silence("modal");
  expect(shown()).toBeNull();
  await pass(60_000);
  close();
  expect([await pass(4_999), await pass(1)]).toEqual([null, "faAlign"]);
});

test("[ENGAGE-02] while the wheel is open it waits", async () => {
  const { store, attention, clock, pass } = build();
  attention.ask({ kind: "wheel", id: "wheel", earliestMs: clock.nowMs() });
  store.start();
  expect(await pass(60_000)).toBeNull();
});

test("[ENGAGE-02] dismissed, it isn't shown again in this session", async () => {
  const { store, pass } = build();
  store.start();
  await pass(15_000);
  store.dismiss();
  expect(await pass(600_000)).toBeNull();
  store.start();
  expect(await pass(600_000)).toBeNull();
});

test("[ENGAGE-02] at a login it is gone, and what was being fetched is dropped", async () => {
  const { store, attention, clock, pass } = build();
  const stop = store.start();
  await pass(15_000);
  stop();
  expect([await pass(0), attention.getState().shown]).toEqual([null, null]);
  let answer = (_stats: typeof PURCHASES) => {};
  const slow = build({ source: { list: () => new Promise((resolve) => (answer = (stats) => resolve(ok(stats)))) } });
  const stopSlow = slow.store.start();
  await slow.pass(15_000);
  stopSlow();
  answer(PURCHASES);
  expect([await slow.pass(60_000), clock.nowMs() > 0]).toEqual([null, true]);
});

test("[ENGAGE-02] paused, it stays; going on, it hides after its time", async () => {
  const { store, pass } = build();
  store.start();
  await pass(15_000);
  store.pause(true);
  expect(await pass(3_600_000)).toBe("faAlign");
  store.pause(false);
  expect([await pass(9_999), await pass(1)]).toEqual(["faAlign", null]);
});

test.each<[string, LiveStatsSource["list"], readonly string[]]>([
  ["a failure", async () => fail({ code: "api.unreachable" }), ["api.unreachable"]],
  ["an empty result", async () => ok([]), []],
])(
  "[ENGAGE-02] [LAW-05] after %s it shows the sample where samples are on, and nothing where they are off",
  async (_what, list, reported) => {
    const demo = build({ source: { list }, samples: { list: async () => ok([SAMPLE]) } });
    demo.store.start();
    await demo.pass(15_000);
    expect([demo.store.getState().shown, demo.failures.map(({ code }) => code)]).toEqual([SAMPLE, reported]);
    const production = build({ source: { list } });
    production.store.start();
    expect([await production.pass(600_000), production.calls.length]).toEqual([null, 1]);
  },
);

test("[ENGAGE-02] a slow source shows nothing until it responds", async () => {
  let answer = () => {};
  const { store, pass, shown } = build({
    source: { list: () => new Promise((resolve) => (answer = () => resolve(ok(PURCHASES)))) },
  });
  store.start();
  expect(await pass(40_000)).toBeNull();
  answer();
  await pass(0);
  expect(shown()).toBe("faAlign");
});
