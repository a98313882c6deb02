import { createHash } from "node:crypto";
import type { Platform } from "@shop/api-client/contract";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { insertActivation, listCurrentActivations, lockLicenceByKey, renewActivation } from "./licence-activations.ts";
import { createLicenceFile } from "./licence-file.ts";
import { MAX_LICENCE_DEVICES } from "./limits.ts";
import { findOwnerName } from "./owned-licences.ts";

interface Device {
  readonly licenceKey: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly platform: Platform;
  readonly pluginVersion: string | null;
}

/**
 * Activates a plugin on a device. A known device is marked as seen again; a new one takes one of the licence's five places. Returns the
 * signed licence file for this device. Only a hash of the device's id is stored.
 * Failures: `licence.keyUnknown` (also a licence that was transferred or revoked), `licence.tooManyDevices`.
 */
export async function activateLicence(deps: Deps, device: Device): Promise<Result<{ readonly licence: string }>> {
  return inTransaction(deps.db, (trx) => takePlace(trx, deps, device));
}

async function takePlace(
  trx: Kysely<Database>,
  deps: Deps,
  device: Device,
): Promise<Result<{ readonly licence: string }>> {
  const typed = device.licenceKey.trim();
  const licence = await lockLicenceByKey(trx, [typed, typed.toUpperCase()]);
  const owner = licence && (await findOwnerName(trx, licence.userId));
  if (!licence || !owner) return fail({ code: "licence.keyUnknown" });
  const hash = deviceHash(licence.id, device.deviceId);
  const current = await listCurrentActivations(trx, { licenceId: licence.id });
  const known = current.find((place) => place.device_hash === hash);
  const { deviceName, platform, pluginVersion } = device;
  const seen = { deviceName, platform, pluginVersion, now: new Date(deps.clock.nowMs()) };
  if (known) await renewActivation(trx, known.id, seen);
  else if (current.length >= MAX_LICENCE_DEVICES)
    return fail({ code: "licence.tooManyDevices", params: { count: MAX_LICENCE_DEVICES } });
  else await insertActivation(trx, { ...seen, id: randomUuid(deps.random), licenceId: licence.id, deviceHash: hash });
  const file = createLicenceFile(licence, owner, deps.settings, { hash, name: deviceName });
  return ok({ licence: new TextDecoder().decode(file.bytes) });
}

/** Hashed per licence, so that a device on two licences has two different hashes. */
function deviceHash(licenceId: string, deviceId: string): string {
  return createHash("sha256").update(`${licenceId}\n${deviceId}`).digest("hex");
}
