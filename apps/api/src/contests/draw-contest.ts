import { inLanguage } from "@shop/engagement";
import { fail, ok, type Result } from "@shop/kernel";
import type { Kysely } from "kysely";
import { findSmallDrawings } from "../media/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { localeOf } from "../users/index.ts";
import { type ContestDraw, findDraw, insertDraw } from "./contest-draws.ts";
import { type ContestEntry, listConfirmed } from "./contest-entries.ts";
import { type ContestRow, findContest, lockContest, stateOf } from "./contests.ts";
import { drawWinners } from "./draw-winners.ts";
import { contestWonMail } from "./mails/contest-won.ts";
import type { Winner } from "./tables.ts";

/** A draw and, as long as the entries are kept, whose they are. */
export interface DrawnContest {
  readonly draw: ContestDraw;
  /** False: it had been drawn before, and nothing was changed. */
  readonly isNew: boolean;
  readonly emails: ReadonlyMap<string, string>;
}

type DrawDeps = Pick<Deps, "db" | "clock" | "random" | "mailTransport" | "log" | "settings">;

/**
 * Draws a contest that is over, once: records seed, entries and winners, and mails the winners, in one transaction. A second draw, even at
 * the same moment, returns the first one. Failures: `contest.unknown`, `contest.notOver`. Source: ENGAGE-06.
 */
export function drawContest(deps: DrawDeps, id: string): Promise<Result<DrawnContest>> {
  return inTransaction(deps.db, async (trx) => {
    await lockContest(trx, id, "draw");
    const contest = await findContest(trx, id);
    if (!contest) return fail({ code: "contest.unknown" });
    if (stateOf(contest, deps.clock.nowMs()) !== "over") return fail({ code: "contest.notOver" });
    const entries = await listConfirmed(trx, id);
    const emails = new Map(entries.map((entry) => [entry.id, entry.email]));
    const isNew = await recordDraw(trx, deps, contest, entries);
    const draw = await findDraw(trx, id);
    if (!draw) throw new Error(`The draw of ${id} was recorded and isn't there.`);
    return ok({ draw, isNew, emails });
  });
}

async function recordDraw(
  trx: Kysely<Database>,
  deps: DrawDeps,
  contest: ContestRow,
  entries: readonly ContestEntry[],
): Promise<boolean> {
  const ids = entries.map((entry) => entry.id);
  const winners = drawWinners(contest.seed, ids, contest.prizes);
  const isNew = await insertDraw(trx, {
    contest_id: contest.id,
    seed: contest.seed,
    entry_ids: JSON.stringify(ids),
    winners: JSON.stringify(winners),
    drawn_at: new Date(deps.clock.nowMs()),
  });
  if (isNew) for (const winner of winners) await mailWinner(trx, deps, contest, entries, winner);
  return isNew;
}

async function mailWinner(
  trx: Kysely<Database>,
  deps: DrawDeps,
  contest: ContestRow,
  entries: readonly ContestEntry[],
  winner: Winner,
): Promise<void> {
  const entry = entries.find(({ id }) => id === winner.entry);
  if (!entry) return;
  const locale = localeOf(entry.locale);
  const prize = contest.prizes.find(({ title }) => title === winner.prize);
  const drawingOf = await findSmallDrawings(trx, deps.settings.origin, [winner.prize]);
  const mail = contestWonMail(deps.settings, {
    locale,
    title: inLanguage(contest, locale).title,
    winner: prize ? { ...winner, prize: inLanguage(prize, locale).title } : winner,
    page: contest.page,
    picture: drawingOf(winner.prize),
  });
  await enqueueMail(trx, deps, {
    kind: "contestWon",
    recipient: entry.email,
    userId: null,
    replyTo: deps.settings.contactRecipient,
    dedupeKey: `contest:${contest.id}:${entry.id}`,
    ...mail,
  });
}
