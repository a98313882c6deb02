import * as z from "zod/mini";
import { fileNamePart, filledText, text } from "../content-texts.ts";
import { MAX_INTEGER } from "../limits.ts";

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const hertz = between(1, 24_000);
const decibels = between(-60, 60);
const metres = between(0, 10);

const microphone = z.enum(["Dyn-A", "Dyn-B", "Dyn-C", "Rib-A", "Rib-B", "Con-A", "Con-B"]);
const position = z.enum(["cap", "cap-edge", "cone", "edge", "off-axis"]);
const distanceCentimetres = between(0, 1000);
const takeSchema = z.object({ microphone, position, distanceCentimetres });

const recipeFields = z.object({
  product: fileNamePart,
  seed: z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)),
  cabinet: z.object({
    label: filledText,
    speaker: text,
    isOpenBack: z.boolean(),
    driverCount: z.int().check(z.minimum(1), z.maximum(16)),
    driverInches: between(1, 30),
    dustCapInches: between(0, 30),
    driverSpacingMetres: metres,
    widthMetres: metres,
    heightAboveFloorMetres: metres,
    resonanceHz: hertz,
    resonanceQ: between(0.1, 20),
    thumpHz: hertz,
    thumpDb: decibels,
    bodyDipHz: hertz,
    bodyDipDb: decibels,
    breakUpHz: hertz,
    breakUpDb: decibels,
    rollOffHz: hertz,
    rollOffOrder: z.int().check(z.minimum(1), z.maximum(12)),
  }),
  takes: z.array(takeSchema).check(z.minLength(1), z.maxLength(100)),
  coverTake: z.int().check(z.minimum(0)),
  walk: z.optional(
    z.object({
      microphone,
      position,
      distancesCentimetres: z.array(between(1, 1000)).check(z.minLength(2), z.maxLength(12)),
    }),
  ),
});

/** `packs/<slug>.json`: what the generator makes a pack's impulse responses from. */
export const contentPackSchema = recipeFields.check(
  z.refine<z.output<typeof recipeFields>>(({ coverTake, takes }) => coverTake < takes.length, {
    path: ["coverTake"],
    error: "is not the number of a take, counted from 0",
  }),
);

/** `presets/<slug>.json`. A preset's name is the name of a file in the plugin's download. */
export const contentPresetsSchema = z.array(
  z.object({
    name: fileNamePart,
    description: text,
    parameters: z.record(filledText, z.union([z.number(), text, z.boolean()])),
  }),
);

const noteName = z.string().check(z.regex(/^[A-G][#b]?[0-8]$/, "is not a note like C2, F#3 or Bb1"));
const share = between(0, 0.5);
const cents = between(0, 400);

const performanceFields = z.object({
  position: z.int().check(z.minimum(1), z.maximum(100)),
  name: filledText,
  seed: z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)),
  beatsPerMinute: between(30, 300),
  beats: between(1, 64),
  amp: z.enum(["clean", "bass", "crunch", "lead", "high-gain"]),
  guitar: z.object({
    pickPosition: share,
    pickupPosition: share,
    pickupHz: between(1000, 12_000),
    pickupQ: between(0.5, 6),
    pickHz: between(500, 12_000),
    strumMs: between(0, 60),
    sustainSeconds: between(0.5, 20),
  }),
  strokes: z
    .array(
      z.object({
        at: between(0, 64),
        beats: between(0.05, 64),
        pitches: z.array(noteName).check(z.minLength(1), z.maxLength(8)),
        velocity: z.optional(between(0.05, 1)),
        isMuted: z.optional(z.boolean()),
        bendCents: z.optional(cents),
        vibratoCents: z.optional(cents),
        isUpstroke: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});

/** `performances/<id>.json`: a score that packs are heard with. */
export const contentPerformanceSchema = performanceFields.check(
  z.refine<z.output<typeof performanceFields>>(
    ({ beats, beatsPerMinute }) => (60 * beats) / beatsPerMinute >= 2 && (60 * beats) / beatsPerMinute <= 15,
    { path: ["beats"], error: "makes a period that isn't between 2 and 15 seconds" },
  ),
  z.refine<z.output<typeof performanceFields>>(
    ({ beats, strokes }) => strokes.every((stroke) => stroke.at < beats && stroke.beats <= beats),
    { path: ["strokes"], error: "has one that begins after the end of the period or is longer than it" },
  ),
);
