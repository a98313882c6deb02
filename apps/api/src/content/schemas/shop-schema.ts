import * as z from "zod/mini";
import { countryCode, filledText, line, text } from "../content-texts.ts";
import { MAX_INTEGER } from "../limits.ts";

/** `shop.json`: who the shop is, and the version of its content. */
export const contentShopSchema = z.object({
  /** Raised with each change of the content. An older version than the database's isn't imported. */
  version: z._default(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)), 0),
  name: line,
  packPrefix: z.optional(line),
  tagline: text,
  /** Of the privacy policy. A new one asks every visitor for consent again. */
  privacyVersion: z._default(line, "1"),
  legal: z.object({
    company: filledText,
    street: text,
    city: text,
    /** Invoices name it in the reader's language. Empty: they don't name it. */
    country: z.union([z.literal(""), countryCode]),
    vatId: text,
    email: z.optional(text),
    phone: z.optional(text),
    register: z.optional(text),
  }),
});
export type CheckedShop = z.infer<typeof contentShopSchema>;
