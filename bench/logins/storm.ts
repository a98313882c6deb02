import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PreparedCall } from "../api/prepared-calls.ts";
import { press, toBytes } from "../api/press.ts";
import { type Latencies, summarise } from "../latencies.ts";

const NANOSECONDS_IN_MS = 1e6;

/** Callers who log in again and again for so long. */
export interface StormPlan {
  readonly port: number;
  readonly seconds: number;
  /** How long each waits after a response; 0: its next login follows at once. */
  readonly pauseMs: number;
  /** One a caller. */
  readonly calls: readonly PreparedCall[];
}

/** What became of the logins. */
export interface StormFigures {
  /** By the status of the response. */
  readonly responses: Readonly<Record<string, Latencies>>;
  /** How late the storm's own process was at looking at what had come, 99th percentile: no response is measured better than this. */
  readonly ownDelayP99Ms: number;
}

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
      received: ({ status, ms }) => {
        const durations = byStatus.get(status) ?? [];
        if (durations.length === 0) byStatus.set(status, durations);
        durations.push(ms);
        return pauseMs;
      },
    });
  };
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  await Promise.all(calls.map(caller));
  ownDelay.disable();
  const responses = [...byStatus].map(([status, durations]) => [status, summarise(durations)]);
  return { responses: Object.fromEntries(responses), ownDelayP99Ms: ownDelay.percentile(99) / NANOSECONDS_IN_MS };
}
