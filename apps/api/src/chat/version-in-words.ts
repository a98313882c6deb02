import type { ProductVersion } from "@shop/api-client/contract";

const SYSTEMS = { mac: "macOS", win: "Windows" } as const;

/** A product's current version; where systems differ, each with its own: `2.1.1 (macOS), 2.1.0 (Windows)`. Null: it has none. */
export function versionInWords(versions: ReadonlyArray<Pick<ProductVersion, "platform" | "version">>): string | null {
  const [first] = versions;
  if (!first) return null;
  if (versions.every(({ version }) => version === first.version)) return first.version;
  return versions.map(({ platform, version }) => `${version} (${SYSTEMS[platform]})`).join(", ");
}
