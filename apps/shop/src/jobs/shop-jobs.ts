import {
  applyEmailChanges,
  copyWordPress,
  deleteExpired,
  deleteKeptOrders,
  deliverDueMails,
  deliverTestWebhooks,
  eraseDueAccounts,
  forwardEvents,
  keepLatestTime,
  reconcileOrders,
  reportKnownEvents,
  returnTransfers,
  sendFollowUps,
  sendResetLinks,
  submitChangedPages,
} from "@shop/api";
import type { ShopDeps } from "../create-shop-deps.ts";
import type { Job } from "./start-jobs.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export type JobDeps = Pick<ShopDeps, "deps" | "testPayments">;

/** How many items a run processed, if its job counts them. */
export type JobCounts = number | Readonly<Record<string, number>> | undefined;
type Act = (shop: JobDeps) => Promise<JobCounts>;

export interface ShopJob {
  readonly name: string;
  readonly everyMs: number;
  readonly run: Act;
  /** What the first run after a start, and a run requested by an operator, do instead: they leave nothing out. */
  readonly runWhole?: Act;
}

/**
 * Everything that the shop does periodically by itself. Each job is safe in several processes at once, and after a crash. The names are
 * those of `npm run task jobs`.
 */
export const SHOP_JOBS: readonly ShopJob[] = [
  { name: "reset-links", everyMs: SECOND_MS, run: async ({ deps }) => void (await sendResetLinks(deps)) },
  { name: "mails", everyMs: 2 * SECOND_MS, run: ({ deps }) => deliverDueMails(deps) },
  {
    name: "test-webhooks",
    everyMs: 5 * SECOND_MS,
    run: async ({ testPayments }) => void (await deliverTestWebhooks(testPayments)),
  },
  {
    name: "orders",
    everyMs: 5 * MINUTE_MS,
    run: async ({ deps }) => ({ ...(await reconcileOrders(deps)) }),
    // What was under way when the process before this one ended.
    runWhole: async ({ deps }) => ({ ...(await reconcileOrders(deps, { isComplete: true })) }),
  },
  { name: "known-events", everyMs: MINUTE_MS, run: ({ deps }) => reportKnownEvents(deps) },
  { name: "marketing", everyMs: 5 * SECOND_MS, run: ({ deps }) => forwardEvents(deps) },
  { name: "follow-ups", everyMs: 10 * MINUTE_MS, run: ({ deps }) => sendFollowUps(deps) },
  { name: "search-engines", everyMs: 10 * MINUTE_MS, run: ({ deps }) => submitChangedPages(deps) },
  // What the clock starts from after the next start.
  { name: "time", everyMs: MINUTE_MS, run: ({ deps }) => keepTime(deps) },
  { name: "email-changes", everyMs: MINUTE_MS, run: ({ deps }) => applyEmailChanges(deps) },
  { name: "deletions", everyMs: 10 * MINUTE_MS, run: ({ deps }) => eraseDueAccounts(deps) },
  { name: "kept-orders", everyMs: HOUR_MS, run: ({ deps }) => deleteKeptOrders(deps) },
  { name: "transfers", everyMs: 10 * MINUTE_MS, run: ({ deps }) => returnTransfers(deps) },
  {
    name: "wordpress",
    everyMs: 2 * MINUTE_MS,
    run: ({ deps }) => copyWordPress(deps),
    // A shop that has just been connected shouldn't wait two minutes for its articles.
    runWhole: ({ deps }) => copyWordPress(deps),
  },
  { name: "clean-up", everyMs: 10 * MINUTE_MS, run: async ({ deps }) => void (await deleteExpired(deps)) },
];

async function keepTime({ db, clock }: JobDeps["deps"]): Promise<undefined> {
  await keepLatestTime(db, clock.nowMs());
}

/** The jobs of one shop, to be started. */
export function shopJobs(shop: JobDeps): readonly Job[] {
  return SHOP_JOBS.map(({ name, everyMs, run, runWhole }) => ({
    ...{ name, everyMs },
    run: async () => void (await run(shop)),
    ...(runWhole && { runAtStart: async () => void (await runWhole(shop)) }),
  }));
}
