import { cartButtonsDe } from "@shop/cart";
import { catalogShelfDe } from "@shop/catalog";
import { uiMessagesDe } from "@shop/ui";
import { de } from "./de.ts";
import type { Language } from "./language.ts";

export const german: Language = {
  locale: "de",
  site: de,
  ui: uiMessagesDe,
  shelf: catalogShelfDe,
  buttons: cartButtonsDe,
};
