import { createHash } from "node:crypto";
import { MAX_PASSWORD_BYTES } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { addressKey } from "../platform/address-key.ts";
import { takePoint } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";
import { LOGIN_TRIES, LOGIN_TRIES_OF_ADDRESS, SLOW_LOGIN_TRIES } from "./limits.ts";
import type { UserRow } from "./users.ts";

interface LimitKeys {
  readonly account: string;
  readonly slow: string;
  readonly address: string;
}

/** An account's tries are counted separately per place, so that somebody elsewhere can't lock the owner out. */
export function loginLimitKeys(email: string, address: string): LimitKeys {
  const place = addressKey(address);
  const account = createHash("sha256")
    .update(JSON.stringify([email, place]))
    .digest("hex");
  return { account: `login:${account}`, slow: `login-slow:${account}`, address: `login-address:${place}` };
}

/** Counts one more try of a password; the limit comes before the hash. */
export async function mayTry(deps: Deps, keys: LimitKeys): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  if (!(await takePoint(deps.db, keys.address, LOGIN_TRIES_OF_ADDRESS, nowMs))) return false;
  if (await takePoint(deps.db, keys.account, LOGIN_TRIES, nowMs)) return true;
  return takePoint(deps.db, keys.slow, SLOW_LOGIN_TRIES, nowMs);
}

/** One hash in every case, so that the time reveals nothing either. */
export async function isPasswordRight(
  deps: Deps,
  user: UserRow | undefined,
  password: string,
): Promise<Result<boolean>> {
  const isTooLong = Buffer.byteLength(password) > MAX_PASSWORD_BYTES;
  const stored = user && !isTooLong ? user.password_hash : deps.passwords.dummyHash;
  const verified = await deps.passwords.verify(stored, isTooLong ? "" : password);
  return verified.isOk ? ok(verified.value && user !== undefined && !isTooLong) : verified;
}
