import { DEFAULT_LOCALE, fail, isLocale, ok, type Result } from "@shop/kernel";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { takePoint } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser } from "../users/index.ts";
import { DOWNLOADS_MAILS } from "./limits.ts";
import { downloadsMail } from "./mails/downloads.ts";

/**
 * Mails the address of the downloads to the account's own address: a purchase on a phone is installed on a computer.
 * Failure: `library.tooManyMails`. Source: ROUTE-09.
 */
export async function sendDownloads(deps: Deps, userId: string): Promise<Result<void>> {
  const user = await findUser(deps.db, userId);
  if (!user) return ok(undefined);
  if (!(await takePoint(deps.db, `downloads-mail:${userId}`, DOWNLOADS_MAILS, deps.clock.nowMs()))) {
    return fail({ code: "library.tooManyMails" });
  }
  const locale = isLocale(user.locale) ? user.locale : DEFAULT_LOCALE;
  await enqueueMail(deps.db, deps, {
    kind: "downloads",
    recipient: user.email,
    userId,
    replyTo: deps.settings.contactRecipient,
    ...downloadsMail(deps.settings, { locale, name: user.first_name }),
  });
  return ok(undefined);
}
