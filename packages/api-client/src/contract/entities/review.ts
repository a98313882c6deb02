import * as z from "zod/mini";

/** A customer's review of a product: 1 to 5 stars, a text that is shown as plain text, ISO 8601. */
export const reviewSchema = z.lazy(() =>
  z.looseObject({
    id: z.union([z.string(), z.number()]),
    product_name: z.string(),
    rating: z.number(),
    comment: z.optional(z.nullable(z.string())),
    name: z.optional(z.nullable(z.string())),
    /** Owns the product now: a shop that knows says so. */
    is_owner: z.optional(z.boolean()),
    created_at: z.optional(z.nullable(z.string())),
  }),
);
export type WireReview = z.infer<typeof reviewSchema>;
