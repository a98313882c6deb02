import type { CartButtonKey } from "@shop/cart";
import type { CatalogShelfKey } from "@shop/catalog";
import type { Locale, Messages, Translated } from "@shop/kernel";
import type { UiMessages } from "@shop/ui";
import type { en } from "./en.ts";

export type TextKey = keyof typeof en;

/** The texts that a page shows before anybody acts, in one language. Loaded only with the routes of that language. */
export interface Language {
  readonly locale: Locale;
  readonly site: Translated<typeof en>;
  readonly ui: UiMessages;
  readonly shelf: Messages<CatalogShelfKey>;
  readonly buttons: Messages<CartButtonKey>;
}
