import { inLanguage } from "@shop/engagement";
import { fail, ok, type Result } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { isUuid } from "../platform/is-uuid.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";
import { findDraw } from "./contest-draws.ts";
import { confirmEntry, findEntry } from "./contest-entries.ts";
import { findContest, lockContest, stateOf } from "./contests.ts";

interface ConfirmedEntry {
  /** Its number in the draw. */
  readonly entry: string;
  /** The contest's title, in the language of the entry. */
  readonly contest: string;
  readonly page: string;
}

/**
 * Confirms an entry by its mailed link, before the contest's end. Confirming again changes nothing and is no failure.
 * Failures: `contest.linkInvalid` (unknown, or a newer one was sent), `contest.notOpen`. Source: ENGAGE-06, SAFE-09.
 */
export async function confirmContestEntry(
  deps: Deps,
  link: { readonly id: string; readonly key: string },
): Promise<Result<ConfirmedEntry>> {
  if (!isUuid(link.id)) return fail({ code: "contest.linkInvalid" });
  return inTransaction(deps.db, async (trx) => {
    const entry = await findEntry(trx, link.id, hashSecret(link.key));
    const contest = entry && (await findContest(trx, entry.contest_id));
    if (!entry || !contest) return fail({ code: "contest.linkInvalid" });
    const confirmed = { entry: entry.id, contest: inLanguage(contest, entry.locale).title, page: contest.page };
    if (entry.confirmed_at !== null) return ok(confirmed);
    await lockContest(trx, contest.id, "confirm");
    const now = new Date(deps.clock.nowMs());
    const isOpen = contest.is_enabled && stateOf(contest, now.getTime()) === "open";
    if (!isOpen || (await findDraw(trx, contest.id))) return fail({ code: "contest.notOpen" });
    await confirmEntry(trx, entry.id, now);
    return ok(confirmed);
  });
}
