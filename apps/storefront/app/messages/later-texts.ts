import type { AuthMessages } from "@shop/auth-ui/react";
import type { CartMessages } from "@shop/cart";
import type { CatalogMessages } from "@shop/catalog";
import type { Messages } from "@shop/kernel";
import type { en } from "./account/en.ts";

export type AccountTextKey = keyof typeof en;

/** All other texts of the pages, in one language: dialogs, cart, account. */
export interface LaterTexts {
  readonly account: Messages<AccountTextKey>;
  readonly auth: AuthMessages;
  readonly cart: CartMessages;
  readonly catalog: CatalogMessages;
}
