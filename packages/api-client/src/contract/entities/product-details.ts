import * as z from "zod/mini";
import { cabinetSchema } from "./cabinet.ts";
import { responseSchema } from "./figure.ts";
import { downloadFormatSchema, platformSchema } from "./licence.ts";

/** One version of a product, the newest first. */
const releaseSchema = z.lazy(() =>
  z.looseObject({
    version: z.string(),
    /** YYYY-MM-DD. */
    date: z.string(),
    changes: z.array(z.string()),
    /** The changes are in English because the requested language lacks them. */
    is_untranslated: z.optional(z.boolean()),
  }),
);

/** A file that owners download. */
const saleFileSchema = z.lazy(() =>
  z.looseObject({
    format: z.union([platformSchema, downloadFormatSchema]),
    version: z.nullable(z.string()),
    /** YYYY-MM-DD. */
    release_date: z.nullable(z.string()),
    size_bytes: z.number(),
  }),
);

/** A build that anybody may download: what it doesn't do, in words, and its files. */
const trialSchema = z.lazy(() =>
  z.looseObject({
    limits: z.string(),
    is_untranslated: z.optional(z.boolean()),
    files: z.array(
      z.looseObject({
        platform: platformSchema,
        url: z.string(),
        file_name: z.string(),
        version: z.nullable(z.string()),
        size_bytes: z.number(),
      }),
    ),
  }),
);

export const productDetailsSchema = z.lazy(() =>
  z.looseObject({
    changelog: z.array(releaseSchema),
    files: z.array(saleFileSchema),
    /** Empty: it belongs to no system, as a pack. `minimum`: the oldest version of the system; null if the product doesn't say. */
    systems: z.array(z.looseObject({ platform: platformSchema, minimum: z.nullable(z.string()) })),
    trial: z.nullable(trialSchema),
    /** What a pack's first take measures. Null: nothing was measured. */
    cabinet: z.nullable(cabinetSchema),
    /** What a plugin measures. Null or absent: nothing was measured. */
    response: z.optional(z.nullable(responseSchema)),
    /** How many customers gave one star, two, and so on. */
    stars: z.array(z.number()),
  }),
);
export type WireProductDetails = z.infer<typeof productDetailsSchema>;
