import type { Platform } from "@shop/api-client/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";
import type { OwnedLicence } from "./owned-licences.ts";
import { selectOwned } from "./owned-licences.ts";

export type ActivationRow = Selectable<Database["licence_activations"]>;

/**
 * A valid licence by its key, locked until the transaction ends: its places are taken one after the other, and no transfer runs in between.
 */
export async function lockLicenceByKey(
  trx: Kysely<Database>,
  keys: readonly string[],
): Promise<OwnedLicence | undefined> {
  const current = await trx
    .selectFrom("licences")
    .select("id")
    .where("licence_key", "in", [...keys])
    .where("revoked_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return current && selectOwned(trx).where("licences.id", "=", current.id).executeTakeFirst();
}

/** The devices that take a place now, on one licence or on all of a user's, oldest first. */
export function listCurrentActivations(
  db: Kysely<Database>,
  of: { readonly licenceId: string } | { readonly userId: string },
): Promise<ActivationRow[]> {
  const current = db
    .selectFrom("licence_activations")
    .innerJoin("licences", "licences.id", "licence_activations.licence_id")
    .selectAll("licence_activations")
    .where("licence_activations.released_at", "is", null)
    .where("licences.revoked_at", "is", null)
    .orderBy("licence_activations.first_seen_at")
    .orderBy("licence_activations.id");
  return "userId" in of
    ? current.where("licences.user_id", "=", of.userId).execute()
    : current.where("licences.id", "=", of.licenceId).execute();
}

interface SeenDevice {
  readonly deviceName: string;
  readonly platform: Platform;
  readonly pluginVersion: string | null;
  readonly now: Date;
}

/** Records that a device runs under a licence. It already has its place. */
export async function renewActivation(db: Kysely<Database>, id: string, seen: SeenDevice): Promise<void> {
  await db
    .updateTable("licence_activations")
    .set({
      device_name: seen.deviceName,
      platform: seen.platform,
      plugin_version: seen.pluginVersion,
      last_seen_at: seen.now,
    })
    .where("id", "=", id)
    .execute();
}

/** Gives a device a place. The database rejects a second one for the same device. */
export async function insertActivation(
  db: Kysely<Database>,
  activation: SeenDevice & { readonly id: string; readonly licenceId: string; readonly deviceHash: string },
): Promise<void> {
  await db
    .insertInto("licence_activations")
    .values({
      id: activation.id,
      licence_id: activation.licenceId,
      device_hash: activation.deviceHash,
      device_name: activation.deviceName,
      platform: activation.platform,
      plugin_version: activation.pluginVersion,
      first_seen_at: activation.now,
      last_seen_at: activation.now,
    })
    .execute();
}

/** Frees a device's place on a valid licence of this user. False where there is no such place, free or not. */
export async function releaseOwnActivation(
  db: Kysely<Database>,
  place: { readonly id: string; readonly licenceId: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("licence_activations")
    .set((expression) => ({ released_at: expression.fn.coalesce("released_at", expression.val(place.now)) }))
    .where("id", "=", place.id)
    .where("licence_id", "in", (own) =>
      own
        .selectFrom("licences")
        .select("id")
        .where("id", "=", place.licenceId)
        .where("user_id", "=", place.userId)
        .where("revoked_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Frees every place on licences that ended. */
export async function releaseActivations(
  db: Kysely<Database>,
  licenceIds: readonly string[],
  now: Date,
): Promise<void> {
  if (licenceIds.length === 0) return;
  await db
    .updateTable("licence_activations")
    .set({ released_at: now })
    .where("licence_id", "in", [...licenceIds])
    .where("released_at", "is", null)
    .execute();
}

/** Places in use stay, however old. */
export async function deleteEndedActivations(db: Kysely<Database>, releasedBefore: Date): Promise<void> {
  await db.deleteFrom("licence_activations").where("released_at", "<", releasedBefore).execute();
}
