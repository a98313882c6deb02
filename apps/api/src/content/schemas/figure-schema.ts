import * as z from "zod/mini";
import { fileNamePart, filledText, slug } from "../content-texts.ts";
import { MAX_ARTICLE_FIGURES, MAX_FIGURE_SECTION } from "../limits.ts";
import { comparedTracks } from "./demonstration-schema.ts";

const translated = z.object({ en: filledText, de: filledText, ja: filledText });

const corner = z.number().check(z.minimum(20), z.maximum(20_000));

const comparison = z.object({
  ...comparedTracks,
  /** What can be drawn: what treats loud and quiet alike, and the same with each performance. */
  rule: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("correct") }),
    z.object({ kind: z.literal("delay"), delaySamples: z.number().check(z.minimum(-4800), z.maximum(48_000)) }),
    z.object({ kind: z.literal("cabinet") }),
    z.object({ kind: z.literal("one-cabinet") }),
    z
      .object({ kind: z.literal("filter"), highPassHz: z.optional(corner), lowPassHz: z.optional(corner) })
      .check(z.refine((rule) => rule.highPassHz !== undefined || rule.lowPassHz !== undefined, "has no filter")),
  ]),
});

/** `figures/<id>.json`: a plot with its sound for an article. */
export const contentFigureSchema = z
  .object({
    title: translated,
    caption: translated,
    pack: fileNamePart,
    performances: z.array(slug).check(z.minLength(1), z.maxLength(20)),
    takes: z.optional(z.array(z.object({ take: filledText, label: translated })).check(z.minLength(2), z.maxLength(4))),
    comparison: z.optional(comparison),
  })
  .check(
    z.refine(({ takes, comparison: given }) => (takes === undefined) !== (given === undefined), {
      path: ["takes"],
      error: "is needed, or `comparison`, and not both",
    }),
  );

/** Where an article shows one: at the end of the section of that heading, counted from 1; 0 is above the first. */
export const tutorialFiguresSchema = z
  .array(z.object({ figure: slug, section: z.int().check(z.minimum(0), z.maximum(MAX_FIGURE_SECTION)) }))
  .check(z.maxLength(MAX_ARTICLE_FIGURES));
