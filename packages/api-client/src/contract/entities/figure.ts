import * as z from "zod/mini";
import { auditionSchema, translatedSchema } from "./audition.ts";

/** Frequency responses to compare, in twelfths of an octave. */
const responses = () => ({
  from_hz: z.number(),
  to_hz: z.number(),
  curves: z.array(
    z.looseObject({
      /** The take, `before` or `after`: what is heard with it. */
      id: z.string(),
      label: translatedSchema,
      /** In tenths of a decibel, evenly spaced by ratio. */
      levels: z.array(z.number()),
      /** Where it differs most from the first curve, and by how many decibels. */
      greatest: z.optional(z.looseObject({ hz: z.number(), db: z.number() })),
    }),
  ),
});

/** What a plugin does to each frequency of its demonstration: the curve without it, then the curve with it. */
export const responseSchema = z.lazy(() => z.looseObject(responses()));
export type WireResponse = z.infer<typeof responseSchema>;

/** A plot with its sound in an article. */
export const figureSchema = z.lazy(() =>
  z.looseObject({
    title: translatedSchema,
    caption: translatedSchema,
    ...responses(),
    /** The small picture for lists. */
    picture: z.looseObject({ dark: z.string(), light: z.string(), width: z.number(), height: z.number() }),
    audition: auditionSchema,
  }),
);
export type WireFigure = z.infer<typeof figureSchema>;

/** A figure at its place: at the end of the section of that heading, counted from 1; 0 is above the first. */
export const placedFigureSchema = z.lazy(() => z.looseObject({ section: z.number(), figure: figureSchema }));
export type WirePlacedFigure = z.infer<typeof placedFigureSchema>;
