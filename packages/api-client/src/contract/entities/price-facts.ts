import type { Campaign, CustomerFacts } from "@shop/pricing";
import * as z from "zod/mini";

/** The fields of a schema, each of them a fact of pricing. The type check requires all of them. */
type FieldsOf<Facts> = { readonly [Fact in keyof Facts]-?: z.ZodMiniType<Facts[Fact] | undefined> };

/** What a price depends on of an account, as `@shop/pricing` takes it: in the cart's pricing input and with the user. */
export const customerFactFields = {
  hasFirstPurchase: z.optional(z.boolean()),
  eduPercent: z.optional(z.number()),
} satisfies FieldsOf<CustomerFacts>;

/** What a shelf needs to know of every campaign. Others of its facts, such as its budget, are passed on as they are. */
export const campaignFields = {
  id: z.string(),
  percent: z.number(),
} satisfies FieldsOf<Pick<Campaign, "id" | "percent">>;
