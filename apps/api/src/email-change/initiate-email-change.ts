import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import {
  checkOwnPassword,
  emailChangePinMail,
  FAILURE_OF_FAULT,
  findUser,
  findUserByEmail,
  judgeAddress,
  localeOf,
  lockUser,
  mayHavePin,
  PIN_LIFE_MINUTES,
  type UserRow,
  writePinRequest,
} from "../users/index.ts";
import { addressInUseMail } from "./mails/email-change.ts";

interface EmailChangeInput {
  /** Of the session. */
  readonly userId: string;
  readonly currentEmail: string;
  readonly newEmail: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Mails a PIN to the new address and returns the request's id. If the address has an account, its owner is notified instead: request, text,
 * status and work (one hash, one mail) are the same.
 * Failures: `account.emailFormat`, `account.currentEmailWrong`, `account.sameEmail`, `account.passwordWrong`, `auth.emailDnsmx`,
 * `auth.emailTrashmail`, `account.tooManyTries`, `api.busy`. Source: ACCT-07, SAFE-03, SAFE-07, SAFE-10.
 */
export function initiateEmailChange(deps: Deps, input: EmailChangeInput): Promise<Result<string>> {
  return deps.passwords.admit(input.address, () => initiateNow(deps, input));
}

async function initiateNow(deps: Deps, input: EmailChangeInput): Promise<Result<string>> {
  const user = await findUser(deps.db, input.userId);
  if (!user) return fail({ code: "api.loginRequired" });
  const newEmail = input.newEmail.trim().toLowerCase();
  const fault = faultOf(user, input.currentEmail.trim().toLowerCase(), newEmail);
  if (fault) return fail({ code: fault });
  const known = await checkOwnPassword(deps, user, input);
  if (!known.isOk) return known.failure.code === "auth.tooManyTries" ? fail({ code: "account.tooManyTries" }) : known;
  const badAddress = await judgeAddress(deps, newEmail);
  if (badAddress) return fail({ code: FAILURE_OF_FAULT[badAddress] });
  if (!(await mayHavePin(deps, user.id))) return fail({ code: "account.tooManyTries" });
  const requestId = await deps.db.transaction().execute((trx) => writeRequest(trx, deps, user, newEmail));
  return requestId === null ? fail({ code: "account.passwordWrong" }) : ok(requestId);
}

function faultOf(user: UserRow, currentEmail: string, newEmail: string): string | null {
  if (!isCompleteEmailAddress(newEmail)) return "account.emailFormat";
  if (currentEmail !== user.email) return "account.currentEmailWrong";
  return newEmail === user.email ? "account.sameEmail" : null;
}

/** Null if the password changed while the given one was checked. */
async function writeRequest(
  trx: Kysely<Database>,
  deps: Deps,
  user: UserRow,
  newEmail: string,
): Promise<string | null> {
  await lockUser(trx, user.id);
  if ((await findUser(trx, user.id))?.password_hash !== user.password_hash) return null;
  const { requestId, pin } = await writePinRequest(trx, deps, { userId: user.id, purpose: "emailChange", newEmail });
  const holder = await findUserByEmail(trx, newEmail);
  if (holder) {
    const mail = addressInUseMail(deps.settings, { locale: localeOf(holder.locale), name: holder.first_name });
    await enqueueMail(trx, deps, {
      kind: "emailChangeAddressInUse",
      recipient: holder.email,
      userId: holder.id,
      ...mail,
    });
    return requestId;
  }
  const about = { locale: localeOf(user.locale), name: user.first_name, pin, lifeMinutes: PIN_LIFE_MINUTES };
  const mail = emailChangePinMail(deps.settings, about);
  await enqueueMail(trx, deps, { kind: "emailChangePin", recipient: newEmail, userId: user.id, ...mail });
  return requestId;
}
