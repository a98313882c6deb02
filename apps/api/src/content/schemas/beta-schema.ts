import { MAX_TEXT_VERSION_LENGTH } from "@shop/api-client/contract";
import * as z from "zod/mini";
import { filledText, line, slug } from "../content-texts.ts";
import { MAX_BETA_PLACES } from "../limits.ts";

const texts = { intro: filledText, tasks: z.array(filledText).check(z.minLength(1)) };
const agreement = {
  title: filledText,
  sections: z
    .array(z.strictObject({ heading: filledText, paragraphs: z.array(filledText).check(z.minLength(1)) }))
    .check(z.minLength(1)),
};

/** The beta programme of `beta.json`. An agreement in another language is whole or left out: nobody signs half a translation. */
export const contentBetaSchema = z.strictObject({
  product: line,
  isOpen: z.boolean(),
  places: z.int().check(z.minimum(1), z.maximum(MAX_BETA_PLACES)),
  ...texts,
  nda: z.strictObject({
    version: slug.check(z.maxLength(MAX_TEXT_VERSION_LENGTH)),
    ...agreement,
    de: z.optional(z.strictObject(agreement)),
    ja: z.optional(z.strictObject(agreement)),
  }),
  de: z.optional(z.strictObject({ intro: z.optional(texts.intro), tasks: z.optional(texts.tasks) })),
  ja: z.optional(z.strictObject({ intro: z.optional(texts.intro), tasks: z.optional(texts.tasks) })),
});
export type CheckedBeta = z.infer<typeof contentBetaSchema>;
