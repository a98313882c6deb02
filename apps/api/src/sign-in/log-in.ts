import type { WireUser } from "@shop/api-client/contract";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import { cancelDeletion } from "../account/index.ts";
import { mergeVisitorCart } from "../cart/index.ts";
import { clearPoints, givePointBack } from "../platform/rate-limits.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { claimGrantedCoupons } from "../sales/index.ts";
import {
  findUser,
  findUserByEmail,
  insertSession,
  isDeletionDue,
  isPasswordRight,
  lockUser,
  loginLimitKeys,
  mayTry,
  type RememberedDevice,
  rememberDevice,
  reportBurst,
  revokeSession,
  takeLoginTurn,
  type UserRow,
} from "../users/index.ts";
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
  readonly guestId: string | null;
  readonly cartKey: string | null;
  /** The device cookie's value as received, or null. */
  readonly deviceToken: string | null;
  /** The session of the received cookie, to be ended. */
  readonly oldSessionId: string | null;
}

interface Login extends RememberedDevice {
  readonly user: WireUser;
  readonly sessionToken: string;
  readonly expiresAt: Date;
}

/**
 * Checks the password and starts a session. Excess load is rejected first. The limit comes before the hash. An unknown address costs a hash
 * too and is throttled like an account. Only the right password reveals that an account isn't activated.
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
  // First: a coupon on the visitor's cart counts at once.
  await claimGrantedCoupons(deps.db, { guestId: input.guestId, userId: user.id });
  await mergeVisitorCart(deps, { visitorId: input.visitorId, cartKey: input.cartKey, userId: user.id });
  const described = await describeUser(deps, user.id);
  return described ? ok({ user: described, ...session }) : fail({ code: "auth.loginFailed" });
}

/**
 * Null if the password changed while the given one was checked (that change ends every session, including this one), or if the account's
 * deletion is due. A deletion that is only scheduled is cancelled.
 */
async function startSession(deps: Deps, user: UserRow, input: LoginInput): Promise<Omit<Login, "user"> | null> {
  const sessionToken = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  const expiresAt = new Date(nowMs + sessionLifeMs(input.isKept));
  const now = new Date(nowMs);
  return deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const current = await findUser(trx, user.id);
    if (current?.password_hash !== user.password_hash || isDeletionDue(current, nowMs)) return null;
    await cancelDeletion(trx, deps, current);
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
