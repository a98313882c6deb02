import { checkRedeemCode } from "@shop/account";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { CountedTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { givePointBack } from "../platform/rate-limits.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findBundleParts, findLicencesByIds, insertLicences } from "./licence-grants.ts";
import { licencesOfUnit } from "./licences-of-unit.ts";
import { REDEEM_TRIES, REDEEM_TRIES_OF_ADDRESS } from "./limits.ts";
import { findCodeState, type TakenCode, takeRedeemCode } from "./redeem-codes.ts";
import { sendRedeemedMail } from "./send-redeemed-mail.ts";

interface RedeemInput {
  readonly userId: string;
  /** Where the caller is. */
  readonly address: string;
  readonly code: string;
}

const REFUSALS = { unknown: "redeem.codeUnknown", used: "redeem.codeUsed", expired: "redeem.codeExpired" } as const;

/**
 * Turns a code into licences of the account, once. A bundle gives one licence of itself and one of each of its parts, as a purchase does.
 * The licences are mailed. Returns what the code gave, by name. A successful code is subtracted from the counted tries.
 * Failures: `redeem.badFormat`, `redeem.codeUnknown`, `redeem.codeExpired` (its batch is over), `redeem.codeUsed`.
 * Source: ACCT-05, SAFE-06, SAFE-20.
 */
export async function redeemCode(deps: Deps, { userId, address, code }: RedeemInput): Promise<Result<string[]>> {
  const checked = checkRedeemCode(code);
  if (!checked.isOk) return checked;
  return inTransaction(deps.db, async (trx) => {
    const now = new Date(deps.clock.nowMs());
    const use = { codeHash: hashSecret(checked.value), userId, licenceId: randomUuid(deps.random), now };
    const taken = await takeRedeemCode(trx, use);
    if (!taken) return fail({ code: REFUSALS[await findCodeState(trx, use.codeHash)] });
    for (const [key] of redeemTries({ userId, address })) await givePointBack(trx, key);
    return ok(await grant(trx, deps, { ...use, ...taken }));
  });
}

/** What a try is counted under, before it: by account and by place. */
export function redeemTries({ userId, address }: Pick<RedeemInput, "userId" | "address">): readonly CountedTry[] {
  return [
    [`redeem:${userId}`, REDEEM_TRIES],
    [`redeem-address:${addressKey(address)}`, REDEEM_TRIES_OF_ADDRESS],
  ];
}

async function grant(
  trx: Kysely<Database>,
  deps: Deps,
  given: TakenCode & { readonly userId: string; readonly licenceId: string; readonly now: Date },
): Promise<string[]> {
  const { userId, productId, licenceId, now } = given;
  const parts = await findBundleParts(trx, [productId]);
  const unit = { userId, productId, partIds: parts.get(productId) ?? [], source: "redeem" as const, bought: null, now };
  const licences = licencesOfUnit(deps, unit).map((licence) =>
    licence.product_id === productId ? { ...licence, id: licenceId } : licence,
  );
  await insertLicences(trx, licences);
  const granted = await findLicencesByIds(
    trx,
    licences.map(({ id }) => id),
  );
  await sendRedeemedMail(trx, deps, { userId, licenceId, licences: granted });
  return granted.map(({ productName }) => productName);
}
