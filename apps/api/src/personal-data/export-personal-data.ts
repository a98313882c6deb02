import { fail, formatMessage, ok, type Result } from "@shop/kernel";
import { takePoint } from "../platform/rate-limits.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser, localeOf } from "../users/index.ts";
import { INVOICE_RECORDS } from "./legal-grounds.ts";
import { PERSONAL_DATA_EXPORTS } from "./limits.ts";
import { personalDataMessages } from "./messages/index.ts";
import { readPerson } from "./read-person.ts";

/** The file `my-data.json`: a description in the account's language, and a section for each kind of stored data. */
export type PersonalDataFile = Readonly<Record<string, unknown>>;

/**
 * Everything that is stored about a logged-in customer, as one file to read or to take elsewhere, without secrets. Five an hour.
 * Failures: `api.tooManyCalls`, `api.loginRequired` (the account has just been erased). Source: SAFE-27, SAFE-03.
 */
export async function exportPersonalData(deps: Deps, userId: string): Promise<Result<PersonalDataFile>> {
  const nowMs = deps.clock.nowMs();
  const isWithin = await takePoint(deps.db, `my-data:${userId}`, PERSONAL_DATA_EXPORTS, nowMs);
  if (!isWithin) return fail({ code: "api.tooManyCalls" });
  const user = await findUser(deps.db, userId);
  if (!user) return fail({ code: "api.loginRequired" });
  const texts = personalDataMessages[localeOf(user.locale)];
  const { shopName: shop, contactRecipient: contact } = deps.settings;
  return ok({
    what_this_is: formatMessage(texts["personalData.whatThisIs"], { shop }),
    how_to_read_it: texts["personalData.howToRead"],
    your_rights: formatMessage(texts["personalData.yourRights"], { contact, years: INVOICE_RECORDS.years }),
    shop,
    made_at: new Date(nowMs).toISOString(),
    ...(await readPerson(deps.db, { userId, email: user.email })),
  });
}
