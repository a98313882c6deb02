import type { DownloadFormat, Platform } from "../owned-products.ts";

/** What can be downloaded: a plugin's installer by platform, a pack by format, a licence file. Source: CAT-07. */
export type DownloadRequest =
  | { readonly kind: "plugin"; readonly product: string; readonly platform: Platform; readonly licenceId: string }
  | { readonly kind: "samplepack"; readonly product: string; readonly format: DownloadFormat }
  | { readonly kind: "licence"; readonly product: string; readonly licenceId: string };

/** A signed link to one file, valid until it expires. */
export interface DownloadTicket {
  readonly url: string;
  readonly fileName: string;
  readonly sizeBytes: number | null;
  /** In hex. */
  readonly sha256: string | null;
  /** ISO 8601. */
  readonly expiresAt: string;
}
