import { type Product, type Programme, productPath } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { localPath } from "../../messages/use-texts.ts";
import { productDetailTexts } from "./messages/index.ts";

/** What can be heard of a product, with the texts around it. */
export interface Hearing {
  readonly programme: Programme;
  readonly title: string;
  readonly lead: string;
  readonly play: string;
  readonly loading: string;
  readonly failed: string;
}

/** Null for a product that can't be heard. */
export function hearingOf(product: Product, locale: Locale): Hearing | null {
  const { audition, name } = product;
  if (!audition) return null;
  const texts = productDetailTexts[locale];
  const counts = { performances: audition.performances.length, takes: audition.takes.length };
  return {
    programme: { name, href: localPath(productPath(product), locale), audition },
    title: texts.hearTitle,
    lead: formatMessage(texts.hearLead, counts, locale),
    play: texts.hearPlay,
    loading: texts.hearLoading,
    failed: texts.hearFailed,
  };
}
