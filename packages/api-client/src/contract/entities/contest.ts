import * as z from "zod/mini";
import { translationsOf, windowStateSchema } from "./engagement.ts";

const text = z.optional(z.string());
const prizeTextsSchema = z.lazy(() => z.looseObject({ title: text }));
export type PrizeTexts = z.infer<typeof prizeTextsSchema>;
const contestTextsSchema = z.lazy(() =>
  z.looseObject({
    title: text,
    subtitle: text,
    worth: text,
    rules: z.optional(z.array(z.string())),
  }),
);
export type ContestTexts = z.infer<typeof contestTextsSchema>;

const prizeSchema = z.lazy(() =>
  z.looseObject({
    title: z.string(),
    count: z.number(),
    translations: translationsOf(prizeTextsSchema),
  }),
);

/** A finished draw. The ticket of an entry is the SHA-256 of `{seed}:{entry}`; the lowest tickets win. */
const drawSchema = z.lazy(() =>
  z.looseObject({
    seed: z.string(),
    /** How many entries took part. */
    entries: z.number(),
    drawnAt: z.string(),
    winners: z.array(z.looseObject({ entry: z.string(), ticket: z.string(), prize: z.string() })),
  }),
);

/** A contest between two moments (ISO 8601 with offset). One that is switched off takes no entries, whatever its state. */
export const contestSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    /** The last segment of its page's address. */
    page: z.string(),
    title: z.string(),
    subtitle: z.string(),
    /** What the prizes are worth, in words. */
    worth: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
    isEnabled: z.boolean(),
    state: windowStateSchema,
    prizes: z.array(prizeSchema),
    rules: z.array(z.string()),
    /** How long entries are kept after the end. */
    keptForDays: z.number(),
    /** The SHA-256 of the draw's seed, published before the draw. */
    seedHash: z.string(),
    draw: z.nullable(drawSchema),
    translations: translationsOf(contestTextsSchema),
  }),
);
export type WireContest = z.infer<typeof contestSchema>;
