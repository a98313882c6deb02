import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJobs } from "./start-jobs.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function createKeptLog() {
  const logged: object[] = [];
  const keep = (fields: object, message: string) => logged.push({ ...fields, message });
  return { logged, log: { info: keep, warn: keep, error: keep } };
}

/** A job whose runs end when the test says so. */
function createSlowJob(everyMs: number) {
  const ends: Array<(error?: Error) => void> = [];
  const run = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  return { job: { name: "slow", everyMs, run }, ends };
}

test("a job runs at its interval, and never twice at once", async () => {
  const { job, ends } = createSlowJob(1000);
  const stop = startJobs([job], createKeptLog().log);
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3001);
  expect(ends).toHaveLength(1);

  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await stop();
});

test("what a job does at the start is done at once, in the place of its first run and not beside another", async () => {
  const { job, ends } = createSlowJob(1000);
  let started = 0;
  const runAtStart = () => {
    started += 1;
    return job.run();
  };
  const stop = startJobs([{ ...job, runAtStart }], createKeptLog().log);
  expect([started, ends.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect([started, ends.length]).toEqual([1, 2]);
  ends[1]?.();
  await stop();
});

test("a run that fails is logged, and is repeated", async () => {
  const { job, ends } = createSlowJob(1000);
  const { logged, log } = createKeptLog();
  const stop = startJobs([job], log);
  await vi.advanceTimersByTimeAsync(1000);
  ends[0]?.(new Error("smtp is down"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toEqual([{ job: "slow", error: "Error: smtp is down", message: "job failed" }]);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await stop();
});

test("the end of each run is reported, with whether it failed", async () => {
  const { job, ends } = createSlowJob(1000);
  const ended: Array<[string, boolean]> = [];
  const stop = startJobs([job], createKeptLog().log, (name, isDone) => ended.push([name, isDone]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual([]);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  ends[1]?.(new Error("smtp is down"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual([
    ["slow", true],
    ["slow", false],
  ]);
  await stop();
});

test("[SAFE-24] stopping waits for the run that is under way, and begins no other", async () => {
  const { job, ends } = createSlowJob(1000);
  const stop = startJobs([job], createKeptLog().log);
  await vi.advanceTimersByTimeAsync(1000);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(isStopped).toBe(false);
  ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
});

test("[SAFE-24] a run that hangs, on a mail server say, delays the stop by two seconds, not longer", async () => {
  const { job } = createSlowJob(1000);
  const { logged, log } = createKeptLog();
  const stop = startJobs([job], log);
  await vi.advanceTimersByTimeAsync(1000);
  let isStopped = false;
  void stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(isStopped).toBe(true);
  expect(logged).toEqual([{ job: "slow", message: "job broken off by the stop" }]);
});
