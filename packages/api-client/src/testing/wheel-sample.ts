import type { WireWheel } from "../contract/index.ts";

/** A wheel that was spun once, for 10 %. */
export const SAMPLE_WHEEL: WireWheel & {
  readonly wheel: string;
  readonly draws: readonly [WireWheel["draws"][number]];
} = {
  wheel: "6f1e4d0c-9a53-4f4a-8f3f-6c113f1d4b52",
  segments: [
    { id: "none", label: "", type: "none", value: null, product: null, odds: 600 },
    { id: "ten", label: "10%", type: "discount", value: 10, product: null, odds: 360 },
    { id: "pack", label: "faIR Jazz Box", type: "freepack", value: null, product: "faIR Jazz Box", odds: 40 },
  ],
  hashes: ["a1".repeat(32), "b2".repeat(32), "c3".repeat(32)],
  spins_left: 2,
  draws: [
    {
      wheel: "6f1e4d0c-9a53-4f4a-8f3f-6c113f1d4b52",
      number: 1,
      chance: "9d41c0",
      seed: "a seed",
      hash: "a1".repeat(32),
      point: 700,
      segment: "ten",
      coupon: "WHEEL-7K2QF-9M3XW",
      coupon_ends_at: "2026-01-22T10:00:00.000Z",
      is_claimed: false,
    },
  ],
};
