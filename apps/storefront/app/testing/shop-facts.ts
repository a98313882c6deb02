import type { ShopFacts } from "../request/storefront-context.ts";

export const SHOP_FACTS: ShopFacts = {
  name: "Farfield Audio",
  tagline: "Measured",
  pages: ["terms-conditions", "privacypolicy", "imprint"],
  packPrefix: "faIR",
  hasSamples: true,
  saysTestPayments: false,
  hasInspector: true,
  supportEmail: "help@shop.example",
  emailCheckPolicy: "open",
  newsletterPolicy: "forced",
  privacy: { serviceNames: ["own-statistics", "own-recorder"], policyVersion: "1" },
  origin: "https://shop.example",
  year: 2026,
};
