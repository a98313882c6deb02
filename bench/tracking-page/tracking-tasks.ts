/** An event of Chromium's trace. Times are microseconds; `tdur` is the thread's own, without what other processes took from it. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly args?: { readonly data?: ProfileData };
}

interface ProfileData {
  readonly startTime?: number;
  readonly timeDeltas?: readonly number[];
  readonly cpuProfile?: {
    readonly nodes?: ReadonlyArray<{
      readonly id: number;
      readonly parent?: number;
      readonly callFrame: { readonly functionName: string; readonly url?: string };
    }>;
    readonly samples?: readonly number[];
  };
}

/** A task of the main thread in which tracking ran: how long tracking took of it, and where most of that was spent. */
export interface TrackingTask {
  readonly trackingMs: number;
  readonly taskMs: number;
  /** Without the browser's own `fetch`, which is slower while the DevTools protocol records the network, as it does here. */
  readonly besideFetchMs: number;
  /** The three functions in which most of it was spent. */
  readonly mainly: string;
}

/** The chunks that are loaded for tracking. */
const TRACKING_CHUNK = /\/assets\/(create-tracking|tracked-pages|event-routes)-/;

const MOST_US = 500;

interface Sample {
  readonly atUs: number;
  /** Until the next sample. On a busy machine some are missing: none counts for more than half a millisecond. */
  readonly forUs: number;
  /** The function that ran if tracking called it; null for everything else. */
  readonly tracking: string | null;
}

/**
 * The tasks of a page's thread in which tracking, or what it calls, was sampled. Its part of a task is the time of these samples, and never
 * more than the thread itself was busy. The longest first.
 */
export function trackingTasks(
  events: readonly TraceEvent[],
  thread: Pick<TraceEvent, "pid" | "tid">,
): readonly TrackingTask[] {
  const samples = samplesOf(
    events.filter(({ pid }) => pid === thread.pid),
    thread.tid,
  );
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === thread.pid && tid === thread.tid);
  return tasks
    .flatMap(({ ts, dur = 0, tdur = dur }) => {
      const within = samples.filter(({ atUs }) => atUs >= ts && atUs < ts + dur);
      const tracking = within.filter((sample) => sample.tracking !== null);
      if (tracking.length === 0) return [];
      const taskMs = tdur / 1000;
      const sumOf = (counted: readonly Sample[]) =>
        Math.min(taskMs, counted.reduce((sum, { forUs }) => sum + forUs, 0) / 1000);
      const besideFetchMs = sumOf(tracking.filter((sample) => sample.tracking !== "fetch"));
      return [{ taskMs, trackingMs: sumOf(tracking), besideFetchMs, mainly: mostOf(tracking) }];
    })
    .sort((one, other) => other.trackingMs - one.trackingMs);
}

function samplesOf(events: readonly TraceEvent[], tid: number): readonly Sample[] {
  return events
    .filter(({ name, tid: own }) => name === "Profile" && own === tid)
    .flatMap((profile) => {
      const chunks = events.filter(({ name, id }) => name === "ProfileChunk" && id === profile.id);
      const tracking = new Map<number, string | null>();
      let atUs = profile.args?.data?.startTime ?? profile.ts;
      return chunks.flatMap(({ args }) => {
        const { cpuProfile, timeDeltas = [] } = args?.data ?? {};
        // A node comes after its parent.
        for (const { id, parent, callFrame } of cpuProfile?.nodes ?? []) {
          const isInside =
            TRACKING_CHUNK.test(callFrame.url ?? "") || (parent !== undefined && tracking.get(parent) != null);
          tracking.set(id, isInside ? placeOf(callFrame) : null);
        }
        return (cpuProfile?.samples ?? []).map((id, index): Sample => {
          atUs += timeDeltas[index] ?? 0;
          const forUs = Math.min(timeDeltas[index + 1] ?? MOST_US, MOST_US);
          return { atUs, forUs, tracking: tracking.get(id) ?? null };
        });
      });
    });
}

/** Functions of a build have no names of their own, so that their chunk says more. */
function placeOf({ functionName, url = "" }: { readonly functionName: string; readonly url?: string }): string {
  const chunk = /\/assets\/([\w-]+)-/.exec(url)?.[1];
  return `${functionName || "(anonymous)"}${chunk ? ` in ${chunk}` : ""}`;
}

function mostOf(samples: readonly Sample[]): string {
  const spentUs = new Map<string, number>();
  for (const { tracking: name, forUs } of samples)
    if (name !== null) spentUs.set(name, (spentUs.get(name) ?? 0) + forUs);
  const [longest, ...others] = [...spentUs].sort(([, one], [, other]) => other - one);
  const named = [longest, ...others.slice(0, 2)].flatMap((part) => (part ? [part] : []));
  return named.map(([name, us]) => `${name} ${(us / 1000).toFixed(1)}`).join(", ");
}

/** The longest task of a thread, in its own time. */
export function longestTaskMs(events: readonly TraceEvent[], thread: Pick<TraceEvent, "pid" | "tid">): number {
  const own = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === thread.pid && tid === thread.tid);
  return Math.max(0, ...own.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}
