import { betaState } from "@shop/engagement";
import { fail, ok, type Result } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { type BetaLink, isBetaLink } from "./beta-link.ts";
import { lockProgramme } from "./programme.ts";
import { confirmSignUp, countConfirmedSignUps, findSignUp } from "./sign-ups.ts";

/**
 * Confirms a sign-up by its mailed link, which takes a place; places are given one after the other. Confirming again changes nothing and is
 * no failure. Failures: `beta.linkInvalid`, `beta.closed`, `beta.full`. Source: ROUTE-12, SAFE-09.
 */
export async function confirmBetaSignUp(deps: Deps, link: BetaLink): Promise<Result<void>> {
  if (!isBetaLink(deps.settings, link)) return fail({ code: "beta.linkInvalid" });
  return inTransaction(deps.db, async (trx) => {
    const programme = await lockProgramme(trx);
    const signUp = await findSignUp(trx, link.id);
    if (!signUp) return fail({ code: "beta.linkInvalid" });
    if (signUp.confirmed_at !== null) return ok(undefined);
    const offered = programme ? { isOpen: programme.is_open, places: programme.places } : null;
    const state = betaState(offered, await countConfirmedSignUps(trx));
    if (state !== "open") return fail({ code: state === "full" ? "beta.full" : "beta.closed" });
    await confirmSignUp(trx, signUp.id, new Date(deps.clock.nowMs()));
    return ok(undefined);
  });
}
