import * as z from "zod/mini";
import { MAX_CHOICES } from "../limits.ts";
import { DOWNLOAD_FORMATS, platformSchema } from "./licence.ts";
import { productTypeSchema } from "./product.ts";
import { type SearchFacet, SOUND_CHARACTERS } from "./search-values.ts";

/** The formats of a pack that can be chosen: all but the complete download. */
export const SEARCH_FORMATS = DOWNLOAD_FORMATS.filter((format) => format !== "ALL");

/** Number and size of a cabinet's speakers: `4x12`. */
export const cabinetSizeSchema = z.string().check(z.regex(/^[1-9]\d?x[1-9]\d?$/));

/** One choice of each facet. */
export const choiceSchemas = {
  kind: productTypeSchema,
  sound: z.enum(SOUND_CHARACTERS),
  cabinet: cabinetSizeSchema,
  back: z.enum(["closed", "open"]),
  format: z.enum(SEARCH_FORMATS),
  platform: platformSchema,
  owned: z.enum(["yes", "no"]),
} as const satisfies Record<SearchFacet, unknown>;

const someOf = <Choice extends z.core.$ZodType>(choice: Choice) =>
  z.optional(z.array(choice).check(z.maxLength(MAX_CHOICES)));

/** The choices made. Within a facet any one of them is enough; every facet has to match. */
export const searchChoicesSchema = z.lazy(() =>
  z.strictObject({
    kind: someOf(choiceSchemas.kind),
    sound: someOf(choiceSchemas.sound),
    cabinet: someOf(choiceSchemas.cabinet),
    back: someOf(choiceSchemas.back),
    format: someOf(choiceSchemas.format),
    platform: someOf(choiceSchemas.platform),
    owned: someOf(choiceSchemas.owned),
  }),
);

const counts = () => z.optional(z.record(z.string(), z.number()));

/**
 * How many products each choice would show, with the choices of the other facets as they are: every
 * choice that the catalogue has, with 0 where it would show none.
 */
export const searchCountsSchema = z.lazy(() =>
  z.looseObject({
    kind: counts(),
    sound: counts(),
    cabinet: counts(),
    back: counts(),
    format: counts(),
    platform: counts(),
    owned: counts(),
  }),
);
export type SearchCounts = z.infer<typeof searchCountsSchema>;

/** A word that no product has, and the most similar one that was searched instead. */
export const readAsSchema = z.lazy(() => z.looseObject({ typed: z.string(), read: z.string() }));
export type ReadAs = z.infer<typeof readAsSchema>;
