import * as z from "zod/mini";
import { day, fileNamePart, filledText } from "./content-texts.ts";

const changes = z.array(filledText).check(z.minLength(1));

/** One version of a product and what changed in it. A language that lacks the changes shows them in English. */
export const releaseSchema = z.strictObject({
  version: fileNamePart,
  date: day,
  changes,
  de: z.optional(changes),
  ja: z.optional(changes),
});

/** A build of a plugin that anybody may download, and what it doesn't do. */
export const trialSchema = z.strictObject({
  limits: filledText,
  de: z.optional(filledText),
  ja: z.optional(filledText),
});
