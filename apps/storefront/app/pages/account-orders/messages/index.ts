import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type OrderTextKey = keyof typeof en;

/** For loaders, which send one language with an order's page: no script contains them. */
export const orderTexts: Readonly<Record<Locale, Messages<OrderTextKey>>> = { en, de, ja };
