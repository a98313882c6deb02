import { type CheckedContest, contentContestSchema } from "../content/schemas/contest-schema.ts";
import { toContestRow } from "../content/to-contest-row.ts";
import { putContest } from "../contests/contests.ts";
import type { Deps } from "../ports/deps.ts";
import { localTimeOf } from "../sales/zoned-time.ts";
import type { TestApp } from "./create-test-app.ts";

const MINUTE_MS = 60_000;

export const TEST_SEED = "a seed that is known";

/** A contest with one first prize and two second ones, open from the minute before now; name its length and what matters. */
export async function insertContest(
  deps: Deps,
  { hours, ...values }: Partial<CheckedContest> & { readonly hours: number },
): Promise<string> {
  const startMs = deps.clock.nowMs() - MINUTE_MS;
  const contest = contentContestSchema.parse({
    ...{ id: "test-contest", page: "halloween", title: "A contest", isEnabled: true, keptForDays: 90 },
    ...{ startDate: localTimeOf(startMs, "UTC"), endDate: localTimeOf(startMs + hours * 60 * MINUTE_MS, "UTC") },
    ...{ timeZone: "UTC", rules: ["One entry per address."] },
    prizes: [
      { title: "The bundle", count: 1 },
      { title: "A pack", count: 2 },
    ],
    ...values,
  });
  await putContest(deps.db, toContestRow(contest, TEST_SEED));
  return contest.id;
}

/** The newest link by which an address confirms its entry. */
export async function readEntryLink(
  shop: Pick<TestApp, "db">,
  email: string,
): Promise<{ readonly id: string; readonly key: string }> {
  const mail = await shop.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .where("kind", "=", "contestEntry")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const { searchParams } = new URL(/https?:\S+action=confirm\S+/.exec(mail.text_body)?.[0] ?? "");
  return { id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" };
}
