import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

/** The keys of this package's texts. */
export type CatalogMessageKey = keyof typeof en;
/** The texts that the parts show. Any of them can be overridden through `CatalogProvider`. */
export type CatalogMessages = Messages<CatalogMessageKey>;

/** Every text of this package, by language and key. Failure codes are keys too. */
export const messages: Readonly<Record<Locale, CatalogMessages>> = { en, de, ja };
