import type { Clock } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Log } from "../platform/deps.ts";

/** Where Stripe's API answers: Stripe's own host, or a stand-in for it in tests. */
export interface StripeApiAddress {
  readonly protocol: "https" | "http";
  readonly host: string;
  readonly port: number;
}

/** What the Stripe adapter needs of the world. */
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
  /** The network. In tests, a stand-in's own. */
  readonly fetch: typeof fetch;
}

export const STRIPE_NAME = "stripe";
export const STRIPE_PATH = "/payments/stripe";
export const STRIPE_API: StripeApiAddress = { protocol: "https", host: "api.stripe.com", port: 443 };
/** The API version that this adapter was written against, whatever the account is set to. A newer SDK refuses it at compile time: read Stripe's changelog then. */
export const STRIPE_API_VERSION = "2026-10-28.endive";
