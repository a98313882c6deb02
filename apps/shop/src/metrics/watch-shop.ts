import { type Deps, type MailQueue, type OpenDatabase, withinTime } from "@shop/api";
import type { Clock } from "@shop/kernel";
import { Counter, Gauge, type Registry } from "prom-client";
import type { Job } from "../jobs/start-jobs.ts";

/** How long a reading waits for the database before it goes on without it: a scraper times out after ten seconds. */
const QUEUE_WITHIN_MS = 2_000;
const MS_PER_SECOND = 1000;

/** Connections of this process to PostgreSQL. The embedded database has no pool, and no such lines. */
export function watchPool(registry: Registry, { pool }: Pick<OpenDatabase, "pool">): void {
  if (!pool) return;
  const registers = [registry];
  new Gauge({
    name: "shop_database_connections",
    help: "Connections of this process to PostgreSQL; busy ones are size less idle.",
    labelNames: ["state"],
    registers,
    collect() {
      const { size, idle } = pool();
      this.set({ state: "size" }, size);
      this.set({ state: "idle" }, idle);
    },
  });
  new Gauge({
    name: "shop_database_waiting",
    help: "Calls that wait for a connection to PostgreSQL.",
    registers,
    collect() {
      this.set(pool().waiting);
    },
  });
}

export interface WatchedMails extends Pick<Deps, "clock" | "log"> {
  /** Queries the database. */
  readonly readQueue: () => Promise<MailQueue>;
}

/** Mails that still have to be sent: how many, and the age of the oldest. Absent if the database doesn't respond in time. */
export function watchMails(registry: Registry, { readQueue, clock, log }: WatchedMails): void {
  // One query at a time, however often it is requested and however long it hangs.
  let underWay: Promise<MailQueue | null> | undefined;
  const ask = () =>
    readQueue()
      .catch((error) => {
        log.warn({ error: String(error) }, "the mails that wait could not be counted");
        return null;
      })
      .finally(() => {
        underWay = undefined;
      });
  const addGauge = (name: string, help: string, valueIn: (queue: MailQueue) => number) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        underWay ??= ask();
        const queue = await withinTime(clock, QUEUE_WITHIN_MS, underWay, null);
        if (queue) this.set(valueIn(queue));
        else this.remove();
      },
    });
  addGauge(
    "shop_mails_waiting",
    "Mails that wait to be sent, those that are tried again among them.",
    (queue) => queue.count,
  );
  addGauge(
    "shop_mails_oldest_age_seconds",
    "Age of the oldest mail that waits to be sent; 0 where none waits.",
    (queue) => queue.oldestAgeMs / MS_PER_SECOND,
  );
}

/**
 * Per job, the time since its last successful run (since the start, if there was none) and its number of failures. Call it with the end of
 * each run.
 */
export function watchJobs(
  registry: Registry,
  jobs: ReadonlyArray<Pick<Job, "name">>,
  clock: Clock,
): (name: string, isDone: boolean) => void {
  const registers = [registry];
  const doneAtMs = new Map(jobs.map(({ name }) => [name, clock.nowMs()]));
  new Gauge({
    name: "shop_job_age_seconds",
    help: "Time since the job last ended without a failure, or since the start.",
    labelNames: ["job"],
    registers,
    collect() {
      for (const [job, atMs] of doneAtMs) this.set({ job }, (clock.nowMs() - atMs) / MS_PER_SECOND);
    },
  });
  const failures = new Counter({
    name: "shop_job_failures_total",
    help: "Runs of the job that failed.",
    labelNames: ["job"],
    registers,
  });
  for (const { name } of jobs) failures.inc({ job: name }, 0);
  return (name, isDone) => {
    if (isDone) doneAtMs.set(name, clock.nowMs());
    else failures.inc({ job: name });
  };
}
