import * as z from "zod/mini";

/** A text in the shop's languages. */
export const translatedSchema = z.lazy(() => z.looseObject({ en: z.string(), de: z.string(), ja: z.string() }));

/**
 * What a product can be heard with before it is bought: performances, each through every take of a pack, as MP3 files at
 * `<base_url>/<performance id>/<take id>.mp3`. The take `dry` is the performance without a cabinet. `<base_url>/takes/levels.json` contains
 * the level of each take by frequency.
 *
 * A plugin has a `comparison` and no takes: `<base_url>/<performance id>/before.mp3`, `after.mp3`, and `peaks.json`, the two waveforms.
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
    /** What is heard without the plugin, and with it. `knob`: what the plugin is set with, from zero to `value`, between its stops `least` and `most`. */
    comparison: z.optional(
      z.looseObject({
        before: translatedSchema,
        after: translatedSchema,
        knob: z.optional(
          z.looseObject({
            name: translatedSchema,
            unit: translatedSchema,
            least: z.number(),
            most: z.number(),
            value: z.number(),
          }),
        ),
      }),
    ),
  }),
);
export type WireAudition = z.infer<typeof auditionSchema>;
