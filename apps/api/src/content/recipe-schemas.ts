import * as z from "zod/mini";
import { fileNamePart, filledText, text } from "./content-texts.ts";
import { MAX_INTEGER } from "./limits.ts";

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const hertz = between(1, 24_000);
const decibels = between(-60, 60);
const metres = between(0, 10);

const takeSchema = z.object({
  microphone: z.enum(["Dyn-A", "Dyn-B", "Dyn-C", "Rib-A", "Rib-B", "Con-A", "Con-B"]),
  position: z.enum(["cap", "cap-edge", "cone", "edge", "off-axis"]),
  distanceCentimetres: between(0, 1000),
});

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
