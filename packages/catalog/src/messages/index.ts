import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import type { catalogShelfEn } from "./shelf-en.ts";

/** One language alone, for hosts that load no other. */
export { de as catalogMessagesDe } from "./de.ts";
export { en as catalogMessagesEn } from "./en.ts";
export { ja as catalogMessagesJa } from "./ja.ts";
export { catalogShelfDe } from "./shelf-de.ts";
export { catalogShelfEn } from "./shelf-en.ts";
export { catalogShelfJa } from "./shelf-ja.ts";

/** The keys of this package's texts. */
export type CatalogMessageKey = keyof typeof en;
/** The keys of what cards and prices say. */
export type CatalogShelfKey = keyof typeof catalogShelfEn;
/** The texts that the parts show. Any of them can be overridden through `CatalogProvider`. */
export type CatalogMessages = Messages<CatalogMessageKey>;

/** Every text of this package, by language and key. Failure codes are keys too. */
export const messages: Readonly<Record<Locale, CatalogMessages>> = { en, de, ja };
