import { createHash } from "node:crypto";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { MAILS_OF_A_KIND } from "../platform/mail/limits.ts";
import { clearPoints, countPoint, givePointBack, takePoint } from "../platform/rate-limits.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { LOGIN_BURST, LOGIN_THROTTLE_WINDOW_MS } from "./limits.ts";
import { loginDelayMs } from "./login-delay.ts";
import { isDeviceOfEmail } from "./login-devices.ts";
import { manyLoginsMail } from "./mails/many-logins.ts";
import { localeOf } from "./send-activation-link.ts";
import type { UserRow } from "./users.ts";

/** One try of an account's password that the throttle allowed. */
export interface LoginTurn {
  /** The key it was counted under; null for a device that has logged in before. */
  readonly countKey: string | null;
  /** Whether it is the one that makes a burst, if it fails. */
  readonly makesBurst: boolean;
}

interface Keys {
  readonly count: string;
  readonly wait: string;
}

/** By the address, whether or not it has an account: both are throttled alike. */
function keysOf(email: string): Keys {
  const account = createHash("sha256").update(email).digest("hex");
  return { count: `login-account:${account}`, wait: `login-account-wait:${account}` };
}

/**
 * Whether a try of this account's password is allowed now, from any network. Null: the account accepts its next one later. A device that
 * the account has logged in with isn't throttled here, so that nobody elsewhere can lock the owner out. Rejected tries are not counted.
 * Source: SAFE-07, SAFE-20.
 */
export async function takeLoginTurn(
  deps: Pick<Deps, "db" | "clock">,
  login: { readonly email: string; readonly deviceToken: string | null },
): Promise<LoginTurn | null> {
  const { db } = deps;
  const nowMs = deps.clock.nowMs();
  const device = { email: login.email, tokenHash: hashSecret(login.deviceToken ?? ""), now: new Date(nowMs) };
  if (await isDeviceOfEmail(db, device)) return { countKey: null, makesBurst: false };
  const keys = keysOf(login.email);
  const tries = await countPoint(db, keys.count, LOGIN_THROTTLE_WINDOW_MS, nowMs);
  const windowMs = loginDelayMs(tries);
  if (windowMs > 0 && !(await takePoint(db, keys.wait, { limit: 1, windowMs }, nowMs))) {
    await givePointBack(db, keys.count);
    return null;
  }
  return { countKey: keys.count, makesBurst: tries === LOGIN_BURST };
}

/** Forgets what an account's tries were counted as: an emailed link has proved the owner. */
export async function endLoginThrottle(db: Deps["db"], email: string): Promise<void> {
  const keys = keysOf(email);
  await clearPoints(db, [keys.count, keys.wait]);
}

/**
 * Warns an owner that somebody tries passwords, at most once a day. For an address without an account the same mail is rendered and a count
 * is written instead of the mail, so that the time reveals nothing.
 */
export async function reportBurst(deps: Deps, email: string, user: UserRow | undefined): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const mail = manyLoginsMail(deps.settings, {
    locale: localeOf(user?.locale ?? ""),
    name: user?.first_name ?? "",
    tries: LOGIN_BURST,
    noticedAt: new Date(nowMs),
    contact: deps.settings.contactRecipient,
  });
  if (!user?.is_active) {
    await takePoint(deps.db, `mail:none:${hashSecret(email)}`, MAILS_OF_A_KIND, nowMs);
    return;
  }
  const dedupeKey = `manyLogins:${user.id}:${new Date(nowMs).toISOString().slice(0, 10)}`;
  await enqueueMail(deps.db, deps, { kind: "manyLogins", recipient: user.email, userId: user.id, dedupeKey, ...mail });
}
