import type { Currency } from "@shop/pricing";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";
import type { SignedUp } from "./tables.ts";

export type UserRow = Selectable<Database["users"]>;

/** Makes an account that waits for its activation. Null where the address has one: the constraint decides, in a race too. */
export async function insertUser(
  db: Kysely<Database>,
  user: SignedUp & { readonly id: string; readonly email: string; readonly now: Date },
): Promise<string | null> {
  const row = await db
    .insertInto("users")
    .values({ id: user.id, email: user.email, created_at: user.now, ...columnsOf(user) })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks an account until the transaction ends, so that uses of its links are serialized. */
export async function lockUser(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** Activates the account with the data that the used link was made for. */
export async function activateUser(
  db: Kysely<Database>,
  userId: string,
  signedUp: SignedUp | null,
  now: Date,
): Promise<UserRow | undefined> {
  return db
    .updateTable("users")
    .set({ is_active: true, activated_at: now, ...(signedUp ? columnsOf(signedUp) : {}) })
    .where("id", "=", userId)
    .where("is_active", "=", false)
    .returningAll()
    .executeTakeFirst();
}

/** Changes an account's password. Undefined if the account is gone. */
export function setPasswordHash(
  db: Kysely<Database>,
  userId: string,
  passwordHash: string,
): Promise<UserRow | undefined> {
  return db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

/** Changes the names of the person and of the registration. */
export async function setNames(
  db: Kysely<Database>,
  userId: string,
  names: { readonly firstName: string; readonly lastName: string; readonly registrationName: string },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ first_name: names.firstName, last_name: names.lastName, registration_name: names.registrationName })
    .where("id", "=", userId)
    .execute();
}

/** The currency that the customer has chosen. Source: AUTH-21. */
export async function setPreferredCurrency(db: Kysely<Database>, userId: string, currency: Currency): Promise<void> {
  await db.updateTable("users").set({ preferred_currency: currency }).where("id", "=", userId).execute();
}

/** Whether the customer wants fewer pop-ups. Source: ENGAGE-12. */
export async function setWantsFewerPopUps(db: Kysely<Database>, userId: string, isWanted: boolean): Promise<void> {
  await db.updateTable("users").set({ wants_fewer_pop_ups: isWanted }).where("id", "=", userId).execute();
}

export function findUserByEmail(db: Kysely<Database>, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findUser(db: Kysely<Database>, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
}

/** The language in which a user is written to. */
export async function findUserLocale(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("users").select("locale").where("id", "=", userId).executeTakeFirst();
  return row?.locale;
}

function columnsOf(user: SignedUp) {
  return {
    password_hash: user.passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    registration_name: `${user.firstName} ${user.lastName}`,
    newsletter_setting: user.newsletterSetting,
    locale: user.locale,
  };
}
