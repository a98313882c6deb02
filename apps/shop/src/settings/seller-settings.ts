import * as z from "zod";
import { addressLines, define } from "./define-setting.ts";

/** Who sells, and the VAT of their country. */
export const sellerSettings = {
  SHOP_SELLER_NAME: define({
    schema: z.string().min(1).optional(),
    allowed: "a text",
    fallback: "legal.company of the content's shop.json",
    purpose: "The seller's name on invoices. Required in production.",
  }),
  SHOP_SELLER_ADDRESS: define({
    schema: addressLines.optional(),
    allowed: "lines separated by |, like Example Street 1|12345 Example City",
    fallback: "street, city and country of shop.json",
    purpose: "The seller's address on invoices. Required in production.",
  }),
  SHOP_SELLER_VAT_ID: define({
    schema: z.string().min(1).optional(),
    allowed: "a VAT ID, like DE136695976",
    fallback: "vatId of shop.json",
    purpose: "The seller's VAT ID on invoices.",
  }),
  SHOP_VAT_COUNTRY: define({
    schema: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default("DE"),
    allowed: "two capital letters (ISO 3166)",
    fallback: "DE",
    purpose: "The seller's country. Orders have its VAT unless the buyer names another one.",
  }),
  SHOP_VAT_PERCENT: define({
    schema: z.coerce.number().min(0).max(50).default(19),
    allowed: "0 to 50",
    fallback: "19",
    purpose: "That country's VAT, in percent. Those of the others are in content/vat-rates.json.",
  }),
  SHOP_VIES_URL: define({
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: "an address, like https://ec.europa.eu/taxation_customs/vies/rest-api",
    fallback: "none",
    purpose:
      "The European Commission's service that says whether a VAT ID is valid. Without it a VAT ID doesn't remove the VAT from an order: the VAT is charged, and the buyer is offered a refund on proof.",
  }),
} as const;
