/** A country as it is chosen: its ISO 3166-1 code and its name in the reader's language. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** The countries by their names in a language (BCP 47), in that language's order. One without a name is called by its code. */
export function nameCountries(codes: readonly string[], language: string): readonly NamedCountry[] {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(language);
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name));
}
