import type { WireWheel, WireWheelDraw, WireWheelOdds } from "@shop/api-client/contract";
import { SPINS_PER_VISITOR, type WheelSegment } from "@shop/engagement";
import { hashSecret } from "../platform/secrets.ts";
import type { OpenWheel } from "./open-wheel.ts";
import type { DrawRow, WheelHolder, WheelRow } from "./wheels.ts";

export const NO_WHEEL: WireWheel = { wheel: null, segments: [], hashes: [], spins_left: 0, draws: [] };

/** How many spins a holder has left: those of its own wheel and of its browser's count together. */
export function spinsLeft(all: readonly Pick<WheelRow, "spins">[]): number {
  return Math.max(0, SPINS_PER_VISITOR - all.reduce((used, { spins }) => used + spins, 0));
}

/** The wheels whose draws a caller may see: an account's are only its own. */
export function visibleWheels(all: readonly WheelRow[], { userId }: WheelHolder): readonly WheelRow[] {
  return all.filter((row) => row.user_id === null || row.user_id === userId);
}

/** A wheel as its holder sees it: seeds only as hashes, except those of spins that were used. */
export function describeWheel({ own, all }: OpenWheel, draws: readonly DrawRow[]): WireWheel {
  return {
    wheel: own.id,
    segments: own.segments.map(describeSegment),
    hashes: own.seeds.map(hashSecret),
    spins_left: spinsLeft(all),
    draws: draws.flatMap((draw) => {
      const wheel = all.find(({ id }) => id === draw.wheel_id);
      return wheel ? [describeDraw(wheel, draw)] : [];
    }),
  };
}

/** Its label is for hosts that draw no labels of their own in the shopper's language. */
function describeSegment(segment: WheelSegment): WireWheelOdds {
  return { ...segment, label: segment.product ?? (segment.value === null ? "" : `${segment.value}%`) };
}

/** A draw with everything to compute it again. */
export function describeDraw({ seeds }: Pick<WheelRow, "seeds">, draw: DrawRow): WireWheelDraw {
  const seed = seeds[draw.number - 1] ?? "";
  return {
    wheel: draw.wheel_id,
    number: draw.number,
    chance: draw.chance,
    seed,
    hash: hashSecret(seed),
    point: draw.point,
    segment: draw.segment_id,
    coupon: draw.code,
    coupon_ends_at: draw.coupon_ends_at?.toISOString() ?? null,
    is_claimed: draw.claimed_at !== null,
  };
}
