export { createStorefront, type Storefront } from "./create-storefront.ts";
export type { PageLookUp, StorefrontOptions } from "./storefront-options.ts";
