import { authMessagesEn } from "@shop/auth-ui";
import { cartMessagesEn } from "@shop/cart";
import { catalogMessagesEn } from "@shop/catalog";
import type { LaterTexts } from "../later-texts.ts";
import { en } from "./en.ts";

export const texts: LaterTexts = {
  account: en,
  auth: authMessagesEn,
  cart: cartMessagesEn,
  catalog: catalogMessagesEn,
};
