import * as z from "zod/mini";
import { fileNamePart, filledText, slug } from "../content-texts.ts";

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const translated = z.object({ en: filledText, de: filledText, ja: filledText });

/** The tracks of a comparison, and what is said of its two sides. */
export const comparedTracks = {
  tracks: z
    .array(
      z.object({
        take: filledText,
        lateSamples: z.optional(between(0, 4096)),
        isInverted: z.optional(z.boolean()),
        levelDb: z.optional(between(-60, 12)),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
  before: translated,
  after: translated,
};

const knobSchema = z.object({ name: translated, unit: translated, least: z.number(), most: z.number() });

function isWithinKnob(value: number, knob: z.infer<typeof knobSchema> | undefined): boolean {
  if (!knob) return true;
  const { least, most } = knob;
  return least < most && [0, value].every((turned) => turned >= least && turned <= most);
}

const BEYOND_KNOB = "needs least below most, and zero and what the rule does between them";

/** `demonstrations/<slug>.json`: what a plugin is heard with, before and after it. */
export const contentDemonstrationSchema = z.object({
  product: fileNamePart,
  pack: fileNamePart,
  performances: z.array(slug).check(z.minLength(1), z.maxLength(20)),
  ...comparedTracks,
  rule: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("align"), maximumDelaySamples: z.int().check(z.minimum(1), z.maximum(512)) }),
    z
      .object({ kind: z.literal("delay"), delaySamples: between(-4800, 48_000), knob: z.optional(knobSchema) })
      .check(z.refine(({ delaySamples, knob }) => isWithinKnob(delaySamples, knob), BEYOND_KNOB)),
    z
      .object({ kind: z.literal("trim"), gainDb: between(-24, 60), knob: z.optional(knobSchema) })
      .check(z.refine(({ gainDb, knob }) => isWithinKnob(gainDb, knob), BEYOND_KNOB)),
    z.object({ kind: z.literal("cabinet") }),
  ]),
});
