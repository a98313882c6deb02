import * as z from "zod/mini";
import { emailChangeSchema } from "./account.ts";
import { customerFactFields } from "./price-facts.ts";

/** The marketing service's data about the user. */
export const dripEventSchema = z.lazy(() =>
  z.looseObject({
    event_type: z.string(),
    product_name: z.optional(z.nullable(z.string())),
    created_at: z.string(),
    event_data: z.optional(z.unknown()),
  }),
);

export const userSchema = z.lazy(() =>
  z.looseObject({
    email_address: z.string(),
    name: z.string(),
    first_name: z.optional(z.string()),
    last_name: z.optional(z.string()),
    /** Our own host's, like the two below: who registrations are made out to. */
    registration_name: z.optional(z.string()),
    email_change: z.optional(z.nullable(emailChangeSchema)),
    /** Newsletter settings that are waiting for confirmation by mail; null if there are none. */
    newsletter_pending: z.optional(z.nullable(z.number())),
    is_logged_in: z.boolean(),
    account_is_active: z.boolean(),
    /** The sum of the enabled categories' values; 0 means unsubscribed. */
    newsletterSettings: z.number(),
    dripEvents: z.array(dripEventSchema),
    preferredCurrency: z.nullable(z.enum(["EUR", "USD", "JPY"])),
    userLoginMail: z.string(),
    /** The first free plugin licence was added within the last 14 days. */
    isNewAccount: z.boolean(),
    /** Only on our own host: whether pop-ups are turned off. */
    wants_fewer_pop_ups: z.optional(z.boolean()),
    /** Only on our own host: what prices depend on of the account. */
    price_facts: z.optional(z.looseObject(customerFactFields)),
    /** Only on our own host: when the discount on the first purchase ends; ISO 8601, null if it isn't available. */
    first_purchase_ends_at: z.optional(z.nullable(z.string())),
  }),
);
export type WireUser = z.infer<typeof userSchema>;
