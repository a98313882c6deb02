import type { WireProductDetails } from "@shop/api-client/contract";
import { messages as catalogMessages, formatSize, type Product, versionAnchor } from "@shop/catalog";
import { dayInWords, type Locale } from "@shop/kernel";

/** One version: what changed in it. `id` is its anchor, so that other pages can link to it. */
export interface ShownRelease {
  readonly id: string;
  readonly version: string;
  readonly date: string;
  readonly day: string;
  readonly changes: readonly string[];
  /** The changes are in English on a page that isn't. */
  readonly isEnglish: boolean;
}

/** A file that owners download, in words. An unknown figure is null. */
export interface ShownFile {
  /** Its system or its format. */
  readonly name: string;
  readonly version: string | null;
  readonly day: string | null;
  readonly size: string | null;
}

export interface ShownVersions {
  readonly releases: readonly ShownRelease[];
  readonly files: readonly ShownFile[];
}

/** A product's versions with their changes, and its files, in the page's language. Source: CAT-11. */
export function shownVersions(
  { versions }: Pick<Product, "versions">,
  { changelog, files }: Pick<WireProductDetails, "changelog" | "files">,
  locale: Locale,
): ShownVersions {
  const nameOf = (format: WireProductDetails["files"][number]["format"]) =>
    catalogMessages[locale][`catalog.format.${format}`];
  const releases = changelog.map(({ version, date, changes, is_untranslated }) => ({
    id: versionAnchor(version),
    version,
    date,
    day: dayInWords(locale, date),
    changes,
    isEnglish: is_untranslated === true,
  }));
  if (files.length > 0) {
    return {
      releases,
      files: files.map(({ format, version, release_date, size_bytes }) => ({
        name: nameOf(format),
        version,
        day: release_date && dayInWords(locale, release_date),
        size: formatSize(size_bytes, locale),
      })),
    };
  }
  return {
    releases,
    files: versions.map(({ platform, version, releaseDate }) => ({
      name: nameOf(platform),
      version,
      day: dayInWords(locale, releaseDate),
      size: null,
    })),
  };
}
