import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type WheelRow = Selectable<Database["wheels"]>;
export type DrawRow = Selectable<Database["wheel_draws"]>;

/** Whose spins count in a call: the account's, and those of its browser as a visitor. */
export interface WheelHolder {
  readonly userId: string | null;
  readonly guestId: string | null;
}

function wheelsOf(db: Kysely<Database>, { userId, guestId }: WheelHolder, now: Date) {
  return db
    .selectFrom("wheels")
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(userId === null ? [] : [eb("user_id", "=", userId)]),
        ...(guestId === null ? [] : [eb("visitor_id", "=", guestId)]),
      ]),
    )
    .where("ends_at", ">", now)
    .orderBy("id");
}

/** The wheels whose spins count for a holder: at most the account's and the browser's. */
export function listWheels(db: Kysely<Database>, holder: WheelHolder, now: Date): Promise<WheelRow[]> {
  return wheelsOf(db, holder, now).execute();
}

/** The same, locked until the transaction ends, always in the same order. */
export function lockWheels(trx: Kysely<Database>, holder: WheelHolder, now: Date): Promise<WheelRow[]> {
  return wheelsOf(trx, holder, now).forUpdate().execute();
}

/** Ended ones of this holder make room for a new one. */
export async function deleteEndedWheelsOf(trx: Kysely<Database>, holder: WheelHolder, now: Date): Promise<void> {
  const { userId, guestId } = holder;
  await trx
    .deleteFrom("wheels")
    .where("ends_at", "<=", now)
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("visitor_id", "=", guestId)]))
    .execute();
}

/** A visitor's wheel becomes the account's, with the spins that were used. The account has none, and its row is locked. */
export async function claimWheel(trx: Kysely<Database>, guestId: string, userId: string): Promise<void> {
  await trx
    .updateTable("wheels")
    .set({ user_id: userId })
    .where("visitor_id", "=", guestId)
    .where("user_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("wheels as own").select("own.id").where("own.user_id", "=", userId))),
    )
    .execute();
}

/** False: the visitor or the account has one. */
export async function insertWheel(trx: Kysely<Database>, row: Insertable<Database["wheels"]>): Promise<boolean> {
  const inserted = await trx
    .insertInto("wheels")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Uses the next spin of a wheel and returns its number; null: there is none left. */
export async function takeSpin(trx: Kysely<Database>, wheelId: string, most: number, endsAt: Date) {
  const row = await trx
    .updateTable("wheels")
    .set((eb) => ({ spins: eb("spins", "+", 1), ends_at: endsAt }))
    .where("id", "=", wheelId)
    .where("spins", "<", most)
    .returning("spins")
    .executeTakeFirst();
  return row?.spins ?? null;
}

export async function insertDraw(trx: Kysely<Database>, row: Insertable<Database["wheel_draws"]>): Promise<void> {
  await trx.insertInto("wheel_draws").values(row).execute();
}

export function listDraws(db: Kysely<Database>, wheelIds: readonly string[]): Promise<DrawRow[]> {
  if (wheelIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("wheel_draws")
    .selectAll()
    .where("wheel_id", "in", [...wheelIds])
    .orderBy("drawn_at")
    .orderBy("number")
    .execute();
}

/** Takes a drawn pack that nobody has taken yet. Null: there is none. */
export async function takePack(
  trx: Kysely<Database>,
  claim: {
    readonly wheelIds: readonly string[];
    readonly wheelId: string;
    readonly number: number;
    readonly now: Date;
  },
): Promise<string | null> {
  const { wheelIds, wheelId, number, now } = claim;
  if (!wheelIds.includes(wheelId)) return null;
  const row = await trx
    .updateTable("wheel_draws")
    .set({ claimed_at: now })
    .where("wheel_id", "=", wheelId)
    .where("number", "=", number)
    .where("product_id", "is not", null)
    .where("claimed_at", "is", null)
    .returning("product_id")
    .executeTakeFirst();
  return row?.product_id ?? null;
}

/** Wheels with their draws. */
export async function deleteEndedWheels(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("wheels").where("ends_at", "<=", now).execute();
}
