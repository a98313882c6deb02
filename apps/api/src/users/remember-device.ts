import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { LOGIN_DEVICE_LIFE_MS } from "./limits.ts";
import { deleteDevicesOfUser, isIssuedDevice, putDevice } from "./login-devices.ts";

/** The token by which a browser is recognized at its next login. */
export interface RememberedDevice {
  readonly deviceToken: string;
  readonly deviceExpiresAtMs: number;
}

/**
 * Remembers that an account has logged in with a browser. A token that we issued to this browser serves its other accounts too; one that we
 * did not issue is replaced, so that nobody can plant a token.
 */
export async function rememberDevice(
  db: Deps["db"],
  deps: Pick<Deps, "clock" | "random">,
  { userId, deviceToken }: { readonly userId: string; readonly deviceToken: string | null },
): Promise<RememberedDevice> {
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  const isIssued = deviceToken !== null && (await isIssuedDevice(db, hashSecret(deviceToken), now));
  const token = isIssued ? deviceToken : newSecret(deps.random);
  const deviceExpiresAtMs = nowMs + LOGIN_DEVICE_LIFE_MS;
  await putDevice(db, { tokenHash: hashSecret(token), userId, now, expiresAt: new Date(deviceExpiresAtMs) });
  return { deviceToken: token, deviceExpiresAtMs };
}

/** After a password reset only this browser is known: another one may have belonged to somebody who knew the old password. */
export async function rememberOnlyThisDevice(
  db: Deps["db"],
  deps: Pick<Deps, "clock" | "random">,
  userId: string,
): Promise<RememberedDevice> {
  await deleteDevicesOfUser(db, userId);
  return rememberDevice(db, deps, { userId, deviceToken: null });
}
