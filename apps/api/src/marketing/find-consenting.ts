import type { ConsentStamp } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { allowsMarketing } from "./allows-marketing.ts";
import { findHolder, type Holder } from "./marketing-consents.ts";
import { reportChoice } from "./report-choice.ts";

interface Asked {
  readonly userId: string;
  readonly user_email: string;
}

/**
 * The account of a call, by its session. Failures: `tracking.otherAccount` if the call is about another address, `api.loginRequired` if the
 * account is gone. Source: TRACK-02, SAFE-19.
 */
export async function findAccount(deps: Deps, { userId, user_email }: Asked): Promise<Result<Holder>> {
  const holder = await findHolder(deps.db, userId);
  if (!holder) return fail({ code: "api.loginRequired" });
  return user_email.toLowerCase() === holder.email ? ok(holder) : fail({ code: "tracking.otherAccount" });
}

/**
 * The same, if it allows marketing: by the stamp of the call, and by the newest choice that the account has reported, which the stamp may
 * be. Further failure: `tracking.noConsent`. Source: TRACK-01, TRACK-04.
 */
export async function findConsenting(
  deps: Deps,
  asked: Asked & { readonly consent?: ConsentStamp | undefined },
): Promise<Result<Holder>> {
  const account = await findAccount(deps, asked);
  if (!account.isOk) return account;
  const { consent } = asked;
  if (!allowsMarketing(consent, deps.clock.nowMs())) return fail({ code: "tracking.noConsent" });
  const { chosenAt, isGranted, email } = account.value;
  const isNewer = chosenAt === null || consent.chosen_at > chosenAt.getTime();
  if (isNewer) await reportChoice(deps, { userId: asked.userId, email }, consent);
  return isNewer || isGranted ? account : fail({ code: "tracking.noConsent" });
}
