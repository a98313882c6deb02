import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { releaseActivations } from "./licence-activations.ts";

/** Why the owner's own act ended a licence; only these can be restored. */
const OWN_ACTS = ["transferred", "used"] as const;
type OwnAct = (typeof OWN_ACTS)[number];

/** Ends valid licences that this transaction has locked, by their owner's act, and their devices' activations. */
export async function endByOwner(
  trx: Kysely<Database>,
  licenceId: string,
  ended: { readonly at: Date; readonly reason: OwnAct },
): Promise<boolean> {
  const row = await trx
    .updateTable("licences")
    .set({ revoked_at: ended.at, revoked_reason: ended.reason })
    .where("id", "=", licenceId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  await releaseActivations(trx, row ? [row.id] : [], ended.at);
  return row !== undefined;
}

/**
 * Revokes licences that this transaction has locked, and their devices' places. A licence that its owner transferred or used up keeps its
 * time and gets the new reason, so that it is never restored.
 */
export async function takeBackLicences(
  trx: Kysely<Database>,
  licenceIds: readonly string[],
  revoked: { readonly at: Date; readonly reason: string },
): Promise<void> {
  if (licenceIds.length === 0) return;
  await trx
    .updateTable("licences")
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${revoked.at})`, revoked_reason: revoked.reason })
    .where("id", "in", [...licenceIds])
    .where((where) => where.or([where("revoked_at", "is", null), where("revoked_reason", "in", [...OWN_ACTS])]))
    .execute();
  await releaseActivations(trx, licenceIds, revoked.at);
}

/**
 * Restores what its owner had transferred or used up. Licences revoked for another reason stay revoked. Returns the ids of the restored
 * ones.
 */
export async function giveBackLicences(
  trx: Kysely<Database>,
  licenceIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx
    .updateTable("licences")
    .set({ revoked_at: null, revoked_reason: null })
    .where("id", "in", [...licenceIds])
    .where("revoked_reason", "in", [...OWN_ACTS])
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks licences until the transaction ends. Always in one order, to prevent deadlocks. */
export async function lockLicences(trx: Kysely<Database>, licenceIds: readonly string[]): Promise<void> {
  if (licenceIds.length === 0) return;
  await trx
    .selectFrom("licences")
    .select("id")
    .where("id", "in", [...licenceIds])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Every licence that an order created or that derives from one by transfer, valid or not. */
export async function findLicenceIdsOfOrder(db: Kysely<Database>, orderId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("licences")
    .innerJoin("order_lines", (join) =>
      join.on((on) =>
        on.or([
          on("order_lines.id", "=", on.ref("licences.order_line_id")),
          on("order_lines.id", "=", on.ref("licences.origin_line_id")),
        ]),
      ),
    )
    .select("licences.id")
    .where("order_lines.order_id", "=", orderId)
    .execute();
  return rows.map(({ id }) => id);
}
