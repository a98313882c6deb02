import { type Kysely, sql } from "kysely";
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
import * as campaignsOnce from "./migrations/0018-campaigns-once.ts";
import * as limitOfTheCart from "./migrations/0019-limit-of-the-cart.ts";
import * as wheelAndGrantedCoupons from "./migrations/0020-wheel-and-granted-coupons.ts";
import * as chat from "./migrations/0021-chat.ts";
import * as salePagesAndContests from "./migrations/0022-sale-pages-and-contests.ts";
import * as fewerPopUps from "./migrations/0024-fewer-pop-ups.ts";
import * as limitOfAnOrder from "./migrations/0025-limit-of-an-order.ts";
import * as translatedSales from "./migrations/0026-translated-sales.ts";
import * as consentRecords from "./migrations/0027-consent-records.ts";
import * as marketing from "./migrations/0028-marketing.ts";
import * as followUps from "./migrations/0029-follow-ups.ts";
import * as visits from "./migrations/0032-visits.ts";
import * as auditions from "./migrations/0033-auditions.ts";
import * as search from "./migrations/0034-search.ts";
import * as translatedProducts from "./migrations/0038-translated-products.ts";
import * as productDetails from "./migrations/0042-product-details.ts";
import * as beta from "./migrations/0050-beta.ts";
import * as wordpress from "./migrations/0060-wordpress.ts";
import * as plansOfPriceFacts from "./migrations/0064-plans-of-price-facts.ts";
import * as pluginResponses from "./migrations/0065-plugin-responses.ts";
import * as searchChoices from "./migrations/0066-search-choices.ts";
import * as titlesOfCampaigns from "./migrations/0067-titles-of-campaigns.ts";
import * as searchFacetSets from "./migrations/0068-search-facet-sets.ts";

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
  "0018-campaigns-once": campaignsOnce,
  "0019-limit-of-the-cart": limitOfTheCart,
  "0022-sale-pages-and-contests": salePagesAndContests,
  "0020-wheel-and-granted-coupons": wheelAndGrantedCoupons,
  "0024-fewer-pop-ups": fewerPopUps,
  "0025-limit-of-an-order": limitOfAnOrder,
  "0026-translated-sales": translatedSales,
  "0027-consent-records": consentRecords,
  "0028-marketing": marketing,
  "0029-follow-ups": followUps,
  "0032-visits": visits,
  "0033-auditions": auditions,
  "0034-search": search,
  "0038-translated-products": translatedProducts,
  "0042-product-details": productDetails,
  "0021-chat": chat,
  "0050-beta": beta,
  "0060-wordpress": wordpress,
  "0064-plans-of-price-facts": plansOfPriceFacts,
  "0065-plugin-responses": pluginResponses,
  "0066-search-choices": searchChoices,
  "0067-titles-of-campaigns": titlesOfCampaigns,
  "0068-search-facet-sets": searchFacetSets,
};

const TIMEOUTS = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];

/** Another release, whose migrations this one can't build on, has run on the database. */
export class OtherReleaseError extends Error {
  readonly migrationName: string;
  /** `unknown`: the database has had this migration, and this release doesn't have it. `skipped`: the other way round, and later ones have run. */
  readonly kind: "unknown" | "skipped";

  constructor(migrationName: string, kind: OtherReleaseError["kind"]) {
    super(`the database and this release don't agree on the migration ${migrationName}, which is ${kind}`);
    this.migrationName = migrationName;
    this.kind = kind;
  }
}

/**
 * Migrates a database to the newest schema; does nothing if it is up to date. Safe with several processes: Kysely takes a lock. Throws
 * `OtherReleaseError`, and changes nothing, if the database was migrated by a release that this one doesn't follow.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  return withoutTimeouts(db, async (connection) => {
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => MIGRATIONS } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw (isMismatch(error) && (await findOtherRelease(connection))) || error;
    return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
  });
}

/** Runs the work on one connection with its timeouts off: changing a large table takes long, and so may the lock. */
function withoutTimeouts<Tables, Value>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  return db.connection().execute(async (connection) => {
    for (const name of TIMEOUTS) await sql`set ${sql.raw(name)} = 0`.execute(connection);
    try {
      return await work(connection);
    } finally {
      for (const name of TIMEOUTS) await sql`reset ${sql.raw(name)}`.execute(connection);
    }
  });
}

/** Kysely's own comparison of the names, which it reports only as text. */
function isMismatch(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("corrupted migrations:");
}

async function findOtherRelease<Tables>(db: Kysely<Tables>): Promise<OtherReleaseError | null> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const executed = rows.map(({ name }) => name).sort();
  const unknown = executed.find((name) => !(name in MIGRATIONS));
  if (unknown !== undefined) return new OtherReleaseError(unknown, "unknown");
  const skipped = Object.keys(MIGRATIONS).find((name) => !executed.includes(name));
  return skipped === undefined ? null : new OtherReleaseError(skipped, "skipped");
}
