import { DOWNLOAD_FORMATS, type DownloadFormat, type Platform } from "@shop/api-client/contract";

/** What is chosen in the address of the downloads: `?system=`, `?format=`, `?q=`. A value that means nothing is ignored. */
export interface DownloadsChoice {
  readonly system: Platform | null;
  readonly format: DownloadFormat | null;
  readonly query: string;
}

/** Longer ones are no name. */
const MAX_QUERY_LENGTH = 80;
export const SYSTEMS: readonly Platform[] = ["mac", "win"];

export function readChoice(parameters: URLSearchParams): DownloadsChoice {
  return {
    system: SYSTEMS.find((system) => system === parameters.get("system")) ?? null,
    format: DOWNLOAD_FORMATS.find((format) => format === parameters.get("format")) ?? null,
    query: (parameters.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
  };
}

/** The address of the page with this choice. */
export function choicePath({ system, format, query }: DownloadsChoice): string {
  const parameters = new URLSearchParams({
    ...(system && { system }),
    ...(format && { format }),
    ...(query && { q: query }),
  });
  return parameters.size > 0 ? `/downloads?${parameters}` : "/downloads";
}
