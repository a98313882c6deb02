import type { Messages } from "@shop/kernel";
import type { en } from "./en.ts";
import type { catalogShelfEn } from "./shelf-en.ts";

/** The keys of this package's texts. */
export type CatalogMessageKey = keyof typeof en;
/** The keys of the texts of cards and prices. */
export type CatalogShelfKey = keyof typeof catalogShelfEn;
/** The texts that the parts show. Any of them can be overridden through `CatalogProvider`. */
export type CatalogMessages = Messages<CatalogMessageKey>;
