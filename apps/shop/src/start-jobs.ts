import type { Log } from "@shop/api";

/** Something that is done again and again: mails that are due, webhooks that weren't taken, rows that have expired. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs each job at its interval, never twice at once. A failed run is logged and comes again. Answers how to stop: waits for what runs. */
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
    await Promise.all(running.values());
  };
}
