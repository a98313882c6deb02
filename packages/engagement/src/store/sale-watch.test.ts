import { fail } from "@shop/kernel";
import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildContestNote, buildSaleWindow, createFakeSaleGateway } from "../testing/build-sale-window.ts";
import { createSaleWatch } from "./sale-watch.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

async function watch(given: Parameters<typeof createFakeSaleGateway>[0] = {}) {
  const clock = createFakeClock();
  const logged: unknown[] = [];
  const gateway = createFakeSaleGateway(given);
  const sales = createSaleWatch({ gateway, clock, log: (entry) => logged.push(entry) });
  const stop = sales.start();
  await clock.advanceAsync(0);
  const shown = () => sales.getState().sale && [sales.getState().sale?.window.id, sales.getState().sale?.state];
  return { clock, logged, gateway, sales, stop, shown };
}

test("[ENGAGE-04] sales are checked after five seconds, and every thirty from then on", async () => {
  const soon = buildSaleWindow({
    id: "soon",
    startsAtMs: FAKE_NOW_MS + 4 * SECOND,
    endsAtMs: FAKE_NOW_MS + 30 * SECOND,
  });
  const { clock, shown } = await watch({ windows: [soon] });
  const seen = [shown()];
  for (const seconds of [4.999, 0.001, 29.999, 0.001]) {
    clock.advance(seconds * SECOND);
    seen.push(shown());
  }
  expect(seen.map((one) => one?.[1])).toEqual(["upcoming", "upcoming", "open", "open", "over"]);
});

test("[ENGAGE-04] a sale that ended while it was watched stays as over until there is another one", async () => {
  const first = buildSaleWindow({ id: "first", endsAtMs: FAKE_NOW_MS + 3 * SECOND });
  const second = buildSaleWindow({ id: "second", startsAtMs: FAKE_NOW_MS + 4 * DAY, endsAtMs: FAKE_NOW_MS + 5 * DAY });
  const { clock, shown } = await watch({ windows: [first, second] });
  clock.advance(5 * SECOND);
  expect(shown()).toEqual(["first", "over"]);
  clock.advance(2 * DAY);
  expect(shown()).toEqual(["second", "upcoming"]);
});

test("[ENGAGE-05] a browser's clock that is a day late or early changes nothing", async () => {
  for (const days of [-1, 1]) {
    const nowMs = FAKE_NOW_MS + days * DAY;
    const open = buildSaleWindow({ id: "open", startsAtMs: nowMs - SECOND, endsAtMs: nowMs + 60 * SECOND });
    const { sales, shown } = await watch({ windows: [open], nowMs });
    expect(shown()).toEqual(["open", "open"]);
    expect(sales.getState().offsetMs).toBe(days * DAY);
  }
});

test("[ENGAGE-06] the contest that takes entries is known, and no other", async () => {
  const over = buildContestNote({ id: "over", endsAtMs: FAKE_NOW_MS });
  const open = buildContestNote({ id: "open" });
  const { clock, sales } = await watch({ contests: [over, open] });
  expect(sales.getState().contest?.id).toBe("open");
  // The check after its end.
  clock.advance(5 * DAY + 30 * SECOND);
  expect(sales.getState().contest).toBeNull();
});

test("a list that can't be loaded is logged, shows nothing, and doesn't cost the other one", async () => {
  const { logged, sales, shown } = await watch({
    windows: fail({ code: "api.timeout" }),
    contests: [buildContestNote()],
  });
  expect([shown(), sales.getState().contest?.id]).toEqual([null, "halloween"]);
  expect(logged).toEqual([{ act: "sales.windows", code: "api.timeout" }]);
});

test("[ENGAGE-04] a window that is added later is noticed at the first look when the lists are five minutes old", async () => {
  const { clock, gateway, sales, shown, stop } = await watch();
  expect(shown()).toBeNull();
  gateway.list({ windows: [buildSaleWindow({ id: "added" })], contests: [buildContestNote({ id: "new" })] });
  const lookAfter = async (ms: number) => {
    clock.advance(ms);
    sales.lookAgain();
    await clock.advanceAsync(0);
    return gateway.calls.length;
  };
  expect(await lookAfter(5 * 60 * SECOND - 1)).toBe(2);
  expect(await lookAfter(1)).toBe(4);
  expect([shown(), sales.getState().contest?.id]).toEqual([["added", "open"], "new"]);
  // Nothing is loaded without a look, and not twice within five minutes.
  expect(await lookAfter(0)).toBe(4);
  clock.advance(DAY);
  expect(gateway.calls).toHaveLength(4);
  stop();
});

test("lists that can't be loaded again stay as they were", async () => {
  const { clock, gateway, sales, shown } = await watch({ windows: [buildSaleWindow({ id: "kept" })] });
  gateway.list({ windows: fail({ code: "api.timeout" }) });
  clock.advance(5 * 60 * SECOND);
  sales.lookAgain();
  await clock.advanceAsync(0);
  expect(shown()).toEqual(["kept", "open"]);
});

test("a watch that wasn't started loads nothing", async () => {
  const gateway = createFakeSaleGateway();
  createSaleWatch({ gateway, clock: createFakeClock(), log: () => undefined }).lookAgain();
  expect(gateway.calls).toEqual([]);
});

test("each list is asked for once, and nothing is checked after the end", async () => {
  const { clock, gateway, shown, stop } = await watch({
    windows: [buildSaleWindow({ endsAtMs: FAKE_NOW_MS + SECOND })],
  });
  stop();
  clock.advance(DAY);
  expect(shown()?.[1]).toBe("open");
  expect(gateway.calls).toEqual(["windows", "contests"]);
});
