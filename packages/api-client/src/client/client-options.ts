import type { Clock, KeyValueStorage, Random } from "@shop/kernel";
import type { OperationIds } from "../contract/served.ts";
import type { Transport } from "./transport.ts";
import type { Hash } from "./web-crypto-sha256.ts";

/** A call that failed after all its tries, for the log. A failure that the shopper caused (a code of a feature) isn't logged. */
export interface ApiLogEntry {
  readonly operation: string;
  readonly code: string;
  /** For every status other than 2xx: 'API request failed with status {status}: {body}'. */
  readonly text: string;
  readonly tries: number;
}

export interface ApiClientOptions {
  /** The origin that serves `/v1/…`, without a trailing slash; empty for the page's own. */
  readonly host: string;
  /** The opaque ids of the operations. Default: those that our own back end serves. */
  readonly ids?: OperationIds;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  /** Where the visitor's access token is kept, under ACCESS_TOKEN_COOKIE: a cookie of two hours in browsers. */
  readonly accessTokens: KeyValueStorage;
  /** The checksum's hash. Default: `createWebCryptoSha256`. */
  readonly hash: Hash;
  /** The path of the page that the shopper looks at. */
  readonly currentPath: () => string;
  /** The caller's address, for hosts that require it in the envelope; ours reads it from the socket. */
  readonly ipAddress?: () => string | undefined;
  /** The currency to name in a header, for hosts that don't get our cookie. */
  readonly currency?: () => string | undefined;
  readonly log?: (entry: ApiLogEntry) => void;
  /** The static header of the direct calls. Default: SITE_AUTHORIZATION. */
  readonly siteAuthorization?: string;
}
