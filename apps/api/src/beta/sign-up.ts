import { betaState, checkBetaSignUp, MAX_BETA_MICROPHONES } from "@shop/engagement";
import { fail, type Locale, ok, type Result, randomUuid } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { isThrowAwayDomain } from "../users/index.ts";
import { findProgramme } from "./programme.ts";
import { sendLinkMail } from "./send-link.ts";
import { countConfirmedSignUps, findSignUpOf, insertSignUp, updateUnconfirmed } from "./sign-ups.ts";

interface SignUpInput {
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly system: string;
  readonly host: string;
  readonly records: string;
  readonly microphones: string;
  readonly remarks: string;
}

/**
 * Signs an address up and mails it the link that confirms. Whether the address has signed up before can't be seen from the result: what it
 * said is replaced until it has confirmed, stays afterwards, and the mail has the same link. The failures follow from the programme and
 * from what was typed alone: `beta.closed`, `beta.full`, those of `checkBetaSignUp`, `auth.emailTrashmail`. Source: ROUTE-12.
 */
export async function signUpForBeta(deps: Deps, input: SignUpInput): Promise<Result<void>> {
  const programme = await findProgramme(deps.db);
  const confirmed = await countConfirmedSignUps(deps.db);
  const state = betaState(programme ? { isOpen: programme.is_open, places: programme.places } : null, confirmed);
  if (!programme || state !== "open") return fail({ code: state === "full" ? "beta.full" : "beta.closed" });
  const [fault] = checkBetaSignUp(input);
  if (fault) return fail({ code: fault.code, params: { most: MAX_BETA_MICROPHONES } });
  const email = input.email.toLowerCase();
  if (isThrowAwayDomain(email.slice(email.lastIndexOf("@") + 1))) return fail({ code: "auth.emailTrashmail" });
  await inTransaction(deps.db, async (trx) => {
    const { locale, name, system, host, records, remarks } = input;
    const row = {
      ...{ id: randomUuid(deps.random), email, name, system, host, records, remarks, locale },
      ...{ microphones: Number(input.microphones), created_at: new Date(deps.clock.nowMs()) },
    };
    if (!(await insertSignUp(trx, row))) await updateUnconfirmed(trx, row);
    const stored = await findSignUpOf(trx, email);
    if (stored) await sendLinkMail(trx, deps, { signUp: stored, product: programme.product, locale });
  });
  return ok(undefined);
}
