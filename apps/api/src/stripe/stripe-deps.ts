import type { Clock } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Log } from "../platform/deps.ts";
import type { Database } from "../ports/database.ts";

/** The host of Stripe's API: Stripe's own, or a stand-in for it in tests. */
export interface StripeApiAddress {
  readonly protocol: "https" | "http";
  readonly host: string;
  readonly port: number;
}

/** The external dependencies of the Stripe adapter. */
export interface StripeDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  /** The shop's own origin, where the page that leads to Stripe's is served. */
  readonly origin: string;
  /** `sk_…` or a restricted `rk_…`. Never leaves the server. */
  readonly secretKey: string;
  /** `pk_…`, for the browser. */
  readonly publishableKey: string;
  /** `whsec_…` of the webhook endpoint. */
  readonly webhookSecret: string;
  readonly api: StripeApiAddress;
  /** The network. In tests, that of a stand-in. */
  readonly fetch: typeof fetch;
}

export const STRIPE_NAME = "stripe";
export const STRIPE_PATH = "/payments/stripe";
export const STRIPE_API: StripeApiAddress = { protocol: "https", host: "api.stripe.com", port: 443 };
/**
 * The API version that this adapter was written for, whatever the account is set to. A newer SDK rejects it at compile time: read Stripe's
 * changelog then.
 */
export const STRIPE_API_VERSION = "2026-10-28.endive";
