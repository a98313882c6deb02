import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { PreparedCall } from "../api/prepared-calls.ts";
import { press, toBytes } from "../api/press.ts";
import { type Latencies, summarise } from "../latencies.ts";

/** Callers who log in again and again for so long. */
export interface StormPlan {
  readonly port: number;
  readonly seconds: number;
  /** How long each waits after an answer; 0: its next login follows at once. */
  readonly pauseMs: number;
  /** One a caller. */
  readonly calls: readonly PreparedCall[];
}

/** What became of the logins, by the status of the answer. */
export type StormFigures = Readonly<Record<string, Latencies>>;

/** Lets the storm loose from a process of its own, so that who measures other calls doesn't wait behind it. */
export async function startStorm(plan: StormPlan): Promise<{ over(): Promise<StormFigures> }> {
  const child: ChildProcess = fork(new URL("./storm-process.ts", import.meta.url), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.send(plan);
  const over = once(child, "message").then(([figures]) => figures as StormFigures);
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The storm ended before it was over.")));
  return { over: () => Promise.race([over, ended]) };
}

/** The storm itself. */
export async function rage({ port, seconds, pauseMs, calls }: StormPlan): Promise<StormFigures> {
  const byStatus = new Map<number, number[]>();
  const untilMs = performance.now() + seconds * 1000;
  const caller = (call: PreparedCall) => {
    const bytes = toBytes(port, call);
    return press(port, {
      next: () => (performance.now() >= untilMs ? null : bytes),
      answered: ({ status, ms }) => {
        const durations = byStatus.get(status) ?? [];
        if (durations.length === 0) byStatus.set(status, durations);
        durations.push(ms);
        return pauseMs;
      },
    });
  };
  await Promise.all(calls.map(caller));
  return Object.fromEntries([...byStatus].map(([status, durations]) => [status, summarise(durations)]));
}
