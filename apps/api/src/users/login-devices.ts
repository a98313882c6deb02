import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

interface Device {
  readonly tokenHash: string;
  readonly userId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Whether the account of this address, if there is one, has logged in with this device. One question in either case. */
export async function isDeviceOfEmail(
  db: Kysely<Database>,
  asked: { readonly email: string; readonly tokenHash: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("login_devices")
    .innerJoin("users", "users.id", "login_devices.user_id")
    .select("users.id")
    .where("token_hash", "=", asked.tokenHash)
    .where("users.email", "=", asked.email)
    .where("expires_at", ">", asked.now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether we issued this token, for any account. */
export async function isIssuedDevice(db: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("login_devices")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a device of an account, or extends its lifetime. */
export async function putDevice(db: Kysely<Database>, device: Device): Promise<void> {
  await db
    .insertInto("login_devices")
    .values({
      token_hash: device.tokenHash,
      user_id: device.userId,
      created_at: device.now,
      expires_at: device.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(["token_hash", "user_id"]).doUpdateSet({ expires_at: device.expiresAt }))
    .execute();
}

export async function deleteDevicesOfUser(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("login_devices").where("user_id", "=", userId).execute();
}

export async function deleteEndedDevices(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("login_devices").where("expires_at", "<=", now).execute();
}
