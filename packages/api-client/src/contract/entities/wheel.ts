import * as z from "zod/mini";
import { wheelSegmentFields } from "./engagement.ts";

/** A segment of a spun wheel, in the order on the dial. Its odds are per thousand, and they are its size too. */
export const wheelOddsSchema = z.lazy(() =>
  z.looseObject({
    ...wheelSegmentFields(),
    id: z.string(),
    /** The pack's name. */
    product: z.nullable(z.string()),
    odds: z.int(),
  }),
);
export type WireWheelOdds = z.infer<typeof wheelOddsSchema>;

/** A draw, with everything to compute it again. */
export const wheelDrawSchema = z.lazy(() =>
  z.looseObject({
    wheel: z.string(),
    /** The how-many-eth spin of the wheel. */
    number: z.int(),
    chance: z.string(),
    seed: z.string(),
    /** SHA-256 of the seed, in hexadecimal, as shown before the draw. */
    hash: z.string(),
    /** Where on the dial, 0 to 999. */
    point: z.int(),
    /** The id of the segment there. */
    segment: z.string(),
    /** A discount's coupon; null without one. */
    coupon: z.nullable(z.string()),
    coupon_ends_at: z.nullable(z.string()),
    /** Whether a drawn pack has become a licence. */
    is_claimed: z.boolean(),
  }),
);
export type WireWheelDraw = z.infer<typeof wheelDrawSchema>;

export const wheelSchema = z.lazy(() =>
  z.looseObject({
    /** Null: there is no wheel. */
    wheel: z.nullable(z.string()),
    segments: z.array(wheelOddsSchema),
    /** Of every spin of this wheel, in their order, those that were spun too. */
    hashes: z.array(z.string()),
    spins_left: z.int(),
    draws: z.array(wheelDrawSchema),
  }),
);
export type WireWheel = z.infer<typeof wheelSchema>;
