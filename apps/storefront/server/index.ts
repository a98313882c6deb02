export { createStorefront, type Storefront } from "./create-storefront.ts";
export type { StorefrontOptions } from "./storefront-options.ts";
