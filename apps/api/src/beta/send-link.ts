import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { betaLink } from "./beta-link.ts";
import { betaConfirmMail } from "./mails/beta-confirm.ts";
import { betaNdaLinkMail } from "./mails/beta-nda-link.ts";
import { findProgramme } from "./programme.ts";
import { type BetaSignUp, findSignUpOf } from "./sign-ups.ts";

const SIGN_UP_PATH = "/beta/fadrumalign-beta-sign-up";
export const NDA_PATH = "/beta/fadrumalign-nda";

/**
 * Mails an address its personal link again, if it has signed up; three an hour at most. The result is the same for any other address.
 * Failure: `auth.emailFormat`. Source: ROUTE-12, SAFE-17.
 */
export async function sendBetaLink(
  deps: Deps,
  input: { readonly email: string; readonly locale: Locale },
): Promise<Result<void>> {
  if (!isCompleteEmailAddress(input.email)) return fail({ code: "auth.emailFormat" });
  await inTransaction(deps.db, async (trx) => {
    const [programme, signUp] = [await findProgramme(trx), await findSignUpOf(trx, input.email.toLowerCase())];
    if (programme && signUp)
      await sendLinkMail(trx, deps, { signUp, product: programme.product, locale: input.locale });
  });
  return ok(undefined);
}

/** The mail that confirms a sign-up; for one that is confirmed, the mail that leads to the agreement. Nothing that was typed is in it. */
export async function sendLinkMail(
  trx: Kysely<Database>,
  deps: Pick<Deps, "settings" | "clock" | "random" | "mailTransport" | "log" | "db">,
  about: { readonly signUp: BetaSignUp; readonly product: string; readonly locale: Locale },
): Promise<void> {
  const { signUp, product, locale } = about;
  const link = betaLink(deps.settings, signUp.id);
  const urlOf = (path: `/${string}`, action: string) =>
    accountLinkUrl(deps.settings.origin, locale, path, { action, ...link });
  const ndaUrl = urlOf(NDA_PATH, "nda");
  const isConfirmed = signUp.confirmed_at !== null;
  const mail = isConfirmed
    ? betaNdaLinkMail(deps.settings, { locale, product, url: ndaUrl })
    : betaConfirmMail(deps.settings, { locale, product, url: urlOf(SIGN_UP_PATH, "confirm"), ndaUrl });
  const kind = isConfirmed ? "betaNdaLink" : "betaConfirm";
  await enqueueMail(trx, deps, { kind, recipient: signUp.email, userId: null, ...mail });
}
