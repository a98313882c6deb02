/** English without a region is spoken everywhere: it says nothing of where the reader is. */
const WORLD_LANGUAGE = "en";

/**
 * The country that the review shows as chosen before the shopper has chosen: the one that the shop proposes, unless a language of the
 * page or the browser points to another one. Then none is chosen, for a country decides which tax is invoiced. Source: LAW-01.
 */
export function preselectedCountry(proposed: string, languages: readonly string[]): string | null {
  const isContradicted = languages.some((language) => {
    const region = regionOf(language);
    return region !== null && region !== proposed;
  });
  return isContradicted ? null : proposed;
}

/** The region that a tag names, or in which its language is mostly spoken: US of en-US, JP of ja. Null: it says nothing. */
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
