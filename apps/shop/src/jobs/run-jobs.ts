import { OperatorError } from "../operator-error.ts";
import type { Settings } from "../settings/settings.ts";
import { withShopDeps } from "../with-shop-deps.ts";
import { type JobCounts, type JobDeps, SHOP_JOBS, type ShopJob } from "./shop-jobs.ts";

const USAGE = "Say `list`, or `run` and which jobs, or `run` alone for all of them.";
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The command can't be run as requested. */
class JobRefusedError extends OperatorError {}

/** The result of a command: lines to print, and whether everything requested was done. */
export interface JobsRun {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

/**
 * `list`: the jobs and how often the shop runs each. `run [name…]`: runs them once, one after the other; all if none is named; each with
 * its complete run if it has one. A failure is reported, and the others still run.
 */
export async function runJobsCommand(settings: Settings, parameters: readonly string[]): Promise<JobsRun> {
  const [verb, ...names] = parameters;
  if (verb === "list" && names.length === 0) return { lines: SHOP_JOBS.map(describeJob), isDone: true };
  if (verb !== "run") throw new JobRefusedError(USAGE);
  const jobs = jobsNamed(names);
  return withShopDeps(settings, (shop) => runOnce(jobs, shop));
}

/** Runs the jobs once, one after the other. */
export async function runOnce(jobs: readonly ShopJob[], shop: JobDeps): Promise<JobsRun> {
  const lines: string[] = [];
  let isDone = true;
  for (const job of jobs) {
    try {
      lines.push(`${job.name}: ${describeCounts(await (job.runWhole ?? job.run)(shop))}`);
    } catch (error) {
      isDone = false;
      lines.push(`${job.name}: failed, ${String(error)}`);
    }
  }
  return { lines, isDone };
}

/** In the table's order, whatever the order of the arguments. */
function jobsNamed(names: readonly string[]): readonly ShopJob[] {
  const unknown = names.filter((name) => !SHOP_JOBS.some((job) => job.name === name));
  if (unknown.length > 0) {
    const known = SHOP_JOBS.map(({ name }) => name).join(", ");
    throw new JobRefusedError(`There is no job ${unknown.join(", ")}. The jobs are ${known}.`);
  }
  return names.length === 0 ? SHOP_JOBS : SHOP_JOBS.filter(({ name }) => names.includes(name));
}

function describeJob({ name, everyMs }: ShopJob): string {
  const every = everyMs < MINUTE_MS ? `${everyMs / SECOND_MS} s` : `${everyMs / MINUTE_MS} min`;
  return `${name}: every ${every}`;
}

function describeCounts(counts: JobCounts): string {
  if (counts === undefined) return "done";
  if (typeof counts === "number") return `done, ${counts}`;
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `done, ${parts.join(", ")}`;
}
