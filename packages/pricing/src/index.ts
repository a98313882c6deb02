export * from "./apply-discount.ts";
export * from "./currency.ts";
export * from "./extract-vat.ts";
export * from "./format-price.ts";
export * from "./limits.ts";
export * from "./parse-price.ts";
export * from "./price-cart.ts";
export * from "./round-price.ts";
