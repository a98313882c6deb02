import * as z from "zod/mini";

/**
 * What a pack can be heard with before it is bought: performances, each through every take, as MP3 files at
 * `<base_url>/<performance id>/<take id>.mp3`. The take `dry` is the performance without a cabinet.
 *
 * Every file has the end of the period before it (`lead_in_seconds`), the whole period, and at least as much of its beginning again. A
 * player that loops from `lead_in_seconds` to `lead_in_seconds + period_seconds` hears no seam, whatever delay its decoder adds, and takes
 * stay in step.
 */
const takeSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    microphone: z.string(),
    position: z.string(),
    distance_cm: z.number(),
    /** The one to start with. */
    is_cover: z.boolean(),
  }),
);

export const auditionSchema = z.lazy(() =>
  z.looseObject({
    performances: z.array(z.looseObject({ id: z.string(), name: z.string(), period_seconds: z.number() })),
    takes: z.array(takeSchema),
    /** One microphone that walks away from the cabinet, from near to far. These can be heard and aren't in the pack. */
    walk: z.optional(z.array(takeSchema)),
    /** Without a slash at its end. Its files never change. */
    base_url: z.string(),
    /** The loudness of every file, in LUFS by ITU-R BS.1770. */
    loudness_lufs: z.number(),
    lead_in_seconds: z.number(),
    /** Whether the performances are synthesised, not recorded. */
    is_modelled: z.boolean(),
  }),
);
export type WireAudition = z.infer<typeof auditionSchema>;
