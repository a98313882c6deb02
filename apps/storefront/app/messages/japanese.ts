import { cartButtonsJa } from "@shop/cart";
import { catalogShelfJa } from "@shop/catalog";
import { uiMessagesJa } from "@shop/ui";
import { ja } from "./ja.ts";
import type { Language } from "./language.ts";

export const japanese: Language = {
  locale: "ja",
  site: ja,
  ui: uiMessagesJa,
  shelf: catalogShelfJa,
  buttons: cartButtonsJa,
};
