import type { ShopFacts } from "../request/storefront-context.ts";

export const SHOP_FACTS: ShopFacts = {
  name: "Farfield Audio",
  tagline: "Measured",
  packPrefix: "faIR",
  hasSamples: true,
  saysTestPayments: false,
  supportEmail: "help@shop.example",
  emailCheckPolicy: "open",
  newsletterPolicy: "forced",
  origin: "https://shop.example",
  year: 2026,
};
