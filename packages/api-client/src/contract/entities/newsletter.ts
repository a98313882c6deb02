import * as z from "zod/mini";

/** A category of the newsletter. The account's setting is the sum of the enabled values; 0 means unsubscribed. */
export const newsletterOptionSchema = z.lazy(() =>
  z.looseObject({
    title: z.string(),
    description: z.string(),
    value: z.number(),
    is_enabled: z.boolean(),
  }),
);
export type WireNewsletterOption = z.infer<typeof newsletterOptionSchema>;
