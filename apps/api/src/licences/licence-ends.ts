import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { releaseActivations } from "./licence-activations.ts";

/** Why a licence ended by its owner's own act; only these can come back. */
const OWN_ACTS = ["transferred", "used"] as const;
type OwnAct = (typeof OWN_ACTS)[number];

/** Ends licences that are good now and held by this transaction, by their owner's act, and their devices with them. */
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
 * Takes back licences that this transaction holds, and their devices' places. What its owner had handed on or used up keeps its time and bears the new reason, so that
 * it never comes back.
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

/** Gives back what its owner had handed on or used up. What was taken back for another reason stays so. Answers the ids of what is good again. */
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

/** Holds licences until the transaction ends. Always in one order, so that none waits for another that waits for it. */
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

/** Every licence that an order gave or that came of one by being handed on, good or not. */
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
