import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { type OwnedLicence, selectOwned } from "./owned-licences.ts";

export type TransferRow = Selectable<Database["licence_transfers"]>;

/** The licence to transfer and all of the owner's transfer services, oldest first, locked until the transaction ends. */
export async function lockForTransfer(
  trx: Kysely<Database>,
  asked: { readonly userId: string; readonly licenceId: string; readonly serviceSlug: string },
): Promise<OwnedLicence[]> {
  const locked = await trx
    .selectFrom("licences")
    .select("id")
    .where("user_id", "=", asked.userId)
    .where("revoked_at", "is", null)
    .where((where) =>
      where.or([
        where("id", "=", asked.licenceId),
        where("product_id", "in", where.selectFrom("products").select("id").where("slug", "=", asked.serviceSlug)),
      ]),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (locked.length === 0) return [];
  return selectOwned(trx)
    .where(
      "licences.id",
      "in",
      locked.map(({ id }) => id),
    )
    .orderBy("licences.added_at")
    .orderBy("licences.id")
    .execute();
}

/**
 * Serializes transfers to an address with the opening of its account until the transaction ends. Otherwise a licence could start to wait
 * for an account that has just been opened.
 */
export async function lockRecipient(trx: Kysely<Database>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`licence recipient ${email}`}, 0))`.execute(trx);
}

/** Writes a transfer. A second one of the same licence, or by the same service, is refused by the database. */
export async function insertTransfer(
  trx: Kysely<Database>,
  transfer: Insertable<Database["licence_transfers"]>,
): Promise<void> {
  await trx.insertInto("licence_transfers").values(transfer).execute();
}

/**
 * Claims what waits for an address and hasn't been returned. One conditional update: what the job returns in the meantime isn't included.
 */
export async function claimTransfers(
  trx: Kysely<Database>,
  claim: { readonly email: string; readonly userId: string; readonly now: Date },
): Promise<TransferRow[]> {
  return trx
    .updateTable("licence_transfers")
    .set({ status: "done", to_user_id: claim.userId })
    .where("recipient_email", "=", claim.email)
    .where("status", "=", "waiting")
    .where("returns_at", ">", claim.now)
    .returningAll()
    .execute();
}

export async function noteNewLicence(trx: Kysely<Database>, transferId: string, licenceId: string): Promise<void> {
  await trx.updateTable("licence_transfers").set({ new_licence_id: licenceId }).where("id", "=", transferId).execute();
}

/** Transfers that waited too long, the longest first, after the given one. */
export function findUnclaimedTransfers(
  db: Kysely<Database>,
  page: { readonly now: Date; readonly after: TransferRow | null; readonly count: number },
): Promise<TransferRow[]> {
  const { now, after, count } = page;
  const due = db
    .selectFrom("licence_transfers")
    .selectAll()
    .where("status", "=", "waiting")
    .where("returns_at", "<=", now);
  const rest = after
    ? due.where(({ eb, refTuple, tuple }) => eb(refTuple("returns_at", "id"), ">", tuple(after.returns_at, after.id)))
    : due;
  return rest.orderBy("returns_at").orderBy("id").limit(count).execute();
}

/** Ends a waiting transfer; false if it isn't waiting any more. */
export async function endWaitingTransfer(trx: Kysely<Database>, transferId: string): Promise<boolean> {
  const row = await trx
    .updateTable("licence_transfers")
    .set({ status: "returned", recipient_email: null })
    .where("id", "=", transferId)
    .where("status", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The transfers by which licences were transferred or used up, except returned ones; locked until the transaction ends. */
export function lockTransfersOf(trx: Kysely<Database>, licenceIds: readonly string[]): Promise<TransferRow[]> {
  return trx
    .selectFrom("licence_transfers")
    .selectAll()
    .where((where) =>
      where.or([where("licence_id", "in", [...licenceIds]), where("service_licence_id", "in", [...licenceIds])]),
    )
    .where("status", "<>", "returned")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/**
 * The given licences and everything linked to them: what each became by successive transfers, and what a waiting transfer would give back,
 * licence and service.
 */
export async function findChainOf(db: Kysely<Database>, licenceIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain (id) as (
      select unnest(${[...licenceIds]}::uuid[])
      union
      select tied.id
        from chain
        join licence_transfers as transfer
          on (transfer.licence_id = chain.id or transfer.service_licence_id = chain.id) and transfer.status <> 'returned'
        cross join lateral (values
          (transfer.licence_id, transfer.status = 'waiting'),
          (transfer.service_licence_id, transfer.status = 'waiting'),
          (transfer.new_licence_id, transfer.status = 'done' and transfer.licence_id = chain.id)
        ) as tied (id, counts)
       where tied.counts and tied.id is not null
    )
    select id from chain`.execute(db);
  return rows.map(({ id }) => id);
}

/** An address is needed while its licence can go back, and no longer. */
export async function forgetRecipients(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable("licence_transfers")
    .set({ recipient_email: null })
    .where("returns_at", "<=", now)
    .where("status", "<>", "waiting")
    .where("recipient_email", "is not", null)
    .execute();
}

/**
 * What a user transferred and what may still be returned, claimed or not: whether the address has an account isn't revealed. Newest first.
 */
export function listOpenTransfers(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<Array<{ product: string; recipientEmail: string | null; startedAt: Date; returnsAt: Date }>> {
  return db
    .selectFrom("licence_transfers")
    .innerJoin("licences", "licences.id", "licence_transfers.licence_id")
    .innerJoin("products", "products.id", "licences.product_id")
    .select([
      "products.name as product",
      "licence_transfers.recipient_email as recipientEmail",
      "licence_transfers.started_at as startedAt",
      "licence_transfers.returns_at as returnsAt",
    ])
    .where("from_user_id", "=", userId)
    .where("status", "<>", "returned")
    .where("returns_at", ">", now)
    .orderBy("started_at", "desc")
    .orderBy("licence_transfers.id")
    .execute();
}
