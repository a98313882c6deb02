import { CURRENCIES } from "@shop/pricing";
import * as z from "zod/mini";

const name = z.string().check(z.minLength(1), z.maxLength(200));
const count = z.int().check(z.minimum(1));
const minor = z.int().check(z.minimum(0));

/** A product in an event. Amounts are minor units of one piece: `priceMinor` is what is charged, `discountMinor` what is off. */
export const trackedItemSchema = z.strictObject({
  name,
  category: z.optional(z.enum(["plugin", "samplepack", "bundle", "other"])),
  priceMinor: z.optional(minor),
  discountMinor: z.optional(minor),
  quantity: z._default(count, 1),
  coupon: z.optional(name),
});
export type TrackedItem = z.infer<typeof trackedItemSchema>;

/**
 * An amount in an event: what is charged. `gross` includes the VAT; `net` doesn't, and is what a business pays that owes it itself.
 */
export const trackedMoneySchema = z.strictObject({
  valueMinor: minor,
  currency: z.enum(CURRENCIES),
  basis: z.enum(["gross", "net"]),
});
export type TrackedMoney = z.infer<typeof trackedMoneySchema>;
