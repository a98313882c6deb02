import { checkSignUp, isWeakPassword } from "@shop/auth-ui";
import { fail, type Locale, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import type { PendingSignUp } from "../users/index.ts";
import {
  CONSENT_TEXT_VERSION,
  FAILURE_OF_FAULT,
  findUserByEmail,
  insertConsents,
  insertUser,
  judgeAddress,
  localeOf,
  sendActivationLink,
} from "../users/index.ts";
import { NEWSLETTER_AT_SIGN_UP } from "./limits.ts";
import { alreadyRegisteredMail } from "./mails/already-registered.ts";

interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly passwordAgain: string;
  readonly wantsNewsletter: boolean;
  readonly hasAcceptedTerms: boolean;
  readonly address: string;
  readonly visitorId: string | null;
  readonly locale: Locale;
}

/**
 * Creates an account that waits for its activation. Only the mail reveals whether the address was free: an active account's owner is
 * notified, a waiting one gets a new link. Response, status and work (one hash, one mail) are the same. The account shows its first
 * sign-up; further ones are stored beside it, and none changes another. The activation decides which of them applies.
 * Failures: those of address and sign-up rules, `api.busy`. Source: AUTH-05, AUTH-07, SAFE-07.
 */
export function registerUser(deps: Deps, input: Registration): Promise<Result<void>> {
  return deps.passwords.admit(input.address, () => registerNow(deps, input));
}

async function registerNow(deps: Deps, input: Registration): Promise<Result<void>> {
  const checked = checkRegistration(input);
  if (!checked.isOk) return checked;
  const fault = await judgeAddress(deps, input.email);
  if (fault) return fail({ code: FAILURE_OF_FAULT[fault] });
  const hash = await deps.passwords.hash(input.password);
  if (!hash.isOk) return hash;
  const signUp: PendingSignUp = {
    passwordHash: hash.value,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    newsletterSetting: input.wantsNewsletter ? NEWSLETTER_AT_SIGN_UP : 0,
    locale: input.locale,
    visitorId: input.visitorId,
    signedUpAtMs: deps.clock.nowMs(),
  };
  await deps.db.transaction().execute((trx) => writeRegistration(trx, deps, input, signUp));
  return ok(undefined);
}

function checkRegistration(input: Registration): Result<unknown> {
  const person = { emailAddress: input.email, firstName: input.firstName, lastName: input.lastName };
  const form = { ...input, emailAddress: input.email };
  const checked = checkSignUp(form, (password) => isWeakPassword(password, person));
  if (checked.isOk && input.password !== input.passwordAgain) return fail({ code: "auth.passwordsDiffer" });
  return checked;
}

async function writeRegistration(
  trx: Kysely<Database>,
  deps: Deps,
  input: Registration,
  signUp: PendingSignUp,
): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const email = input.email.toLowerCase();
  const newId = await insertUser(trx, { ...signUp, id: randomUuid(deps.random), email, now });
  const known = newId ? null : await findUserByEmail(trx, email);
  if (known?.is_active) {
    const mail = alreadyRegisteredMail(deps.settings, { locale: localeOf(known.locale), name: known.first_name });
    await enqueueMail(trx, deps, { kind: "alreadyRegistered", recipient: email, userId: known.id, ...mail });
    return;
  }
  const userId = newId ?? known?.id;
  // Deleted between the two statements: there is nobody to write to, and the response is the same either way.
  if (!userId) return;
  const consent = { user_id: userId, order_id: null, text_version: CONSENT_TEXT_VERSION, given_at: now };
  await insertConsents(trx, [
    { ...consent, id: randomUuid(deps.random), kind: "terms", is_granted: true },
    { ...consent, id: randomUuid(deps.random), kind: "newsletter", is_granted: input.wantsNewsletter },
  ]);
  await sendActivationLink(trx, deps, { userId, email, signUp });
}
