import type { Random } from "@shop/kernel";
import type { Hash } from "../../client/web-crypto-sha256.ts";
import type { OperationIds } from "../../contract/index.ts";

/** The host under test, and what may be done to it. */
export interface ConformanceTarget {
  /** Scheme, host and port, without a slash at its end. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly ids: OperationIds;
  readonly hash: Hash;
  readonly random: Random;
  /** The static header of the direct calls. */
  readonly siteAuthorization: string;
  /** An active account, for the operations of logged-in customers; null skips these. */
  readonly account: { readonly email: string; readonly password: string } | null;
  /** Whether checks may write orders, make accounts and cause mails. */
  readonly hasEffects: boolean;
}

/** What a check needs in addition to a host: an account, or permission to have effects. */
export type ConformanceNeed = "account" | "effects";

/** One property of a host that conforms to the contract. */
export interface ConformanceCheck {
  readonly title: string;
  readonly needs: readonly ConformanceNeed[];
  /** Throws, with the actual and the expected result, if the host doesn't conform. */
  readonly run: (session: ConformanceSession) => Promise<void>;
}

/** A response of the main API or of a direct call, unparsed. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; undefined if it isn't JSON. */
  readonly body: unknown;
}

/** What differs from a well-formed call. */
export interface CallChanges {
  readonly accessToken?: string;
  readonly checksum?: string;
  readonly contentType?: string;
  readonly method?: string;
  readonly idempotencyKey?: string;
  /** The whole body instead of the envelope. */
  readonly body?: string;
}

/** Somebody who visits the host: has cookies and an access token of their own. */
export interface ConformanceBrowser {
  readonly accessToken: string;
  /** A call of the main API by opaque id. */
  call(id: string, request: unknown, changes?: CallChanges): Promise<HostAnswer>;
  /** Any other request. */
  send(path: string, init: RequestInit): Promise<HostAnswer>;
}

/** One run of the suite against one host: its visitors, and the host's data. */
export interface ConformanceSession {
  readonly target: ConformanceTarget;
  /** A visitor whom checks share that leave no trace on it. */
  visitor(): Promise<ConformanceBrowser>;
  /** A separate visitor. */
  newVisitor(): Promise<ConformanceBrowser>;
  /** The account's owner, logged in; requires an account. */
  customer(): Promise<ConformanceBrowser>;
  /** The name of a product that is for sale and not free. */
  productForSale(): Promise<string>;
}
