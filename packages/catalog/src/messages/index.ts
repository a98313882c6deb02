import type { Messages } from "@shop/kernel";
import type { en } from "./en.ts";
import type { catalogShelfEn } from "./shelf-en.ts";

// Each language is a module of its own: a host's bundle holds those it imports.
export { messages } from "./by-language.ts";
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
