import type { Clock, Random } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { FileStorage, Log } from "../platform/deps.ts";
import type { Database } from "../ports/database.ts";

/** The external dependencies of the test provider. It shares the shop's database, but only ever touches its own two tables. */
export interface TestProviderDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Where the payment pages are served from: the shop's own origin. */
  readonly origin: string;
  /** The payee that the payment page shows. */
  readonly shopName: string;
  /** The webhook's signing key; the shop's side verifies with the same. */
  readonly webhookSecret: string;
  /** The files of the shop's fonts, for the payment pages. Without them they use the system's. */
  readonly fonts: FileStorage;
  /** Sends a webhook to the shop. In one process with it, the app's own `fetch`. */
  readonly deliver: (request: Request) => Promise<Response>;
}

export const TEST_PROVIDER_PATH = "/test-provider";
export const TEST_PROVIDER_NAME = "test";
