import type { Log } from "@shop/api";

/** Something that is done again and again: mails that are due, webhooks that weren't taken, rows that have expired. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
  /** What the first run, at the start, does instead. Without it the first run comes after one interval. */
  runAtStart?(): Promise<void>;
}

/**
 * How long a stop waits for running jobs: a hanging mail server must not delay closing the database. Such a run counts as aborted, as by a
 * crash, and is made up for after the next start.
 */
const STOP_WAIT_MS = 2_000;

/**
 * Runs each job at its interval, never twice at once, and at the start if it says so. A failed run is logged and retried at the next
 * interval. `onEnd` gets the end of each. Returns a function that stops the jobs.
 */
export function startJobs(
  jobs: readonly Job[],
  log: Log,
  onEnd: (name: string, isDone: boolean) => void = () => undefined,
): () => Promise<void> {
  let isStopped = false;
  const running = new Map<string, Promise<void>>();
  const begin = ({ name }: Job, act: () => Promise<void>) => {
    if (isStopped || running.has(name)) return;
    const run = act()
      .then(
        () => onEnd(name, true),
        (error) => {
          log.error({ job: name, error: String(error) }, "job failed");
          onEnd(name, false);
        },
      )
      .finally(() => running.delete(name));
    running.set(name, run);
  };
  const timers = jobs.map((job) => setInterval(() => begin(job, () => job.run()), job.everyMs));
  for (const job of jobs) if (job.runAtStart) begin(job, job.runAtStart);
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
