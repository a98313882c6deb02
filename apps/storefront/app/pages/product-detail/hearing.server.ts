import type { Product, Programme } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { programmeOf } from "../../products/programme-of.server.ts";
import { productDetailTexts } from "./messages/index.ts";

/** What can be heard of a product, with the texts around it. */
export interface Hearing {
  readonly programme: Programme;
  /** Of a bundle: what can be heard of it, and how the choice is labelled. */
  readonly parts: { readonly label: string; readonly programmes: readonly Programme[] };
  readonly title: string;
  readonly lead: string;
  readonly play: string;
  readonly loading: string;
  readonly failed: string;
}

/** Null where nothing can be heard. A bundle is heard by its parts. */
export function hearingOf(product: Product, bundled: readonly Product[], locale: Locale): Hearing | null {
  const programmes = (product.audition ? [product] : bundled).flatMap((one) => programmeOf(one, locale) ?? []);
  const [programme] = programmes;
  if (!programme) return null;
  const texts = productDetailTexts[locale];
  const { performances, takes, comparison } = programme.audition;
  const lead = product.audition ? (comparison ? texts.hearComparisonLead : texts.hearLead) : texts.hearPartsLead;
  const counts = { performances: performances.length, takes: takes.length, parts: programmes.length };
  return {
    programme,
    parts: { label: texts.hearPart, programmes: product.audition ? [] : programmes },
    title: texts.hearTitle,
    lead: formatMessage(lead, counts, locale),
    play: texts.hearPlay,
    loading: texts.hearLoading,
    failed: texts.hearFailed,
  };
}
