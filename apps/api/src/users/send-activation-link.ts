import { isLocale, type Locale, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { ACTIVATION_LIFE_HOURS, ACTIVATION_LIFE_MS } from "./limits.ts";
import { insertLinkKey } from "./link-keys.ts";
import { activationMail } from "./mails/activation.ts";
import type { PendingSignUp } from "./tables.ts";

/**
 * Creates an activation link for one sign-up and puts its mail into the outbox, in the caller's transaction. Only that mail contains the
 * key. If the address has had its mails for this hour, the sign-up is stored anyway, and a link can be requested later.
 */
export async function sendActivationLink(
  trx: Kysely<Database>,
  deps: Deps,
  account: {
    readonly userId: string;
    readonly email: string;
    readonly signUp: PendingSignUp;
  },
): Promise<void> {
  const id = randomUuid(deps.random);
  const key = newSecret(deps.random);
  const nowMs = deps.clock.nowMs();
  const locale = localeOf(account.signUp.locale);
  const mail = activationMail(deps.settings, {
    locale,
    name: account.signUp.firstName,
    signedUpAt: new Date(account.signUp.signedUpAtMs),
    url: activationUrl(deps.settings.origin, locale, id, key),
    lifeHours: ACTIVATION_LIFE_HOURS,
  });
  await enqueueMail(trx, deps, {
    kind: "activation",
    recipient: account.email,
    userId: account.userId,
    ...mail,
  });
  await insertLinkKey(trx, {
    id,
    userId: account.userId,
    purpose: "activation",
    keyHash: hashSecret(key),
    payload: account.signUp,
    now: new Date(nowMs),
    expiresAt: new Date(nowMs + ACTIVATION_LIFE_MS),
  });
}

/** Opens the home page, in the language of the sign-up; the dialog there activates. */
export function activationUrl(origin: string, locale: Locale, id: string, key: string): string {
  return accountLinkUrl(origin, locale, "/", { action: "activation", id, key });
}

export function localeOf(text: string): Locale {
  return isLocale(text) ? text : "en";
}
