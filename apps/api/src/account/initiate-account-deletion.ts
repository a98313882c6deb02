import { fail, ok, type Result } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Deps } from "../ports/deps.ts";
import { deletionPinMail, findUser, localeOf, lockUser, PIN_LIFE_MINUTES, writePinRequest } from "../users/index.ts";

/**
 * Mails a PIN to the address of the session's account and returns the request's id. Nothing is scheduled yet.
 * Source: ACCT-06, SAFE-03, SAFE-10.
 */
export async function initiateAccountDeletion(deps: Deps, userId: string): Promise<Result<string>> {
  return inTransaction(deps.db, async (trx) => {
    await lockUser(trx, userId);
    const user = await findUser(trx, userId);
    if (!user) return fail({ code: "api.loginRequired" });
    const { requestId, pin } = await writePinRequest(trx, deps, { userId, purpose: "deletion", newEmail: null });
    const about = { locale: localeOf(user.locale), name: user.first_name, pin, lifeMinutes: PIN_LIFE_MINUTES };
    const mail = deletionPinMail(deps.settings, about);
    await enqueueMail(trx, deps, { kind: "deletionPin", recipient: user.email, userId, ...mail });
    return ok(requestId);
  });
}
