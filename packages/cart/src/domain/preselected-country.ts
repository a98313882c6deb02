/** English without a region is spoken everywhere, so it doesn't indicate where the reader is. */
const WORLD_LANGUAGE = "en";

/** What is known of a shopper's country before one was chosen. */
export interface CountryHints {
  /** The country that the shop proposes. */
  readonly proposed: string;
  /** The country of the account's last paid order. Null: there is none, or the host doesn't say. */
  readonly lastOrder: string | null;
  /** The languages of page and browser, BCP 47. */
  readonly languages: readonly string[];
}

/**
 * The country that the review preselects before the shopper has chosen: that of the account's last order, otherwise the shop's proposal if a
 * language of the page or the browser points to it and none to another one. If nothing is known, none is preselected and the field asks,
 * because the country decides which tax is invoiced. Source: LAW-01.
 */
export function preselectedCountry({ proposed, lastOrder, languages }: CountryHints): string | null {
  if (lastOrder !== null) return lastOrder;
  const regions = languages.flatMap((language) => regionOf(language) ?? []);
  return regions.length > 0 && regions.every((region) => region === proposed) ? proposed : null;
}

/** The region that a tag names, or where its language is mostly spoken: US for en-US, JP for ja. Null: it indicates none. */
function regionOf(tag: string): string | null {
  try {
    const locale = new Intl.Locale(tag);
    if (locale.region) return locale.region;
    return locale.language === WORLD_LANGUAGE ? null : (locale.maximize().region ?? null);
  } catch {
    // Not a language tag: a host may write anything into its page's lang.
    return null;
  }
}
