import { LOCALES } from "@shop/kernel";
import * as z from "zod/mini";
import { filledText, line, slug, text } from "../content-texts.ts";

const answerText = z.object({
  title: line,
  /** As a page of questions asks it. Default: the title. */
  question: z.optional(line),
  text: filledText,
  words: z._default(z.array(line), []),
});

/** An answer of the chat: the page that it quotes, and its text in the languages that the operator writes. */
export const contentAnswerSchema = z
  .object({
    slug,
    path: text.check(z.regex(/^\/(?!\/)[^\s]*$/, "is not a path of this site")),
    about: z.optional(z.enum(["downloads", "licences", "orders"])),
    en: z.optional(answerText),
    de: z.optional(answerText),
    ja: z.optional(answerText),
  })
  .check(z.refine((answer) => LOCALES.some((locale) => answer[locale] !== undefined), "has no text in any language"));
export type CheckedAnswer = z.infer<typeof contentAnswerSchema>;
