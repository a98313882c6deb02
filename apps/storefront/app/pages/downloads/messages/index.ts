import type { Locale, Translated } from "@shop/kernel";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

export type DownloadsTextKey = keyof typeof en;
export type DownloadsTexts = Translated<typeof en>;

/** For loaders, which send one language: no script contains them. */
export const downloadsTexts: Readonly<Record<Locale, DownloadsTexts>> = { en, de, ja };
