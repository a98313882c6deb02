import type { Locale, Messages } from "@shop/kernel";
import { de, deProof } from "./de.ts";
import { en, enProof } from "./en.ts";
import { ja, jaProof } from "./ja.ts";

/** For loaders, which send the whole sentence: no script contains them. */
export const campaignTexts: Readonly<Record<Locale, Messages<keyof typeof en>>> = { en, de, ja };

/** For loaders too. */
export const socialProofTexts: Readonly<Record<Locale, Messages<keyof typeof enProof>>> = {
  en: enProof,
  de: deProof,
  ja: jaProof,
};
