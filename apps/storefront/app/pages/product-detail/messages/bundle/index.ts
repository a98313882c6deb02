import type { Locale, Messages } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type BundleTextKey = keyof typeof en;

/** For loaders, which send one language with a bundle's page: no script contains them. */
export const bundleTexts: Readonly<Record<Locale, Messages<BundleTextKey>>> = { en, de, ja };
