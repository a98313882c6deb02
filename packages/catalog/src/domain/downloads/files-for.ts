import type { DownloadFormat, DownloadLink, Platform } from "../owned-products.ts";

/** What the visitor downloads for. */
export interface DownloadTarget {
  /** Null: unknown, or one that plugins don't run on. */
  readonly system: Platform | null;
  /** A pack's format. Default: the complete pack. */
  readonly format?: DownloadFormat | null;
  /** On a phone nothing is installed: no file is offered first, unless the visitor has chosen a system. */
  readonly isHandheld?: boolean;
}

export interface FilesFor {
  /** What gets a button of its own: one file, or one for each system where the visitor's is unknown. Empty: there is none for it. */
  readonly first: readonly DownloadLink[];
  readonly others: readonly DownloadLink[];
}

/** The files of a product that one visitor wants, and the rest. Source: ACCT-01, ROUTE-09. */
export function filesFor(downloads: readonly DownloadLink[], target: DownloadTarget): FilesFor {
  const first = firstOf(downloads, target);
  return { first, others: downloads.filter((link) => !first.includes(link)) };
}

function firstOf(downloads: readonly DownloadLink[], { system, format, isHandheld }: DownloadTarget) {
  if (isHandheld && !system) return [];
  const forSystems = downloads.filter(isForSystem);
  if (forSystems.length > 0) return system ? forSystems.filter((link) => link.format === system) : forSystems;
  return downloads.filter((link, index) => (format ? link.format === format : index === 0));
}

function isForSystem({ format }: DownloadLink): boolean {
  return format === "win" || format === "mac";
}

/** The version of some of a product's files. */
export interface FileVersion {
  /** The files that have this version. */
  readonly formats: ReadonlyArray<DownloadLink["format"]>;
  readonly current: string | null;
  /** The version of them that the customer downloaded last; null if none. */
  readonly have: string | null;
  readonly hasUpdate: boolean;
}

/** The versions of these files, each once: the systems of a plugin may have different ones. Source: ACCT-01. */
export function versionsOf(links: readonly DownloadLink[]): readonly FileVersion[] {
  const versions = [...new Set(links.map(({ version }) => version))];
  return versions.map((current) => {
    const same = links.filter(({ version }) => version === current);
    return {
      formats: same.map(({ format }) => format),
      current,
      have: same.find(({ downloadedVersion }) => downloadedVersion)?.downloadedVersion ?? null,
      hasUpdate: same.some(({ hasUpdate }) => hasUpdate),
    };
  });
}
