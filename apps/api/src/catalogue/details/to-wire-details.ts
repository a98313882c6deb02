import type { WireProductDetails } from "@shop/api-client/contract";
import { systemNeeds } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import type { ProductFileRow } from "../../licences/index.ts";
import type { StoredRelease, StoredTrial } from "../tables.ts";
import type { ProductFacts, TrialFileRow } from "./product-facts.ts";

export interface StoredDetails {
  readonly product: ProductFacts;
  readonly parts: readonly ProductFacts[];
  readonly files: readonly ProductFileRow[];
  readonly trialFiles: readonly TrialFileRow[];
  /** How many customers gave one star, two, and so on. */
  readonly stars: readonly number[];
}

/** What a product's own page shows beside the product, in one language. A text that the language lacks is English, and says so. */
export function toWireDetails(stored: StoredDetails, locale: Locale): WireProductDetails {
  const { product, parts, files, stars } = stored;
  return {
    changelog: product.changelog.map((release) => toWireRelease(release, locale)),
    files: files.map((file) => ({
      format: file.variant,
      version: file.version,
      release_date: releaseDate(product, file),
      size_bytes: Number(file.size_bytes),
    })),
    systems: systemNeeds([product, ...parts].filter(({ type }) => type === "plugin").map(toNeeds)).map((need) => ({
      ...need,
    })),
    trial: product.trial && stored.trialFiles.length > 0 ? toWireTrial(product.trial, stored, locale) : null,
    cabinet: product.cabinet,
    response: product.response,
    stars: [...stars],
  };
}

function toNeeds({ versions }: ProductFacts) {
  return versions.map(({ platform, minimum_system: minimum }) => ({ platform, minimum: minimum ?? null }));
}

function releaseDate({ versions, changelog }: ProductFacts, { variant, version }: ProductFileRow): string | null {
  const delivered = versions.find(({ platform }) => platform === variant)?.release_date;
  return delivered ?? changelog.find((release) => release.version === version)?.date ?? null;
}

function toWireRelease({ version, date, changes, ...texts }: StoredRelease, locale: Locale) {
  const translated = locale === "en" ? changes : texts[locale];
  return { version, date, changes: [...(translated ?? changes)], ...(!translated && { is_untranslated: true }) };
}

function toWireTrial({ limits, ...texts }: StoredTrial, { product, trialFiles }: StoredDetails, locale: Locale) {
  const translated = locale === "en" ? limits : texts[locale];
  return {
    limits: translated ?? limits,
    ...(translated === undefined && { is_untranslated: true }),
    files: trialFiles.map((file) => ({
      platform: file.platform,
      url: `/files/trials/${product.slug}/${file.platform}`,
      file_name: file.file_name,
      version: file.version,
      size_bytes: Number(file.size_bytes),
    })),
  };
}
