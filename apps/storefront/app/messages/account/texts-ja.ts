import { authMessagesJa } from "@shop/auth-ui";
import { cartMessagesJa } from "@shop/cart";
import { catalogMessagesJa } from "@shop/catalog";
import type { LaterTexts } from "../later-texts.ts";
import { ja } from "./ja.ts";

export const texts: LaterTexts = {
  account: ja,
  auth: authMessagesJa,
  cart: cartMessagesJa,
  catalog: catalogMessagesJa,
};
