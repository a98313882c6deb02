import type { CustomerFacts } from "@shop/pricing";
import * as z from "zod/mini";

/** What a price depends on of an account, as `@shop/pricing` takes it: in the cart's pricing input and with the user. */
export const customerFactFields = {
  hasFirstPurchase: z.optional(z.boolean()),
  eduPercent: z.optional(z.number()),
} satisfies { readonly [Fact in keyof CustomerFacts]: z.ZodMiniType<CustomerFacts[Fact] | undefined> };
