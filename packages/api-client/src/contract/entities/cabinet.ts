import * as z from "zod/mini";

/** The figures of the cabinet that a pack was made from, and what its first take measures. */
export const cabinetSchema = z.lazy(() =>
  z.looseObject({
    /** In a buyer's words: `4×12, closed back, birch ply`. */
    label: z.string(),
    driver_count: z.number(),
    driver_inches: z.number(),
    is_open_back: z.boolean(),
    /** Of speaker and box together. */
    resonance_hz: z.number(),
    /** The dip of the low mids, below zero. */
    body_dip_hz: z.number(),
    body_dip_db: z.number(),
    /** Where the cone stops moving as one piece, and how much louder that makes it. */
    break_up_hz: z.number(),
    break_up_db: z.number(),
    /** Above it the cone gives up. */
    roll_off_hz: z.number(),
    /** The delivered impulse response of the take to start with: decibels below its loudest point, evenly spaced by ratio. */
    curve: z.looseObject({ take: z.string(), from_hz: z.number(), to_hz: z.number(), levels_db: z.array(z.number()) }),
  }),
);
export type WireCabinet = z.infer<typeof cabinetSchema>;
