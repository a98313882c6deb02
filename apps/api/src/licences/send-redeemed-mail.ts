import { DEFAULT_LOCALE, isLocale } from "@shop/kernel";
import type { Kysely } from "kysely";
import { findSmallDrawings } from "../media/index.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser } from "../users/index.ts";
import type { GrantedLicence } from "./licence-grants.ts";
import { redeemedMail } from "./mails/redeemed.ts";

/** Puts the mail of a redeemed code into the outbox: what it gave, with the keys. Once a code. */
export async function sendRedeemedMail(
  trx: Kysely<Database>,
  deps: Deps,
  redeemed: {
    readonly userId: string;
    /** Of what the code was for. */
    readonly licenceId: string;
    readonly licences: readonly GrantedLicence[];
  },
): Promise<void> {
  const { userId, licenceId, licences } = redeemed;
  const user = await findUser(trx, userId);
  if (!user) return;
  const locale = isLocale(user.locale) ? user.locale : DEFAULT_LOCALE;
  const drawingOf = await findSmallDrawings(
    trx,
    deps.settings.origin,
    licences.map(({ productName }) => productName),
  );
  await enqueueMail(trx, deps, {
    kind: "redeemed",
    recipient: user.email,
    userId,
    replyTo: deps.settings.contactRecipient,
    ...redeemedMail(deps.settings, { locale, name: user.first_name, licences, drawingOf }),
    dedupeKey: `redeemed:${licenceId}`,
  });
}
