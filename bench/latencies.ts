/** The middle, two high percentiles and the slowest of some durations, in milliseconds. */
export interface Latencies {
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
}

export function summarise(durationsMs: readonly number[]): Latencies {
  const sorted = Float64Array.from(durationsMs).sort();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), slowestMs: at(1) };
}
