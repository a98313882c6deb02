import { type Operations, operations, type RequestOf } from "../../contract/index.ts";
import { expectResult } from "./expectations.ts";
import type { ConformanceBrowser, ConformanceSession } from "./target.ts";

type Agreement = NonNullable<RequestOf<Operations["checkout"]>["review"]>;

/** Reviews the cart, or products bought at once, and agrees to the totals that the host returns. */
export async function agreeToReview(
  session: ConformanceSession,
  browser: ConformanceBrowser,
  request: RequestOf<Operations["reviewOrder"]> = {},
): Promise<Agreement> {
  const answer = await browser.call(session.target.ids.reviewOrder, request);
  const { total, currency } = expectResult(operations.reviewOrder, answer);
  return { total, currency, starts_now: true, knows_withdrawal_ends: true, text_version: "2026-11-21.en" };
}
