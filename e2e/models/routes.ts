/** One address of each kind of page. */
export const PAGE_KINDS = [
  "/",
  "/shop",
  "/products",
  "/products/bundles",
  "/products/plugins",
  "/products/guitar-cabinet-impulse-responses",
  "/products/plugins/first-steps",
  "/products/plugins/famicalign",
  "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
  "/products/home-studio-bundle",
  "/cart",
  "/account",
  "/account/orders",
  "/account/profile",
  "/rate-product",
  "/coupon",
  "/downloads",
  "/support",
  "/tutorials",
  "/tutorials/phase-alignment-tutorials",
  "/tutorials/phase-alignment-tutorials/why-minimum-phase",
  "/terms-conditions",
  "/privacypolicy",
  "/imprint",
] as const;

export const MISSING_PAGE = "/nowhere/at/all";
