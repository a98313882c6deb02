import type { BarePage } from "./bare-page.ts";

/** What Chromium writes of each task, and of the page's own marks. */
const CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"];
const TASK = "RunTask";
const FROM_MARK = "bench:from";
const UNTIL_MARK = "bench:until";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time: without what other processes took from it. */
  readonly tdur?: number;
}

export interface MainThreadTask {
  /** From its start to its end, as Chromium's long tasks are counted. */
  readonly wallMs: number;
  /** The part in which the thread had a processor. */
  readonly ownMs: number;
  /** What it was spent on mainly. */
  readonly mainly: string;
}

/**
 * The tasks of the page's main thread while `work` is done, the longest first. With `fromMark` only those after a mark that the page sets
 * by itself.
 */
export async function traceTasks(
  page: BarePage,
  work: () => Promise<void>,
  fromMark: string = FROM_MARK,
): Promise<readonly MainThreadTask[]> {
  const { browser } = page;
  const events: TraceEvent[] = [];
  browser.on("Tracing.dataCollected", ({ value }) => events.push(...(value as TraceEvent[])));
  const complete = new Promise<void>((resolve) => browser.on("Tracing.tracingComplete", () => resolve()));
  await browser.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
  if (fromMark === FROM_MARK) await page.evaluate(`performance.mark("${FROM_MARK}")`);
  await work();
  await page.evaluate(`performance.mark("${UNTIL_MARK}")`);
  await browser.send("Tracing.end");
  await complete;
  return tasksOf(events, fromMark);
}

function tasksOf(events: readonly TraceEvent[], fromMark: string): readonly MainThreadTask[] {
  const until = events.findLast(({ name }) => name === UNTIL_MARK);
  if (!until) throw new Error("The trace has no end mark: the page was left.");
  const ofThread = events.filter(({ pid, tid }) => pid === until.pid && tid === until.tid);
  const from = ofThread.findLast(({ name }) => name === fromMark);
  if (!from) throw new Error(`The trace has no mark "${fromMark}".`);
  const isBetween = ({ ts }: TraceEvent) => ts >= from.ts && ts < until.ts;
  return ofThread
    .filter((event) => event.name === TASK && isBetween(event))
    .map((task) => ({ wallMs: ms(task.dur), ownMs: ms(task.tdur ?? task.dur), mainly: mainPart(ofThread, task) }))
    .sort((one, other) => other.ownMs - one.ownMs);
}

const ms = (us = 0) => us / 1000;

/** The longest things inside of a task that say more than that something was run. */
function mainPart(events: readonly TraceEvent[], task: TraceEvent): string {
  const end = task.ts + (task.dur ?? 0);
  const parts = new Map<string, number>();
  for (const { name, ts, dur = 0 } of events) {
    if (ts < task.ts || ts + dur > end || !NAMED.has(name)) continue;
    parts.set(name, (parts.get(name) ?? 0) + dur);
  }
  const [longest, second] = [...parts].sort(([, one], [, other]) => other - one);
  return [longest, second].flatMap((part) => (part ? [`${part[0]} ${ms(part[1]).toFixed(0)}`] : [])).join(", ");
}

/** Names of Chromium's timeline. */
const NAMED = new Set([
  "EvaluateScript",
  "v8.compile",
  "v8.evaluateModule",
  "FunctionCall",
  "RunMicrotasks",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
  "ParseHTML",
  "MinorGC",
  "MajorGC",
  "ParseAuthorStyleSheet",
]);
