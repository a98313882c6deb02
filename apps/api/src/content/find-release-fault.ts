import type { CheckedProduct } from "./schemas/content-schemas.ts";

export interface ReleaseFault {
  readonly field: string;
  readonly reason: string;
}

type Released = Pick<CheckedProduct, "type" | "versions" | "changelog" | "trial">;

/**
 * What is wrong with a product's versions, its changelog and its trial together. Null: nothing. A changelog is in the order in which pages
 * show it, names each version once, and has an entry for each version that is delivered.
 */
export function findReleaseFault({ type, versions, changelog, trial }: Released): ReleaseFault | null {
  if (trial && type !== "plugin") return { field: "trial", reason: "belongs to a plugin alone" };
  const named = changelog.map(({ version }) => version);
  for (const [index, release] of changelog.entries()) {
    const field = `changelog.${index}`;
    if (named.indexOf(release.version) < index)
      return { field: `${field}.version`, reason: `is used twice: ${release.version}` };
    const newer = changelog[index - 1];
    if (newer && newer.date < release.date)
      return { field: `${field}.date`, reason: `is after ${newer.date} above it; the newest comes first` };
    const translated = [release.de, release.ja].find((texts) => texts && texts.length !== release.changes.length);
    if (translated)
      return { field, reason: `has ${translated.length} translated changes, and ${release.changes.length} in English` };
  }
  const missing = versions.findIndex(({ version }) => changelog.length > 0 && !named.includes(version));
  if (missing < 0) return null;
  return { field: `versions.${missing}.version`, reason: `isn't in the changelog: ${versions[missing]?.version}` };
}
