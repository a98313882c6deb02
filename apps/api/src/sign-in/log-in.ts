import { createHash } from "node:crypto";
import type { WireUser } from "@shop/api-client/contract";
import { MAX_PASSWORD_BYTES } from "@shop/api-client/contract";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import { cancelDeletion, isDeletionDue } from "../account/cancel-deletion.ts";
import { mergeVisitorCart } from "../cart/merge-visitor-cart.ts";
import { LOGIN_TRIES, LOGIN_TRIES_OF_ADDRESS, SLOW_LOGIN_TRIES } from "../limits.ts";
import { addressKey } from "../platform/address-key.ts";
import { clearPoints, givePointBack, takePoint } from "../platform/rate-limits.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { reportBurst, takeLoginTurn } from "../users/login-throttle.ts";
import { type RememberedDevice, rememberDevice } from "../users/remember-device.ts";
import { insertSession, revokeSession } from "../users/sessions.ts";
import { findUser, findUserByEmail, lockUser, type UserRow } from "../users/users.ts";
import { describeUser } from "./describe-user.ts";
import { sessionLifeMs } from "./session-life.ts";

interface LoginInput {
  readonly email: string;
  readonly password: string;
  /** 'Keep me logged in'. */
  readonly isKept: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly visitorId: string | null;
  readonly cartKey: string | null;
  /** The device cookie's value as it came, or null. */
  readonly deviceToken: string | null;
  /** The session of the cookie that came along, to be ended. */
  readonly oldSessionId: string | null;
}

interface Login extends RememberedDevice {
  readonly user: WireUser;
  readonly sessionToken: string;
  readonly expiresAt: Date;
}

/**
 * Checks the password and starts a session. What is too much at once is turned away first. The limit comes before the hash; an
 * unknown address costs a hash too, is throttled as an account is, and only the right password learns that an account isn't activated.
 * Failures: `auth.loginFailed`, `auth.notActivated`, `auth.tooManyTries`, `api.busy`. Source: AUTH-10, AUTH-11, SAFE-02, SAFE-08.
 */
export function logIn(deps: Deps, input: LoginInput): Promise<Result<Login>> {
  return deps.passwords.admit(input.address, () => logInNow(deps, input));
}

async function logInNow(deps: Deps, input: LoginInput): Promise<Result<Login>> {
  const email = input.email.toLowerCase();
  const limitKeys = loginLimitKeys(email, input.address);
  if (!(await mayTry(deps, limitKeys))) return fail({ code: "auth.tooManyTries" });
  const turn = await takeLoginTurn(deps, { email, deviceToken: input.deviceToken });
  if (!turn) return fail({ code: "auth.tooManyTries" });
  const user = await findUserByEmail(deps.db, email);
  const isRight = await isPasswordRight(deps, user, input.password);
  if (!isRight.isOk) return isRight;
  if (!user || !isRight.value) {
    if (turn.makesBurst) await reportBurst(deps, email, user);
    return fail({ code: "auth.loginFailed" });
  }
  await clearPoints(deps.db, [limitKeys.account, limitKeys.slow]);
  if (turn.countKey) await givePointBack(deps.db, turn.countKey);
  if (!user.is_active) return fail({ code: "auth.notActivated" });
  const session = await startSession(deps, user, input);
  if (!session) return fail({ code: "auth.loginFailed" });
  await mergeVisitorCart(deps, { visitorId: input.visitorId, cartKey: input.cartKey, userId: user.id });
  const described = await describeUser(deps, user.id);
  return described ? ok({ user: described, ...session }) : fail({ code: "auth.loginFailed" });
}

interface LimitKeys {
  readonly account: string;
  readonly slow: string;
  readonly address: string;
}

/** An account's tries are counted apart for every place, so that a stranger elsewhere can't shut the owner out. */
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

/** One hash in every case, so that the time tells nothing either. */
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

/**
 * Null where the password became another one while the given one was checked (that change ends every session, this one too), and
 * where the account's deletion is due. One that is only scheduled is cancelled.
 */
async function startSession(deps: Deps, user: UserRow, input: LoginInput): Promise<Omit<Login, "user"> | null> {
  const sessionToken = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  const expiresAt = new Date(nowMs + sessionLifeMs(input.isKept));
  const now = new Date(nowMs);
  return deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const held = await findUser(trx, user.id);
    if (held?.password_hash !== user.password_hash || isDeletionDue(held, nowMs)) return null;
    await cancelDeletion(trx, deps, held);
    if (input.oldSessionId) await revokeSession(trx, input.oldSessionId, now);
    await insertSession(trx, {
      id: randomUuid(deps.random),
      tokenHash: hashSecret(sessionToken),
      userId: user.id,
      now,
      expiresAt,
      isKept: input.isKept,
      userAgent: input.userAgent,
    });
    const device = await rememberDevice(trx, deps, { userId: user.id, deviceToken: input.deviceToken });
    return { sessionToken, expiresAt, ...device };
  });
}
