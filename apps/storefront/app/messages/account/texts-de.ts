import { authMessagesDe } from "@shop/auth-ui";
import { cartMessagesDe } from "@shop/cart";
import { catalogMessagesDe } from "@shop/catalog";
import type { LaterTexts } from "../later-texts.ts";
import { de } from "./de.ts";

export const texts: LaterTexts = {
  account: de,
  auth: authMessagesDe,
  cart: cartMessagesDe,
  catalog: catalogMessagesDe,
};
