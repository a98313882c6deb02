import { cartButtonsEn } from "@shop/cart";
import { catalogShelfEn } from "@shop/catalog";
import { uiMessagesEn } from "@shop/ui";
import { en } from "./en.ts";
import type { Language } from "./language.ts";

export const english: Language = {
  locale: "en",
  site: en,
  ui: uiMessagesEn,
  shelf: catalogShelfEn,
  buttons: cartButtonsEn,
};
