/** English without a region is spoken everywhere, so it doesn't indicate where the reader is. */
const WORLD_LANGUAGE = "en";

/**
 * The country that the review preselects before the shopper has chosen: the shop's proposal, unless a language of the page or the
 * browser points to another one. In that case none is preselected, because the country decides which tax is invoiced. Source: LAW-01.
 */
export function preselectedCountry(proposed: string, languages: readonly string[]): string | null {
  const isContradicted = languages.some((language) => {
    const region = regionOf(language);
    return region !== null && region !== proposed;
  });
  return isContradicted ? null : proposed;
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
