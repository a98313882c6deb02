import type { ProductVersion } from "@shop/api-client/contract";
import { messages as catalogMessages } from "@shop/catalog";
import type { Locale } from "@shop/kernel";

/** A product's current version; where systems differ, each with its own: `2.1.1 (macOS), 2.1.0 (Windows)`. Null: it has none. */
export function versionInWords(
  versions: ReadonlyArray<Pick<ProductVersion, "platform" | "version">>,
  locale: Locale,
): string | null {
  const text = catalogMessages[locale];
  const [first] = versions;
  if (!first) return null;
  if (versions.every(({ version }) => version === first.version)) return first.version;
  return versions.map(({ platform, version }) => `${version} (${text[`catalog.format.${platform}`]})`).join(", ");
}
