import * as z from "zod/mini";
import { isEqualSecret, sign } from "../platform/secrets.ts";
import type { ApiSettings } from "../ports/deps.ts";

/** What a link opens, for whom, by which licence, until when. */
export interface DownloadGrant {
  /** A row of product_files, or null for the licence's own file. */
  readonly fileId: string | null;
  readonly userId: string;
  readonly licenceId: string;
  readonly expiresAtMs: number;
}

const payloadSchema = z.tuple([z.nullable(z.uuid()), z.uuid(), z.uuid(), z.int()]);

/** The path of a self-contained link: it requires no session, so that a download manager can follow it. */
export function signedPath(settings: Pick<ApiSettings, "secret">, grant: DownloadGrant): string {
  const parts = [grant.fileId, grant.userId, grant.licenceId, grant.expiresAtMs];
  const payload = Buffer.from(JSON.stringify(parts)).toString("base64url");
  return `/files/signed/${payload}.${signature(settings, payload)}`;
}

/** The grant of a link that we have signed, expired or not; null for any other. */
export function readSignedLink(settings: Pick<ApiSettings, "secret">, link: string): DownloadGrant | null {
  const [payload = "", given = "", ...rest] = link.split(".");
  if (rest.length > 0 || !isEqualSecret(given, signature(settings, payload))) return null;
  const [fileId, userId, licenceId, expiresAtMs] = payloadSchema.parse(
    JSON.parse(Buffer.from(payload, "base64url").toString()),
  );
  return { fileId, userId, licenceId, expiresAtMs };
}

function signature(settings: Pick<ApiSettings, "secret">, payload: string): string {
  return sign(settings.secret, ["download", payload]);
}
