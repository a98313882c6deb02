import type { DownloadFormat, DownloadLink, Platform } from "./owned-products.ts";

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

/** The version that the customer has of these files, and the newest of them. */
export function versionsOf(links: readonly DownloadLink[]): {
  readonly have: string | null;
  readonly current: string | null;
} {
  const [link] = links;
  return {
    have: links.find((one) => one.downloadedVersion)?.downloadedVersion ?? null,
    current: link?.version ?? null,
  };
}
