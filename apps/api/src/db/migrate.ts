import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import * as ground from "./migrations/0001-ground.ts";
import * as passwordRequests from "./migrations/0002-password-requests.ts";
import * as paymentEventsByOrder from "./migrations/0003-payment-events-by-order.ts";
import * as addToCart from "./migrations/0004-add-to-cart.ts";
import * as campaignsCouponsInvoices from "./migrations/0005-campaigns-coupons-invoices.ts";
import * as cartSource from "./migrations/0006-cart-source.ts";
import * as accounts from "./migrations/0007-accounts.ts";
import * as keptAndHandedOn from "./migrations/0008-kept-and-handed-on.ts";
import * as mailSecrets from "./migrations/0009-mail-secrets.ts";
import * as unansweredOrders from "./migrations/0010-unanswered-orders.ts";
import * as loginDevices from "./migrations/0011-login-devices.ts";
import * as writeProbe from "./migrations/0012-write-probe.ts";
import * as keptSessions from "./migrations/0014-kept-sessions.ts";
import * as wholePrices from "./migrations/0015-whole-prices.ts";
import * as vatIdChecks from "./migrations/0016-vat-id-checks.ts";
import * as salesByCommand from "./migrations/0017-sales-by-command.ts";
import type { Database } from "./schema.ts";

/** All migrations in order. A bundled server has no folder to read, so they are named here. */
const MIGRATIONS = {
  "0001-ground": ground,
  "0002-password-requests": passwordRequests,
  "0003-payment-events-by-order": paymentEventsByOrder,
  "0004-add-to-cart": addToCart,
  "0005-campaigns-coupons-invoices": campaignsCouponsInvoices,
  "0006-cart-source": cartSource,
  "0007-accounts": accounts,
  "0008-kept-and-handed-on": keptAndHandedOn,
  "0009-mail-secrets": mailSecrets,
  "0010-unanswered-orders": unansweredOrders,
  "0011-login-devices": loginDevices,
  "0012-write-probe": writeProbe,
  "0014-kept-sessions": keptSessions,
  "0015-whole-prices": wholePrices,
  "0016-vat-id-checks": vatIdChecks,
  "0017-sales-by-command": salesByCommand,
};

/** The database has had a migration that this release doesn't know: a newer one has run on it. */
export class NewerDatabaseError extends Error {
  readonly migrationName: string;

  constructor(migrationName: string) {
    super(`the database has had the migration ${migrationName}, which this release doesn't know`);
    this.migrationName = migrationName;
  }
}

/**
 * Brings a database to the newest schema; does nothing to one that has it. Safe with several processes: Kysely takes a lock.
 * Throws `NewerDatabaseError`, and changes nothing, where a newer release has been there.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw asNewerDatabase(error) ?? error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}

/** Kysely compares the names and says it in words alone. */
function asNewerDatabase(error: unknown): NewerDatabaseError | null {
  const said = error instanceof Error ? error.message : "";
  const unknown = /previously executed migration (\S+) is missing/.exec(said)?.[1];
  return unknown === undefined ? null : new NewerDatabaseError(unknown);
}
