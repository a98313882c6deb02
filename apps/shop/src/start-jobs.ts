import type { Log } from "@shop/api";

/** Something that is done again and again: mails that are due, webhooks that weren't taken, rows that have expired. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/**
 * A stop waits so long for what runs: a mail server that hangs must not keep the database from being closed. Such a run counts as
 * broken off, as by a crash, and is made good after the next start.
 */
const STOP_WAIT_MS = 2_000;

/** Runs each job at its interval, never twice at once. A failed run is logged and comes again. Answers how to stop. */
export function startJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  let isStopped = false;
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (isStopped || running.has(job.name)) return;
      const run = job
        .run()
        .catch((error) => log.error({ job: job.name, error: String(error) }, "job failed"))
        .finally(() => running.delete(job.name));
      running.set(job.name, run);
    }, job.everyMs),
  );
  return async () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await withinStopWait(Promise.all(running.values()));
    for (const job of running.keys()) log.warn({ job }, "job broken off by the stop");
  };
}

function withinStopWait(runs: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, STOP_WAIT_MS);
    void runs.finally(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
