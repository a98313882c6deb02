import { ok, type Result } from "@shop/kernel";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import type { WheelSegment } from "../../domain/wheel/wheel-segment.ts";
import { createWheelStore, type WheelDeps } from "../../store/wheel/wheel-store.ts";
import type { Wheel, WheelDraw, WheelGateway } from "../../store/wheel-ports.ts";

const WHEEL_ID = "6f1e4d0c-9a53-4f4a-8f3f-6c113f1d4b52";

/** The demo's wheel. */
export const SAMPLE_SEGMENTS: readonly WheelSegment[] = [
  { id: "again-1", type: "none", value: null, product: null, odds: 150 },
  { id: "five", type: "discount", value: 5, product: null, odds: 230 },
  { id: "again-2", type: "none", value: null, product: null, odds: 150 },
  { id: "ten", type: "discount", value: 10, product: null, odds: 180 },
  { id: "fifteen", type: "discount", value: 15, product: null, odds: 100 },
  { id: "again-3", type: "none", value: null, product: null, odds: 110 },
  { id: "pack", type: "freepack", value: null, product: "faIR Jazz Box", odds: 40 },
  { id: "twenty-five", type: "discount", value: 25, product: null, odds: 40 },
];

/** A wheel that nobody has spun; pass only what matters. */
export function buildWheel(values: Partial<Wheel> = {}): Wheel {
  const hashes = ["a1", "b2", "c3"].map((pair) => pair.repeat(32));
  return { id: WHEEL_ID, segments: SAMPLE_SEGMENTS, hashes, spinsLeft: 3, draws: [], ...values };
}

/** A draw of nothing at the point 70. */
export function buildDraw(values: Partial<WheelDraw> = {}): WheelDraw {
  const committed = { wheel: WHEEL_ID, number: 1, chance: "9d41c0", seed: "a seed", hash: "a1".repeat(32) };
  return {
    ...committed,
    point: 70,
    segmentId: "again-1",
    coupon: null,
    couponEndsAt: null,
    isClaimed: false,
    ...values,
  };
}

/** A draw of 15 %. */
export function buildDiscountDraw(values: Partial<WheelDraw> = {}): WheelDraw {
  const coupon = { coupon: "WHEEL-7K2QF-9M3XW", couponEndsAt: "2026-01-22T10:00:00.000Z" };
  return buildDraw({ point: 757, segmentId: "fifteen", ...coupon, ...values });
}

/** A draw of the pack. */
export function buildPackDraw(values: Partial<WheelDraw> = {}): WheelDraw {
  return buildDraw({ point: 940, segmentId: "pack", ...values });
}

export interface FakeWheelGateway extends WheelGateway {
  /** The chances of the spins, and the claims as `wheel:number`. */
  readonly calls: string[];
}

/** A server that draws the given draws in their order and has `spinsLeft` of them left. */
export function createFakeWheelGateway(
  draws: readonly WheelDraw[] = [],
  { loaded = ok(buildWheel()), spun }: { loaded?: Result<Wheel>; spun?: ReturnType<WheelGateway["spin"]> } = {},
): FakeWheelGateway {
  const calls: string[] = [];
  let next = 0;
  return {
    calls,
    load: async () => loaded,
    spin: async (chance) => {
      calls.push(chance);
      if (spun) return spun;
      const draw = draws[next] ?? buildDraw({ number: next + 1 });
      next += 1;
      return ok({ draw, spinsLeft: (loaded.isOk ? loaded.value.spinsLeft : 0) - next });
    },
    claimPack: async ({ wheel, number }) => {
      calls.push(`${wheel}:${number}`);
      return ok("faIR Jazz Box");
    },
  };
}

/** A wheel's store on fakes. */
export function buildWheelWorld(draws: readonly WheelDraw[] = [], own: Partial<WheelDeps> = {}) {
  const clock = createFakeClock();
  const copied: string[] = [];
  const logged: string[] = [];
  const gateway = createFakeWheelGateway(draws);
  const wheel = createWheelStore({
    ...{ gateway, clock, random: createFakeRandom() },
    copyText: async (text) => {
      copied.push(text);
    },
    log: (event) => logged.push(event),
    ...own,
  });
  return { wheel, clock, gateway, copied, logged };
}
