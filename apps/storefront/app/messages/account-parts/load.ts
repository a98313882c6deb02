import type { AccountMessages } from "@shop/account/react";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: AccountMessages }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** Texts of the account's dialogs and forms. Fetches them once; rejects if they can't be loaded. */
export async function loadAccountPartTexts(locale: Locale): Promise<AccountMessages> {
  return (await LOADERS[locale]()).texts;
}
