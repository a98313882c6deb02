export { createStorefront, type Storefront, type StorefrontOptions } from "./create-storefront.ts";
